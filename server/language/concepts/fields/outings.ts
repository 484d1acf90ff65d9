/** Out and about: seats, tastings, play, photographs. */
export const outings = `
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
ja 遊び場 ~, 公園, キッズコーナー
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
