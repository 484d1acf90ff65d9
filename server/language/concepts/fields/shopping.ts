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
