/** What things cost, and what is left out or added. */
export const money = `
# price
en price, cost, fee, charge, rate, tariff, how much, pricing
de Preis, Kosten, Gebühr, Tarif, Entgelt, wie viel kostet, wieviel, kostet
fr prix, tarif, coût, frais, coûter, coûte, combien
es precio, coste, costo, tarifa, cuesta, cuestan, cuánto, costar, valor
it prezzo, costo, tariffa, costa, costano, costare, quanto
pt preço, custo, tarifa, custa, custam, quanto, valor, taxa
nl prijs, kosten, tarief, kost, hoeveel, vergoeding
pl cena, koszt, opłata, stawka, cennik, ile kosztuje, kosztuje, kosztują, ceny
tr fiyat, ücret, bedel, tarife, ne kadar, maliyet, kaç para
ar سعر, أسعار, تكلفة, رسوم, تعرفة, كم يكلف, بكم, ثمن, أجرة
he מחיר, מחירים, עלות, תעריף, כמה עולה, כמה זה עולה, עולה, מחירון
ja 料金, 価格, 値段, 費用, いくら, 代金
# cheap < price
en cheapest, cheaper, cheap, inexpensive, affordable, low-cost, budget, lowest price
de günstig, billig, preiswert, preisgünstig, erschwinglich
fr pas cher, bon marché, abordable, économique, moins cher
es barato, económico, asequible, más barato
it economico, conveniente, a buon mercato, meno caro, low cost
pt barato, económico, acessível em preço, mais barato, em conta
nl goedkoop, betaalbaar, voordelig, budget
pl tani, tanie, tanio, niedroga, niedrogi, najtańszy
tr ucuz, uygun fiyatlı, hesaplı, ekonomik
ar رخيص, أرخص, اقتصادي, سعر منخفض, بأسعار معقولة
he זול, זולה, זולים, הכי זול, במחיר נמוך
ja 安い, 格安, 最安, 手頃
# expensive < price
en most expensive, dearest, expensive, pricey, dear ~
de teuer, kostspielig, hochpreisig
fr cher, chère, coûteux, onéreux
es caro, costoso, más caro
it caro, costoso, dispendioso
pt caro, dispendioso, mais caro
nl duur, prijzig, kostbaar
pl drogi, drogie, drogo, kosztowny
tr pahalı, masraflı
ar غالي, مكلف, باهظ
he יקר, יקרה, יקרים
ja 高い ~, 高額, 高価
# free-of-charge < price
en free of charge, no charge, at no cost, for free, complimentary, without charge, no extra cost, free entry
de kostenlos, gratis, kostenfrei, unentgeltlich, umsonst, gebührenfrei, freier Eintritt
fr gratuit, gratuitement, gratuite, sans frais, offert, gratis
es gratis, gratuito, gratuita, sin coste, sin cargo
it gratis, gratuito, gratuita, gratuitamente, senza costi
pt grátis, gratuito, gratuita, sem custo, de graça
nl gratis, kosteloos, zonder kosten, vrij toegang
pl bezpłatnie, darmowy, za darmo, bezpłatny, gratis, bezpłatne
tr ücretsiz, bedava, parasız, ücret alınmaz
ar مجاني, مجانا, مجانية, بدون مقابل, بلا رسوم
he חינם, בחינם, ללא תשלום, ללא עלות
ja 無料, タダ, 無償
# discount < price
en discount, reduction ~, money off, concession, reduced price, special offer, deal, promotion, sale price
de Rabatt, Ermäßigung, Nachlass ~, Preisnachlass, Vergünstigung, Sonderangebot, ermäßigt, Angebot ~
fr remise, réduction, rabais, promotion, tarif réduit, offre spéciale
es descuento, rebaja, oferta, promoción, tarifa reducida
it sconto, riduzione, promozione, offerta, scontato, tariffa ridotta
pt desconto, promoção, oferta, redução de preço, preço reduzido
nl korting, aanbieding, actie ~, kortingsactie, gereduceerd tarief
pl zniżka, rabat, promocja, ulga, obniżka, przecena, ulgowy
tr indirim, kampanya, iskonto, indirimli
ar خصم, تخفيض, عرض خاص, عروض, حسم, تخفيضات
he הנחה, הנחות, מבצע, מבצעים, מחיר מוזל
ja 割引, 値引き, セール, 割り引き, キャンペーン
# voucher < discount
en voucher, coupon, promo code, discount code, voucher code
de Gutscheincode, Coupon, Rabattcode, Rabattgutschein, Gutschein ~
fr bon de réduction, code promo, coupon, bon d'achat
es cupón, código promocional, vale descuento, código de descuento
it buono sconto, coupon, codice promozionale, codice sconto
pt cupão, cupom, código promocional, vale de desconto
nl kortingsbon, coupon, kortingscode, waardebon
pl kupon, kod rabatowy, kod promocyjny, bon
tr kupon, indirim kodu, promosyon kodu
ar قسيمة, كوبون, كود الخصم, رمز ترويجي
he קופון, שובר, קוד הנחה, קוד קופון
ja クーポン, 割引券, プロモーションコード
# gift-card < voucher
en gift card, gift voucher, gift certificate, present for someone
de Geschenkgutschein, Gutschein, Geschenkkarte
fr carte cadeau, chèque cadeau, bon cadeau
es tarjeta regalo, bono regalo, vale regalo
it buono regalo, carta regalo, gift card
pt cartão presente, vale presente, cheque prenda, cartão oferta
nl cadeaubon, cadeaukaart, kadobon
pl karta podarunkowa, bon podarunkowy, voucher prezentowy
tr hediye kartı, hediye çeki
ar بطاقة هدية, قسيمة هدية, بطاقات الهدايا
he כרטיס מתנה, שובר מתנה, גיפט קארד
ja ギフトカード, ギフト券, 商品券
# loyalty < discount
en loyalty card, loyalty points, loyalty scheme, reward points, rewards programme, stamp card
de Treuekarte, Treuepunkte, Bonusprogramm, Stempelkarte, Kundenkarte, Bonuskarte
fr carte de fidélité, points de fidélité, programme de fidélité
es tarjeta de fidelidad, puntos de fidelidad, programa de puntos
it carta fedeltà, tessera fedeltà, punti fedeltà, raccolta punti
pt cartão de fidelidade, programa de pontos, pontos de fidelidade
nl klantenkaart, spaarkaart, spaarpunten, spaarprogramma
pl karta stałego klienta, program lojalnościowy, karta lojalnościowa
tr sadakat kartı, puan kartı, sadakat programı
ar بطاقة الولاء, نقاط الولاء, برنامج الولاء
he כרטיס מועדון, מועדון לקוחות, נקודות מועדון, כרטיסייה
ja ポイントカード, スタンプカード, 会員ポイント
# money
en money, funds
de Geld, Geldbetrag
fr argent, somme d'argent
es dinero, plata ~
it soldi, denaro
pt dinheiro, verba
nl geld, geldbedrag
pl pieniądze, pieniędzy, kwota
tr para
ar مال, نقود, فلوس, مبلغ
he כסף, סכום
ja お金, 金額
# tax < price
en tax, VAT, sales tax, GST, value added tax
de Steuer, Mehrwertsteuer, MwSt, Umsatzsteuer, USt
fr TVA, taxe, impôt, hors taxe, TTC
es IVA, impuesto, impuestos
it IVA, imposta, tassa, tasse
pt IVA, imposto, impostos
nl btw, belasting, omzetbelasting
pl VAT, podatek, podatki, netto
tr KDV, vergi
ar ضريبة, ضرائب, ضريبة القيمة المضافة
he מס, מע״מ, מעמ, מסים
ja 税金, 消費税, 税込, 税抜
# tip
en gratuity, gratuities, service charge, tipping, leave a tip
de Trinkgeld, Bedienungszuschlag
fr pourboire, pourboires, service compris
es propina, propinas
it mancia, mance, servizio incluso
pt gorjeta, gorjetas, taxa de serviço
nl fooi, fooien, bedieningsgeld
pl napiwek, napiwki
tr bahşiş, servis ücreti
ar إكرامية, بقشيش, رسوم الخدمة
he טיפ, תשר, דמי שירות
ja チップ, サービス料
# surcharge < price
en surcharge, supplement ~, extra charge, additional fee, extra cost, hidden costs, extra fee
de Zuschlag, Aufpreis, Aufschlag, Zusatzkosten, Mehrkosten, Extrakosten
fr supplément, frais supplémentaires, surcoût, majoration
es suplemento, recargo, cargo extra, coste adicional
it supplemento, sovrapprezzo, costo aggiuntivo, costi extra
pt suplemento, sobretaxa, custo adicional, taxa extra
nl toeslag, meerprijs, extra kosten, bijbetaling
pl dopłata, dodatkowa opłata, dopłaty
tr ek ücret, ilave ücret, fark ücreti
ar رسوم إضافية, تكلفة إضافية, زيادة السعر
he תוספת תשלום, תוספת, תשלום נוסף
ja 追加料金, 割増, 別料金
# call-out-fee < price
en call-out fee, call-out charge, callout, travel charge, site visit fee
de Anfahrt ~, Anfahrtskosten, Anfahrtspauschale, Wegepauschale, Fahrtkosten
fr frais de déplacement, déplacement
es desplazamiento, gastos de desplazamiento, coste de desplazamiento
it uscita ~, costo di uscita, diritto di chiamata, spese di trasferta
pt deslocação, taxa de deslocação, custo de deslocação
nl voorrijkosten, voorrijden, reiskosten
pl dojazd ~, koszt dojazdu, opłata za dojazd
tr servis çıkış ücreti, yol ücreti, keşif ücreti
ar رسوم الزيارة, أجرة الانتقال, رسوم الانتقال
he דמי ביקור, עלות ביקור, דמי נסיעה
ja 出張費, 出張料, 出張料金
# quote
en quote, quotation, estimate, price estimate, free quote
de Kostenvoranschlag, Angebot einholen, Voranschlag, Kostenschätzung, Preisangebot, Angebot
fr devis, estimation, chiffrage
es presupuesto, cotización, estimación
it preventivo, stima, preventivi
pt orçamento, cotação, estimativa
nl offerte, prijsopgave, kostenraming
pl wycena, kosztorys, wyceny
tr fiyat teklifi, teklif, keşif
ar عرض سعر, عرض أسعار, تقدير التكلفة, تسعيرة
he הצעת מחיר, הצעות מחיר, אומדן
ja 見積もり, 見積, お見積り, 概算
# minimum-spend < price
en minimum spend, minimum order, minimum charge, minimum purchase
de Mindestbestellwert, Mindestumsatz, Mindestbestellung, Mindestverzehr
fr commande minimum, minimum de commande, montant minimum, achat minimum
es pedido mínimo, consumo mínimo, compra mínima
it ordine minimo, spesa minima, consumazione minima
pt pedido mínimo, consumo mínimo, compra mínima
nl minimale bestelling, minimumbestelling, minimale besteding
pl minimalne zamówienie, minimalna kwota
tr minimum sipariş, minimum tutar, asgari sipariş
ar الحد الأدنى للطلب, أقل طلب
he הזמנה מינימלית, מינימום הזמנה
ja 最低注文, 最低料金, 最低利用
`
