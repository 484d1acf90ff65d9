/** Cars, bikes, driving schools and hire. */
export const vehicles = `
# car
en car, vehicle, automobile, cars, van, vehicles
de Auto, Fahrzeug, PKW, Wagen, Autos, KFZ, Transporter
fr voiture, véhicule, automobile, auto, camionnette
es coche, vehículo, auto, carro ~, furgoneta
it auto, macchina ~, veicolo, automobile, furgone
pt carro, veículo, automóvel, viatura, carrinha
nl auto, voertuig, wagen, auto's, bestelbus
pl samochód, auto, pojazd, samochody, samochodu
tr araba, araç, otomobil, arabam, minibüs
ar سيارة, سيارات, مركبة, سيارتي
he רכב, מכונית, רכבים, אוטו, טנדר
ja 車, 自動車, 車両, クルマ
# garage < car
en car repair, mechanic, auto repair, car workshop, body shop, garage
de Autowerkstatt, Kfz-Werkstatt, Mechaniker, Werkstatt, Autoreparatur
fr garage auto, mécanicien, garagiste, carrosserie, garage
es taller ~, mecánico, taller mecánico, chapa y pintura
it officina, meccanico, carrozzeria, autofficina
pt oficina, mecânico, bate-chapas, oficina auto
nl autogarage, monteur, werkplaats, garagebedrijf, garage
pl warsztat, mechanik, warsztat samochodowy, blacharnia
tr oto tamir, tamirci, servis oto, oto servis, kaporta
ar ورشة, ميكانيكي, كراج, تصليح سيارات
he מוסך, מכונאי, פחחות, מוסכים
ja 整備工場, 自動車修理, 整備士, 板金
# car-service < maintenance car
en car service, oil change, full service, interim service, oil filter
de Ölwechsel, Inspektion, Kundendienst Auto, Motoröl
fr vidange, révision voiture, entretien voiture, changement d'huile
es cambio de aceite, revisión del coche, mantenimiento del coche
it cambio olio, tagliando, revisione auto ~
pt mudança de óleo, revisão do carro, troca de óleo
nl olie verversen, grote beurt, kleine beurt, autoservice
pl wymiana oleju, przegląd samochodu, serwis olejowy
tr yağ değişimi, araç bakımı, periyodik bakım araç
ar تغيير الزيت, صيانة السيارة, غيار زيت
he החלפת שמן, טיפול 10000, טיפול לרכב
ja オイル交換, 車検整備, 点検整備
# roadworthiness < car
en MOT, roadworthiness test, vehicle inspection, smog check, inspection sticker, emissions test
de TÜV, Hauptuntersuchung, AU, HU, Abgasuntersuchung
fr contrôle technique, contre-visite
es ITV, inspección técnica, verificación vehicular
it revisione, revisione auto ~, bollino blu
pt inspeção automóvel, IPO, inspeção periódica
nl APK, APK-keuring, autokeuring
pl przegląd techniczny, badanie techniczne, przegląd rejestracyjny
tr araç muayenesi, muayene istasyonu, TÜVTÜRK
ar فحص دوري, فحص السيارة, الفحص الدوري
he טסט, מבחן רישוי, רישוי רכב
ja 車検, 定期点検
# tyres < car
en tyres, tires, wheel alignment, flat tyre, puncture, winter tyres, tyre, tire
de Reifen, Reifenwechsel, Winterreifen, Reifenpanne, platter Reifen, Sommerreifen, Achsvermessung
fr pneu, pneus, crevaison, pneus hiver, géométrie, équilibrage
es neumático, neumáticos, pinchazo, ruedas, llantas, alineación
it gomme, pneumatici, foratura, cambio gomme, gomme invernali, gommista
pt pneu, pneus, furo, alinhamento, pneus de inverno
nl banden, autoband, lekke band, winterbanden, uitlijnen, bandenwissel
pl opony, opona, wymiana opon, przebita opona, wulkanizacja, geometria kół
tr lastik, lastikler, patlak lastik, kış lastiği, rot balans
ar إطار, إطارات, كفرات, بنشر, ميزان
he צמיגים, צמיג, פנצ'ר, פנצר, כיוון פרונט
ja タイヤ, パンク, タイヤ交換, スタッドレス
# brakes < car
en brakes, brake pads, brake discs, brake
de Bremsen, Bremsbeläge, Bremsscheiben, Bremse
fr freins, plaquettes, disques de frein, frein
es frenos, pastillas de freno, discos de freno
it freni, pastiglie, dischi freno
pt travões, pastilhas, freios, discos de travão
nl remmen, remblokken, remschijven
pl hamulce, klocki hamulcowe, tarcze hamulcowe
tr fren, balata, fren diski
ar فرامل, مكابح, فحمات
he בלמים, רפידות, ברקסים
ja ブレーキ, ブレーキパッド
# engine < car
en engine, warning light, gearbox, clutch, exhaust, engine light, timing belt
de Motor, Getriebe, Kupplung, Auspuff, Motorkontrollleuchte, Zahnriemen
fr moteur, boîte de vitesses, embrayage, échappement, voyant moteur, courroie
es motor, embrague, caja de cambios, escape, correa de distribución
it motore, frizione, cambio auto, marmitta, cinghia
pt motor, embraiagem, caixa de velocidades, escape, correia
nl motor, koppeling, versnellingsbak, uitlaat, distributieriem
pl silnik, sprzęgło, skrzynia biegów, wydech, rozrząd
tr motor, debriyaj, şanzıman, egzoz, triger
ar محرك, قير, كلتش, عادم, ناقل الحركة
he מנוע, תיבת הילוכים, קלאץ, אגזוז
ja エンジン, クラッチ, マフラー, 警告灯
# car-battery < car
en car battery, flat battery, jump start, dead battery
de Autobatterie, Starthilfe, Batterie leer
fr batterie voiture, batterie à plat, démarrage
es batería del coche, batería descargada, arrancar
it batteria auto, batteria scarica
pt bateria do carro, bateria descarregada
nl accu, lege accu, startkabels
pl akumulator, rozładowany akumulator
tr akü, akü bitti, akü takviyesi
ar بطارية السيارة, بطارية فارغة
he מצבר, מצבר ריק, התנעה
ja バッテリー上がり, バッテリー
# breakdown < urgent
en breakdown, roadside assistance, tow truck, towing, recovery service, broken down, accident
de Panne, Pannenhilfe, Abschleppdienst, abschleppen, liegengeblieben, Unfall
fr dépannage ~, remorquage, dépanneuse, accident, assistance routière
es grúa, asistencia en carretera, remolque, accidente
it carro attrezzi, soccorso stradale, incidente, rimorchio
pt reboque, assistência em viagem, acidente, guincho
nl pech, pechhulp, sleepdienst, takelwagen, ongeval, aanrijding
pl pomoc drogowa, holowanie, laweta, wypadek
tr çekici, yol yardım, yolda kaldım, kaza
ar سطحة, ونش, مساعدة على الطريق, حادث, سحب
he גרר, גרירה, חילוץ, תאונה, שירותי דרך
ja レッカー, ロードサービス, 事故, 立ち往生
# courtesy-car < car-hire
en courtesy car, loan car, replacement vehicle, loaner
de Leihwagen, Ersatzwagen, Werkstattersatzwagen
fr voiture de prêt, véhicule de remplacement, voiture de courtoisie
es coche de sustitución, coche de cortesía
it auto sostitutiva, auto di cortesia
pt carro de substituição, viatura de cortesia
nl leenauto, vervangend vervoer, vervangende auto
pl samochód zastępczy, auto zastępcze
tr ikame araç, yedek araç
ar سيارة بديلة
he רכב חלופי
ja 代車
# car-hire
en car hire, car rental, rent a car, van hire, hire car, rental car, hire a van
de Autovermietung, Mietwagen, Auto mieten, Transporter mieten, Autoverleih
fr location de voiture, louer une voiture, voiture de location, location de véhicule
es alquiler de coches, alquilar un coche, coche de alquiler, renta de autos
it autonoleggio, noleggio auto, noleggiare un'auto
pt aluguer de carros, alugar um carro, rent a car, aluguel de carros
nl autoverhuur, auto huren, huurauto, busje huren
pl wypożyczalnia samochodów, wynajem samochodów, wynajem aut
tr araç kiralama, araba kiralama, kiralık araç, oto kiralama
ar تأجير سيارات, استئجار سيارة, ايجار سيارة
he השכרת רכב, להשכיר רכב, רכב שכור
ja レンタカー, カーレンタル
# hire
en hire, rental, rent, rent out, for hire
de Verleih, ausleihen, leihen, mieten ~, Miete ~, Leihgebühr
fr location ~, louer ~, prêt de matériel
es alquiler ~, alquilar ~, renta ~
it noleggio, noleggiare, affitto ~
pt aluguer ~, alugar, aluguel ~
nl verhuur ~, huren ~, lenen
pl wypożyczalnia, wypożyczyć, wynajem ~, wypożyczenie
tr kiralama, kiralamak ~, kiralık ~
ar تأجير ~, استئجار ~, إيجار ~
he השכרה ~, לשכור ~, השאלה
ja レンタル, 貸出, 貸し出し, 借りる ~
# mileage
en mileage, unlimited mileage, mileage limit, odometer
de Kilometer, Kilometerstand, Freikilometer, unbegrenzte Kilometer
fr kilométrage, kilomètres illimités, kilométrage limité
es kilometraje, kilómetros ilimitados
it chilometraggio, chilometri illimitati
pt quilometragem, quilómetros ilimitados
nl kilometerstand, onbeperkte kilometers, kilometers
pl przebieg, limit kilometrów
tr kilometre, kilometre sınırı
ar كيلومترات, عدد الكيلومترات
he קילומטראז', קילומטרים
ja 走行距離, 距離制限
# fuel
en petrol, fuel, diesel, gasoline, gas station, fill up, fuel policy
de Benzin, Kraftstoff, Diesel, Tankstelle, tanken, Tankregelung
fr essence, carburant, diesel, gazole, plein ~, station-service
es gasolina, combustible, diésel, gasolinera, repostar
it benzina, carburante, gasolio, diesel, distributore
pt gasolina, combustível, gasóleo, bomba de gasolina
nl benzine, brandstof, diesel, tankstation, tanken
pl benzyna, paliwo, diesel, tankowanie, stacja benzynowa
tr benzin, yakıt, dizel, akaryakıt, mazot
ar بنزين, وقود, ديزل, محطة وقود
he דלק, בנזין, סולר, תחנת דלק
ja ガソリン, 燃料, 軽油, 給油
# driving-lesson
en driving lessons, driving school, driving instructor, learner driver, learn to drive, driving lesson
de Fahrschule, Fahrstunde, Fahrstunden, Fahrlehrer, Fahrunterricht, Führerschein machen
fr auto-école, leçon de conduite, heures de conduite, moniteur, permis de conduire ~
es autoescuela, clases de conducir, profesor de autoescuela, aprender a conducir
it scuola guida, autoscuola, lezioni di guida, istruttore di guida
pt escola de condução, aulas de condução, instrutor de condução, autoescola
nl rijschool, rijles, rijlessen, rijinstructeur, leren rijden
pl szkoła jazdy, nauka jazdy, jazdy, instruktor jazdy, kurs na prawo jazdy
tr sürücü kursu, direksiyon dersi, sürüş dersi, ehliyet kursu
ar مدرسة القيادة, تعليم القيادة, دروس قيادة, مدرب قيادة
he שיעורי נהיגה, בית ספר לנהיגה, מורה נהיגה, ללמוד נהיגה
ja 教習所, 自動車学校, 運転教習, 教習
# driving-licence < documents
en driving licence, driver's license, provisional licence, licence
de Führerschein, Fahrerlaubnis
fr permis de conduire ~, permis
es carné de conducir, licencia de conducir, permiso de conducir
it patente, patente di guida, foglio rosa
pt carta de condução, carteira de motorista, habilitação
nl rijbewijs
pl prawo jazdy
tr ehliyet, sürücü belgesi
ar رخصة قيادة, رخصة السياقة, رخصة
he רישיון נהיגה, רשיון נהיגה
ja 運転免許, 免許証, 免許
# automatic-car < car
en automatic, manual gearbox, stick shift, automatic car, manual car
de Automatik, Schaltgetriebe, Schaltwagen
fr boîte automatique, boîte manuelle, automatique
es automático, cambio manual, cambio automático
it cambio automatico, cambio manuale, automatica
pt automático, caixa manual, caixa automática
nl automaat, handgeschakeld, schakelauto
pl automat, manualna skrzynia, automatyczna skrzynia
tr otomatik vites, manuel vites, düz vites
ar أوتوماتيك, عادي ~, قير أوتوماتيك
he אוטומט, הילוכים ידני, ידני ~
ja オートマ, マニュアル, AT車, MT車
# car-wash < car cleaning
en car wash, valeting, car detailing, detailing, wash my car, interior clean
de Autowäsche, Waschstraße, Autopflege, Innenreinigung, Fahrzeugaufbereitung
fr lavage auto, lavage de voiture, nettoyage intérieur voiture, detailing
es lavado de coches, lavar el coche, lavadero
it autolavaggio, lavaggio auto, lavare la macchina
pt lavagem de carros, lavar o carro, lavagem auto
nl autowassen, wasstraat, auto wassen, poetsen auto
pl myjnia, mycie samochodu, auto detailing
tr oto yıkama, araba yıkama, oto kuaför
ar غسيل سيارات, مغسلة سيارات, تلميع
he שטיפת רכב, שטיפת רכבים, פוליש
ja 洗車, コーティング
# child-seat < car child
en child seat, car seat, booster seat, baby seat
de Kindersitz, Babyschale, Sitzerhöhung, Kindersitze
fr siège enfant, siège auto, rehausseur, siège bébé
es silla infantil, silla de coche, alzador, silla de bebé
it seggiolino, seggiolino auto, rialzo
pt cadeirinha, cadeira auto, assento elevatório
nl kinderzitje, autostoel, zitverhoger, autostoeltje
pl fotelik, fotelik dziecięcy, fotelik samochodowy
tr çocuk koltuğu, oto koltuğu, bebek koltuğu
ar مقعد أطفال, كرسي سيارة للأطفال
he כיסא בטיחות, מושב בטיחות, בוסטר, סלקל
ja チャイルドシート, ジュニアシート
# motorcycle
en motorbike, motorcycle, scooter, moped
de Motorrad, Roller, Moped
fr moto, scooter, motocyclette
es moto, motocicleta, ciclomotor
it moto, motocicletta, scooter, motorino
pt mota, moto, motociclo, scooter
nl motorfiets, scooter, brommer
pl motocykl, skuter, motor ~
tr motosiklet, scooter, motor ~
ar دراجة نارية, سكوتر, موتور
he אופנוע, קטנוע
ja バイク, オートバイ, スクーター, 原付
# helmet
en helmet, protective gear, safety equipment, knee pads
de Helm, Schutzausrüstung, Fahrradhelm
fr casque, équipement de protection
es casco, equipo de protección
it casco, protezioni
pt capacete, equipamento de proteção
nl helm, beschermende uitrusting
pl kask, ochraniacze
tr kask, koruyucu ekipman
ar خوذة, معدات حماية
he קסדה, ציוד מגן
ja ヘルメット, 防具
# electric-bike < bicycle
en e-bike, electric bike, pedelec, e-scooter
de E-Bike, Pedelec, Elektrofahrrad, E-Roller
fr vélo électrique, VAE, trottinette électrique
es bicicleta eléctrica, patinete eléctrico
it bici elettrica, e-bike, monopattino
pt bicicleta elétrica, trotinete elétrica
nl elektrische fiets, e-bike, elektrische step
pl rower elektryczny, hulajnoga elektryczna
tr elektrikli bisiklet, elektrikli scooter
ar دراجة كهربائية, سكوتر كهربائي
he אופניים חשמליים, קורקינט חשמלי
ja 電動自転車, 電動アシスト, 電動キックボード
`
