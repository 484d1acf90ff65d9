/** How people pay, and get their money back. */
export const payments = `
# payment
en payment, pay, paying, paid, settle the bill, payable
de Zahlung, zahlen, bezahlen, Bezahlung, zahlbar, Zahlungsart, bezahlt
fr paiement, payer, règlement ~, régler la facture, payable, payez
es pago, pagar, pagos, abonar, pagado, forma de pago
it pagamento, pagare, pagamenti, pagato, saldare
pt pagamento, pagar, pago, liquidar
nl betaling, betalen, afrekenen, betaald, betaalwijze
pl płatność, zapłata, płacić, zapłacić, płatności, opłacić
tr ödeme, ödemek, ödeyebilir, öderim, ödenir
ar دفع, الدفع, ادفع, سداد, طرق الدفع
he תשלום, לשלם, משלמים, תשלומים, אמצעי תשלום
ja 支払い, 支払, お支払い, 払う, 決済
# card-payment < payment
en credit card, debit card, visa card, mastercard, contactless, card payment, pay by card, amex, card ~, cards ~
de Kreditkarte, EC-Karte, Girocard, Kartenzahlung, Mastercard, kontaktlos, mit Karte zahlen, Debitkarte, Karte ~
fr carte bancaire, carte de crédit, CB, sans contact, carte bleue, payer par carte, mastercard, carte ~
es tarjeta de crédito, tarjeta de débito, pagar con tarjeta, sin contacto, mastercard, tarjeta ~, con tarjeta
it carta di credito, bancomat, carta di debito, pagare con carta, contactless, mastercard, carta ~, con carta
pt cartão de crédito, cartão de débito, multibanco, pagar com cartão, mastercard, cartão ~, com cartão
nl creditcard, pinnen, pinpas, contactloos, met kaart betalen, mastercard, bankpas, met pin, bankkaart
pl karta kredytowa, karta płatnicza, płatność kartą, kartą, zbliżeniowo, mastercard, karta ~
tr kredi kartı, banka kartı, kartla ödeme, temassız, mastercard, kart ~, kartla
ar بطاقة ائتمان, بطاقة الائتمان, بطاقة بنكية, فيزا, ماستركارد, الدفع بالبطاقة, بطاقة ~
he כרטיס אשראי, אשראי, כרטיסי אשראי, ויזה, מאסטרקארד, כרטיס ~
ja クレジットカード, カード払い, デビットカード, カード決済, クレカ, カード ~
# cash < payment
en cash, banknotes, coins, cash machine, atm
de bar zahlen, Bargeld, Barzahlung, in bar, Geldautomat, bar bezahlen
fr espèces, liquide ~, en liquide, argent liquide, distributeur de billets
es efectivo, en efectivo, metálico, cajero automático
it contanti, in contanti, sportello bancomat
pt dinheiro vivo, numerário, em dinheiro, caixa multibanco
nl contant, contant geld, cash, pinautomaat
pl gotówka, bankomat
tr nakit, peşin, bankamatik
ar نقد, نقدا, كاش, صراف آلي
he מזומן, במזומן, כספומט
ja 現金, キャッシュ, 現金払い
# mobile-payment < payment
en apple pay, google pay, paypal, mobile payment, pay by phone, venmo
de Apple Pay, Google Pay, PayPal, mit dem Handy bezahlen
fr apple pay, google pay, paypal, paiement mobile
es apple pay, google pay, paypal, bizum, pago móvil
it apple pay, google pay, paypal, satispay, pagamento mobile
pt apple pay, google pay, paypal, mb way, pix
nl apple pay, google pay, paypal, ideal betalen, tikkie
pl apple pay, google pay, paypal, blik
tr apple pay, google pay, paypal, mobil ödeme
ar أبل باي, جوجل باي, باي بال, الدفع بالهاتف
he אפל פיי, גוגל פיי, פייפאל, ביט, paypal, apple pay
ja ペイペイ, 電子マネー, スマホ決済, キャッシュレス, paypal, apple pay
# bank-transfer < payment
en bank transfer, wire transfer, direct debit, standing order, BACS
de Überweisung, Banküberweisung, Lastschrift, SEPA, Dauerauftrag, überweisen, Kontoverbindung
fr virement, virement bancaire, prélèvement automatique, prélèvement
es transferencia bancaria, transferencia, domiciliación, domiciliación bancaria
it bonifico, bonifico bancario, addebito diretto
pt transferência bancária, débito direto, transferência
nl overschrijving, bankoverschrijving, automatische incasso, overmaken, incasso
pl przelew, przelew bankowy, polecenie zapłaty, przelewem
tr banka havalesi, havale, EFT, otomatik ödeme
ar تحويل بنكي, حوالة بنكية, تحويل مصرفي
he העברה בנקאית, הוראת קבע
ja 銀行振込, 振込, 口座振替, 自動引き落とし
# instalments < payment
en =instalments, =installments, finance, payment plan, spread the cost, pay monthly, pay later, pay over time, klarna
de Ratenzahlung, Raten, Finanzierung, in Raten zahlen, Teilzahlung, abbezahlen, abstottern, finanzieren
fr paiement en plusieurs fois, mensualités, facilités de paiement, financement, échelonner, plusieurs fois
es a plazos, cuotas, financiación, pago fraccionado, pagar en cuotas, plazos
it rate, rateizzare, finanziamento, pagare a rate, rateale, dilazione
pt prestações, parcelas, parcelar, financiamento, pagamento faseado
nl termijnen, gespreid betalen, financiering, betalingsregeling, afbetaling, in termijnen
pl raty, na raty, ratalna, finansowanie, rozłożyć na raty
tr taksit, taksitle, finansman, taksitli ödeme
ar تقسيط, أقساط, بالتقسيط, قسط, تمويل
he תשלומים שווים, פריסה לתשלומים, בתשלומים, מימון, פריסת תשלומים
ja 分割払い, 分割, ローン, リボ払い
# deposit < payment
en deposit, down payment, prepayment, pay in advance, put down a deposit, upfront payment, booking fee, advance payment
de Anzahlung, Vorauszahlung, Vorkasse, anzahlen, im Voraus zahlen, Reservierungsgebühr
fr acompte, arrhes, paiement d'avance, avance ~
es depósito, señal ~, anticipo, pago anticipado, paga y señal, adelanto
it acconto, caparra, anticipo, pagamento anticipato
pt sinal ~, adiantamento, pagamento antecipado, entrada inicial, depósito
nl aanbetaling, vooruitbetaling, voorschot, aanbetalen
pl zaliczka, zadatek, przedpłata, z góry
tr kapora, ön ödeme, depozito, peşinat
ar عربون, دفعة مقدمة, دفعة أولى, مقدم
he מקדמה, מקדמות, תשלום מראש, דמי רישום
ja 手付金, 前払い, 予約金, 前金, 頭金
# security-deposit < deposit
en security deposit, damage deposit, refundable deposit, bond ~, caution money
de Kaution, Mietkaution, Sicherheitsleistung, Pfand
fr caution, dépôt de garantie
es fianza, depósito de garantía
it cauzione, deposito cauzionale
pt caução, depósito de garantia
nl borg, borgsom, waarborgsom, statiegeld
pl kaucja, depozyt zwrotny, kaucję
tr depozito bedeli, teminat, hasar depozitosu
ar تأمين مسترد, مبلغ التأمين, وديعة
he פיקדון, ערבון, דמי פיקדון
ja 敷金, 保証金, デポジット
# invoice < payment
en invoice, receipt, bill, billing, proof of purchase
de Rechnung, Quittung, Beleg, Kassenbon, Kassenzettel, Abrechnung, Kaufbeleg
fr facture, reçu, ticket de caisse, facturation, justificatif d'achat
es factura, recibo, ticket, facturación, comprobante
it fattura, ricevuta, scontrino, fatturazione
pt fatura, recibo, talão, faturação, comprovativo
nl factuur, bon, kassabon, rekening, bonnetje, aankoopbewijs
pl faktura, paragon, rachunek, faktury, dowód zakupu
tr fatura, fiş, makbuz, faturalama
ar فاتورة, إيصال, وصل, الفواتير
he חשבונית, קבלה, חשבון ~, חשבוניות
ja 請求書, 領収書, レシート, インボイス
# refund < money
en refund, money back, reimburse, reimbursement, refundable, get money back
de Rückerstattung, Erstattung, Geld zurück, erstatten, zurückerstatten, Rückzahlung
fr remboursement, rembourser, remboursé, remboursable
es reembolso, devolución del dinero, reembolsar, reembolsable, devolver el dinero
it rimborso, rimborsare, rimborsabile, restituzione del denaro
pt reembolso, devolução do dinheiro, reembolsar, estorno
nl terugbetaling, geld terug, restitutie, terugbetalen, terugkrijgen
pl zwrot pieniędzy, zwrot kosztów, refundacja, zwrot środków
tr para iadesi, geri ödeme, iade alabilir
ar استرداد, استرجاع المال, استرداد المبلغ, إرجاع المبلغ
he החזר, החזר כספי, זיכוי, החזרים
ja 返金, 払い戻し, 払戻し, 返金保証
`
