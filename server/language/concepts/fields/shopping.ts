/** Goods: bought, sent, fetched, brought back. */
export const shopping = `
# delivery
en delivery, deliver, home delivery, shipping, ship, courier, postage, shipped, delivered
de Lieferung, liefern, Versand, Zustellung, Lieferservice, Versandkosten, versenden, zugestellt, Bote
fr livraison, livrer, expédition, envoi, frais de port, coursier, livrez
es entrega, envío, envíos, reparto, enviar, gastos de envío, domicilio ~
it consegna, spedizione, consegnare, spedire, corriere, spese di spedizione, domicilio ~
pt entrega, envio, entregar, portes, expedição, entregas, frete
nl bezorging, bezorgen, levering, verzending, leveren, verzendkosten, verzenden
pl dostawa, wysyłka, dostarczyć, kurier, dowóz, dostawy, wysłać
tr teslimat, kargo, gönderim, teslim, kurye, eve teslim
ar توصيل, شحن, توصيل للمنازل, التوصيل, إرسال
he משלוח, משלוחים, שליחות, שליח, לשלוח
ja 配達, 配送, 発送, 送料, 宅配, 出前
# delivery-time < delivery duration
en delivery time, when will it arrive, lead time, shipping time, delivery date, dispatch
de Lieferzeit, Lieferdauer, Liefertermin, Zustelltermin, wann kommt
fr délai de livraison, date de livraison, délais de livraison
es plazo de entrega, tiempo de entrega, fecha de entrega
it tempi di consegna, data di consegna, tempo di spedizione
pt prazo de entrega, tempo de entrega, data de entrega
nl levertijd, bezorgtijd, leverdatum, levertermijn
pl czas dostawy, termin dostawy, czas realizacji
tr teslim süresi, teslimat süresi, kargo süresi
ar وقت التوصيل, مدة الشحن, موعد التسليم
he זמן משלוח, זמן אספקה, מועד אספקה
ja 納期, 配達日数, お届け日, 到着日
# tracking < delivery
en tracking, track my order, where is my order, order status, parcel, package tracking
de Sendungsverfolgung, Paket ~, Bestellstatus, wo ist meine Bestellung, Sendungsnummer
fr suivi de commande, suivi de colis, colis, où est ma commande
es seguimiento ~, rastrear, paquete ~, estado del pedido, número de seguimiento
it tracciamento, pacco, stato dell'ordine, tracciare
pt rastreio ~, encomenda ~, seguir encomenda, estado da encomenda
nl track and trace, pakket, bestelstatus, bestelling volgen
pl śledzenie przesyłki, paczka, status zamówienia, przesyłka
tr kargo takip, sipariş takip, paket ~, sipariş durumu
ar تتبع, تتبع الطلب, طرد, حالة الطلب
he מעקב משלוח, מעקב הזמנה, חבילה ~, סטטוס הזמנה
ja 追跡, 荷物追跡, 配送状況, 小包
# collection
en collection, pick-up, collect, click and collect, pick up in store, collect in person
de Abholung, abholen, Selbstabholung, Selbstabholer, Abholzeit
fr retrait, récupérer, retrait en magasin, click and collect, venir chercher, enlèvement ~
es recogida, recoger, recogida en tienda, pasar a buscar
it ritiro, ritirare, ritiro in negozio, passare a prendere
pt recolha, levantar, levantamento, levantar na loja, retirada
nl afhalen ~, ophalen, ophaalpunt, zelf afhalen
pl odbiór, odebrać, odbiór osobisty, odbiór w sklepie
tr mağazadan teslim, teslim almak, gelip alma, elden teslim
ar استلام, الاستلام من المتجر, استلم
he איסוף, איסוף עצמי, לאסוף, נקודת איסוף
ja 受け取り, 店頭受取, 引き取り, 引取
# return
en return, returns, send back, bring back, return policy, sending back, take it back
de Rückgabe, zurückgeben, Rücksendung, Retoure, Widerruf, zurückschicken, Rückgaberecht
fr retour, retourner, renvoyer, rétractation, politique de retour
es devolución, devolver, devoluciones, política de devoluciones, desistimiento
it reso, restituzione, restituire, resi, diritto di recesso, rendere
pt devolução, devolver, devoluções, política de devolução
nl retour, retourneren, terugsturen, terugbrengen, retourbeleid, retourzending
pl zwrot, zwrócić, odesłać, zwroty, polityka zwrotów
tr iade, iade etmek, geri göndermek, cayma hakkı
ar إرجاع, استرجاع, إعادة المنتج, مرتجعات
he החזרה, להחזיר, החזרות, מדיניות החזרות, החזרת מוצר
ja 返品, 返却, クーリングオフ
# exchange < return
en exchange, swap, different size, replace it, exchanges, replacement
de Umtausch, umtauschen, tauschen, Austausch
fr échange, échanger, remplacement
es cambio de talla, canjear, cambiar el producto, sustitución
it cambio merce, sostituzione, cambiare taglia, cambio taglia
pt troca, trocar, substituição
nl ruilen, omruilen, omwisselen, vervanging
pl wymiana, wymienić, zamiana
tr değişim, değiştirmek, beden değişimi
ar استبدال, تبديل, تبديل المقاس
he החלפה, להחליף, החלפת מידה
ja 交換, 取り替え, サイズ交換
# shop
en shop, store, boutique, retail, shops
de Laden, Geschäft, Boutique, Ladengeschäft, Filiale ~
fr magasin, boutique, commerce
es tienda, comercio, local ~, boutique
it negozio, bottega, boutique, punto vendita
pt loja, comércio, boutique
nl winkel, zaak ~, boutique, filiaal ~
pl sklep, butik, sklepie
tr mağaza, dükkan, butik
ar متجر, محل, دكان, بوتيك
he חנות, בוטיק, חנויות
ja 店舗, お店, ショップ, 店
# buy
en buy, purchase, for sale, sell, bought, buying
de kaufen, Kauf, verkaufen, zu verkaufen, erwerben, Verkauf
fr acheter, achat, vente, vendre, en vente
es comprar, compra, vender, venta, en venta
it comprare, acquisto, vendita, vendere, acquistare
pt comprar, compra, vender, venda, à venda
nl kopen, aankoop, verkopen, te koop, verkoop
pl kupić, zakup, sprzedaż, kupno, sprzedać, kupować
tr satın almak, satış, satılık, satın alma, almak ~
ar شراء, بيع, اشتري, للبيع
he לקנות, קנייה, מכירה, למכור, רכישה
ja 購入, 買う, 販売, 売る
# order
en place an order, order online, ordering, my order, preorder, orders
de Bestellung, bestellen, vorbestellen ~, Auftrag
fr commande, commander, commandes, précommande
es pedido, pedir ~, encargo, encargar, pedidos
it ordine ~, ordinare, ordinazione, ordini
pt encomenda ~, encomendar, pedido, pedidos
nl bestelling, bestellen, bestellingen, voorbestellen
pl zamówienie, zamówić, zamawiać, zamówienia
tr sipariş, sipariş vermek, siparişler
ar طلب, طلبية, طلبات, أطلب
he הזמנה, להזמין, הזמנות ~, הזמנה מראש
ja 注文, オーダー, 発注
# in-stock
en in stock, out of stock, sold out, stock, availability, restock, back in stock
de vorrätig, auf Lager, ausverkauft, lieferbar, verfügbar, Verfügbarkeit
fr en stock, rupture de stock, disponible, disponibilité, épuisé
es en stock, agotado, disponible, disponibilidad, existencias
it disponibile, esaurito, disponibilità, in magazzino
pt em stock, esgotado, disponível, disponibilidade, em estoque
nl op voorraad, uitverkocht, beschikbaar, voorraad, beschikbaarheid
pl dostępny, dostępność ~, wyprzedane, w magazynie, dostępne
tr stokta, tükendi, mevcut, stok, müsait
ar متوفر, متاح, نفد, توفر, المخزون
he במלאי, אזל, זמין, זמינות, מלאי
ja 在庫, 売り切れ, 品切れ, 空き
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
en second-hand, used, pre-owned, vintage, trade-in, part exchange, pre-loved
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
ja おもちゃ, 玩具, ゲーム, 遊び場, キッズスペース
# wholesale
en wholesale, bulk order, trade account, large quantities, bulk, trade customers
de Großhandel, Großbestellung, Mengenrabatt, Firmenkunden, große Mengen
fr vente en gros, grossiste, grande quantité, professionnels ~
es al por mayor, mayorista, grandes cantidades
it all'ingrosso, ingrosso, grandi quantità
pt grossista, por grosso, atacado, grandes quantidades
nl groothandel, grote hoeveelheden, zakelijke klanten
pl hurt, hurtownia, hurtowe, duże ilości
tr toptan, toptan satış, toplu sipariş
ar جملة, بالجملة, كميات كبيرة
he סיטונאי, סיטונאות, כמויות גדולות
ja 卸売, 卸, 大量注文, まとめ買い
# eco-friendly
en eco-friendly, sustainable, organic, environmentally friendly, biodegradable, green energy
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
# international-shipping < delivery
en international shipping, ship abroad, overseas delivery, customs, customs duty, ship internationally
de Auslandsversand, internationaler Versand, Zoll, ins Ausland
fr livraison internationale, à l'étranger, douane, expédition internationale
es envío internacional, extranjero, aduana, envíos internacionales
it spedizione internazionale, all'estero, dogana
pt envio internacional, estrangeiro, alfândega
nl internationale verzending, buitenland, douane
pl wysyłka międzynarodowa, za granicę, cło
tr yurt dışı, uluslararası kargo, gümrük
ar شحن دولي, خارج البلاد, جمارك
he משלוח לחו"ל, חו״ל, מכס, משלוח בינלאומי
ja 海外発送, 国際配送, 関税, 海外
`
