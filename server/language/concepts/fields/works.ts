/** More work on houses and around them. */
export const works = `
# gas < boiler
en gas leak, smell gas, gas safety, gas cooker, gas fitter
de Gasleck, Gasgeruch, Gasinstallateur, Gasleitung
fr fuite de gaz, odeur de gaz, gaz
es fuga de gas, olor a gas, gas natural
it fuga di gas, odore di gas, impianto gas
pt fuga de gás, cheiro a gás, gás
nl gaslek, gaslucht, gasleiding
pl wyciek gazu, ulatnianie gazu, instalacja gazowa
tr gaz kaçağı, gaz kokusu, doğalgaz
ar تسرب غاز, رائحة غاز, الغاز
he דליפת גז, ריח גז, טכנאי גז
ja ガス漏れ, ガス臭い, ガス工事
# solar
en solar panels, photovoltaic, solar power, solar
de Solaranlage, Photovoltaik, Solarzellen, PV-Anlage
fr panneaux solaires, photovoltaïque, solaire
es placas solares, fotovoltaica, paneles solares
it pannelli solari, fotovoltaico, impianto fotovoltaico
pt painéis solares, fotovoltaico, energia solar
nl zonnepanelen, zonne-energie
pl panele słoneczne, fotowoltaika
tr güneş paneli, güneş enerjisi, fotovoltaik
ar ألواح شمسية, طاقة شمسية
he פאנלים סולאריים, אנרגיה סולארית, סולארי
ja 太陽光パネル, ソーラー, 太陽光発電
# damp
en damp, mould, mold, condensation, insulation, damp proofing
de Schimmel, Feuchtigkeit, Dämmung, Isolierung, feuchte Wand
fr moisissure, humidité, isolation
es moho, humedades, aislamiento, condensación
it muffa, umidità, isolamento, condensa
pt bolor, humidade, isolamento, mofo
nl schimmel, vocht, isolatie, vochtproblemen
pl pleśń, wilgoć, izolacja, ocieplenie, grzyb na ścianie
tr küf, nem, rutubet, yalıtım, izolasyon
ar عفن, رطوبة, عزل
he עובש, רטיבות, בידוד
ja カビ, 湿気, 断熱, 結露
# bathroom-fitting < builder
en bathroom fitting, bathroom renovation, new bathroom, bathtub, shower installation, sink, basin
de Badsanierung, Badezimmer, Badewanne, Waschbecken, Badumbau
fr salle de bain, rénovation salle de bain, baignoire, lavabo
es reforma de baño, bañera, plato de ducha, cuarto de baño, lavamanos
it bagno nuovo, rifacimento bagno, vasca, lavandino, lavabo
pt remodelação da casa de banho, banheira, lavatório, pia
nl badkamer, badkamerrenovatie, badkuip, wastafel, gootsteen
pl łazienka, remont łazienki, wanna, umywalka, zlew
tr banyo, banyo tadilatı, küvet, evye
ar حمام جديد, تجديد الحمام, مغطس, حوض, مغسلة حمام
he חדר אמבטיה, שיפוץ אמבטיה, אמבטיה, כיור
ja 浴室, お風呂, バスルーム, 洗面台, ユニットバス
# kitchen-fitting < builder kitchen
en kitchen fitting, kitchen installation, fitted kitchen, worktop, countertop, kitchen cabinets
de Küchenmontage, Einbauküche, Arbeitsplatte, Küchenaufbau
fr pose de cuisine, cuisine équipée, plan de travail
es instalación de cocina, encimera, cocina a medida
it montaggio cucina, piano di lavoro, cucina su misura
pt montagem de cozinha, bancada, cozinha por medida
nl keuken plaatsen, keukenmontage, aanrechtblad, werkblad
pl montaż kuchni, blat kuchenny, meble kuchenne
tr mutfak montajı, tezgah, mutfak dolabı
ar تركيب مطابخ, خزائن مطبخ, سطح المطبخ
he התקנת מטבח, משטח עבודה, ארונות מטבח
ja キッチンリフォーム, システムキッチン, 天板
# fence < garden
en fence, fencing, gate, driveway, paving, decking, patio laying
de Zaun, Tor ~, Einfahrt, Pflasterarbeiten, pflastern, Zaunbau
fr clôture, portail, allée, pavage, terrasse en bois
es valla, verja, entrada de coches, pavimento exterior, cercado
it recinzione, cancello, vialetto, pavimentazione esterna
pt vedação, portão, cerca, calçada exterior
nl hek, schutting, poort, oprit, bestrating
pl ogrodzenie, brama, podjazd do garażu, kostka brukowa, płot
tr çit yapımı, bahçe kapısı, kaldırım, parke taşı
ar سياج, بوابة, رصف, سور
he גדר, שער ~, ריצוף חוץ, דק
ja フェンス, 門, 外構, 舗装, 駐車場工事
# handyman
en handyman, odd jobs, small jobs, hang pictures, flat-pack assembly, odd-job man
de Hausmeister, Kleinreparaturen, kleine Arbeiten, Möbelaufbau, Allrounder
fr homme à tout faire, petits travaux, bricolage, bricoleur, montage de meubles
es manitas, pequeños arreglos, chapuzas, montaje de muebles, bricolaje
it tuttofare, piccoli lavori, montaggio mobili, bricolage
pt faz-tudo, pequenos arranjos, montagem de móveis, biscates
nl klusjesman, klussen, klusbedrijf, kleine klussen
pl złota rączka, drobne naprawy, skręcanie mebli, majsterkowanie
tr tamirat ustası, küçük tamirat, mobilya montajı
ar عامل صيانة, أعمال صيانة صغيرة, تركيب أثاث
he הנדימן, עבודות קטנות, תיקונים קטנים, הרכבת רהיטים
ja 便利屋, 小修理, 家具組み立て, 何でも屋
# plastering
en plastering, plasterer, drywall, plaster, plasterboard, crack in wall
de Putz, verputzen, Trockenbau, Gipser, Rigips, Riss in der Wand
fr plâtrier, plâtre, placo, enduit, fissure
es yesero, pladur, enlucido, grieta, enyesado
it intonaco, cartongesso, intonacare, crepa
pt estuque, pladur, gesso cartonado, reboco, racha
nl stukadoor, stucen, gipsplaat, stucwerk, scheur in muur
pl tynk, tynkowanie, płyta gipsowa, pęknięcie ściany
tr sıva, alçı, alçıpan, duvar çatlağı
ar جبس, لياسة, جبسمبورد, شرخ في الجدار
he טיח, גבס, טייח, סדק בקיר
ja 左官, 石膏ボード, 漆喰, ひび割れ
# security-system < installation
en security camera, alarm system, cctv installation, intercom, smart home, smart lock
de Überwachungskamera ~, Alarmanlage einbauen, Gegensprechanlage, Smart Home
fr caméra de surveillance, système d'alarme, interphone, domotique
es cámara de seguridad, sistema de alarma, portero automático, domótica
it telecamera, impianto d'allarme, citofono ~, domotica
pt câmara de vigilância, sistema de alarme, intercomunicador, domótica
nl beveiligingscamera, alarmsysteem, intercom, domotica
pl kamera, system alarmowy, domofon, inteligentny dom
tr güvenlik kamerası kurulumu, alarm sistemi, diafon, akıllı ev
ar كاميرا مراقبة, نظام إنذار, إنتركم, منزل ذكي
he מצלמת אבטחה, מערכת אזעקה, אינטרקום, בית חכם
ja 防犯カメラ, 警備システム, インターホン, スマートホーム
# pressure-washing < cleaning
en pressure washing, jet washing, patio cleaning, gutter cleaning, facade cleaning
de Hochdruckreinigung, Fassadenreinigung, Dachrinnenreinigung, Terrassenreinigung
fr nettoyage haute pression, nettoyage façade, nettoyage de gouttières
es limpieza a presión, limpieza de fachadas, limpieza de canalones
it idropulizia, pulizia facciata, pulizia grondaie
pt lavagem de alta pressão, limpeza de fachadas, limpeza de caleiras
nl hogedrukreiniging, gevelreiniging, dakgoot reinigen
pl mycie ciśnieniowe, mycie elewacji, czyszczenie rynien
tr basınçlı yıkama, cephe temizliği, oluk temizliği
ar غسيل بالضغط, تنظيف الواجهات
he שטיפה בלחץ, ניקוי חזיתות, ניקוי מרזבים
ja 高圧洗浄, 外壁清掃, 雨どい清掃
# windscreen < car
en windscreen, windshield, car glass, dent removal, paintwork, dents, bumper
de Windschutzscheibe, Steinschlag, Autoglas, Delle, Lackschaden, Stoßstange
fr pare-brise, impact, bosse, carrosserie rayée, pare-chocs
es parabrisas, luna, abolladura, pintura del coche, parachoques
it parabrezza, ammaccatura, vernice auto, paraurti
pt para-brisas, amolgadela, pintura do carro, para-choques
nl voorruit, autoruit, deuk, lakschade, bumper
pl szyba przednia, wgniecenie, lakiernik, zderzak
tr ön cam, oto cam, göçük, boya oto, tampon
ar زجاج أمامي, زجاج السيارة, صدمة, دهان السيارة, مصد
he שמשה קדמית, שמשת רכב, מכה בפח, פגוש
ja フロントガラス, へこみ, 板金塗装, バンパー
# additional-driver < car-hire
en additional driver, young driver, second driver, one-way rental, cross the border, drive abroad
de Zusatzfahrer, junger Fahrer, zweiter Fahrer, Einwegmiete, ins Ausland fahren
fr conducteur supplémentaire, jeune conducteur, second conducteur, aller simple
es conductor adicional, conductor joven, segundo conductor, cruzar la frontera
it guidatore aggiuntivo, secondo conducente, giovane conducente
pt condutor adicional, condutor jovem, segundo condutor
nl extra bestuurder, tweede bestuurder, jonge bestuurder
pl dodatkowy kierowca, młody kierowca, drugi kierowca
tr ek sürücü, genç sürücü, ikinci sürücü, tek yön
ar سائق إضافي, سائق شاب
he נהג נוסף, נהג צעיר, נהג חדש
ja 追加運転者, 若年ドライバー, 乗り捨て
# test-drive < car
en test drive, used cars, new cars, car dealer, dealership
de Probefahrt, Gebrauchtwagen, Neuwagen, Autohaus, Autohändler
fr essai routier, voitures d'occasion, concessionnaire
es prueba de conducción, coches de segunda mano, concesionario
it prova su strada, auto usate, concessionaria, test drive
pt test drive, carros usados, concessionário, stand de automóveis
nl proefrit, tweedehands auto, autodealer, occasions
pl jazda próbna, samochody używane, salon samochodowy, dealer
tr test sürüşü, ikinci el araç, galeri oto, bayi
ar تجربة قيادة, سيارات مستعملة, معرض سيارات
he נסיעת מבחן, רכב יד שנייה, סוכנות רכב
ja 試乗, 中古車, ディーラー, 新車
# traffic-fine < lawyer
en speeding ticket, parking fine, traffic fine, drink driving, driving ban
de Bußgeldbescheid, Blitzer, Fahrverbot, Strafzettel, Alkohol am Steuer
fr amende routière, excès de vitesse, PV, retrait de permis
es multa de tráfico, multa de velocidad, alcoholemia, retirada de carné
it multa stradale, autovelox, ritiro patente
pt multa de trânsito, excesso de velocidade
nl verkeersboete, snelheidsboete, rijverbod
pl mandat drogowy, przekroczenie prędkości, utrata prawa jazdy
tr trafik cezası, hız cezası
ar مخالفة مرورية, مخالفة سرعة
he דוח מהירות, דוח תנועה, שלילת רישיון
ja 交通違反, スピード違反, 免停
# personal-injury < lawyer injury
en personal injury, compensation claim, no win no fee, accident at work, medical negligence
de Schmerzensgeld, Personenschaden, Arbeitsunfall, Behandlungsfehler, Schadenersatz
fr dommage corporel, accident du travail, erreur médicale, dommages et intérêts
es daños personales, accidente laboral, negligencia médica, indemnización por accidente
it risarcimento danni, infortunio sul lavoro, malasanità
pt danos pessoais, acidente de trabalho, negligência médica
nl letselschade, bedrijfsongeval, schadevergoeding, medische fout
pl odszkodowanie za wypadek, wypadek przy pracy, błąd lekarski
tr kişisel yaralanma, iş kazası, tıbbi hata, maddi tazminat
ar إصابة شخصية, حادث عمل, خطأ طبي, تعويض عن الضرر
he נזקי גוף, תאונת עבודה, רשלנות רפואית
ja 人身事故, 労災, 医療過誤, 損害賠償請求
`
