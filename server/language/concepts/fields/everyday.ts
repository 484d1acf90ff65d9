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
# cloakroom
en cloakroom, coat check, coats, leave my coat
de Garderobe, Mantel abgeben
fr vestiaire ~, manteaux, laisser mon manteau
es guardarropa, guardarropía, abrigos
it guardaroba, cappotti
pt bengaleiro, casacos
nl garderobe, jassen
pl szatnia ~, płaszcze
tr vestiyer, palto
ar غرفة المعاطف, حفظ المعاطف
he מלתחת מעילים, מעילים
ja クローク, コート預かり
# photos-allowed < allowed
en take photos, take pictures, photography allowed, flash, filming allowed
de fotografieren erlaubt, Fotografierverbot, Blitzlicht, Fotos machen
fr prendre des photos, photos autorisées, flash
es hacer fotos, sacar fotos, fotos permitidas, flash
it fare foto, scattare foto, flash
pt tirar fotos, tirar fotografias, flash
nl foto's maken, fotograferen toegestaan, flits
pl robić zdjęcia, fotografować, lampa błyskowa
tr fotoğraf çekmek, flaş
ar التقاط الصور, التصوير مسموح, فلاش
he לצלם, צילום מותר, פלאש
ja 写真撮影, フラッシュ, 撮影可
# seat
en seat, reserved seats, front row, seating plan, standing room
de Sitzplatz, Platzreservierung, Stehplatz, Sitzplan
fr place assise, placement ~, places debout, siège ~
es asiento, butaca, localidades, plano de asientos
it posto ~, poltrona, posti riservati, piantina posti
pt lugar sentado, lugares marcados, plateia
nl zitplaats, stoelnummer, staanplaats
pl miejsce siedzące, numerowane miejsca, rząd
tr koltuk numarası, oturma planı, ayakta
ar مقعد, مقاعد, حجز المقاعد
he מושב, מקומות ישיבה, מקומות מסומנים
ja 座席指定, 指定席, 自由席
# try-on
en try on, fitting room, trying on, fitting appointment
de anprobieren, Umkleidekabine ~, Anprobe
fr essayer, cabine d'essayage, essayage
es probarse, probador, probadores
it provare, camerino, prova abito
pt experimentar roupa, provador, provadores
nl passen ~, paskamer, pashokje
pl przymierzyć, przymierzalnia, przymiarka
tr denemek, deneme kabini, prova
ar قياس الملابس, غرفة القياس, تجربة الملابس
he למדוד, תא מדידה, מדידה
ja 試着, 試着室, フィッティング
# sample
en sample, samples, swatch, tasting, taste
de Muster, Probe ~, Verkostung, probieren, Kostprobe
fr échantillon, dégustation, goûter, échantillons
es muestra ~, muestras, degustación, cata, probar ~
it campione, campioni, degustazione, assaggio
pt amostra, amostras, degustação, prova de vinhos
nl monster ~, proeverij, proeven, staal
pl próbka, próbki, degustacja
tr numune, tadım, örnek ~
ar عينة, عينات, تذوق
he דוגמית, דוגמיות, טעימות, טעימה
ja サンプル, 試食, 試飲, 見本
# fresh
en fresh, homemade, local produce, expiry date, freshly made, best before
de frisch, hausgemacht, regional, Haltbarkeit, Mindesthaltbarkeitsdatum
fr frais ~, fait maison, produits locaux, date de péremption
es fresco, casero ~, productos locales, fecha de caducidad
it fresco, fatto in casa, prodotti locali, scadenza prodotto
pt fresco, caseiro, produtos locais, prazo de validade
nl vers, huisgemaakt, streekproducten, houdbaarheid
pl świeży, domowej roboty, lokalne produkty, data ważności
tr taze, ev yapımı, yerel ürün, son kullanma tarihi
ar طازج, صنع منزلي, منتجات محلية, تاريخ الصلاحية
he טרי, תוצרת בית, תוצרת מקומית, תאריך תפוגה
ja 新鮮, 自家製, 手作り, 地元産, 賞味期限
# ice-cream < cake
en ice cream, gelato, sorbet, chocolate, sweets
de Eis ~, Eiscreme, Eisdiele, Schokolade
fr glace, sorbet, chocolat, glacier
es helado, heladería, chocolate, sorbete
it gelato, gelateria, cioccolato, sorbetto
pt gelado, sorvete, gelataria, chocolate
nl ijs, ijsje, chocolade, sorbet
pl lody, lodziarnia, czekolada, sorbet
tr dondurma, çikolata, sorbe
ar بوظة, آيس كريم, شوكولاتة
he גלידה, שוקולד, סורבה
ja アイスクリーム, チョコレート, ジェラート
# private-room
en private room, private dining, separate room, privacy screen, secluded
de Nebenraum, Separee, Nebenzimmer, separater Raum
fr salon privé, salle privée, pièce séparée
es reservado, sala privada, salón privado
it sala privata, saletta, saletta riservata
pt sala privada, espaço reservado
nl aparte ruimte, privéruimte, zaaltje
pl osobna sala, sala prywatna, gabinet prywatny
tr özel oda, özel salon
ar غرفة خاصة, قاعة خاصة
he חדר פרטי, חדר נפרד
ja 個室 ~, 貸切部屋, 半個室
# playground < child
en playground, play area ~, soft play, kids corner
de Spielplatz, Spielecke ~, Spielbereich, Indoorspielplatz
fr aire de jeux, coin enfants, espace jeux
es parque infantil, zona infantil, zona de juegos ~, columpios
it parco giochi, area bimbi, area giochi ~
pt parque infantil, área infantil, espaço infantil
nl speeltuin, speelplaats, speelhoek ~
pl plac zabaw, kącik dla dzieci, sala zabaw
tr oyun parkı, çocuk alanı, oyun alanı ~
ar ملعب أطفال, منطقة ألعاب, ركن الأطفال
he גן שעשועים, ג'ימבורי, פינת ילדים
ja 遊び場, 公園, キッズコーナー
# dog-friendly-terms < dog allowed
en dogs allowed, dogs welcome, dog friendly, no dogs
de Hunde erlaubt, Hunde willkommen, hundefreundlich
fr chiens acceptés, chiens admis, chiens bienvenus
es admiten perros, se admiten perros, perros permitidos
it cani ammessi, accettate cani, cani benvenuti
pt aceitam cães, cães permitidos, aceita animais
nl honden toegestaan, honden welkom, hondvriendelijk
pl przyjazny psom, psy mile widziane, z psem
tr köpek kabul, köpek dostu
ar الكلاب مسموحة, دخول الكلاب
he כניסה לכלבים, כלבים מותרים, ידידותי לכלבים
ja 犬同伴, ペット同伴, 犬連れ
`
