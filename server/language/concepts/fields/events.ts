/** Events, venues, photographs and farewells. */
export const events = `
# event
en event, events, =function, party, celebration, occasion, parties
de Veranstaltung, Feier, Fest, Event, Party, feiern, Veranstaltungen
fr événement, fête, soirée ~, réception ~, célébration, événements
es evento, fiesta, celebración, eventos, celebrar
it evento, festa, celebrazione, eventi, festeggiare
pt evento, festa, celebração, eventos
nl evenement, feest, viering, evenementen, feestje
pl impreza, wydarzenie, uroczystość, imprezy, przyjęcie
tr etkinlik, parti, kutlama, davet, organizasyon
ar حفلة, مناسبة, فعالية, احتفال, حفل, فعاليات
he אירוע, מסיבה, אירועים, חגיגה
ja イベント, パーティー, 催し, お祝い, 行事
# birthday < event
en birthday, birthday party, kids party, birthdays
de Geburtstag, Geburtstagsfeier, Kindergeburtstag
fr anniversaire, fête d'anniversaire, goûter d'anniversaire
es cumpleaños, fiesta de cumpleaños
it compleanno, festa di compleanno, compleanni
pt aniversário, festa de aniversário, aniversários
nl verjaardag, verjaardagsfeest, kinderfeestje
pl urodziny, przyjęcie urodzinowe, urodzin
tr doğum günü, doğum günü partisi
ar عيد ميلاد, حفلة عيد ميلاد
he יום הולדת, מסיבת יום הולדת, ימי הולדת
ja 誕生日, バースデー, 誕生会
# wedding < event
en wedding, marriage, bride, bridal, get married, weddings, wedding reception, groom ~
de Hochzeit, heiraten, Braut, Trauung, Hochzeitsfeier, Bräutigam, Eheschließung
fr mariage, mariée, se marier, noces, épouser
es boda, novia, casarse, matrimonio, bodas, nupcial
it matrimonio, sposa, sposarsi, nozze, sposi
pt casamento, noiva, casar, boda, casamentos
nl bruiloft, huwelijk, trouwen, bruid, trouwerij
pl ślub, wesele, panna młoda, wesela, pobrać się
tr düğün, gelin, evlenmek, nikah, evlilik
ar زفاف, عرس, عروس, زواج, أعراس
he חתונה, כלה, להתחתן, חתונות, נישואין
ja 結婚式, ウェディング, 花嫁, 結婚, 披露宴, ブライダル
# funeral
en funeral, burial, cremation, undertaker, funeral director, passed away, died, bury, deceased, =memorial, coffin, ashes
de Beerdigung, Bestattung, Bestatter, Einäscherung, Trauerfeier, verstorben, Sterbefall, Feuerbestattung, Sarg, Urne
fr obsèques, enterrement, pompes funèbres, crémation, inhumation, décès, funérailles, décédé, cercueil
es funeral, entierro, funeraria, cremación, fallecido, fallecimiento, sepelio, incineración, tanatorio, ataúd
it funerale, sepoltura, pompe funebri, cremazione, onoranze funebri, deceduto, decesso, bara
pt funeral, enterro, funerária, cremação, falecido, falecimento, velório, caixão
nl uitvaart, begrafenis, uitvaartondernemer, crematie, overleden, overlijden, begraven, kist ~
pl pogrzeb, kremacja, zakład pogrzebowy, pochówek, zmarł, zgon, trumna, zmarły
tr cenaze, defin, cenaze hizmetleri, vefat, ölüm, tabut, defnetmek
ar جنازة, دفن, متوفى, وفاة, مراسم الجنازة, عزاء
he לוויה, קבורה, הלוויה, נפטר, פטירה, בית לוויות, שריפת גופות
ja 葬儀, 葬式, 火葬, 埋葬, 葬儀社, 亡くなった, 告別式, お通夜
# baptism < event
en baptism, christening, communion, confirmation ceremony, bar mitzvah
de Taufe, Kommunion, Konfirmation, Firmung
fr baptême, communion, confirmation religieuse
es bautizo, comunión, bautismo, primera comunión
it battesimo, comunione, cresima
pt batizado, batismo, comunhão, crisma
nl doop, communie, doopfeest, doopsel
pl chrzest, komunia, chrzciny, bierzmowanie
tr vaftiz, sünnet düğünü, mevlit
ar تعميد, معمودية, عقيقة
he בר מצווה, בת מצווה, ברית מילה, הטבלה
ja 洗礼, 七五三, お宮参り
# anniversary < event
en anniversary, engagement party, baby shower, hen party, stag do, bachelorette, graduation
de Jubiläum, Hochzeitstag, Junggesellenabschied, Verlobung, Abschlussfeier, Babyparty
fr anniversaire de mariage, fiançailles, enterrement de vie, remise de diplôme
es aniversario, despedida de soltera, despedida de soltero, graduación, compromiso
it anniversario, addio al nubilato, addio al celibato, laurea festa, fidanzamento
pt bodas de prata, despedida de solteira, formatura, noivado
nl jubileum, vrijgezellenfeest, verloving, afstuderen
pl rocznica, wieczór panieński, wieczór kawalerski, jubileusz, zaręczyny
tr yıl dönümü, bekarlığa veda, nişan, mezuniyet
ar ذكرى سنوية, خطوبة, تخرج, ذكرى الزواج
he יום נישואין, מסיבת רווקות, מסיבת רווקים, אירוסין, סיום לימודים
ja 記念日, 婚約, 卒業式, 結婚記念日
# corporate-event < event
en corporate event, team building, company party, christmas party, away day, office party
de Firmenfeier, Betriebsfeier, Weihnachtsfeier, Teambuilding, Firmenevent
fr événement d'entreprise, séminaire d'entreprise, team building, soirée d'entreprise
es evento de empresa, cena de empresa, team building
it evento aziendale, cena aziendale, team building
pt evento corporativo, jantar de empresa, team building
nl bedrijfsfeest, bedrijfsuitje, teambuilding, personeelsfeest
pl impreza firmowa, integracja, event firmowy, wigilia firmowa
tr şirket etkinliği, kurumsal etkinlik, takım çalışması
ar فعالية شركة, حفل الشركة, بناء الفريق
he אירוע חברה, יום גיבוש, ערב חברה
ja 社内イベント, 忘年会, 懇親会, 新年会, 歓送迎会
# venue-hire < hire
en venue hire, hall hire, hire the hall, function room, private hire, event space, room hire, hire a room, banquet hall, venue
de Saal mieten, Raum mieten, Veranstaltungsraum, Saalmiete, Festsaal, Location ~, Eventlocation, Raumvermietung
fr location de salle, louer la salle, salle des fêtes, privatisation, salle de réception
es alquiler de sala, salón de eventos, alquilar el local, salón, espacio para eventos
it affitto sala, sala eventi, noleggio sala, salone, location ~
pt aluguer de sala, salão de festas, espaço para eventos, alugar a sala, salão
nl zaalhuur, zaal huren, zaalverhuur, feestzaal, evenementenlocatie
pl wynajem sali, sala bankietowa, sala weselna, wynająć salę, sala
tr salon kiralama, düğün salonu, mekan kiralama, etkinlik alanı
ar قاعة, تأجير قاعة, قاعة أفراح, قاعة مناسبات, استئجار القاعة
he השכרת אולם, אולם אירועים, אולם, גן אירועים, מתחם אירועים
ja 会場, 貸切, 貸し会場, ホール貸出, 宴会場, 会場費
# meeting-room < venue-hire
en meeting room, conference room, coworking, boardroom, conference, desk space
de Besprechungsraum, Konferenzraum, Tagungsraum, Coworking, Tagung
fr salle de réunion, coworking, conférence, salle de conférence
es sala de reuniones, coworking, sala de conferencias, conferencia
it sala riunioni, coworking, sala conferenze, conferenza
pt sala de reuniões, coworking, conferência, sala de conferências
nl vergaderzaal, vergaderruimte, coworking, conferentie, flexplek
pl sala konferencyjna, coworking, salka spotkań, konferencja
tr toplantı odası, konferans salonu, ortak çalışma
ar قاعة اجتماعات, مؤتمر, مساحة عمل مشتركة, غرفة اجتماعات
he חדר ישיבות, כנס, חלל עבודה, חדר דיונים
ja 会議室, コワーキング, 研修室, 会議
# capacity
en capacity, how many people, maximum number, how many guests, seat up to, max guests
de Kapazität, wie viele Personen, Personenzahl, maximale Personenzahl, Höchstzahl
fr capacité, combien de personnes, nombre de personnes, nombre maximum
es capacidad, aforo, cuántas personas, número de personas
it capienza, quante persone, numero di persone, capacità
pt capacidade, lotação, quantas pessoas, número de pessoas
nl capaciteit, hoeveel personen, aantal personen, maximaal aantal
pl pojemność, ile osób, liczba osób, maksymalna liczba
tr kapasite, kaç kişi, kişi sayısı
ar سعة, كم شخص, عدد الأشخاص, الطاقة الاستيعابية
he תפוסה, כמה אנשים, כמה אורחים, קיבולת
ja 収容人数, 何名, 何人, 最大人数
# dj
en dj, band, musician, entertainment, live band, magician, face painting, bouncy castle
de DJ, Band, Musiker, Unterhaltung, Hüpfburg, Zauberer
fr DJ, groupe de musique, musicien, animation, château gonflable, magicien
es DJ, grupo de música, músico, animación, castillo hinchable, mago
it DJ, band, musicista, animazione, intrattenimento, mago
pt DJ, banda, músico, animação, insuflável, mágico
nl dj, band ~, muzikant, entertainment, springkussen, goochelaar
pl DJ, zespół muzyczny, muzyk, animator, dmuchany zamek, wodzirej
tr DJ, müzik grubu, müzisyen, animasyon, sihirbaz
ar دي جي, فرقة موسيقية, موسيقي, ترفيه, ساحر
he דיג'יי, תקליטן, להקה, מוזיקאי, קוסם, מתנפחים
ja バンド演奏, 余興, 生演奏, マジシャン, DJ
# decoration
en decoration, decorations, balloons, decor, decorate, centrepieces
de Dekoration, Deko, Luftballons, dekorieren, Tischdeko
fr décoration, ballons, décorer, déco
es decoración, globos, decorar, adornos
it decorazione, palloncini, addobbi, decorare, allestimento
pt decoração, balões, decorar
nl decoratie, ballonnen, versiering, aankleding
pl dekoracja, balony, dekoracje, wystrój
tr dekorasyon, balon, süsleme
ar ديكور, زينة, بالونات, تزيين
he קישוט, בלונים, עיצוב אירועים, קישוטים
ja 装飾, 飾り付け, 風船, デコレーション
# equipment
en equipment, projector, sound system, microphone, chairs and tables, PA system, screen, gear
de Ausstattung, Ausrüstung, Beamer, Mikrofon, Tontechnik, Leinwand
fr équipement, matériel, vidéoprojecteur, sono, micro ~, écran
es equipo ~, equipamiento, proyector, sonido, micrófono, material ~
it attrezzatura, proiettore, impianto audio, microfono, attrezzature
pt equipamento, projetor, sistema de som, microfone
nl apparatuur, uitrusting, beamer, geluidsinstallatie, microfoon
pl sprzęt, wyposażenie, projektor, nagłośnienie, mikrofon, rzutnik
tr ekipman, projektör, ses sistemi, mikrofon, donanım
ar معدات, جهاز عرض, نظام صوت, ميكروفون, تجهيزات
he ציוד, מקרן, מערכת הגברה, מיקרופון, הגברה
ja 設備, 備品, プロジェクター, マイク, 音響, 機材
# photography
en photography, photographer, photo shoot, photos, portrait, pictures, headshot, photo session, photograph
de Fotografie, Fotograf, Fotoshooting, Fotos, Porträt, Bilder, Fotografin, Shooting
fr photographie, photographe, séance photo, photos, portrait, shooting
es fotografía, fotógrafo, sesión de fotos, fotos, retrato, reportaje
it fotografia, fotografo, servizio fotografico, foto, ritratto
pt fotografia, fotógrafo, sessão fotográfica, fotos, retrato
nl fotografie, fotograaf, fotoshoot, foto's, portret, fotosessie
pl fotografia, fotograf, sesja zdjęciowa, zdjęcia, portret, zdjęcie
tr fotoğraf, fotoğrafçı, fotoğraf çekimi, çekim, portre
ar تصوير, مصور, جلسة تصوير, صور, صورة
he צילום, צלם, צילומים, תמונות, צלמת, בוק
ja 写真, 撮影, カメラマン, フォト, 証明写真 ~
# passport-photo < photography
en passport photo, passport photos, visa photo
de Passfoto, Passbild, biometrisches Foto, Passfotos
fr photo d'identité, photos d'identité
es foto de carné, foto de pasaporte, fotos de carnet
it fototessera, fototessere, foto passaporto
pt foto de passaporte, foto tipo passe
nl pasfoto, pasfoto's
pl zdjęcie do paszportu, zdjęcia do dokumentów
tr vesikalık, biyometrik fotoğraf, pasaport fotoğrafı
ar صورة جواز سفر, صور شخصية
he תמונת פספורט, תמונות פספורט, תמונת דרכון
ja パスポート写真, 証明写真 ~
# video
en video, videography, filming, videographer, drone footage, film ~
de Video, Videograf, Filmaufnahmen, Drohnenaufnahmen, filmen
fr vidéo, vidéaste, filmer, drone, tournage
es vídeo, videógrafo, grabación, dron
it video, videomaker, riprese, drone
pt vídeo, videógrafo, filmagem, drone
nl video, videograaf, filmen, drone
pl wideo, film z wesela, kamerzysta, dron, filmowanie
tr video, video çekimi, drone, kameraman
ar فيديو, تصوير فيديو, درون
he וידאו, צילום וידאו, רחפן, סרטון
ja 動画, ビデオ, 映像, ドローン
`
