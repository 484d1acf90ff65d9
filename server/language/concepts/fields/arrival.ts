/** How people get there. */
export const arrival = `
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
# nearest < nearby
en nearest, closest
de nächste, nächster, nächstes, am nächsten
fr le plus proche, la plus proche
es más cercano, más cercana, más próximo
it più vicino, più vicina
pt mais próximo, mais próxima, mais perto
nl dichtstbijzijnde, dichtsbijzijnde, dichtstbij
pl najbliższy, najbliższa, najbliższe, najbliżej
tr en yakın
ar الأقرب, أقرب
he הכי קרוב, הקרובה ביותר, הקרוב ביותר
ja 最寄り, 一番近い
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
