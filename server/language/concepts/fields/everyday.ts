/** What visitors do, in everyday words. */
export const everyday = `
# drop-off
en drop off, bring it in, hand in, leave it with you
de abgeben, vorbeibringen, Abgabe, Annahmestelle
fr déposer, dépôt ~, point de dépôt
es entregar en tienda, dejar en recepción, punto de entrega
it consegna in negozio, lasciare in negozio, punto di consegna
pt deixar na loja, entregar na loja, ponto de entrega
nl inleveren, afgeven, afgifte
pl oddać do naprawy, zostawić w punkcie, punkt przyjęć
tr bırakmak, teslim etmek, elden bırakma
ar تسليم, إيداع, نقطة تسليم
he מסירה, למסור, נקודת מסירה
ja 持ち込み修理, 預ける, 持込
# split-bill < payment
en split the bill, separate bills, pay separately, go dutch
de getrennt zahlen, getrennte Rechnung, Rechnung teilen
fr partager l'addition, payer séparément, addition séparée
es dividir la cuenta, cuentas separadas, pagar por separado
it dividere il conto, conti separati, pagare separatamente
pt dividir a conta, contas separadas, pagar separado
nl rekening splitsen, apart betalen, aparte rekening
pl podzielić rachunek, osobne rachunki, płacić osobno
tr hesabı bölmek, ayrı ödeme, alman usulü
ar تقسيم الفاتورة, الدفع بشكل منفصل
he לפצל חשבון, חשבון נפרד, לחלק את החשבון
ja 別会計, 割り勘, 個別会計
# currency < money
en foreign currency, currency, dollars, euros, pounds, exchange rate
de Fremdwährung, Währung, Dollar, Wechselkurs
fr devise, devises, dollars, taux de change
es divisa, moneda, dólares, tipo de cambio
it valuta, dollari, tasso di cambio
pt moeda, dólares, câmbio
nl valuta, vreemde valuta, dollars, wisselkoers
pl waluta, waluty, dolary, kurs wymiany
tr döviz, para birimi, dolar, kur
ar عملة, عملات أجنبية, دولار, سعر الصرف
he מטבע חוץ, מט״ח, דולרים, שער חליפין
ja 外貨, 通貨, ドル, 為替
# price-match < discount
en price match, best price guarantee, beat a quote, negotiate, haggle
de Bestpreisgarantie, Preisgarantie, verhandeln, Verhandlungsbasis
fr meilleur prix garanti, négocier, prix négociable
es mejor precio garantizado, negociar, regatear, igualar precio
it miglior prezzo garantito, trattare il prezzo, negoziare
pt melhor preço garantido, negociar, regatear
nl laagste prijsgarantie, onderhandelen, afdingen
pl gwarancja najniższej ceny, negocjować, negocjacja ceny
tr en iyi fiyat garantisi, pazarlık
ar أفضل سعر, تفاوض, مطابقة السعر
he השוואת מחיר, מחיר הכי טוב, התמקחות
ja 最低価格保証, 価格交渉, 値段交渉
# penalty
en late fee, penalty, fine for, late payment fee, penalty fee
de Strafgebühr, Mahngebühr, Säumnisgebühr, Vertragsstrafe, Bußgeld
fr pénalité, frais de retard, amende
es penalización, multa, recargo por demora
it penale, multa, mora, sanzione
pt multa, penalização, penalidade, juros de mora
nl boete, toeslag te laat, aanmaningskosten
pl kara, opłata za spóźnienie, mandat, kara umowna
tr ceza, gecikme ücreti, cezai şart
ar غرامة, رسوم تأخير, جزاء
he קנס, דמי איחור, קנסות
ja 罰金, 延滞料, 遅延料金, 違約金
# extend
en extend, extension of stay, prolong, renew, renewal, stay longer
de verlängern, Verlängerung, erneuern, länger bleiben
fr prolonger, prolongation, renouveler, renouvellement
es prolongar, ampliar, renovar, renovación, prórroga
it prolungare, rinnovare, rinnovo, proroga
pt prolongar, renovar, renovação ~, prorrogar
nl verlengen, verlenging, vernieuwen
pl przedłużyć, przedłużenie, odnowić
tr uzatmak, uzatma, yenileme, yenilemek
ar تمديد, تجديد الاشتراك, أمدد
he להאריך, הארכה, לחדש, חידוש
ja 延長, 更新, 継続
# upgrade
en upgrade, add-on, extras, optional extras, better room
de Upgrade, Zusatzleistung, Extras, hochstufen, Aufwertung
fr surclassement, options supplémentaires, extras
es mejora de categoría, extras, servicio adicional
it upgrade, extra opzionali, servizio aggiuntivo
pt upgrade, extras, serviço adicional
nl upgrade, extra's, upgraden
pl podwyższenie standardu, dodatki, ulepszenie
tr yükseltme, ekstra hizmet, ek hizmet
ar ترقية, خدمات إضافية, إضافات
he שדרוג, תוספות, לשדרג
ja アップグレード, オプション, 追加サービス
# choose-person
en choose my stylist, same therapist, request a specific, female doctor, male doctor, preferred stylist
de Wunschtermin, gleiche Therapeutin, bestimmte Mitarbeiterin
fr choisir mon praticien, même praticien
es elegir profesional, misma persona, elegir médico
it scegliere operatore, stesso operatore
pt escolher profissional, mesmo profissional
nl vaste behandelaar, zelf kiezen behandelaar
pl wybrać specjalistę, ten sam specjalista
tr uzman seçmek, aynı kişi
ar اختيار الطبيب, نفس الموظف
he לבחור מטפל, אותו מטפל
ja 指名, 担当指名
# companion
en accompany, accompanied, bring a friend, guest pass, plus one, chaperone, unaccompanied
de Begleitung, begleiten, Begleitperson, Freund mitbringen
fr accompagner, accompagnateur, accompagné, amener un ami
es acompañante, acompañado, acompañar, traer un amigo
it accompagnatore, accompagnare, accompagnato, portare un amico
pt acompanhante, acompanhar, acompanhado, trazer um amigo
nl begeleider, begeleiding ~, vergezellen, vriend meenemen
pl osoba towarzysząca, opiekun ~, towarzyszyć
tr refakatçi, eşlik etmek, arkadaşımı getirmek
ar مرافق, مرافقة, اصطحاب صديق
he מלווה, ליווי, להביא חבר
ja 付き添い, 同伴, 同行
# visit
en visiting hours, come and see, look around, visit you, come by
de Besuchszeiten, vorbeikommen, umsehen, besuchen
fr visiter, heures de visite, passer vous voir
es visitar, horario de visitas, pasar a ver
it visitare, orario visite, passare a vedere
pt visitar, horário de visitas, passar para ver
nl bezoeken, bezoekuren, langskomen
pl odwiedzić, godziny odwiedzin, odwiedziny
tr ziyaret, ziyaret saatleri, uğramak
ar زيارة, مواعيد الزيارة
he ביקור, שעות ביקור, לבקר
ja 訪れる, 面会, 来店
# last-orders < opening-hours
en last orders, kitchen closes, last entry, last admission, last appointment
de letzte Bestellung, Küchenschluss, letzter Einlass, warme Küche
fr dernière commande, dernière entrée, dernier service
es última entrada, cierre de cocina, último pedido, última admisión
it ultimo ingresso, chiusura cucina, ultimo ordine
pt última entrada, fecho da cozinha, últimos pedidos
nl laatste bestelling, keuken sluit, laatste toegang
pl ostatnie zamówienie, ostatnie wejście, zamknięcie kuchni
tr son sipariş, son giriş, mutfak kapanış
ar آخر طلب, آخر دخول, إغلاق المطبخ
he הזמנה אחרונה, כניסה אחרונה, סגירת מטבח
ja ラストオーダー, 最終入場, 最終受付
# date
en what date, which day, dates, calendar, upcoming dates
de Datum, Kalender, welcher Tag, Daten ~
fr date, dates, calendrier, quel jour
es fecha, fechas, calendario, qué día
it data, date ~, calendario, che giorno
pt data, datas, calendário, que dia
nl datum, data ~, kalender, welke dag
pl data, daty, kalendarz, którego dnia
tr tarih, tarihler, takvim, hangi gün
ar تاريخ, تواريخ, تقويم السنة, أي يوم
he תאריך, תאריכים, לוח שנה, באיזה יום
ja 日にち, 日程, カレンダー, 何日
# season
en season, high season, low season, peak season, off-season, summer, winter
de Saison, Hochsaison, Nebensaison, Sommer, Winter
fr saison, haute saison, basse saison, été, hiver
es temporada, temporada alta, temporada baja, verano, invierno
it stagione, alta stagione, bassa stagione, estate, inverno
pt temporada, época alta, época baixa, verão, inverno
nl seizoen, hoogseizoen, laagseizoen, zomer, winter
pl sezon, wysoki sezon, poza sezonem, lato, zima
tr sezon, yüksek sezon, yaz, kış, mevsim
ar موسم, الموسم, صيف, شتاء
he עונה, עונת שיא, קיץ, חורף
ja シーズン, 繁忙期, 夏, 冬, オフシーズン
# water
en drinking water, tap water, bottled water, water fountain
de Trinkwasser, Leitungswasser, Mineralwasser, Wasserspender
fr eau potable, eau du robinet, carafe d'eau, eau minérale
es agua potable, agua del grifo, agua mineral
it acqua potabile, acqua del rubinetto, acqua minerale
pt água potável, água da torneira, água mineral
nl drinkwater, kraanwater, mineraalwater
pl woda pitna, kranówka, woda mineralna
tr içme suyu, musluk suyu, maden suyu
ar مياه الشرب, ماء الصنبور, مياه معدنية
he מי שתייה, מי ברז, מים מינרליים
ja 飲み水, 水道水, ミネラルウォーター
# heated
en heated, temperature, warm enough, cold room, too cold
de beheizt, Temperatur, geheizt
fr chauffé, température, chauffée
es climatizada, temperatura, con calefacción
it riscaldato, riscaldata, temperatura
pt aquecido, aquecida, temperatura
nl verwarmd, temperatuur
pl podgrzewany, temperatura, ogrzewany
tr ısıtmalı, sıcaklık, ısıtılmış
ar مدفأ, درجة الحرارة, دافئ
he מחומם, טמפרטורה, מחוממת
ja 温水, 温度, 暖かい
`
