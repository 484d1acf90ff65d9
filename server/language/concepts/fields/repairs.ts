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
`
