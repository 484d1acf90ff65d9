/** Getting there, getting in, and what helps people who can't do it like others. */
export const access = `
# accessible
en accessible, accessibility, disabled, disability, special needs, mobility impaired, disabilities, reduced mobility, barrier-free, handicapped
de barrierefrei, Barrierefreiheit, behindertengerecht, Behinderung, behindert, Schwerbehinderte, gehbehindert, Handicap
fr accessible, accessibilité, handicapé, handicap, mobilité réduite, PMR
es accesible, accesibilidad, discapacitado, discapacidad, movilidad reducida, minusválido
it accessibile, accessibilità, disabile, disabili, disabilità, barriere architettoniche, mobilità ridotta
pt acessível, acessibilidade, deficiente, deficiência, mobilidade reduzida
nl toegankelijk, toegankelijkheid, mindervalide, gehandicapt, beperking ~, invalide, drempelvrij
pl dostępność ~, niepełnosprawny, niepełnosprawność, niepełnosprawnych, bez barier, dostosowany
tr engelli, erişilebilir, erişilebilirlik, özürlü, hareket kısıtlı
ar ذوي الاحتياجات الخاصة, معاق, إعاقة, ذوي الإعاقة, معاقين
he נגיש, נגישות, נכה, נכים, מוגבלות, מוגבלויות
ja バリアフリー, 障害者, 身体障害, 障がい, 体の不自由
# wheelchair < accessible step-free
en wheelchair, wheelchairs, wheelchair user, mobility scooter, walking frame, crutches
de Rollstuhl, Rollstuhlfahrer, rollstuhlgerecht, Rollator, Krücken, rollstuhlgängig
fr fauteuil roulant, fauteuils roulants, déambulateur, béquilles
es silla de ruedas, sillas de ruedas, andador, muletas
it sedia a rotelle, carrozzina, deambulatore, stampelle
pt cadeira de rodas, cadeiras de rodas, andarilho, muletas
nl rolstoel, rolstoelgebruiker, rollator, krukken, rolstoeltoegankelijk
pl wózek inwalidzki, na wózku, wózkiem inwalidzkim, kule
tr tekerlekli sandalye, koltuk değneği, tekerlekli sandalyeyle
ar كرسي متحرك, كراسي متحركة, عكاز
he כיסא גלגלים, כסא גלגלים, קביים, הליכון
ja 車椅子, 車いす, 松葉杖
# step-free < accessible
en step-free, no steps, without steps, ramp, level access, ground-floor access, level entrance, no stairs
de stufenlos, stufenfrei, Rampe, ebenerdig, ohne Stufen, schwellenlos, ohne Treppen
fr plain-pied, de plain-pied, rampe, sans marches, rampe d'accès, sans escalier
es rampa, sin escalones, sin escaleras, a pie de calle, sin peldaños
it rampa, senza gradini, senza scale, scivolo
pt rampa, sem degraus, sem escadas
nl drempelloos, hellingbaan, gelijkvloers, zonder trappen, oprit rolstoel
pl podjazd, rampa, bez schodów, bez progów
tr rampa, basamaksız, merdivensiz
ar منحدر, بدون درج, بدون سلالم
he רמפה, ללא מדרגות, בלי מדרגות, כבש
ja スロープ, 段差なし, 段差
# lift < step-free
en elevator, lift access, lift to all floors, passenger lift, lift
de Aufzug, Fahrstuhl, Lift, Aufzüge
fr ascenseur, ascenseurs
es ascensor, elevador, ascensores
it ascensore, ascensori
pt elevador, elevadores, ascensor
nl lift, liften
pl winda, windy
tr asansör, asansörlü
ar مصعد, مصاعد, أسانسير
he מעלית, מעליות
ja エレベーター, リフト
# stairs
en stairs, steps, staircase, flight of stairs
de Treppe, Treppen, Stufen, Treppenhaus
fr escalier, escaliers, marches
es escalera, escaleras, escalones, peldaños
it scala, scale, gradini, scalini
pt escada, escadas, degraus
nl trap, trappen, treden
pl schody, schodów, stopnie
tr merdiven, merdivenler, basamak
ar درج, سلالم, سلم
he מדרגות, מדרגה
ja 階段
# floor-level
en ground floor, first floor, top floor, which floor, upper floor, basement
de Erdgeschoss, Stockwerk, Etage, Obergeschoss, Keller, Stock
fr rez-de-chaussée, étage, étages, sous-sol
es planta baja, piso ~, primera planta, sótano, qué planta
it piano terra, primo piano, piano ~, seminterrato
pt rés-do-chão, andar, primeiro andar, cave
nl begane grond, verdieping, kelder, etage
pl parter, piętro, piwnica, piętra
tr zemin kat, kat, bodrum, birinci kat
ar الطابق الأرضي, طابق, الطابق, الدور الأرضي
he קומת קרקע, קומה, מרתף, קומות
ja 一階, 何階, 地下, フロア
# pushchair < child
en pushchair, stroller, buggy, pram
de Kinderwagen, Buggy, Sportwagen ~
fr poussette, landau, poussettes
es cochecito, carrito de bebé, carricoche
it passeggino, carrozzina bambino, passeggini
pt carrinho de bebé
nl kinderwagen, buggy, wandelwagen
pl wózek dziecięcy, wózkiem dziecięcym, spacerówka
tr bebek arabası, puset
ar عربة أطفال, عربة طفل
he עגלת תינוק, עגלה, עגלות ילדים
ja ベビーカー, 乳母車
# hearing-impaired < accessible
en hearing loop, deaf, hard of hearing, sign language, hearing impaired, induction loop
de Hörschleife, gehörlos, schwerhörig, Gebärdensprache, Induktionsschleife, hörbehindert
fr boucle auditive, sourd, malentendant, langue des signes, boucle magnétique
es sordo, bucle magnético, lengua de signos, problemas de audición, hipoacusia
it sordo, non udente, lingua dei segni, ipoudente
pt surdo, língua gestual, deficiência auditiva, língua de sinais
nl doof, slechthorend, gebarentaal, ringleiding
pl głuchy, niesłyszący, język migowy, niedosłuch, pętla indukcyjna
tr işitme engelli, sağır, işaret dili
ar أصم, لغة الإشارة, ضعاف السمع
he כבד שמיעה, חירש, שפת סימנים, לולאת השראה
ja 手話, 聴覚障害, 筆談, 難聴
# visually-impaired < accessible
en blind, visually impaired, partially sighted, braille, large print, guide dog, assistance dog
de blind, sehbehindert, Blindenschrift, Braille, Großdruck, Blindenhund, Assistenzhund
fr aveugle, malvoyant, braille, gros caractères, chien guide
es ciego, invidente, braille, letra grande, perro guía
it cieco, non vedente, ipovedente, braille, cane guida
pt cego, invisual, braille, letra grande, cão-guia
nl blind, slechtziend, braille, grote letters, blindengeleidehond
pl niewidomy, niedowidzący, braille, pies przewodnik
tr görme engelli, kör, braille, rehber köpek
ar كفيف, أعمى, برايل, ضعاف البصر
he עיוור, לקוי ראייה, ברייל, כלב נחייה
ja 盲導犬, 視覚障害, 点字
# toilet
en toilet, restroom, bathroom ~, loo, washroom, wc, lavatory
de Toilette, WC, Klo, Toiletten, Sanitäranlagen
fr toilettes, WC, sanitaires
es aseo, aseos, baño, servicios ~, lavabo, WC
it bagno, toilette, servizi igienici, WC
pt casa de banho, banheiro, sanitários, WC, lavabo
nl toilet, wc, toiletten
pl toaleta, WC, ubikacja, toalety
tr tuvalet, lavabo, wc
ar حمام, مرحاض, دورة مياه, تواليت, دورات المياه
he שירותים, בית שימוש, תא שירותים
ja トイレ, お手洗い, 化粧室
# baby-changing < toilet baby
en baby changing, changing table, nappy, nappies, diaper, baby changing facilities, breastfeeding, nursing room
de Wickeltisch, Wickelraum, Windeln, Stillraum, wickeln, stillen
fr table à langer, couches, espace allaitement, allaitement, coin bébé
es cambiador, pañales, cambiador de bebés, lactancia, sala de lactancia
it fasciatoio, pannolini, cambio pannolino, allattamento
pt fraldário, fraldas, muda-fraldas, amamentação, trocador
nl verschoontafel, luiers, luier, verschoonruimte, borstvoeding
pl przewijak, pieluchy, karmienie piersią, pokój matki
tr bebek bakım odası, alt değiştirme, bebek bezi, emzirme odası
ar تغيير الحفاضات, حفاضات, غرفة الرضاعة, رضاعة
he פינת החתלה, חיתולים, הנקה, שידת החתלה
ja おむつ替え, 授乳室, おむつ, オムツ
# parking
en parking, park, leave my car, leave the car, car park, parking space, parking lot, where can i park, parking permit, valet
de Parkplatz, parken, Parkplätze, Parkhaus, Tiefgarage, Stellplatz, Parkmöglichkeiten, Parkausweis
fr parking, stationnement, se garer, garer, places de parking, stationner
es aparcamiento, aparcar, parking, estacionamiento, estacionar, plaza de garaje
it parcheggio, parcheggiare, posteggio, posto auto, parcheggi
pt estacionamento, estacionar, parque de estacionamento, vaga de estacionamento
nl parkeren, parkeerplaats, parkeergarage, parkeergelegenheid, parkeerplek
pl parking, parkowanie, zaparkować, miejsce parkingowe, parkingu
tr otopark, park etmek, park yeri, vale
ar موقف سيارات, مواقف, مواقف السيارات, أركن, ركن السيارة
he חניה, חנייה, לחנות, חניון, מקום חניה
ja 駐車場, 駐車, パーキング
# blue-badge < parking accessible
en blue badge, disabled parking, accessible parking, handicap parking
de Behindertenparkplatz, Behindertenparkplätze, barrierefreier Parkplatz
fr place handicapé, stationnement PMR, places PMR
es plaza de minusválidos, aparcamiento para discapacitados, plaza accesible
it parcheggio disabili, posto disabili
pt estacionamento para deficientes, lugar para deficientes
nl invalideparkeerplaats, gehandicaptenparkeerplaats
pl miejsce dla niepełnosprawnych, parking dla niepełnosprawnych
tr engelli otoparkı, engelli park yeri
ar موقف معاقين, مواقف ذوي الاحتياجات
he חניית נכים, חניה לנכים
ja 障害者用駐車場, 優先駐車場
# directions
en directions, how to find us, get there, how do i get, where are you, location, address, find you, located
de Anfahrt, Wegbeschreibung, Adresse, Standort, wo finde, Lage, Anreise ~
fr itinéraire, adresse, comment venir, plan d'accès, où êtes-vous, emplacement, situé
es cómo llegar, dirección, ubicación, dónde están, indicaciones
it indicazioni, come arrivare, indirizzo, dove siete, dove si trova, posizione
pt como chegar, morada, endereço, localização, onde ficam
nl route, routebeschrijving, adres, locatie, bereikbaarheid, waar zitten jullie
pl dojazd ~, adres, jak dojechać, lokalizacja, gdzie jesteście
tr yol tarifi, adres, konum, nasıl gelinir, neredesiniz
ar عنوان, موقع, كيف أصل, العنوان, الموقع, أين أنتم
he כתובת, הוראות הגעה, איך מגיעים, מיקום, דרכי הגעה
ja アクセス, 住所, 行き方, 所在地, 場所
# public-transport
en public transport, bus, train station, metro, tube, tram, underground, subway, bus stop, train
de öffentliche Verkehrsmittel, Bus, Bahn, Bahnhof, U-Bahn, S-Bahn, Straßenbahn, Haltestelle, ÖPNV, Zug
fr transports en commun, bus, gare, métro, tramway, arrêt de bus, train
es transporte público, autobús, metro, estación de tren, tranvía, parada, tren, bus
it mezzi pubblici, autobus, metro, stazione, tram, fermata, treno, metropolitana
pt transportes públicos, autocarro, metro, estação, comboio, paragem, ônibus
nl openbaar vervoer, bus, trein, station, tram, metro, halte
pl komunikacja miejska, autobus, tramwaj, metro, dworzec, przystanek, pociąg
tr toplu taşıma, otobüs, metro, tramvay, durak, tren, istasyon
ar مواصلات عامة, حافلة, باص, مترو, محطة القطار, قطار
he תחבורה ציבורית, אוטובוס, רכבת, תחנה, מטרו
ja 公共交通機関, バス停, 最寄り駅, 電車, 地下鉄, 駅から
# taxi
en taxi, cab, uber, minicab
de Taxi, Taxistand, Uber
fr taxi, VTC, uber
es taxi, taxis, uber
it taxi, uber
pt táxi, uber
nl taxi, uber
pl taksówka, taxi, uber
tr taksi, uber
ar تاكسي, سيارة أجرة, أوبر
he מונית, מוניות, אובר
ja タクシー
# airport
en airport, terminal, airport transfer, flight
de Flughafen, Flughafentransfer, Terminal, Flug
fr aéroport, navette aéroport, vol ~, terminal
es aeropuerto, terminal, vuelo, traslado al aeropuerto
it aeroporto, volo, navetta aeroporto
pt aeroporto, voo, terminal
nl luchthaven, vliegveld, vlucht, terminal
pl lotnisko, lot, lotniska, terminal
tr havaalanı, havalimanı, uçuş, terminal
ar مطار, رحلة جوية, المطار
he שדה תעופה, נמל תעופה, טיסה
ja 空港, フライト, 飛行機
# shuttle < public-transport
en shuttle, shuttle bus, pick-up service, transfer service, courtesy bus
de Shuttle, Shuttlebus, Abholservice, Zubringer, Transfer
fr navette, navettes, transfert
es lanzadera, servicio de recogida, traslado, transfer
it navetta, servizio navetta, transfer
pt transfer, vaivém, serviço de transporte
nl shuttle, pendelbus, ophaalservice, transfer
pl transfer, bus wahadłowy, przewóz
tr servis aracı, transfer, mekik
ar خدمة النقل, حافلة مكوكية, نقل المطار
he הסעה, הסעות, שאטל
ja 送迎, シャトルバス, 送迎バス
# bicycle
en bicycle, bike, cycle, bikes, cycling, bike rack
de Fahrrad, Rad, Fahrräder, radeln, Fahrradständer
fr vélo, vélos, bicyclette, cyclable
es bicicleta, bici, bicicletas, ciclismo
it bicicletta, bici, biciclette, ciclismo
pt bicicleta, bicicletas, ciclismo
nl fiets, fietsen, fietsenstalling
pl rower, rowery, rowerem, stojak rowerowy
tr bisiklet, bisikletler
ar دراجة, دراجات, دراجة هوائية
he אופניים, אופניי
ja 自転車, サイクリング, 駐輪場
# wifi
en wifi, wireless internet, internet access, internet, wlan
de WLAN, Internet, Internetzugang, WiFi
fr wifi, internet, connexion internet
es wifi, internet, conexión a internet
it wifi, internet, connessione internet
pt wifi, internet, ligação à internet
nl wifi, internet, draadloos internet
pl wifi, internet, dostęp do internetu
tr wifi, internet, kablosuz internet
ar واي فاي, إنترنت
he אינטרנט, וויי פיי, wifi, אינטרנט אלחוטי
ja インターネット, 無線, ネット環境, wifi
# charging-station
en charging station, EV charging, charge point, electric car charging, charging points
de Ladestation, Ladesäule, Wallbox, E-Auto laden, Elektroauto laden, Lademöglichkeit
fr borne de recharge, bornes de recharge, recharge électrique, recharger voiture
es punto de recarga, cargador eléctrico, estación de carga, recargar coche
it colonnina di ricarica, stazione di ricarica, ricarica elettrica, ricarica auto
pt posto de carregamento, carregador elétrico, carregamento elétrico
nl laadpaal, laadstation, laadpunt, elektrisch laden
pl stacja ładowania, ładowarka samochodowa, ładowanie auta
tr şarj istasyonu, araç şarj, elektrikli araç şarjı
ar محطة شحن, شحن السيارات الكهربائية, شاحن سيارة
he עמדת טעינה, טעינת רכב חשמלי, עמדות טעינה
ja 充電スタンド, 充電設備, 電気自動車
# entrance
en entrance, front door, way in, entry door, doorbell
de Eingang, Haustür, Eingangstür, Zugang, Klingel
fr entrée, porte d'entrée, sonnette, accès
es entrada, puerta principal, timbre, acceso
it ingresso, entrata, porta d'ingresso, citofono
pt entrada, porta principal, campainha, acesso
nl ingang, voordeur, toegang, deurbel
pl wejście, drzwi wejściowe, dzwonek
tr giriş, giriş kapısı, ana kapı
ar مدخل, الباب الرئيسي, المدخل
he כניסה, דלת כניסה, פעמון
ja 入口, 入り口, 玄関
# nearby
en nearby, close by, near you, walking distance, in the area
de in der Nähe, nahe, Umgebung, zu Fuß
fr à proximité, proche, près de, à pied, alentours
es cerca, cercano, a pie, alrededores, cercanías
it vicino, vicinanze, a piedi, nei dintorni
pt perto, próximo, a pé, arredores
nl dichtbij, in de buurt, loopafstand, nabij
pl w pobliżu, blisko, pieszo, w okolicy
tr yakın, yakında ~, yürüme mesafesi, civar
ar قريب, بالقرب, مشيا
he קרוב, בסביבה, מרחק הליכה
ja 近く, 徒歩, 周辺
# service-area
en service area, area covered, do you cover, areas you serve, do you come out to, do you come to, coverage area, catchment
de Einzugsgebiet, Einsatzgebiet, Liefergebiet, Servicegebiet, Umkreis
fr zone d'intervention, zone desservie, secteur d'intervention, zone de livraison, intervenez
es zona de servicio, área de cobertura, zonas de cobertura, zona de reparto
it zona servita, area di servizio, zone coperte, area coperta
pt zona de atuação, área de cobertura, área de serviço, zonas abrangidas
nl werkgebied, servicegebied, bezorggebied, regio
pl obszar działania, zasięg, rejon, obszar dostaw
tr hizmet bölgesi, hizmet alanı, teslimat bölgesi
ar منطقة الخدمة, مناطق التغطية, نطاق الخدمة
he אזור שירות, אזורי שירות, אזור חלוקה
ja 対応エリア, 対応地域, 配達エリア, 出張エリア
`
