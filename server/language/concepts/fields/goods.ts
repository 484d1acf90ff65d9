/** What is sold, and what is asked about it. */
export const goods = `
# size
en size, sizes, measurements, dimensions, fits, how big, size guide
de Größe, Größen, Maße, Abmessungen, Größentabelle
fr taille, tailles, dimensions, mesures, pointure
es talla, tamaño, medidas, tallas, dimensiones
it taglia, misura, taglie, dimensioni, misure
pt tamanho, medidas, tamanhos, dimensões
nl maat, maten, afmetingen, grootte, maattabel
pl rozmiar, rozmiary, wymiary, wielkość
tr beden, boyut, ölçü, ölçüler, numara
ar مقاس, حجم, مقاسات, أبعاد, قياس
he מידה, מידות, גודל, גדלים
ja サイズ, 寸法, 大きさ
# colour
en colour, color, colours, colors, shade
de Farbe, Farben ~, Farbton
fr couleur, couleurs, teinte
es color, colores, tono
it colore, colori, tonalità
pt cor, cores, tonalidade
nl kleur, kleuren, tint
pl kolor, kolory, barwa, odcień
tr renk, renkler, ton ~
ar لون, ألوان
he צבע, צבעים, גוון
ja 色, カラーバリエーション
# material
en material, fabric, cotton, leather, wood, made of
de Material, Stoff, Baumwolle, Leder, Holz
fr matière, tissu, coton, cuir, bois
es material, tela, algodón, cuero, madera
it materiale, tessuto, cotone, pelle ~, legno
pt material, tecido, algodão, couro, madeira
nl materiaal, stof, katoen, leer, hout
pl materiał, tkanina, bawełna, drewno
tr malzeme, kumaş, pamuk, ahşap
ar مادة, قماش, قطن, خشب
he חומר, בד, כותנה, עץ
ja 素材, 生地, 綿, 革, 木材
# clothes
en clothes, clothing, dress, suit, trousers, shirt, jacket, garment
de Kleidung, Kleid, Anzug, Hose, Hemd, Jacke, Kleider
fr vêtements, robe, costume, pantalon, chemise, veste, vêtement
es ropa, vestido, traje, pantalón, camisa, chaqueta
it vestiti, abito, vestito, pantaloni, camicia, giacca, abbigliamento
pt roupa, vestido, fato, calças, camisa, casaco, roupas
nl kleding, jurk, pak, broek, overhemd, jas, kleren
pl ubranie, sukienka, garnitur, spodnie, koszula, kurtka, odzież
tr kıyafet, elbise, takım elbise, pantolon, gömlek, ceket, giysi
ar ملابس, فستان, بدلة, بنطلون, قميص, جاكيت
he בגדים, שמלה, חליפה, מכנסיים, חולצה, ז'קט, ביגוד
ja 服, 衣類, ドレス, スーツ, ズボン, シャツ, ジャケット
# shoes
en shoes, boots, footwear, shoe repair, cobbler, resoling, heels
de Schuhe, Stiefel, Schuster, Schuhreparatur, Absätze, Sohlen
fr chaussures, bottes, cordonnier, cordonnerie, talons
es zapatos, botas, zapatero, calzado, tacones
it scarpe, stivali, calzolaio, calzature, tacchi
pt sapatos, botas, sapateiro, calçado, saltos
nl schoenen, laarzen, schoenmaker, hakken, zolen
pl buty, obuwie, szewc, obcasy, kozaki
tr ayakkabı, bot, kunduracı, ayakkabı tamiri, topuk
ar أحذية, حذاء, إسكافي, جزمة
he נעליים, מגפיים, סנדלר, עקבים
ja 靴, ブーツ, 靴修理, ヒール
# tailoring < clothes
en alterations, tailor, hem, sewing, take in, shorten trousers, seamstress, zip replacement, zipper, made to measure, hemming
de Änderungsschneiderei, Schneider, kürzen, nähen, Reißverschluss, Maßanfertigung, Schneiderin, Saum, enger machen
fr retouches, couturière, couture, ourlet, tailleur, raccourcir, fermeture éclair, sur mesure ~
es arreglos de ropa, sastre, modista, dobladillo, coser, costura, cremallera, acortar, a medida ~
it sartoria, sarto, orlo, cucire, accorciare, cerniera, su misura ~, sarta
pt arranjos de costura, alfaiate, costureira, bainha, costura, fecho, encurtar, por medida ~
nl kleermaker, kledingreparatie, vermaken, naaien, inkorten, rits, zoom, op maat, naaister
pl krawiec, krawcowa, przeróbki, skracanie, szycie, zamek błyskawiczny, na miarę
tr terzi, tadilat terzi, paça kısaltma, dikiş, fermuar, kısaltma, daraltma
ar خياط, خياطة, تقصير, تعديل ملابس, سحاب, تفصيل
he תופרת, חייט, תיקוני בגדים, מכפלת, קיצור מכנסיים, רוכסן, תפירה
ja 裾上げ, 仕立て, お直し, 裁縫, ファスナー, オーダーメイド ~, 丈詰め
# jewellery
en jewellery, jewelry, ring, necklace, watch repair, goldsmith, jeweller, engagement ring, resize ring
de Schmuck, Ring, Halskette, Uhr ~, Goldschmied, Juwelier, Verlobungsring, Uhrmacher
fr bijoux, bague, collier, horloger, bijoutier, bijouterie, alliance
es joyería, joyas, anillo, collar, relojero, joyero, alianza
it gioielli, anello, collana, orologiaio, gioielleria, orafo
pt joias, anel, colar, relojoeiro, joalharia, ourives
nl sieraden, ring, ketting, horlogemaker, juwelier, goudsmid
pl biżuteria, pierścionek, naszyjnik, zegarmistrz, jubiler, obrączki
tr mücevher, yüzük, kolye, kuyumcu, takı, saatçi
ar مجوهرات, خاتم, قلادة, صائغ, ذهب
he תכשיטים, טבעת, שרשרת, צורף, שעון, תכשיטן
ja ジュエリー, 指輪, ネックレス, 時計修理, 宝石, アクセサリー
# flowers
en flowers, florist, bouquet, roses, floral arrangement, flower, wreath
de Blumen, Florist, Blumenstrauß, Rosen, Strauß, Kranz
fr fleurs, fleuriste, bouquet, roses, couronne de fleurs
es flores, floristería, ramo, rosas, florista
it fiori, fiorista, mazzo di fiori, bouquet, rose
pt flores, florista, ramo de flores, rosas
nl bloemen, bloemist, boeket, rozen, bloemenwinkel
pl kwiaty, kwiaciarnia, bukiet, róże, wieniec
tr çiçek, çiçekçi, buket, gül
ar زهور, ورد, باقة ~, محل زهور
he פרחים, זר, ורדים, חנות פרחים
ja 花, 花屋, 花束, バラ
# gift-wrap
en gift wrap, gift, present, wrapping, gifts, gift message
de Geschenk, Geschenkverpackung, Geschenke, einpacken
fr cadeau, emballage cadeau, cadeaux, paquet cadeau
es regalo, envoltorio de regalo, regalos, envolver para regalo
it regalo, pacchetto regalo, confezione regalo, regali
pt presente ~, embrulho, prenda, prendas, embrulho para presente
nl cadeau, cadeauverpakking, inpakken, cadeautje
pl prezent, pakowanie na prezent, prezenty, upominek
tr hediye, hediye paketi, hediyelik
ar هدية, تغليف هدايا, هدايا
he מתנה, אריזת מתנה, מתנות
ja プレゼント, ギフト, ラッピング, 贈り物
# second-hand
en second-hand, ~=used, pre-owned, vintage, trade-in, part exchange, pre-loved
de gebraucht, Secondhand, aus zweiter Hand, Inzahlungnahme, Vintage
fr occasion ~, d'occasion, seconde main, reprise ~, vintage
es segunda mano, usado, ocasión, vintage
it usato, seconda mano, d'occasione, permuta, vintage
pt usado, segunda mão, retoma, vintage
nl tweedehands, gebruikt, inruil, occasion, vintage
pl używane, z drugiej ręki, używany, second hand
tr ikinci el, kullanılmış, takas
ar مستعمل, مستعملة, استبدال القديم
he יד שנייה, משומש, טרייד אין
ja 中古, 古着, 下取り, リユース
# new-item
en brand new, new arrivals, latest models
de neuwertig, fabrikneu, Neuheiten
fr neuf, nouveautés, flambant neuf
es nuevo a estrenar, novedades
it nuovo di zecca, novità
pt novo em folha, novidades
nl gloednieuw, nieuwe collectie
pl fabrycznie nowy, nowości
tr sıfır ürün, yeni ürünler
ar جديد بالكامل, وصل حديثا
he חדש לגמרי, חדש באריזה
ja 新品, 新着, 新作
# books
en books, bookshop, bookstore, novel, textbook
de Bücher, Buchhandlung, Buch, Roman, Lehrbuch
fr livres, librairie, livre, roman, manuel ~
es libros, librería, libro, novela
it libri, libreria, libro, romanzo
pt livros, livraria, livro, romance
nl boeken, boekhandel, boek, roman
pl książki, księgarnia, książka, podręcznik
tr kitap, kitapçı, kitaplar, roman
ar كتب, مكتبة, كتاب, رواية
he ספרים, חנות ספרים, ספר, רומן
ja 本, 書店, 書籍, 本屋
# toys
en toys, games, toy shop, puzzles, board games, play area ~
de Spielzeug, Spiele, Spielecke ~, Brettspiele, Puzzle
fr jouets, jeux, puzzle, jeux de société, espace de jeu
es juguetes, juegos, juguetería, zona de juegos ~
it giocattoli, giochi, area giochi ~, puzzle
pt brinquedos, jogos, área de jogos
nl speelgoed, spelletjes, speelhoek ~, puzzels
pl zabawki, gry, kącik zabaw, puzzle
tr oyuncak, oyunlar, oyun alanı ~
ar ألعاب, لعب أطفال, منطقة لعب
he צעצועים, משחקים, פינת משחקים
ja おもちゃ, 玩具, ゲーム, 遊び場 ~, キッズスペース
# eco-friendly
en eco-friendly, sustainable, =organic, environmentally friendly, biodegradable, green energy
de umweltfreundlich, nachhaltig, bio, ökologisch, biologisch abbaubar
fr écologique, durable, bio, biologique, écoresponsable
es ecológico, sostenible, orgánico, biodegradable
it ecologico, sostenibile, biologico, biodegradabile
pt ecológico, sustentável, biológico, orgânico
nl milieuvriendelijk, duurzaam, biologisch, ecologisch
pl ekologiczny, zrównoważony, ekologiczne, bio
tr çevre dostu, sürdürülebilir, organik, ekolojik
ar صديق للبيئة, مستدام, عضوي
he ידידותי לסביבה, אורגני, בר קיימא, אקולוגי
ja 環境に優しい, オーガニック, エコ, 有機
`
