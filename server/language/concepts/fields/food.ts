/** Restaurants, cafés, caterers: what is eaten. */
export const food = `
# menu
en menu, dishes, a la carte, what do you serve, set menu, bill of fare
de Speisekarte, Menü, Gerichte, Karte ~, Speisen ~, Tageskarte ~
fr menu, carte ~, plats, carte des plats, plat du jour
es menú, carta ~, platos, menú del día
it menù, piatti, carta ~
pt ementa, menu, cardápio, pratos, prato do dia
nl menu, menukaart, gerechten, dagmenu
pl menu, karta dań, dania, jadłospis
tr menü, yemekler, yemek listesi
ar قائمة الطعام, المنيو, أطباق, منيو
he תפריט, מנות, תפריטים
ja メニュー, お品書き, 料理, コース料理
# meal
en meal, meals, food, eat, dining, dine, restaurant, bite to eat, dinner
de Essen, Mahlzeit, Restaurant, speisen ~, Abendessen, Verpflegung ~, Lokal ~
fr repas, manger, restaurant, nourriture, dîner, restauration
es comida, comer, restaurante, cena, cenar, comidas
it pasto, mangiare, ristorante, cibo, cena, pasti
pt refeição, comer, restaurante, comida, jantar, refeições
nl maaltijd, eten, restaurant, diner, maaltijden
pl posiłek, jedzenie, restauracja, jeść, kolacja, posiłki
tr yemek, öğün, restoran, akşam yemeği, lokanta
ar وجبة, طعام, مطعم, عشاء, وجبات, أكل
he ארוחה, אוכל, מסעדה, ארוחות, ארוחת ערב
ja 食事, レストラン, 夕食, ごはん, ディナー
# breakfast < meal
en breakfast, brunch, full english, continental breakfast
de Frühstück, Brunch, frühstücken, Frühstücksbuffet
fr petit déjeuner, brunch, petits déjeuners
es desayuno, brunch, desayunar, desayunos
it colazione, brunch, prima colazione
pt pequeno-almoço, café da manhã, brunch
nl ontbijt, brunch, ontbijten, ontbijtbuffet
pl śniadanie, śniadania, brunch
tr kahvaltı, brunch, serpme kahvaltı
ar فطور, إفطار, الفطور, برانش
he ארוחת בוקר, ארוחות בוקר, בראנץ
ja 朝食, モーニング, ブランチ, 朝ごはん
# lunch < meal
en lunch, luncheon, lunch deal, lunch menu
de Mittagessen, Mittagstisch, Lunch, Mittagsmenü
fr déjeuner, formule midi, repas de midi
es almuerzo, almorzar, comida de mediodía
it pranzo, pranzare, menu pranzo
pt almoço, almoçar
nl lunch, lunchen, middageten, lunchkaart
pl lunch, obiad, lunche
tr öğle yemeği, öğle menüsü
ar غداء, الغداء, وجبة غداء
he ארוחת צהריים, ארוחות צהריים, עסקית
ja ランチ, 昼食, お弁当 ~
# takeaway
en takeaway, take away, takeout, to go, carry out, take-out, takeaways
de zum Mitnehmen, Takeaway, mitnehmen ~, außer Haus, Abholung Essen
fr à emporter, vente à emporter, emporter
es para llevar, comida para llevar
it da asporto, asporto, take away
pt para levar, take away, takeaway
nl afhalen ~, afhaalmaaltijd, meenemen ~, om mee te nemen
pl na wynos, wynos
tr paket servis, gel al, paket yemek
ar سفري, تيك أواي, طلبات خارجية
he טייק אוויי, לקחת הביתה, משלוחי אוכל
ja テイクアウト, 持ち帰り, お持ち帰り
# drinks
en drinks, beverages, soft drinks, juice, drink
de Getränke, Getränk, trinken, Saft, Limonade
fr boissons, boisson, boire, jus
es bebidas, bebida, beber, refrescos, zumo
it bevande, bevanda, bibite, bere, succo
pt bebidas, bebida, beber, sumo, refrigerantes
nl dranken, drankje, drinken, frisdrank, sap
pl napoje, napój, pić, sok
tr içecek, içecekler, meşrubat, içmek
ar مشروبات, مشروب, عصير
he משקאות, שתייה, משקה, מיץ
ja 飲み物, ドリンク, 飲料, ジュース
# alcohol < drinks
en alcohol, wine, beer, cocktails, licensed bar, corkage, spirits, BYOB
de Alkohol, Wein, Bier, Cocktails, Spirituosen, Korkgeld
fr alcool, vin, bière, cocktails, droit de bouchon
es alcohol, vino, cerveza, cócteles, descorche
it alcol, vino, birra, cocktail, alcolici
pt álcool, vinho, cerveja, cocktails
nl alcohol, wijn, bier, cocktails, kurkengeld
pl alkohol, wino, piwo, drinki, korkowe
tr alkol, şarap, bira, kokteyl, içki
ar كحول, خمر, نبيذ, بيرة
he אלכוהול, יין, בירה, קוקטיילים
ja アルコール, お酒, ワイン, ビール, 持ち込み
# coffee < drinks
en coffee, tea, espresso, cappuccino, latte, café
de Kaffee, Tee, Espresso, Cappuccino, Café
fr café, thé, expresso, cappuccino, salon de thé
es café, té, espresso, cafetería, capuchino
it caffè, tè, espresso, cappuccino, bar ~
pt café, chá, cappuccino, pastelaria
nl koffie, thee, espresso, cappuccino, café
pl kawa, herbata, espresso, kawiarnia, kawę
tr kahve, çay, espresso, kafe
ar قهوة, شاي, كافيه, مقهى
he קפה, תה, אספרסו, בית קפה
ja コーヒー, 紅茶, カフェ, お茶
# cake
en cake, cakes, birthday cake, dessert, desserts, pastries, wedding cake, pudding, cupcakes
de Kuchen, Torte, Torten, Dessert, Nachtisch, Geburtstagstorte, Gebäck, Konditorei
fr gâteau, gâteaux, dessert, pâtisserie, tarte, desserts
es tarta, pastel, postre, postres, pasteles, torta
it torta, torte, dolce, dolci, dessert, pasticceria
pt bolo, bolos, sobremesa, sobremesas, bolo de aniversário
nl taart, taarten, gebak, nagerecht, dessert, verjaardagstaart
pl tort, ciasto, torty, deser, ciasta, desery
tr pasta ~, kek, tatlı, doğum günü pastası
ar كعكة, تورتة, حلوى, كيك, حلويات
he עוגה, עוגות, קינוח, קינוחים, עוגת יום הולדת
ja ケーキ, デザート, スイーツ, 誕生日ケーキ
# bread
en bread, bakery, rolls, loaf, baker, sourdough
de Brot, Bäckerei, Brötchen, Bäcker, Backwaren
fr pain, boulangerie, baguette, viennoiseries
es pan, panadería, bollería
it pane, panificio, forno ~, panetteria
pt pão, padaria
nl brood, bakkerij, broodjes, bakker
pl chleb, piekarnia, bułki, pieczywo
tr ekmek, fırın ~, ekmekçi
ar خبز, مخبز, فرن ~
he לחם, מאפייה, לחמניות, חלה
ja パン, ベーカリー, パン屋
# meat
en meat, beef, chicken, pork, lamb, butcher, steak
de Fleisch, Rind, Hähnchen, Schwein, Lamm, Metzger, Steak, Fleischerei
fr viande, boeuf, poulet, porc, agneau, boucherie
es carne, ternera, pollo, cerdo, cordero, carnicería
it carne, manzo, pollo, maiale, agnello, macelleria
pt carne, vaca ~, frango, porco, borrego, talho
nl vlees, rund, kip, varken, lam, slager, biefstuk
pl mięso, wołowina, kurczak, wieprzowina, jagnięcina, rzeźnik
tr et ~, dana, tavuk, kuzu, kasap, biftek
ar لحم, لحوم, دجاج, لحم بقر, جزار
he בשר, עוף, בקר, כבש ~, קצב, סטייק
ja 肉, 牛肉, 鶏肉, 豚肉, ステーキ
# fish
en fish, seafood, salmon, shellfish, prawns, sushi
de Fisch, Meeresfrüchte, Lachs, Garnelen, Schalentiere, Sushi
fr poisson, fruits de mer, saumon, crevettes, crustacés, sushi
es pescado, marisco, mariscos, salmón, gambas, sushi
it pesce, frutti di mare, salmone, gamberi, sushi
pt peixe, marisco, salmão, camarão, sushi
nl vis, zeevruchten, zalm, garnalen, schaaldieren, sushi
pl ryba, ryby, owoce morza, łosoś, krewetki, sushi
tr balık, deniz ürünleri, somon, karides, suşi
ar سمك, مأكولات بحرية, أسماك, جمبري, سوشي
he דג, דגים, פירות ים, סלמון, סושי
ja 魚, 海鮮, 魚介, 寿司, 刺身
# pizza < meal
en pizza, pasta, burger, kebab, fast food, sandwich, salad, soup
de Pizza, Nudeln, Burger, Döner, Imbiss, Salat, Suppe
fr pizza, pâtes, burger, kebab, sandwich, salade, soupe
es pizza, pasta, hamburguesa, bocadillo, ensalada, sopa
it pizza, pasta, hamburger, panino, insalata, zuppa
pt pizza, massa ~, hambúrguer, sanduíche, salada, sopa
nl pizza, pasta, hamburger, kebab, broodje, salade, soep
pl pizza, makaron, burger, kebab, kanapka, sałatka, zupa
tr pizza, makarna, hamburger, kebap, sandviç, salata, çorba
ar بيتزا, معكرونة, برغر, شاورما, سلطة, شوربة
he פיצה, פסטה, המבורגר, שווארמה, סלט, מרק
ja ピザ, パスタ, ハンバーガー, サラダ, スープ
# spicy
en spicy, hot sauce, mild, chilli
de scharf, mild, Chili, Schärfe
fr épicé, piquant, piment
es picante, chile ~, pica
it piccante, peperoncino, speziato
pt picante, malagueta, apimentado
nl pittig, pikant, scherp eten
pl ostry, pikantny, ostre, łagodny
tr acılı, baharatlı, acı sos
ar حار ~, حارة ~, مبهر, بهارات
he חריף, חריפות, מתובל
ja 辛い, スパイシー, 激辛, 辛さ
# catering
en catering, caterer, buffet, finger food, platters, canapés
de Catering, Buffet, Partyservice, Fingerfood, Häppchen
fr traiteur, buffet, plateaux repas, cocktail dînatoire
es catering, bufé, canapés, servicio de comidas
it catering, buffet, rinfresco
pt catering, buffet, bufete
nl catering, buffet, hapjes, cateraar
pl catering, bufet, przekąski, szwedzki stół
tr catering, ikram, açık büfe, yemek servisi
ar تموين, بوفيه, ضيافة, كاترينغ
he קייטרינג, בופה, מזנון, כיבוד
ja ケータリング, ビュッフェ, 仕出し, バイキング
# table
en table for two, table booking, table outside, high chair, outdoor seating, seats, seating, terrace, patio
de Tisch, Sitzplätze, Terrasse, Hochstuhl, Kinderstuhl, Außenbereich ~, Biergarten, Plätze ~
fr table, terrasse, chaise haute, places assises
es mesa, terraza, trona, asientos
it tavolo, terrazza, seggiolone, posti a sedere, dehors
pt mesa, esplanada, cadeira alta, lugares sentados
nl tafel, terras, kinderstoel, zitplaatsen, tafeltje
pl stolik, taras, krzesełko dla dziecka, ogródek, stoliku
tr masa, teras, mama sandalyesi, dış mekan ~
ar طاولة, جلسات خارجية, كرسي أطفال, تراس
he שולחן, מרפסת ~, כיסא תינוק, ישיבה בחוץ
ja テーブル, 席, テラス席, 個室 ~, 座席
# childrens-menu < menu child
en children's menu, kids menu, kids' meals, child portions, kids eat free
de Kindermenü, Kinderkarte, Kinderteller, Kinderportion
fr menu enfant, menus enfants, plat enfant
es menú infantil, menú para niños
it menù bambini, menu per bambini, piatti per bambini
pt menu infantil, menu de criança
nl kindermenu, kinderkaart, kinderportie
pl menu dla dzieci, dania dla dzieci
tr çocuk menüsü
ar قائمة الأطفال, وجبة أطفال, وجبات الأطفال
he תפריט ילדים, מנת ילדים, מנות ילדים
ja キッズメニュー, お子様ランチ, 子供メニュー
`
