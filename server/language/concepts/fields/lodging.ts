/** Rooms for the night: hotels, guest houses, holiday flats. */
export const lodging = `
# accommodation
en hotel, accommodation, guest house, bed and breakfast, B&B, hostel, inn, lodging, stay the night, overnight stay
de Hotel, Unterkunft, Pension, Übernachtung, Gästehaus, übernachten, Herberge, Ferienwohnung
fr hôtel, hébergement, chambre d'hôtes, gîte, logement, auberge, nuitée, séjour
es hotel, alojamiento, hostal, casa rural, pensión, albergue, estancia
it hotel, albergo, alloggio, agriturismo, pensione ~, ostello, soggiorno, pernottamento
pt hotel, alojamento, pensão, hospedagem, pousada, estadia, hostel
nl hotel, overnachting, pension, accommodatie, overnachten, vakantiehuis, verblijf
pl hotel, nocleg, pensjonat, zakwaterowanie, hostel, pobyt, noclegi
tr otel, konaklama, pansiyon, misafirhane, kalmak
ar فندق, إقامة, سكن, نزل, مبيت, الإقامة
he מלון, צימר, אירוח, לינה, אכסניה, בית הארחה
ja ホテル, 宿泊, 旅館, 民宿, 宿, 泊まる
# room < accommodation
en room, rooms, bedroom, suite, guest room
de Zimmer, Schlafzimmer, Suite, Gästezimmer
fr chambre, chambres, suite ~
es habitación, habitaciones, dormitorio, cuarto ~
it camera, camere, stanza, stanze
pt quarto, quartos, suíte
nl kamer, kamers, slaapkamer, suite
pl pokój, pokoje, pokoju, sypialnia, apartament ~
tr oda, odalar, yatak odası, süit
ar غرفة, غرف, غرفة نوم, جناح
he חדר, חדרים, סוויטה, חדר שינה
ja 部屋, 客室, お部屋, 寝室
# double-room < room
en double room, twin room, double bed, twin beds, king size, queen bed
de Doppelzimmer, Doppelbett, Zweibettzimmer
fr chambre double, lit double, lits jumeaux, chambre pour deux
es habitación doble, cama doble, camas separadas, cama de matrimonio
it camera doppia, camera matrimoniale, letto matrimoniale
pt quarto duplo, cama de casal, quarto de casal
nl tweepersoonskamer, tweepersoonsbed, dubbele kamer
pl pokój dwuosobowy, łóżko małżeńskie, podwójne łóżko
tr çift kişilik oda, çift kişilik yatak, iki kişilik oda
ar غرفة مزدوجة, سرير مزدوج, غرفة لشخصين
he חדר זוגי, מיטה זוגית
ja ダブルルーム, ツイン, ダブルベッド
# single-room < room
en single room, single bed, single occupancy, single supplement
de Einzelzimmer, Einzelbett, Einzelbelegung
fr chambre simple, lit simple, chambre individuelle
es habitación individual, cama individual
it camera singola, letto singolo
pt quarto individual, quarto single, cama de solteiro
nl eenpersoonskamer, eenpersoonsbed
pl pokój jednoosobowy, łóżko pojedyncze
tr tek kişilik oda, tek kişilik yatak
ar غرفة مفردة, غرفة فردية, سرير مفرد
he חדר יחיד, מיטת יחיד
ja シングルルーム, 一人部屋
# family-room < room family
en family room, interconnecting rooms, triple room, sleeps four
de Familienzimmer, Mehrbettzimmer, Dreibettzimmer
fr chambre familiale, chambre triple, chambres communicantes
es habitación familiar, habitación triple
it camera familiare, camera tripla, camera quadrupla
pt quarto familiar, quarto triplo
nl familiekamer, gezinskamer, driepersoonskamer
pl pokój rodzinny, pokój trzyosobowy
tr aile odası, üç kişilik oda
ar غرفة عائلية, غرفة ثلاثية
he חדר משפחתי, חדר משפחה
ja ファミリールーム, 家族部屋
# bed
en bed, mattress, bedding, sheets, bed linen, pillow, duvet
de Bett, Betten, Matratze, Bettwäsche, Kissen, Bettzeug
fr lit, lits, matelas, draps, oreiller, literie, linge de lit
es cama, camas, colchón, sábanas, almohada, ropa de cama
it letto, letti, materasso, lenzuola, cuscino, biancheria
pt cama, camas, colchão, lençóis, almofada, roupa de cama
nl bed, bedden, matras, beddengoed, kussen, lakens
pl łóżko, łóżka, materac, pościel, poduszka
tr yatak, yataklar, çarşaf, yastık, nevresim
ar سرير, أسرة ~, مرتبة, ملاءات, وسادة
he מיטה, מיטות, מזרן, מצעים, כרית
ja ベッド, 布団, 寝具, シーツ, 枕
# cot < bed baby
en cot, crib, travel cot, extra bed, baby bed, rollaway
de Babybett, Kinderbett, Zustellbett, Gitterbett, Reisebett
fr lit bébé, lit d'appoint, lit parapluie, lit supplémentaire
es cuna, cama supletoria, cama extra
it culla, lettino, letto aggiuntivo
pt berço, cama extra, cama suplementar
nl kinderbed, babybedje, extra bed, campingbedje
pl łóżeczko, dostawka, dodatkowe łóżko
tr bebek yatağı, ilave yatak, beşik
ar سرير أطفال, سرير إضافي, مهد
he מיטת תינוק, עריסה, מיטה נוספת, לול
ja ベビーベッド, エキストラベッド
# check-in
en check-in, arrival time, arrival, key collection, check-in time, arrive, checkin ~
de Check-in, Anreise ~, einchecken, Ankunft, Schlüsselübergabe, Ankunftszeit
fr arrivée, enregistrement, heure d'arrivée, check-in, remise des clés
es entrada al hotel, llegada, check-in, hora de entrada, registro, hora de llegada
it arrivo, check-in, orario di arrivo, registrazione ~
pt chegada, check-in, hora de chegada, hora de entrada
nl inchecken, aankomst, aankomsttijd, check-in, incheck
pl zameldowanie, przyjazd, check-in, godzina przyjazdu, doba hotelowa
tr giriş saati, check-in, varış, otele giriş
ar تسجيل الوصول, تسجيل الدخول, وصول, وقت الوصول
he צ'ק אין, צק אין, הגעה, שעת הגעה, קבלת חדר
ja チェックイン, 到着時間, 到着
# check-out
en check-out, checkout ~, departure, late checkout, checkout time, leave the room, =vacate
de Check-out, Abreise, auschecken, Zimmer räumen, Spätabreise
fr départ, check-out, libérer la chambre, heure de départ
es salida, check-out, dejar la habitación, hora de salida
it partenza, check-out, lasciare la camera, orario di partenza
pt saída, check-out, hora de saída, deixar o quarto
nl uitchecken, vertrek, check-out, vertrektijd
pl wymeldowanie, wyjazd, check-out, wymeldować
tr çıkış saati, check-out, otelden çıkış, odayı boşaltma
ar تسجيل المغادرة, مغادرة, تسجيل الخروج
he צ'ק אאוט, צק אאוט, עזיבה, פינוי חדר, שעת עזיבה
ja チェックアウト, 退室, 出発
# half-board
en half board, full board, all inclusive, breakfast included, room only, board basis
de Halbpension, Vollpension, All-inclusive, inklusive Frühstück, Verpflegung ~
fr demi-pension, pension complète, tout compris, petit déjeuner compris
es media pensión, pensión completa, todo incluido, desayuno incluido
it mezza pensione, pensione completa, tutto incluso, colazione inclusa
pt meia pensão, pensão completa, tudo incluído, pequeno-almoço incluído
nl halfpension, volpension, all inclusive, inclusief ontbijt
pl niepełne wyżywienie, pełne wyżywienie, all inclusive, ze śniadaniem, wyżywienie
tr yarım pansiyon, tam pansiyon, her şey dahil, kahvaltı dahil
ar نصف إقامة, إقامة كاملة, شامل الإفطار, شامل كليا
he חצי פנסיון, פנסיון מלא, הכל כלול, כולל ארוחת בוקר
ja 朝食付き, 二食付き, 素泊まり, 夕食付き
# luggage
en luggage, baggage, suitcase, bags stored, left luggage, luggage storage, suitcases
de Gepäck, Koffer, Gepäckaufbewahrung, Gepäckraum
fr bagages, valise, bagagerie, consigne, valises
es equipaje, maletas, consigna, maleta, guardar maletas
it bagagli, valigie, deposito bagagli, valigia
pt bagagem, malas, depósito de bagagem, mala
nl bagage, koffer, bagageopslag, koffers
pl bagaż, walizka, przechowalnia bagażu, bagaże
tr bagaj, valiz, bavul, emanet
ar أمتعة, حقائب, حفظ الأمتعة, شنط
he מזוודות, מזוודה, שמירת חפצים, כבודה
ja 荷物, スーツケース, 手荷物, 荷物預かり
# air-conditioning
en air conditioning, air con, aircon, AC unit, climate control
de Klimaanlage, klimatisiert, Klimatisierung
fr climatisation, clim, climatisé
es aire acondicionado, climatización, climatizado
it aria condizionata, climatizzatore, climatizzato, condizionatore
pt ar condicionado, climatização
nl airco, airconditioning, klimaatbeheersing
pl klimatyzacja, klimatyzowany
tr klima, klimalı
ar تكييف, مكيف, مكيفات
he מיזוג, מזגן, מיזוג אוויר, ממוזג
ja エアコン, 冷房, 空調
# view < room
en sea view, balcony, room with a view, ocean view, quiet room
de Meerblick, Balkon, Aussicht, Seeblick, Ausblick
fr vue mer, balcon, vue, vue sur la mer
es vista al mar, balcón, vistas
it vista mare, balcone, vista ~, terrazzo
pt vista mar, varanda, vista para o mar
nl zeezicht, balkon, uitzicht
pl widok, balkon, widok na morze
tr deniz manzarası, balkon, manzara
ar إطلالة, بلكونة, شرفة, إطلالة على البحر
he נוף לים, מרפסת, נוף
ja 眺め, オーシャンビュー, バルコニー, 景色
# reception
en reception, front desk, concierge, receptionist
de Rezeption, Empfang, Concierge
fr réception ~, accueil, concierge
es recepción, recepcionista, conserje
it reception, portineria, ricevimento
pt receção, recepção, rececionista
nl receptie, balie, receptionist
pl recepcja, recepcjonista
tr resepsiyon, danışma masası
ar استقبال, مكتب الاستقبال
he קבלה ~, דלפק קבלה, פקיד קבלה
ja フロント, 受付
# minimum-stay < accommodation
en minimum stay, minimum nights, how many nights, one night, single night
de Mindestaufenthalt, Mindestnächte, eine Nacht, Nächte
fr séjour minimum, nuits minimum, une nuit
es estancia mínima, noches mínimas, una noche
it soggiorno minimo, notti minime, una notte
pt estadia mínima, noites mínimas, uma noite
nl minimaal verblijf, minimum aantal nachten, één nacht
pl minimalny pobyt, jedna noc, liczba nocy
tr minimum konaklama, en az gece, bir gece
ar الحد الأدنى للإقامة, ليلة واحدة, عدد الليالي
he מינימום לילות, לילה אחד, שהייה מינימלית
ja 最低宿泊, 一泊, 連泊
# housekeeping
en housekeeping, room cleaning, maid, daily cleaning, clean towels
de Zimmerreinigung, Zimmermädchen, Zimmerservice
fr ménage de la chambre, femme de chambre, service de chambre
es limpieza de habitación, camarera de piso, servicio de habitaciones
it pulizia camera, cameriera ai piani, servizio in camera
pt limpeza do quarto, camareira, serviço de quartos
nl kamerschoonmaak, kamermeisje, roomservice
pl sprzątanie pokoju, pokojówka, obsługa pokoju
tr oda temizliği, oda servisi, kat hizmetleri
ar خدمة الغرف, تنظيف الغرف
he ניקיון חדר, חדרנית, שירות חדרים
ja 客室清掃, ルームサービス, 清掃
# camping
en camping, campsite, caravan, motorhome, tent, pitch, glamping, campervan
de Camping, Campingplatz, Wohnwagen, Wohnmobil, Zelt, Zeltplatz
fr camping, caravane, camping-car, tente, emplacement tente
es camping, caravana, autocaravana, tienda de campaña, parcela
it campeggio, roulotte, camper, tenda, piazzola
pt campismo, caravana, autocaravana, tenda, parque de campismo
nl camping, caravan, camper, tent, kampeerplaats
pl kemping, przyczepa kempingowa, kamper, namiot, pole namiotowe
tr kamp, karavan, çadır, kamp alanı
ar تخييم, خيمة, كرفان, مخيم
he קמפינג, אוהל, קרוואן, קראוון
ja キャンプ, テント, キャンピングカー, グランピング
# tv
en television, tv, netflix, satellite channels
de Fernseher, Fernsehen, TV, Netflix
fr télévision, télé, tv, netflix
es televisión, tele, tv, netflix
it televisione, tv, televisore, netflix
pt televisão, tv, netflix
nl televisie, tv, netflix
pl telewizor, telewizja, tv
tr televizyon, tv, netflix
ar تلفزيون, تلفاز, نتفليكس
he טלוויזיה, נטפליקס
ja テレビ, ネットフリックス
# kitchen
en kitchen, self-catering, kitchenette, cooking facilities, fridge, dishwasher, microwave, oven
de Küche, Selbstversorger, Kochnische, Kühlschrank, Spülmaschine, Mikrowelle, Backofen
fr cuisine, kitchenette, frigo, réfrigérateur, lave-vaisselle, micro-ondes, four
es cocina, nevera, frigorífico, lavavajillas, microondas, horno
it cucina, angolo cottura, frigorifero, lavastoviglie, microonde, forno
pt cozinha, kitchenette, frigorífico, máquina de lavar louça, micro-ondas, forno, geladeira
nl keuken, koelkast, vaatwasser, magnetron, kookgelegenheid, oven
pl kuchnia, aneks kuchenny, lodówka, zmywarka, mikrofalówka, piekarnik
tr mutfak, buzdolabı, bulaşık makinesi, mikrodalga, fırın
ar مطبخ, ثلاجة, غسالة صحون, ميكروويف, فرن
he מטבח, מקרר, מדיח כלים, מיקרוגל, תנור
ja キッチン, 台所, 冷蔵庫, 食洗機, 電子レンジ
# laundry
en laundry, washing machine, dry cleaning, ironing, dryer, iron, launderette, wash clothes
de Wäsche, Waschmaschine, Reinigung ~, bügeln, Trockner, Wäscherei, Waschsalon
fr lessive, machine à laver, pressing, repassage, sèche-linge, laverie, blanchisserie
es lavandería, lavadora, tintorería, planchado, secadora, plancha
it lavanderia, lavatrice, lavaggio a secco, stiratura ~, asciugatrice, ferro da stiro
pt lavandaria, máquina de lavar, limpeza a seco, engomar, secadora, lavanderia
nl wasserij, wasmachine, stomerij, strijken, droger, was ~
pl pranie, pralka, pralnia chemiczna, prasowanie, suszarka, pralnia
tr çamaşır, çamaşır makinesi, kuru temizleme, ütü, kurutma makinesi
ar غسيل, غسالة, تنظيف جاف, كوي, مغسلة
he כביסה, מכונת כביסה, ניקוי יבש, גיהוץ, מייבש
ja 洗濯, 洗濯機, クリーニング, アイロン, 乾燥機, コインランドリー
`
