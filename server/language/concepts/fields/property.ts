/** Letting, buying and selling homes, and living in them. */
export const property = `
# rental-home < hire
en rent a flat, tenancy, tenant, lease, landlord, rental property, let, lettings, to let, renting
de Miete ~, mieten ~, Mietwohnung, Mieter, Vermieter, Mietvertrag, vermieten, Vermietung
fr location ~, louer ~, locataire, bail, propriétaire bailleur, loyer, loue
es alquiler ~, alquilar ~, inquilino, arrendamiento, casero ~, arrendador
it affitto, affittare, inquilino, locazione, locatore, canone
pt arrendamento, arrendar, inquilino, aluguel ~, aluguer ~, senhorio, renda ~
nl huur, huren ~, huurder, verhuurder, huurwoning, huurcontract, verhuur ~
pl wynajem ~, wynająć, najem, najemca, czynsz, umowa najmu
tr kiralık ~, kira, kiracı, ev sahibi, kiralamak ~, kira sözleşmesi
ar إيجار ~, استئجار ~, مستأجر, عقد إيجار, تأجير ~
he שכירות, לשכור ~, שוכר, משכיר, שכר דירה, השכרה ~
ja 賃貸, 家賃, 借りる ~, 入居者, 大家
# flat
en flat, apartment, studio flat, penthouse, flats, apartments
de Wohnung, Apartment, Appartement, Wohnungen, Einzimmerwohnung
fr appartement, studio, appartements
es piso, apartamento, estudio ~, departamento ~, pisos
it appartamento, monolocale, bilocale, appartamenti
pt apartamento, apartamentos, estúdio ~
nl appartement, flat, studio ~, woning
pl mieszkanie, kawalerka, apartament ~, mieszkania
tr daire, apartman, stüdyo daire, daireler
ar شقة, شقق, استوديو
he דירה, דירות, דירת סטודיו
ja アパート, マンション, 部屋探し, ワンルーム
# house
en house, home, detached house, bungalow, cottage, villa, property
de Haus, Einfamilienhaus, Eigenheim, Immobilie, Villa
fr maison, villa, pavillon, bien immobilier
es casa, vivienda, chalet, villa, inmueble
it casa, villa, villetta, abitazione, immobile
pt casa, moradia, vivenda, imóvel
nl huis, villa, eengezinswoning, vastgoed
pl dom, willa, nieruchomość, domek
tr ev, villa, konut, müstakil ev
ar منزل, بيت, فيلا, عقار
he בית, וילה, נכס, בית פרטי
ja 家, 一戸建て, 住宅, 物件
# estate-agent
en estate agent, realtor, letting agent, property agent, real estate
de Makler, Immobilienmakler, Maklerprovision, Immobilien
fr agence immobilière, agent immobilier, immobilier
es inmobiliaria, agente inmobiliario, agencia inmobiliaria
it agenzia immobiliare, agente immobiliare, immobiliare
pt imobiliária, agente imobiliário, corretor de imóveis
nl makelaar, makelaardij, vastgoedmakelaar
pl biuro nieruchomości, pośrednik nieruchomości, agent nieruchomości
tr emlakçı, gayrimenkul, emlak
ar وسيط عقاري, عقارات, مكتب عقاري, سمسار
he מתווך, תיווך, נדל״ן, מתווכים
ja 不動産, 不動産屋, 仲介
# viewing
en viewing, property viewing, see the flat, open house, view the property, viewings
de Besichtigung, Besichtigungstermin, besichtigen, Wohnungsbesichtigung
fr visite du bien, visiter l'appartement, journée portes ouvertes, visite ~
es visita al piso, visitar la vivienda, visitar el piso
it visita all'immobile, visionare, vedere la casa
pt visita ao imóvel, visitar a casa
nl bezichtiging, bezichtigen, open huis
pl oglądanie mieszkania, prezentacja mieszkania, obejrzeć mieszkanie
tr ev gezme, evi görmek, yerinde görme
ar معاينة العقار, زيارة العقار
he סיור בנכס, לראות דירה, ביקור בנכס
ja 内見, 内覧, 見学
# utilities
en utilities, bills included, service charges, council tax, heating bill, electricity bill, utility bills
de Nebenkosten, Betriebskosten, Warmmiete, Heizkosten, Stromkosten
fr charges comprises, charges locatives, charges, facture d'électricité
es gastos incluidos, suministros, gastos de comunidad, factura de luz
it spese condominiali, utenze, bollette, spese incluse
pt despesas incluídas, contas incluídas, condomínio
nl servicekosten, energiekosten, stookkosten, inclusief gas water licht
pl media ~, opłaty eksploatacyjne, czynsz administracyjny, rachunki
tr aidat ~, faturalar dahil, yan giderler, abonelik faturası
ar فواتير الخدمات, الخدمات مشمولة, فواتير الكهرباء
he חשבונות כלולים, ועד בית, ארנונה
ja 光熱費, 管理費, 共益費
# furnished
en furnished, unfurnished, furniture included, part-furnished
de möbliert, unmöbliert, mit Möbeln
fr meublé ~, non meublé, vide ~
es amueblado, sin amueblar, muebles incluidos
it arredato, ammobiliato, non arredato
pt mobilado, mobiliado, sem mobília
nl gemeubileerd, gestoffeerd, ongemeubileerd
pl umeblowane, umeblowany, nieumeblowane
tr eşyalı, mobilyalı, eşyasız
ar مفروش, غير مفروش, مفروشة
he מרוהט, מרוהטת, לא מרוהט
ja 家具付き, 家具家電付き
# mortgage
en mortgage, home loan, remortgage, lender
de Hypothek, Baufinanzierung, Immobilienkredit, Immobilienfinanzierung
fr prêt immobilier, hypothèque, crédit immobilier
es hipoteca, préstamo hipotecario, crédito hipotecario
it mutuo, ipoteca, mutuo casa
pt hipoteca, crédito habitação, financiamento imobiliário
nl hypotheek, hypotheekadvies, woninglening
pl hipoteka, kredyt hipoteczny, kredyt mieszkaniowy
tr konut kredisi, mortgage, ipotek
ar رهن عقاري, قرض سكني, تمويل عقاري
he משכנתא, משכנתה, הלוואת דיור
ja 住宅ローン, 抵当
# sell-home
en sell my house, valuation, asking price, put on the market, selling a property, house valuation
de Haus verkaufen, Wohnung verkaufen, Immobilienbewertung, Wertermittlung, Hausverkauf
fr vendre ma maison, estimation immobilière, mise en vente, vendre mon appartement
es vender mi casa, tasación, valoración de vivienda, vender mi piso
it vendere casa, valutazione immobile, stima immobiliare
pt vender casa, avaliação do imóvel, vender imóvel
nl huis verkopen, taxatie, waardebepaling, woning verkopen
pl sprzedać dom, wycena nieruchomości, sprzedaż mieszkania
tr ev satmak, ekspertiz, değerleme, evimi satmak
ar بيع المنزل, تقييم العقار, بيع العقار
he למכור דירה, הערכת שווי, שמאות, מכירת דירה
ja 売却, 査定, 家を売る
# neighbours
en noise, noisy, quiet hours, neighbours, loud music, noise complaint
de Lärm, Ruhezeiten, Nachbarn, laut, Nachtruhe, Ruhestörung, Lautstärke
fr bruit, bruyant, voisins, tapage, silence, nuisances sonores
es ruido, ruidoso, vecinos, silencio, molestias
it rumore, rumoroso, vicini di casa, silenzio, schiamazzi
pt ruído, barulho, barulhento, vizinhos, silêncio
nl lawaai, geluidsoverlast, buren, herrie, rustig
pl hałas, cisza nocna, sąsiedzi, głośno, głośna muzyka
tr gürültü, gürültülü, komşular, sessizlik
ar ضوضاء, إزعاج, جيران, ضجيج
he רעש, רועש, שכנים, שקט
ja 騒音, うるさい, 静か, 近隣
# key
en keys, lost key, spare key, locked out, key, lockout
de Schlüssel, ausgesperrt, Ersatzschlüssel, Schlüssel verloren, zugefallen, ausgeschlossen ~
fr clé, clés, clefs, double des clés, enfermé dehors
es llave, llaves, copia de llaves, perdido las llaves, fuera de casa
it chiave, chiavi, chiusa fuori, copia chiavi, duplicato chiavi
pt chave, chaves, cópia de chave, trancado fora
nl sleutel, sleutels, buitengesloten, reservesleutel, sleutel kwijt
pl klucz, klucze, zatrzaśnięte drzwi, dorabianie kluczy, kluczy
tr anahtar, anahtarlar, kapıda kaldım, yedek anahtar
ar مفتاح, مفاتيح, نسخ مفاتيح
he מפתח, מפתחות, ננעלתי בחוץ, שכפול מפתחות
ja 鍵, キー, 合鍵, 閉め出された
# storage
en storage, self-storage, put my furniture, keep my furniture, storage unit, store my furniture, warehouse, storage space
de Lagerraum, Einlagerung, Selfstorage, einlagern, Lagerung, Möbellager, Lager
fr garde-meuble, stockage, box de stockage, entrepôt, self-stockage
es trastero, almacenamiento, guardamuebles, trasteros, almacén
it deposito mobili, magazzino, box, self storage, custodia mobili
pt armazenamento, guarda-móveis, self storage, arrecadação, armazém
nl opslag, opslagruimte, opslagbox, magazijn, meubelopslag
pl magazyn, przechowywanie, samoobsługowy magazyn, schowek
tr depo, eşya depolama, depolama, ambar
ar تخزين, مخزن, مستودع, وحدة تخزين
he אחסון, מחסן, מחסנים, אחסנה
ja 保管, トランクルーム, 倉庫, 貸倉庫
# moving
en =removals, moving house, movers, relocation, moving company, house move, man and van, packing boxes
de Umzug, umziehen, Umzugsunternehmen, Möbelpacker, Umzugskartons, Umzugsfirma
fr déménagement, déménager, déménageur, cartons, déménageurs
es mudanza, mudanzas, mudarse, cajas de mudanza
it trasloco, traslochi, traslocare, scatoloni
pt mudança, mudanças, mudar de casa, caixas de mudança
nl verhuizing, verhuizen, verhuisbedrijf, verhuisdozen, verhuizers
pl przeprowadzka, przeprowadzki, kartony, firma przeprowadzkowa
tr nakliyat, taşınma, evden eve, nakliye, taşınmak
ar نقل عفش, نقل أثاث, انتقال, شركة نقل
he הובלה, הובלות, מעבר דירה, מובילים, אריזה
ja 引っ越し, 引越, 引越し業者, 段ボール
# furniture
en furniture, sofa, wardrobe, chair, sofas, cupboard
de Möbel, Sofa, Schrank, Stuhl, Möbelstück
fr meuble ~, meubles, canapé, armoire, chaise, mobilier
es mueble, muebles, sofá, armario, silla
it mobile ~, mobili, divano, armadio, sedia
pt móvel ~, móveis, sofá, armário, cadeira
nl meubel, meubels, bank ~, kast, stoel, meubilair
pl meble, sofa, szafa, krzesło, kanapa
tr mobilya, koltuk, kanepe, dolap ~, sandalye
ar أثاث, كنبة, خزانة ملابس, كرسي, أريكة
he רהיטים, ספה, ארון, כיסא, ריהוט
ja 家具, ソファ, 椅子, タンス
# garden
en garden, gardening, lawn, hedge, gardener, landscaping, lawn mowing, tree surgeon, hedge trimming, backyard
de Garten, Gartenarbeit, Rasen, Hecke, Gärtner, Rasenmähen, Gartenpflege, Baumfällung
fr jardin, jardinage, pelouse, haie, jardinier, tonte de pelouse, élagage, paysagiste
es jardín, jardinería, césped, seto, jardinero, poda
it giardino, giardinaggio, prato, siepe, giardiniere, potatura
pt jardim, jardinagem, relva, sebe, jardineiro, poda
nl tuin, tuinieren, gazon, heg, hovenier, grasmaaien, snoeien, tuinman
pl ogród, trawnik, żywopłot, ogrodnik, koszenie trawy, przycinanie drzew
tr bahçe, çim, çit, bahçıvan, peyzaj, budama, çim biçme
ar حديقة, بستنة, عشب, بستاني, تقليم الأشجار, تنسيق حدائق
he גינה, גינון, דשא, גנן, גיזום, גדר חיה
ja 庭, ガーデニング, 芝生, 造園, 剪定, 草刈り
`
