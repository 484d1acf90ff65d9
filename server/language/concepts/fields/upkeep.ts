/** Cleaning and the care of a home, and what a trade promises. */
export const upkeep = `
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
