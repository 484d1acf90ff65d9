/** Hair, skin, nails and what makes one well. */
export const beauty = `
# haircut
en haircut, hair cut, trim, hairdresser, barber, hair salon, hairstylist, cut and blow dry, get my hair cut, restyle
de Haarschnitt, Friseur, Haare schneiden, Frisör, Friseurin, Barbier, Frisur
fr coupe de cheveux, coiffeur, coiffeuse, barbier, couper les cheveux, salon de coiffure, coupe homme, coupe femme
es corte de pelo, peluquería, peluquero, barbero, barbería, cortar el pelo, corte de cabello
it taglio di capelli, parrucchiere, barbiere, tagliare i capelli, taglio uomo, taglio donna
pt corte de cabelo, cabeleireiro, barbeiro, barbearia, cortar o cabelo
nl knippen, kapper, kapsalon, barbier, haar knippen, knipbeurt
pl strzyżenie, fryzjer, ścięcie włosów, barber, obciąć włosy, fryzjerka
tr saç kesimi, kuaför, berber, saç kestirmek
ar قص شعر, حلاق, قصة شعر, كوافير, صالون حلاقة
he תספורת, ספר ~, מספרה, להסתפר, תספורות
ja ヘアカット, カット, 美容院, 散髪, 美容室, 理容
# hair
en hair, curls, fringe
de Haar, Haare, Locken, Pony ~
fr cheveux, cheveu, frange, boucles
es pelo, cabello, flequillo, rizos
it capelli, frangia, ricci
pt cabelo, franja, caracóis
nl haar ~, haren, krullen, pony ~
pl włosy, włosów, grzywka, loki
tr saç, kahkül, bukle
ar شعر, غرة
he שיער, שער, פוני ~
ja 髪, ヘア, 前髪
# hair-colouring < hair
en hair colour, hair dye, highlights, balayage, colouring, dye my hair, tint, roots done, bleach ~
de färben ~, Haarfarbe, Strähnen, Strähnchen, Tönung, Balayage, Haare färben, Blondierung
fr coloration, mèches, teinture, balayage, couleur ~, décoloration
es tinte, mechas, coloración, teñir, balayage, reflejos
it tinta, colore capelli, meches, colpi di sole, balayage, colorazione
pt coloração, madeixas, tinta, pintar o cabelo, balayage
nl haarkleuring, highlights, verven, kleuren ~, kleuring, balayage
pl farbowanie, koloryzacja, pasemka, balejaż, balayage
tr saç boyama, boya, röfle, ombre, balyaj
ar صبغة, صبغ الشعر, هايلايت, بالاياج
he צבע לשיער, גוונים, צביעת שיער, החלקת צבע, פסים
ja カラー, ヘアカラー, ハイライト, 髪染め, 白髪染め, カラーリング
# perm < hair
en perm, straightening, keratin, hair straightening, extensions, hair extensions
de Dauerwelle, Glättung, Keratin, Extensions, Haarverlängerung
fr permanente, lissage, kératine, extensions
es permanente, alisado, queratina, extensiones
it permanente, stiratura ~, cheratina, extension
pt permanente, alisamento, queratina, extensões
nl permanent, stijlen, keratine, extensions, haarverlenging
pl trwała ondulacja, prostowanie, keratyna, przedłużanie włosów
tr perma, keratin, saç düzleştirme, kaynak saç
ar بيرم, كيراتين, فرد الشعر, اكستنشن
he החלקה, קרטין, תוספות שיער, פרמננט
ja パーマ, 縮毛矯正, ストレート, エクステ
# blow-dry < hair
en blow dry, updo, hair styling, styling, hair wash
de föhnen, Hochsteckfrisur, Styling, waschen und föhnen
fr brushing, chignon, coiffage, mise en pli
es secado, peinado, recogido, lavar y peinar
it piega, acconciatura, messa in piega
pt brushing, penteado, secagem
nl föhnen, opsteken, styling, opsteekkapsel
pl modelowanie, upięcie, stylizacja, suszenie
tr fön, topuz, saç şekillendirme
ar سشوار, تسريحة, استشوار
he פן, תסרוקת, עיצוב שיער
ja ブロー, ヘアセット, セット ~
# beard
en beard, shave, beard trim, moustache, wet shave
de Bart, Rasur, Bartpflege, rasieren
fr barbe, rasage, taille de barbe, moustache
es barba, afeitado, arreglo de barba, bigote
it barba, rasatura, baffi
pt barba, barbear, bigode
nl baard, scheren, baard trimmen
pl broda, golenie, brody, wąsy
tr sakal, sakal tıraşı, bıyık
ar لحية, حلاقة, ذقن
he זקן, גילוח, עיצוב זקן
ja ひげ, シェービング, 髭
# nails
en manicure, pedicure, nails, gel nails, nail polish, shellac, nail bar
de Maniküre, Pediküre, Nägel, Gelnägel, Nagelstudio, Nagellack, Nageldesign
fr manucure, pédicure, ongles, vernis, vernis semi-permanent, ongle
es manicura, pedicura, uñas, esmalte, uñas de gel, manicure
it manicure, pedicure, unghie, smalto, semipermanente, ricostruzione unghie
pt manicure, pedicure, unhas, verniz, unhas de gel
nl manicure, nagels, gelnagels, nagellak, gellak, nagelstudio
pl manicure, pedicure, paznokcie, hybryda, paznokci
tr manikür, pedikür, tırnak, protez tırnak, oje, kalıcı oje
ar مانيكير, باديكير, أظافر, طلاء أظافر
he מניקור, פדיקור, ציפורניים, לק ג׳ל, לק, בניית ציפורניים
ja ネイル, マニキュア, ジェルネイル, ペディキュア
# hair-removal
en waxing, hair removal, laser hair removal, threading, epilation, bikini wax, wax
de Haarentfernung, Waxing, Enthaarung, Laserhaarentfernung, Sugaring, Wachs ~
fr épilation, épilation laser, cire, épiler
es depilación, depilación láser, cera, depilar
it depilazione, ceretta, epilazione, epilazione laser
pt depilação, depilação a laser, cera
nl ontharing, waxen, laserontharing, harsen, ontharen
pl depilacja, depilacja laserowa, woskowanie, wosk
tr epilasyon, lazer epilasyon, ağda
ar إزالة الشعر, ليزر, شمع, حلاوة ~
he הסרת שיער, הסרת שיער בלייזר, שעווה
ja 脱毛, ワックス, レーザー脱毛
# facial < treatment skin
en facial, facials, facial treatment, peel, microdermabrasion, beautician, face mask treatment, hydrafacial
de Gesichtsbehandlung, Kosmetik, Peeling, Kosmetikerin, Gesichtspflege, Kosmetikstudio
fr soin du visage, esthéticienne, peeling, gommage, soins visage
es limpieza facial, tratamiento facial, esteticista, peeling
it pulizia del viso, trattamento viso, estetista, peeling
pt limpeza de pele, tratamento facial, esteticista, peeling
nl gezichtsbehandeling, schoonheidsspecialiste, peeling, schoonheidssalon
pl zabieg na twarz, kosmetyczka, peeling, oczyszczanie twarzy
tr cilt bakımı, yüz bakımı, peeling, estetisyen
ar تنظيف البشرة, عناية بالوجه, تقشير, فيشل
he טיפול פנים, טיפולי פנים, קוסמטיקאית, פילינג
ja フェイシャル, エステ, ピーリング, 美顔
# lashes
en eyelashes, lash extensions, eyebrows, brows, brow shaping, lash lift, lash
de Wimpern, Augenbrauen, Wimpernverlängerung, Wimpernlifting, Brauen
fr cils, sourcils, extension de cils, rehaussement de cils
es pestañas, cejas, extensiones de pestañas
it ciglia, sopracciglia, extension ciglia
pt pestanas, sobrancelhas, cílios, extensão de pestanas
nl wimpers, wenkbrauwen, wimperextensions, wimperlifting
pl rzęsy, brwi, przedłużanie rzęs, lifting rzęs
tr kirpik, kaş, ipek kirpik, kaş alma
ar رموش, حواجب, تركيب رموش
he ריסים, גבות, הרמת ריסים, עיצוב גבות
ja まつげ, 眉毛, マツエク, まつ毛
# makeup
en makeup, make-up, bridal makeup, cosmetics, make-up artist
de Make-up, Schminke, schminken, Brautstyling, Visagistin
fr maquillage, maquilleuse, maquiller, cosmétiques
es maquillaje, maquilladora, maquillar, cosméticos
it trucco, truccatrice, truccare, cosmetici
pt maquilhagem, maquiagem, maquilhadora, cosméticos
nl make-up, visagist, opmaken, cosmetica
pl makijaż, wizażystka, kosmetyki
tr makyaj, makyöz, kozmetik
ar مكياج, ماكياج, ميك اب, تجميل
he איפור, מאפרת, קוסמטיקה
ja メイク, 化粧, メーク, コスメ
# botox
en botox, fillers, wrinkles, anti-wrinkle, lip filler, injectables, aesthetic treatments
de Botox, Filler, Falten, Faltenunterspritzung, Hyaluron
fr botox, injections, rides, acide hyaluronique, médecine esthétique
es botox, rellenos, arrugas, ácido hialurónico, medicina estética
it botox, filler, rughe, acido ialuronico, medicina estetica
pt botox, preenchimento, rugas, ácido hialurónico, medicina estética
nl botox, fillers, rimpels, injectables
pl botoks, wypełniacze, zmarszczki, kwas hialuronowy
tr botoks, dolgu dudak, kırışıklık, medikal estetik
ar بوتوكس, فيلر, تجاعيد
he בוטוקס, חומצה היאלורונית, קמטים, מילוי שפתיים
ja ボトックス, しわ, ヒアルロン酸, 美容医療
# tanning
en spray tan, tanning, sunbed, solarium
de Solarium, Bräunung, Sonnenbank, Selbstbräuner
fr bronzage, solarium, UV, autobronzant
es bronceado, solárium, rayos uva
it abbronzatura, solarium, lampada abbronzante
pt bronzeamento, solário, autobronzeador
nl zonnebank, bruinen, spraytan
pl solarium, opalanie, opalanie natryskowe
tr solaryum, bronzlaşma
ar تسمير, سولاريوم
he שיזוף, סולריום
ja 日焼け, 日サロ, タンニング
# tattoo
en tattoo, piercing, tattoos, ear piercing, permanent makeup, microblading
de Tattoo, Tätowierung, Piercing, Ohrlöcher, Permanent Make-up, Microblading
fr tatouage, piercing, percer les oreilles, microblading
es tatuaje, piercing, tatuajes, perforación, microblading
it tatuaggio, piercing, tatuaggi, buchi alle orecchie, microblading
pt tatuagem, piercing, furar orelhas, microblading
nl tatoeage, piercing, tattoo, gaatjes schieten, microblading
pl tatuaż, piercing, przekłuwanie uszu, makijaż permanentny
tr dövme, piercing, kulak delme, kalıcı makyaj
ar وشم, ثقب الأذن, تاتو, مايكروبليدنغ
he קעקוע, פירסינג, עגיל, קעקועים, מיקרובליידינג
ja タトゥー, ピアス, 入れ墨, アートメイク
# spa
en spa, sauna, steam room, jacuzzi, hot tub, =wellness, whirlpool
de Wellness, Sauna, Dampfbad, Whirlpool, Spa
fr spa, sauna, hammam, jacuzzi, bien-être
es spa, sauna, baño turco, jacuzzi, bienestar
it spa, sauna, bagno turco, idromassaggio, benessere
pt spa, sauna, banho turco, jacuzzi, bem-estar
nl spa, sauna, stoombad, jacuzzi, wellness, bubbelbad
pl spa, sauna, łaźnia parowa, jacuzzi, odnowa biologiczna
tr spa, sauna, hamam, jakuzi, buhar odası
ar سبا, ساونا, جاكوزي, حمام بخار, حمام تركي
he ספא, סאונה, ג׳קוזי, חמאם
ja スパ, サウナ, ジャグジー, 温浴
# patch-test < allergy
en patch test, skin test, sensitivity test
de Hauttest, Allergietest, Verträglichkeitstest
fr test d'allergie, test cutané
es prueba de alergia, test cutáneo
it test allergico, test cutaneo
pt teste de alergia, teste cutâneo
nl huidtest, allergietest
pl test alergiczny, próba uczuleniowa
tr alerji testi, cilt testi
ar اختبار الحساسية, اختبار الجلد
he בדיקת רגישות, טסט אלרגיה
ja パッチテスト
# hygiene
en hygiene, sterilised, disinfected, sanitised, sterile, disinfection, hygienic
de Hygiene, steril, desinfiziert, Desinfektion, sterilisiert, hygienisch
fr hygiène, stérilisé, désinfecté, désinfection
es higiene, esterilizado, desinfectado, desinfección
it igiene, sterilizzato, disinfettato, disinfezione
pt higiene, esterilizado, desinfetado, desinfeção
nl hygiëne, steriel, ontsmet, desinfectie
pl higiena, sterylny, dezynfekcja, sterylizowane
tr hijyen, steril, dezenfekte, sterilizasyon
ar نظافة, معقم, تعقيم, تطهير
he היגיינה, סטרילי, חיטוי, עיקור כלים
ja 衛生, 消毒, 殺菌, 滅菌
# perfume
en perfume, fragrance, fragrance-free, scented, skincare products
de Parfüm, Duft, parfümfrei, Pflegeprodukte
fr parfum, parfums, senteur, sans parfum
es perfume, fragancia, perfumes, sin perfume
it profumo, fragranza, profumi
pt perfume, fragrância, perfumes
nl parfum, geur ~, geurvrij
pl perfumy, zapach ~, kosmetyki pielęgnacyjne
tr parfüm, koku ~
ar عطر, عطور
he בושם, בשמים
ja 香水, フレグランス, 無香料
`
