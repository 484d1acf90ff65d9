/** What people do and do not eat. */
export const diets = `
# vegetarian
en vegetarian, vegan, plant-based, meat-free, veggie, meatless
de vegetarisch, vegan, fleischlos, Vegetarier, pflanzlich, Veganer
fr végétarien, végan, végétalien, sans viande, végétarienne
es vegetariano, vegano, sin carne, vegetariana, veganos
it vegetariano, vegano, senza carne, vegetariani, vegani
pt vegetariano, vegano, sem carne, vegetarianos
nl vegetarisch, veganistisch, vegan, vleesloos, plantaardig
pl wegetariański, wegański, bezmięsne, wegetarianin, wegańskie, wegetariańskie
tr vejetaryen, vegan, etsiz
ar نباتي, نباتية, خالي من اللحوم
he צמחוני, טבעוני, צמחונים, טבעוניים
ja ベジタリアン, ビーガン, ヴィーガン, 菜食
# gluten-free < dietary
en gluten-free, coeliac, celiac, gluten, wheat-free
de glutenfrei, Zöliakie, Gluten, weizenfrei
fr sans gluten, coeliaque, gluten
es sin gluten, celíaco, gluten, celíacos
it senza glutine, celiaco, glutine, celiachia, celiaci
pt sem glúten, celíaco, glúten
nl glutenvrij, coeliakie, gluten
pl bezglutenowy, bezglutenowe, celiakia, gluten
tr glutensiz, çölyak, gluten
ar خالي من الغلوتين, غلوتين, خالي من الجلوتين
he ללא גלוטן, צליאק, גלוטן, צליאקים
ja グルテンフリー, グルテン, 小麦不使用
# dairy-free < dietary
en lactose-free, dairy-free, lactose intolerant, lactose, dairy, oat milk
de laktosefrei, Laktose, milchfrei, Laktoseintoleranz, Hafermilch
fr sans lactose, lactose, produits laitiers, lait végétal
es sin lactosa, lactosa, lácteos, leche vegetal
it senza lattosio, lattosio, latticini
pt sem lactose, lactose, laticínios
nl lactosevrij, lactose, zuivel, havermelk
pl bez laktozy, laktoza, nabiał, mleko roślinne
tr laktozsuz, laktoz, süt ürünü
ar خالي من اللاكتوز, لاكتوز, منتجات الألبان
he ללא לקטוז, לקטוז, מוצרי חלב
ja 乳製品, 乳糖不耐症, ラクトース
# dietary
en dietary requirements, special diet, dietary needs, food requirements
de Ernährungswünsche, Sonderkost, Diätwünsche, Ernährungsform
fr régime alimentaire, régimes spéciaux, régime particulier
es requisitos dietéticos, dieta especial, necesidades alimentarias
it esigenze alimentari, dieta speciale
pt restrições alimentares, dieta especial
nl dieetwensen, speciaal dieet
pl specjalna dieta, wymagania dietetyczne
tr diyet gereksinimi, özel beslenme
ar احتياجات غذائية, نظام غذائي خاص
he דרישות תזונה, תזונה מיוחדת
ja 食事制限, 特別食
# halal < dietary
en halal, halal meat, pork-free
de halal, ohne Schweinefleisch
fr halal, sans porc, viande halal
es halal, sin cerdo
it halal, senza maiale
pt halal, sem porco
nl halal, zonder varkensvlees
pl halal, bez wieprzowiny
tr helal, domuz eti içermez
ar حلال, لحم حلال, بدون لحم خنزير
he חלאל, ללא חזיר
ja ハラル, ハラール, 豚肉不使用
# kosher < dietary
en kosher, kosher certificate
de koscher
fr casher, kasher
es kosher, koser
it kosher
pt kosher
nl koosjer, kosher
pl koszerny, koszerne
tr koşer
ar كوشر, حلال يهودي
he כשר, כשרות, תעודת כשרות
ja コーシャ
# ingredients
en ingredients, contains nuts, nuts, nut-free, eggs, soy, sesame
de Zutaten, Inhaltsstoffe, Nüsse, Nuss, Eier, Soja, Sesam
fr ingrédients, noix, fruits à coque, arachides, oeufs, soja
es ingredientes, frutos secos, nueces, cacahuetes, huevos, soja
it ingredienti, noci, frutta a guscio, arachidi, uova, soia
pt ingredientes, frutos secos, nozes, amendoim, ovos, soja
nl ingrediënten, noten ~, pinda's, eieren, soja
pl składniki, orzechy, orzeszki, jajka, soja, skład
tr içindekiler, malzemeler, fındık, fıstık, yumurta, soya
ar مكونات, مكسرات, فول سوداني, بيض, صويا
he רכיבים, אגוזים, בוטנים, ביצים, סויה, מרכיבים
ja 原材料, ナッツ, 卵, 大豆, そば, 材料
`
