/** Trades that come to the house. */
export const repairs = `
# repair
en repair, fix, mend, repaired, fixing, repairs, fixed
de Reparatur, reparieren, instand setzen, Reparaturen, ausbessern, Instandsetzung
fr réparation, réparer, dépannage ~, dépanner, réparations
es reparación, reparar, arreglar, arreglo, reparaciones
it riparazione, riparare, aggiustare, riparazioni
pt reparação, reparar, consertar, arranjar, conserto
nl reparatie, repareren, herstellen, maken ~, herstelling
pl naprawa, naprawić, reperacja, naprawy, naprawiać
tr tamir, onarım, tamir etmek, onarmak
ar إصلاح, تصليح, صيانة ~, ترميم ~
he תיקון, לתקן, תיקונים, מתקן
ja 修理, 直す, 修繕, 補修
# broken
en broken, not working, doesn't work, defective, faulty, stopped working, out of order, won't turn on
de kaputt, defekt, funktioniert nicht, geht nicht, Störung
fr en panne, ne marche pas, défectueux, ne fonctionne pas, panne
es roto, no funciona, averiado, defectuoso, estropeado, avería
it rotto, non funziona, guasto, difettoso
pt avariado, não funciona, estragado, defeituoso, avaria, partido ~
nl kapot, werkt niet, defect, stuk ~, storing, doet het niet
pl zepsuty, nie działa, uszkodzony, usterka, awaria ~, zepsute
tr bozuk, çalışmıyor, arızalı, arıza, kırık ~
ar معطل, لا يعمل, عطل, مكسور, خراب
he מקולקל, לא עובד, תקלה, שבור
ja 壊れた, 故障, 動かない, 不具合, 破損
# maintenance
en maintenance, servicing, service contract, annual service, upkeep
de Wartung, warten lassen, Instandhaltung, Wartungsvertrag
fr entretien, maintenance, contrat d'entretien, révision
es mantenimiento, revisión anual, contrato de mantenimiento
it manutenzione, contratto di manutenzione
pt manutenção, revisão ~, contrato de manutenção
nl onderhoud, onderhoudsbeurt, onderhoudscontract, servicebeurt
pl konserwacja, przegląd ~, serwis, serwisowanie
tr bakım, periyodik bakım, bakım sözleşmesi, servis
ar صيانة ~, صيانة دورية, عقد صيانة
he תחזוקה, אחזקה, שירות תקופתי, טיפול תקופתי
ja メンテナンス, 保守, 点検, 整備
# plumber
en plumber, plumbing, pipes, tap, faucet, burst pipe, pipe
de Klempner, Installateur, Rohr, Wasserhahn, Rohrbruch, Sanitär, Rohre
fr plombier, plomberie, robinet, tuyau, canalisation
es fontanero, fontanería, grifo, tubería, plomero, cañería
it idraulico, rubinetto, tubo, tubature, idraulica
pt canalizador, encanador, torneira, cano, canalização
nl loodgieter, kraan, leiding, sanitair, waterleiding
pl hydraulik, kran, rura, hydraulika, pęknięta rura
tr tesisatçı, musluk, boru, su tesisatı
ar سباك, سباكة, حنفية, أنابيب, ماسورة
he אינסטלטור, אינסטלציה, ברז, צינור, שרברב
ja 水道, 配管, 蛇口, 水道屋, 水回り
# leak < plumber
en leak, leaking, dripping, water damage, flooding, water leak, drips
de Leck, undicht, tropft, Wasserschaden, Überschwemmung, Leckage
fr fuite, fuite d'eau, goutte, dégât des eaux, inondation
es fuga, fuga de agua, gotea, gotera, inundación, humedad
it perdita d'acqua, gocciola, allagamento, infiltrazione, perde acqua
pt fuga de água, infiltração, pinga, inundação, vazamento
nl lekkage, lek, lekt, druppelt, waterschade
pl przeciek, wyciek, cieknie, zalanie, kapie
tr sızıntı, su kaçağı, damlıyor, su baskını
ar تسرب, تسريب مياه, تسرب المياه, يقطر
he נזילה, דליפה, נזק מים, הצפה, נוזל ~
ja 水漏れ, 漏水, 雨漏り, 浸水
# blocked-drain < plumber
en blocked drain, clogged, blocked toilet, drain cleaning, drains, blocked sink, unblock
de verstopft, Abfluss, Rohrreinigung, Verstopfung, Abflussreinigung
fr bouché, débouchage, canalisation bouchée, évier bouché, déboucher
es atasco, desatasco, desagüe, atascado, desatascar
it intasato, scarico, spurgo, otturato, disostruzione
pt entupido, desentupimento, ralo, esgoto, desentupir
nl verstopt, afvoer, ontstoppen, riool, verstopping
pl zatkany, zapchany, odpływ, udrażnianie, kanalizacja
tr tıkanık, tıkalı gider, tıkanıklık, gider açma
ar انسداد, تسليك مجاري, مسدود
he סתום, פתיחת סתימה, ביוב, סתימה בכיור
ja 詰まり, 排水, つまり, 排水管
# boiler
en boiler, heating, central heating, radiator, hot water, gas engineer, heat pump, no heating
de Heizung, Boiler, Therme, Heizkörper, Warmwasser, Wärmepumpe, Gastherme
fr chaudière, chauffage, radiateur, eau chaude, chauffe-eau, pompe à chaleur
es caldera, calefacción, radiador, agua caliente, calentador, bomba de calor
it caldaia, riscaldamento, termosifone, acqua calda, scaldabagno, pompa di calore
pt caldeira, aquecimento, radiador, água quente, esquentador, bomba de calor
nl cv-ketel, verwarming, radiator, warm water, ketel, boiler, warmtepomp
pl piec gazowy, ogrzewanie, kaloryfer, ciepła woda, bojler, pompa ciepła, kocioł
tr kombi, kalorifer, ısıtma, sıcak su, şofben, ısı pompası, petek
ar سخان, تدفئة, غلاية, ماء ساخن, رادياتير
he דוד שמש, חימום, רדיאטור, מים חמים, דוד חשמל, הסקה
ja 給湯器, 暖房, ボイラー, お湯, ヒートポンプ
# electrician
en electrician, electrical, wiring, socket, fuse box, power outage, rewiring, electrics, power cut
de Elektriker, Elektroinstallation, Steckdose, Sicherungskasten, Stromausfall, Strom, Elektrik
fr électricien, électricité, prise électrique, tableau électrique, panne de courant
es electricista, electricidad, enchufe, cuadro eléctrico, apagón, instalación eléctrica
it elettricista, impianto elettrico, presa elettrica, quadro elettrico, blackout, corrente ~
pt eletricista, eletricidade, tomada, quadro elétrico, falha de energia
nl elektricien, elektriciteit, stopcontact, meterkast, stroomstoring, elektra
pl elektryk, instalacja elektryczna, gniazdko, prąd, bezpieczniki
tr elektrikçi, elektrik, priz, sigorta kutusu, elektrik kesintisi
ar كهربائي, كهرباء, مقبس, انقطاع الكهرباء, أسلاك
he חשמלאי, חשמל, שקע, לוח חשמל, הפסקת חשמל
ja 電気工事, 電気, コンセント, 停電, 配線, ブレーカー
# locksmith
en locksmith, lock, door lock, lock change, change the locks, locks, burglary ~
de Schlüsseldienst, Schloss, Türöffnung, Schlossaustausch, Einbruch ~, Türschloss, Schlosswechsel
fr serrurier, serrure, ouverture de porte, serrurerie, changer la serrure
es cerrajero, cerradura, cerrajería, apertura de puertas, bombín
it fabbro, serratura, apertura porta, cambio serratura
pt serralheiro, fechadura, abertura de porta, chaveiro
nl slotenmaker, slot, slot vervangen, deur openen, sloten, inbraak
pl ślusarz, zamek, otwieranie drzwi, wymiana zamka
tr çilingir, kilit, kapı açma, kilit değiştirme
ar فني أقفال, قفل, فتح أبواب, تغيير القفل, أقفال
he מנעולן, מנעול, פריצת דלת, החלפת מנעול, פורץ דלתות
ja 鍵屋, 錠前, 鍵交換, 解錠
# painter
en painter, painting and decorating, decorator, wallpaper, wall painting, paint the walls, repaint
de Maler, streichen, Tapete, tapezieren, Malerarbeiten, Anstrich, Wände streichen
fr peintre, peinture, papier peint, repeindre, ravalement
es pintor, pintura, pintar, papel pintado, pintar paredes
it imbianchino, pittura, tinteggiatura, carta da parati, verniciare, imbiancare
pt pintor, pintura, pintar, papel de parede
nl schilder, schilderwerk, behang, verven ~, behangen
pl malarz, malowanie, tapeta, malowanie ścian
tr boyacı, badana, duvar kağıdı, boya badana
ar دهان, صباغ, ورق جدران, دهانات, دهان الجدران
he צבעי, צביעה, טפט, צביעת קירות
ja 塗装, ペンキ, 壁紙, クロス, 外壁塗装
# carpenter
en carpenter, joiner, woodwork, carpentry, shelves, joinery
de Tischler, Schreiner, Holzarbeiten, Zimmermann, Regale, Schreinerei
fr menuisier, menuiserie, charpentier, ébéniste, étagères
es carpintero, carpintería, ebanista, estanterías
it falegname, falegnameria, mensole
pt carpinteiro, carpintaria, marceneiro, prateleiras
nl timmerman, meubelmaker, houtwerk, timmerwerk
pl stolarz, stolarstwo, cieśla, półki
tr marangoz, doğrama, ahşap işleri, raf
ar نجار, نجارة, أعمال خشب
he נגר, נגרות, מדפים
ja 大工, 木工, 建具, 棚
# builder
en builder, renovation, extension, construction, remodel, refurbishment, loft conversion, bricklayer, home improvement
de Bauunternehmen, Renovierung, Umbau, Anbau, Maurer, Sanierung, renovieren, Handwerker
fr maçon, rénovation, travaux, agrandissement, construction, rénover
es albañil, reforma, reformas, obra, construcción, ampliación
it muratore, ristrutturazione, lavori edili, costruzione, ristrutturare
pt pedreiro, remodelação, obras, construção, renovação ~, reforma
nl aannemer, verbouwing, renovatie, aanbouw, metselaar, verbouwen
pl budowlaniec, remont, renowacja, murarz, budowa, remonty
tr inşaat, tadilat, renovasyon, usta, tadilat işleri
ar بناء, ترميم ~, تجديد, مقاول, تشطيب
he שיפוץ, קבלן, בנייה, שיפוצים, שיפוצניק
ja リフォーム, 改装, 建築, 増築, 工事
# roof
en roof, roofing, gutter, chimney, tiles ~, roofer, gutters, chimney sweep
de Dach, Dachdecker, Dachrinne, Schornstein, Regenrinne, Schornsteinfeger
fr toit, toiture, couvreur, gouttière, cheminée, ramonage
es tejado, techo, canalón, chimenea, techador, cubierta
it tetto, grondaia, camino, spazzacamino, copertura tetto
pt telhado, caleira, chaminé, telhador
nl dak, dakdekker, dakgoot, schoorsteen, dakbedekking
pl dach, dekarz, rynna, komin, kominiarz
tr çatı, oluk, baca, çatı ustası
ar سقف, سطح, مزراب, مدخنة
he גג, מרזב, ארובה, זיפות
ja 屋根, 雨どい, 煙突, 瓦
# window
en window, windows, double glazing, broken glass, glazier, window pane, blinds
de Fenster, Glaser, Scheibe, Doppelverglasung, Jalousien, Rollladen
fr fenêtre, vitre, vitrier, double vitrage, volets, stores
es ventana, cristal, cristalero, doble acristalamiento, persianas
it finestra, vetro, vetraio, doppi vetri, tapparelle, infissi
pt janela, vidro, vidraceiro, vidros duplos, estores, persianas
nl raam, ruit, glaszetter, dubbel glas, ramen, jaloezieën
pl okno, szyba, szklarz, okna, rolety, żaluzje
tr pencere, cam, camcı, çift cam, panjur
ar نافذة, زجاج, شباك, نوافذ
he חלון, זכוכית, זגג, חלונות, תריסים
ja 窓, ガラス, サッシ, 窓ガラス, ブラインド
# flooring
en flooring, floor, tiling, tiler, parquet, laminate, carpet fitting, tiles
de Boden, Fliesen, Fliesenleger, Parkett, Laminat, Bodenbelag, Teppichboden
fr sol ~, carrelage, carreleur, parquet, moquette, revêtement de sol
es suelo, azulejos, parquet, tarima, solador, baldosas
it pavimento, piastrelle, piastrellista, parquet, laminato, moquette
pt chão, azulejos, ladrilhador, soalho, pavimento, piso ~
nl vloer, tegels, tegelzetter, parket, laminaat, vloerbedekking
pl podłoga, płytki, glazurnik, parkiet, panele, wykładzina
tr zemin, fayans, seramik, parke, laminat, döşeme
ar أرضية, بلاط, باركيه, سيراميك, أرضيات
he ריצוף, רצפה, אריחים, פרקט, רצף
ja 床, タイル, フローリング, カーペット
# cleaning
en cleaning, cleaner, clean, cleaners, deep clean, house cleaning, end of tenancy clean, office cleaning
de Reinigung, Putzfrau, putzen, Gebäudereinigung, reinigen, Haushaltshilfe, Endreinigung, sauber machen
fr nettoyage, ménage, femme de ménage, nettoyer, agent d'entretien
es limpieza, limpiar, limpiadora, asistenta, limpieza a fondo
it pulizia, pulizie, pulire, donna delle pulizie, colf
pt limpeza, limpar, empregada de limpeza, faxina, limpezas
nl schoonmaak, schoonmaken, schoonmaakster, poetsen, schoonmaakbedrijf, eindschoonmaak
pl sprzątanie, sprzątać, sprzątaczka, czyszczenie, posprzątać
tr temizlik, temizlikçi, temizlemek, ev temizliği
ar تنظيف, عاملة نظافة, تنظيف المنازل, خدمات تنظيف
he ניקיון, ניקוי, מנקה, לנקות, עוזרת בית
ja 掃除, ハウスクリーニング, 清掃サービス, 大掃除
# carpet-cleaning < cleaning
en carpet cleaning, upholstery cleaning, stain removal, stains, rug cleaning, sofa cleaning, stain
de Teppichreinigung, Polsterreinigung, Fleck, Flecken, Fleckentfernung
fr nettoyage de tapis, nettoyage de moquette, taches, tache, nettoyage canapé
es limpieza de alfombras, limpieza de tapicería, manchas, mancha
it pulizia tappeti, pulizia divani, macchie, macchia, smacchiatura
pt limpeza de carpetes, limpeza de estofos, manchas, nódoas
nl tapijtreiniging, meubelreiniging, vlekken, vlek
pl pranie dywanów, pranie tapicerki, plamy, plama
tr halı yıkama, koltuk yıkama, leke
ar تنظيف السجاد, تنظيف الكنب, بقع
he ניקוי שטיחים, ניקוי ספות, כתמים, כתם
ja カーペットクリーニング, シミ抜き, シミ, ソファクリーニング
# window-cleaning < cleaning
en window cleaning, window cleaner, clean windows
de Fensterputzer, Fensterreinigung, Glasreinigung, Fenster putzen
fr laveur de vitres, nettoyage de vitres, lavage de vitres
es limpieza de cristales, limpiacristales, limpieza de ventanas
it pulizia vetri, lavavetri, lavaggio vetri
pt limpeza de vidros, limpeza de janelas
nl glazenwasser, ramen wassen, ramen lappen
pl mycie okien
tr cam temizliği, cam silme
ar تنظيف النوافذ, تنظيف الزجاج
he ניקוי חלונות
ja 窓拭き, 窓掃除, ガラス清掃
# pest-control
en pest control, mice, rats, cockroaches, bed bugs, exterminator, ants, wasps, wasp nest, rodent
de Schädlingsbekämpfung, Kammerjäger, Mäuse, Ratten, Kakerlaken, Wespennest, Bettwanzen, Ungeziefer
fr dératisation, désinsectisation, souris, rats, cafards, punaises de lit, nuisibles, guêpes
es control de plagas, ratones, ratas, cucarachas, chinches, fumigación, avispas
it disinfestazione, derattizzazione, topi, ratti, scarafaggi, cimici, vespe
pt desinfestação, controlo de pragas, ratos, baratas, percevejos, vespas
nl ongediertebestrijding, muizen, ratten, kakkerlakken, bedwantsen, wespennest
pl dezynsekcja, deratyzacja, myszy, szczury, karaluchy, pluskwy, osy
tr böcek ilaçlama, haşere, fare, hamam böceği, tahtakurusu
ar مكافحة حشرات, فئران, صراصير, بق الفراش, مبيدات
he הדברה, מדביר, עכברים, ג׳וקים, פשפש המיטה, חולדות
ja 害虫駆除, ネズミ, ゴキブリ, シロアリ, 駆除
# waste
en rubbish removal, waste, junk removal, skip hire, recycling, disposal, garbage, trash, rubbish
de Entrümpelung, Müll, Entsorgung, Sperrmüll, Container ~, Recycling, entsorgen, Abfall
fr débarras, déchets, encombrants, poubelle, recyclage, enlèvement ~
es basura, residuos, retirada de muebles, reciclaje, escombros, desechos
it rifiuti, sgombero, smaltimento, riciclaggio, ingombranti, spazzatura
pt lixo, resíduos, recolha de entulho, reciclagem, entulho
nl afval, vuilnis, ontruiming, recycling, grofvuil, afvoeren
pl śmieci, odpady, wywóz, utylizacja, recykling, gruz
tr çöp, atık, moloz, geri dönüşüm, hurda
ar نفايات, قمامة, إعادة تدوير, التخلص من الأثاث, مخلفات
he פינוי, פסולת, אשפה, מחזור, זבל
ja 不用品回収, ゴミ, 廃棄, リサイクル, 粗大ごみ, 処分
# appliance
en appliance, appliances, washing machine repair, fridge repair, cooker, white goods, tumble dryer
de Haushaltsgerät, Haushaltsgeräte, Elektrogerät, Herd, Elektrogeräte
fr électroménager, appareil ménager, cuisinière
es electrodoméstico, electrodomésticos, cocina eléctrica
it elettrodomestico, elettrodomestici, fornelli
pt eletrodoméstico, eletrodomésticos, fogão
nl huishoudelijk apparaat, witgoed, huishoudelijke apparaten, fornuis
pl sprzęt AGD, AGD, kuchenka, sprzęt domowy
tr beyaz eşya, ev aletleri, ocak ~
ar أجهزة منزلية, أجهزة كهربائية, طباخ
he מכשיר חשמלי, מוצרי חשמל, כיריים
ja 家電, 家電製品, 電化製品
# installation
en installation, install, fitting, fit ~, mounting, installed, set up, assembly
de Installation, installieren, Einbau, montieren, Montage, anschließen, Aufbau
fr installation, installer, pose, montage, poser ~, monter ~
es instalación, instalar, montaje, montar, colocación
it installazione, installare, montaggio, posa, montare
pt instalação, instalar, montagem, montar
nl installatie, installeren, plaatsing, montage, monteren, aansluiten
pl instalacja, montaż, zainstalować, montować, podłączenie
tr kurulum, montaj, kurmak, takmak
ar تركيب, تثبيت, تجميع
he התקנה, להתקין, הרכבה, התקנות
ja 設置, 取り付け, 施工, 組み立て
# spare-part
en spare parts, replacement parts, parts and labour, component, replacement part
de Ersatzteil, Ersatzteile, Bauteil, Teile ~
fr pièce détachée, pièces détachées, pièces de rechange
es recambio, repuesto, piezas, recambios, repuestos
it ricambio, ricambi, pezzi di ricambio
pt peça, peças, peças sobressalentes, peças de reposição
nl onderdeel, onderdelen, reserveonderdelen
pl części zamienne, część zamienna, części
tr yedek parça, parça, yedek parçalar
ar قطع غيار, قطعة غيار
he חלקי חילוף, חלק חילוף, חלפים
ja 部品, パーツ, 交換部品
# guarantee
en guarantee, warranty, guaranteed, under warranty, workmanship guarantee
de Garantie, Gewährleistung, garantiert, Garantiezeit
fr garantie, garanti, sous garantie
es garantía, garantizado, en garantía
it garanzia, garantito, in garanzia
pt garantia, garantido, na garantia
nl garantie, garantietermijn, gegarandeerd
pl gwarancja, rękojmia, gwarancji, na gwarancji
tr garanti, garantili, garanti süresi
ar ضمان, كفالة, الضمان, مضمون
he אחריות, באחריות, תעודת אחריות
ja 保証, 保証期間, 保証書
# certified
en certified, licensed, qualified, accredited, registered ~, qualifications, certificate, accreditation
de zertifiziert, qualifiziert, zugelassen, Zertifikat, Qualifikation, Meisterbetrieb, geprüft
fr certifié, agréé, qualifié, diplômé ~, certification
es certificado, cualificado, acreditado, titulado, homologado, certificación
it certificato, qualificato, abilitato, certificazione, accreditato
pt certificado ~, qualificado, credenciado, licenciado ~, certificação
nl gecertificeerd, gekwalificeerd, erkend, certificaat ~, gediplomeerd
pl certyfikat, uprawnienia, wykwalifikowany, certyfikowany, licencja
tr sertifikalı, lisanslı, nitelikli, yetkili, sertifika ~
ar معتمد, مرخص, مؤهل, شهادة
he מוסמך, מורשה, תעודה ~, הסמכה, רישיון ~
ja 資格, 認定, 有資格者, 公認
`
