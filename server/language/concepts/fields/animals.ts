/** Pets, and what vets, groomers, kennels and hosts do with them. */
export const animals = `
# pet
en pet, pets, animal, animals, pet-friendly, four-legged friend
de Haustier, Haustiere, Tier, Tiere, tierfreundlich
fr animal, animaux, animal de compagnie, animaux acceptés
es mascota, mascotas, animal, animales
it animale, animali, animali domestici, amici a quattro zampe
pt animal, animais, animal de estimação, mascote
nl huisdier, huisdieren, dier, dieren, diervriendelijk
pl zwierzę, zwierzęta, zwierząt, pupil, zwierzak
tr evcil hayvan, hayvan, evcil, hayvanlar
ar حيوان أليف, حيوانات, حيوانات أليفة, الحيوانات
he חיית מחמד, חיות, חיות מחמד, בעלי חיים, חיה
ja ペット, 動物, ペット可
# dog < pet
en dog, dogs, doggy, canine, terrier, labrador, poodle, spaniel, hound
de Hund, Hunde, Hündin, Vierbeiner, Dackel, Labrador, Pudel
fr chien, chiens, chienne, toutou, caniche, labrador
es perro, perros, perra, perrito, caniche, labrador
it cane, cani, cagnolino, barboncino, labrador
pt cão, cães, cachorro, cadela, caniche, labrador
nl hond, honden, hondje, poedel, labrador
pl pies, psy, psa, psem, psów, labrador, piesek
tr köpek, köpekler, köpeğim, labrador
ar كلب, كلاب, كلبي, الكلاب
he כלב, כלבים, כלבה, הכלב
ja 犬, わんちゃん, 愛犬, 小型犬, 大型犬
# puppy < dog
en puppy, puppies, young dog
de Welpe, Welpen, junger Hund
fr chiot, chiots
es cachorro, cachorros
it cucciolo, cuccioli
pt cachorrinho, filhote, cachorros
nl puppy, pup, puppy's
pl szczeniak, szczenię, szczenięta
tr yavru köpek
ar جرو, جراء
he גור, גורים, גור כלבים
ja 子犬, 仔犬, パピー
# cat < pet
en cat, cats, feline, kitten, kittens
de Katze, Katzen, Kater, Kätzchen
fr chat, chats, chaton, chatte
es gato, gatos, gatito, gata
it gatto, gatti, gattino, micio
pt gato, gatos, gatinho, gata
nl kat, katten, kitten, poes
pl kot, koty, kota, kociak, kotów
tr kedi, kediler, kedim
ar قطة, قطط, هرة
he חתול, חתולים, חתולה
ja 猫, ねこ, 子猫, 愛猫
# small-animal < pet
en rabbit, hamster, guinea pig, bunny, ferret, rodents
de Kaninchen, Hamster, Meerschweinchen, Kleintiere, Nager, Hase
fr lapin ~, hamster, cochon d'Inde, rongeur, NAC
es conejo, hámster, cobaya, roedores
it coniglio, criceto, porcellino d'India, roditori
pt coelho, hamster, porquinho-da-índia, roedores
nl konijn, hamster, cavia, knaagdieren
pl królik, chomik, świnka morska, gryzonie
tr tavşan, hamster, kemirgen
ar أرنب, هامستر, قوارض
he ארנב, אוגר, שרקן, מכרסמים
ja うさぎ, ハムスター, モルモット, 小動物
# bird < pet
en bird, parrot, budgie, birds
de Vogel, Papagei, Wellensittich
fr oiseau, perroquet, oiseaux
es pájaro, loro, aves, periquito
it uccello, pappagallo, uccelli
pt pássaro, papagaio, aves
nl vogel, papegaai, vogels, parkiet
pl ptak, papuga, ptaki
tr kuş, papağan, muhabbet kuşu
ar طائر, ببغاء, طيور
he ציפור, תוכי, ציפורים
ja 鳥, インコ, オウム
# reptile < pet
en reptile, snake, tortoise, lizard, exotic pets, turtle
de Reptil, Schlange ~, Schildkröte, Reptilien, Exoten
fr reptile, serpent, tortue, animaux exotiques
es reptil, serpiente, tortuga, animales exóticos
it rettile, serpente, tartaruga, animali esotici
pt réptil, cobra, tartaruga, animais exóticos
nl reptiel, slang, schildpad, reptielen
pl gad, wąż, żółw, gady, zwierzęta egzotyczne
tr sürüngen, yılan, kaplumbağa, egzotik
ar زواحف, ثعبان, سلحفاة
he זוחלים, נחש, צב
ja 爬虫類, 亀, 蛇, エキゾチックアニマル
# horse < pet
en horse, pony, horses, riding lessons, stable, equine, horse riding
de Pferd, Pferde, Pony, Reitstunde, reiten, Reitunterricht
fr cheval, chevaux, poney, équitation
es caballo, caballos, poni, equitación
it cavallo, cavalli, pony, equitazione
pt cavalo, cavalos, pónei, equitação
nl paard, paarden, pony, paardrijden, rijles paard
pl koń, konie, kucyk, jazda konna
tr at binme, atlar, midilli, binicilik
ar حصان, خيول, فروسية
he סוס, סוסים, רכיבה על סוסים, פוני ~
ja 馬, 乗馬, ポニー
# vet < pet
en vet, veterinary, veterinarian, animal hospital, vets
de Tierarzt, Tierärztin, Tierarztpraxis, Tierklinik, Veterinär
fr vétérinaire, clinique vétérinaire
es veterinario, clínica veterinaria, veterinaria
it veterinario, clinica veterinaria
pt veterinário, clínica veterinária
nl dierenarts, dierenkliniek, dierenartspraktijk
pl weterynarz, lecznica, weterynarii, klinika weterynaryjna
tr veteriner, veteriner kliniği
ar بيطري, طبيب بيطري, عيادة بيطرية
he וטרינר, וטרינרית, מרפאה וטרינרית
ja 獣医, 動物病院
# neutering < surgery
en neutering, spay, castrate, neuter, spayed, castration, sterilise
de Kastration, kastrieren, Sterilisation, sterilisieren
fr castration, stérilisation, castrer, stériliser
es castración, esterilización, castrar, esterilizar
it castrazione, sterilizzazione, castrare, sterilizzare
pt castração, esterilização, castrar, esterilizar
nl castratie, sterilisatie, castreren, steriliseren
pl kastracja, sterylizacja, wykastrować
tr kısırlaştırma, kısırlaştırmak
ar إخصاء, تعقيم الحيوان, خصي
he סירוס, עיקור, לסרס, לעקר
ja 去勢, 避妊手術, 不妊手術
# microchip < pet
en microchip, chipped, pet passport, microchipping, chip my dog
de Mikrochip, chippen, Heimtierausweis, EU-Heimtierausweis
fr puce électronique, identification, passeport animal, pucer
es microchip, chip, pasaporte animal
it microchip, passaporto animale, chip
pt microchip, chip, passaporte animal
nl chippen, microchip, dierenpaspoort, chip
pl czip, mikroczip, paszport dla psa, czipowanie
tr mikroçip, çip, evcil hayvan pasaportu
ar شريحة إلكترونية, جواز سفر الحيوان
he שבב, שיבוב, דרכון לכלב
ja マイクロチップ, 鑑札
# fleas
en fleas, ticks, worming, parasites, flea treatment, deworming
de Flöhe, Zecken, Entwurmung, Wurmkur, Parasiten
fr puces ~, tiques, vermifuge, parasites
es pulgas, garrapatas, desparasitar, desparasitación, parásitos
it pulci, zecche, sverminazione, parassiti
pt pulgas, carraças, desparasitação, parasitas, carrapatos
nl vlooien, teken ~, ontwormen, parasieten
pl pchły, kleszcze, odrobaczanie, pasożyty
tr pire, kene, parazit, iç dış parazit
ar براغيث, قراد, ديدان, طفيليات
he פרעושים, קרציות, תילוע, טפילים
ja ノミ, ダニ, フィラリア, 寄生虫
# grooming < pet
en dog grooming, grooming, groomer, dog wash, pet grooming, clip nails, claw trimming
de Hundesalon, Fellpflege, Hundefriseur, Krallen schneiden, Hund scheren
fr toilettage, toiletteur, tonte, griffes
es peluquería canina, aseo canino, corte de uñas perro, bañar perro
it toelettatura, tosatura, toelettatore
pt tosquia, banho e tosa, grooming, tosquiador
nl trimsalon, hondentrimmer, trimmen, nagels knippen hond
pl groomer, strzyżenie psa, pielęgnacja psa, salon dla psów
tr köpek kuaförü, tıraş köpek, pet kuaför
ar قص شعر الحيوانات, تنظيف الكلب, حلاقة الكلاب
he מספרת כלבים, טיפוח כלבים, תספורת כלבים
ja トリミング, トリマー, シャンプー犬, 爪切り
# kennel < pet
en kennels, dog boarding, pet sitter, cattery, doggy day care, dog sitting, boarding ~, kennel
de Hundepension, Tierpension, Hundesitter, Katzenpension, Hundetagesstätte, Tierbetreuung
fr pension canine, garde d'animaux, pension pour chiens, pet-sitter, chenil
es residencia canina, guardería canina, cuidador de perros, hotel para perros
it pensione per cani, dog sitter, pensione per gatti, asilo per cani
pt hotel para cães, pet sitter, creche canina, canil
nl hondenpension, dierenpension, hondenoppas, kattenpension, hondenopvang
pl hotel dla psów, petsitter, opieka nad psem, hotel dla zwierząt
tr köpek oteli, pet otel, köpek bakıcısı
ar فندق الحيوانات, رعاية الحيوانات, مبيت الكلاب
he פנסיון לכלבים, פנסיון כלבים, דוגסיטר
ja ペットホテル, ペットシッター, 預かり
# dog-walking < dog
en dog walking, dog walker, walk my dog, walkies
de Gassi gehen, Gassigeher, Gassiservice, Hund ausführen
fr promenade de chien, promener le chien, promeneur de chiens
es paseador de perros, pasear al perro, paseo de perros
it passeggiata cane, portare a spasso, dog walking
pt passeador de cães, passear o cão
nl hondenuitlaatservice, hond uitlaten, uitlaatservice
pl spacer z psem, wyprowadzanie psów
tr köpek gezdirme, köpek gezdirici
ar تمشية الكلاب, نزهة الكلب
he טיול עם כלב, דוגווקר, הוצאת כלב
ja 犬の散歩, 散歩代行
# dog-training < dog
en dog training, puppy class, obedience, training classes for dogs, puppy school
de Hundeschule, Hundetraining, Hundetrainer, Welpenschule, Erziehung ~
fr éducation canine, dressage, éducateur canin, école du chiot
es adiestramiento, adiestrador, escuela canina
it addestramento, addestratore, educazione cinofila
pt adestramento, treino canino, escola canina
nl hondenschool, hondentraining, puppycursus
pl szkolenie psów, tresura, psie przedszkole
tr köpek eğitimi, köpek okulu
ar تدريب الكلاب, مدرب كلاب
he אילוף, מאלף כלבים, אילוף כלבים
ja しつけ, しつけ教室, 訓練
# leash < dog
en leash, muzzle, on a lead, collar, on the lead
de Leine, Maulkorb, Leinenpflicht, angeleint, Halsband
fr laisse, muselière, tenu en laisse, collier ~
es correa, bozal, atado
it guinzaglio, museruola, collare
pt trela, açaime, coleira
nl lijn ~, aangelijnd, muilkorf, riem ~, hondenriem
pl smycz, kaganiec, na smyczy, obroża
tr tasma, ağızlık, tasmalı
ar مقود, كمامة الكلب, طوق
he רצועה, מחסום פה, קולר
ja リード, 首輪, 口輪
# pet-food < pet
en pet food, dog food, cat food, kibble
de Tierfutter, Hundefutter, Katzenfutter, Futter
fr croquettes, nourriture pour chien, alimentation animale, pâtée
es pienso, comida para perros, comida para gatos
it crocchette, cibo per cani, cibo per gatti, mangime
pt ração, comida para cães, comida para gatos
nl hondenvoer, kattenvoer, dierenvoeding, brokken
pl karma, karma dla psa, karma dla kota
tr mama ~, köpek maması, kedi maması
ar طعام الحيوانات, طعام الكلاب, أكل القطط
he אוכל לכלבים, מזון לכלבים, אוכל לחתולים
ja ペットフード, ドッグフード, キャットフード
# euthanasia
en euthanasia, put to sleep, pet cremation, put down my dog, end of life
de Einschläfern, Euthanasie, Tierbestattung, Tierkrematorium
fr euthanasie, endormir ~, crémation animale, fin de vie
es eutanasia, sacrificar, incineración de mascotas
it eutanasia, sopprimere, cremazione animali
pt eutanásia, abater, cremação de animais
nl euthanasie, laten inslapen, inslapen, dierencrematie
pl eutanazja, uśpienie, uśpić, kremacja zwierząt
tr ötenazi, uyutma
ar القتل الرحيم, إنهاء حياة الحيوان
he המתת חסד, הרדמת כלב, שריפת חיות מחמד
ja 安楽死, ペット火葬, ペット葬儀
`
