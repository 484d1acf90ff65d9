/** What people visit, and what they belong to. */
export const culture = `
# ticket
en ticket, tickets, admission ~, entry fee, entrance fee, box office, admission fee
de Eintrittskarte, Ticket, Eintritt, Karten ~, Eintrittspreis, Tickets, Abendkasse
fr billet, billets, entrée ~, billetterie, droit d'entrée, place de concert
es entrada ~, entradas, billete, taquilla ~, boleto, tickets
it biglietto, biglietti, ingresso ~, biglietteria
pt bilhete, bilhetes, ingresso, bilheteira
nl kaartje, ticket, tickets, toegangsprijs, entree, toegangskaart
pl bilet, bilety, wstęp, kasa biletowa, wejściówka
tr bilet, biletler, giriş ücreti, gişe
ar تذكرة, تذاكر, رسوم الدخول, الدخول ~
he כרטיס, כרטיסים, דמי כניסה, קופה
ja チケット, 入場券, 入場料, 入館料, 切符
# museum
en museum, exhibition, gallery, exhibits, collection on display, exhibit
de Museum, Ausstellung, Galerie, Sammlung ~
fr musée, exposition, galerie, collection ~
es museo, exposición, galería, muestra ~
it museo, mostra, galleria, esposizione
pt museu, exposição, galeria
nl museum, tentoonstelling, galerie, expositie
pl muzeum, wystawa, galeria, ekspozycja
tr müze, sergi, galeri
ar متحف, معرض, معارض
he מוזיאון, תערוכה, גלריה
ja 美術館, 博物館, 展示, 展覧会, ギャラリー
# guided-tour
en guided tour, tour, tours, audio guide, sightseeing, excursion, tour guide
de Führung, Stadtführung, Audioguide, Rundgang, Ausflug, Führungen
fr visite guidée, audioguide, excursion, visites guidées, guide
es visita guiada, audioguía, excursión, tour, guía
it visita guidata, audioguida, escursione, tour, visite guidate
pt visita guiada, audioguia, excursão, passeio, tour
nl rondleiding, audiogids, excursie, gids, rondleidingen
pl zwiedzanie, przewodnik, audioprzewodnik, wycieczka, oprowadzanie
tr rehberli tur, tur, sesli rehber, gezi, rehber
ar جولة, جولة إرشادية, مرشد, رحلة سياحية, جولات
he סיור, סיור מודרך, מדריך קולי, סיורים, טיול מאורגן
ja ツアー, ガイド, 音声ガイド, 見学ツアー, 観光
# show
en show, concert, theatre, performance, live music, film, movie, cinema, gig, play ~
de Konzert, Theater, Vorstellung, Aufführung, Livemusik, Kino, Film
fr concert, théâtre, spectacle, représentation, cinéma, film
es concierto, teatro, espectáculo, función, cine, película, música en vivo
it concerto, teatro, spettacolo, cinema, film, musica dal vivo
pt concerto, teatro, espetáculo, cinema, filme, música ao vivo
nl concert, theater, voorstelling, bioscoop, film, livemuziek
pl koncert, teatr, spektakl, kino, film, przedstawienie
tr konser, tiyatro, gösteri, sinema, film, canlı müzik
ar حفلة موسيقية, مسرح, عرض مسرحي, سينما, فيلم
he הופעה, תיאטרון, הצגה, קולנוע, סרט, קונצרט
ja コンサート, 劇, 上演, 映画, ライブ, 公演
# church
en church, mass, worship, parish, sunday service, priest, vicar, pastor, prayer, chapel, church service
de Kirche, Gottesdienst, Messe, Pfarrer, Gemeinde, Pastor, Gebet, Pfarrei
fr église, messe, paroisse, prêtre, curé, culte, prière
es iglesia, misa, parroquia, sacerdote, cura ~, culto, oración
it chiesa, messa, parrocchia, sacerdote, parroco, preghiera
pt igreja, missa, paróquia, padre, culto, oração
nl kerk, mis, kerkdienst, parochie, dominee, priester, gebed
pl kościół, msza, parafia, ksiądz, nabożeństwo, modlitwa
tr kilise, ayin, cami, imam, ibadet, namaz
ar كنيسة, مسجد, صلاة, قداس, إمام, عبادة
he כנסייה, בית כנסת, תפילה, רב, כומר, תפילות
ja 教会, 礼拝, ミサ, 神父, 牧師, お祈り
# club
en club, association, society, youth group, scouts, clubs
de Verein, Vereine, Klub, Vereinigung, Jugendgruppe
fr club, association, clubs, scouts
es club, asociación, clubes, peña
it club, associazione, circolo
pt clube, associação, clubes
nl vereniging, club, clubs, jeugdgroep
pl klub, stowarzyszenie, kluby, kółko
tr kulüp, dernek, topluluk ~
ar نادي, جمعية, رابطة, النادي
he מועדון, עמותה, אגודה, חוג, חוגים
ja クラブ, 同好会, サークル, 協会
# volunteer
en volunteer, volunteering, help out, charity, donate, donation, donations
de Ehrenamt, ehrenamtlich, freiwillig, Spende, spenden, Freiwillige
fr bénévole, bénévolat, don, faire un don, dons, association caritative
es voluntario, voluntariado, donación, donar, ONG
it volontario, volontariato, donazione, donare, offerta ~, beneficenza
pt voluntário, voluntariado, doação, doar, donativo
nl vrijwilliger, vrijwilligerswerk, donatie, doneren, goed doel
pl wolontariusz, wolontariat, darowizna, datek, wpłata na cel
tr gönüllü, gönüllülük, bağış, bağışlamak
ar متطوع, تطوع, تبرع, تبرعات
he מתנדב, התנדבות, תרומה, לתרום, להתנדב
ja ボランティア, 寄付, 寄附, 募金
# community
en community, neighbourhood, residents, local people, community centre
de Gemeinschaft, Nachbarschaft, Anwohner, Gemeindezentrum, Einheimische
fr communauté, quartier, habitants, riverains, centre social
es comunidad, vecindario, residentes, centro cívico, barrio
it comunità, quartiere, residenti, centro civico
pt comunidade, bairro, moradores, residentes
nl gemeenschap, buurt, bewoners, buurthuis
pl społeczność, sąsiedztwo, mieszkańcy, dom kultury
tr topluluk ~, mahalle, sakinler, semt
ar مجتمع, حي, سكان
he קהילה, שכונה, תושבים, מתנ"ס
ja 地域, コミュニティ, 住民, 町内
`
