/** Teeth: what hurts, and what is done about it. */
export const dental = `
# toothache < pain tooth
en toothache, tooth pain, tooth hurts, sore tooth, wisdom tooth
de Zahnschmerzen, Zahnweh, Weisheitszahn
fr mal aux dents, rage de dents, dent de sagesse, mal de dents
es dolor de muelas, dolor de dientes, muela del juicio
it mal di denti, dente del giudizio
pt dor de dentes, dor de dente, dente do siso
nl kiespijn, tandpijn, verstandskies
pl ból zęba, ząb mądrości, boli ząb, ósemka
tr diş ağrısı, yirmilik diş, dişim ağrıyor
ar ألم الأسنان, وجع الأسنان, ضرس العقل
he כאב שיניים, כאבי שיניים, שן בינה
ja 歯痛, 親知らず, 歯の痛み
# tooth
en tooth, teeth, molar, dental
de Zahn, Zähne, Backenzahn, zahnärztlich
fr dent, dents, dentaire, molaire
es diente, dientes, muela, dental, muelas
it dente, denti, dentale, molare
pt dente, dentes, dentário, molar
nl tand, tanden, kies, kiezen, gebit
pl ząb, zęby, zęba, zębów, stomatologiczny
tr diş, dişler, azı
ar سن ~, أسنان, ضرس, الأسنان
he שן, שיניים, שיני
ja 歯, 歯科, 奥歯, 前歯
# dentist
en dentist, dental practice, dental surgeon, dentistry, orthodontist, dental surgery
de Zahnarzt, Zahnärztin, Zahnarztpraxis, Kieferorthopäde, Zahnmedizin
fr dentiste, cabinet dentaire, chirurgien-dentiste, orthodontiste
es dentista, odontólogo, clínica dental, ortodoncista
it dentista, odontoiatra, studio dentistico, ortodontista
pt dentista, clínica dentária, ortodontista
nl tandarts, tandartspraktijk, orthodontist
pl dentysta, stomatolog, ortodonta, gabinet dentystyczny
tr diş hekimi, dişçi, diş kliniği, ortodontist
ar طبيب أسنان, عيادة أسنان, طبيب الأسنان
he רופא שיניים, מרפאת שיניים, אורתודונט
ja 歯医者, 歯科医, 歯科医院
# filling < tooth
en dental filling, fillings, cavity, cavities, tooth decay, caries, hole in my tooth
de Zahnfüllung, Karies, Plombe, Füllung, Loch im Zahn
fr plombage, carie, caries, obturation
es empaste, caries, empastes, obturación
it otturazione, carie, otturazioni
pt obturação, cárie, cáries, restauração dentária
nl vulling, gaatje, cariës, gaatjes
pl plomba, próchnica, wypełnienie, ubytek
tr dolgu, diş çürüğü, çürük
ar حشوة, تسوس, حشو الأسنان
he סתימה, סתימות, עששת, חור בשן
ja 虫歯, 詰め物, むし歯
# crown < tooth dentures
en dental crown, crowns, crown, cap on tooth, dental bridge
de Zahnkrone, Krone, Kronen, Zahnbrücke, Brücke ~
fr couronne, couronne dentaire, bridge
es corona, corona dental, puente dental, coronas
it corona, capsula dentale, corona dentale, ponte dentale
pt coroa, coroa dentária, ponte dentária
nl kroon, kronen, tandkroon
pl korona, korona zębowa, korony, most zębowy
tr diş kronu, kron, kaplama, köprü ~
ar تاج الأسنان, تلبيس, تيجان, تلبيسة
he כתר, כתרים, כתר לשן, גשר שיניים
ja 被せ物, クラウン, 差し歯, ブリッジ
# dentures < tooth
en dentures, false teeth, denture, implant, dental implant, implants
de Zahnersatz, Prothese, Implantat, Implantate, dritte Zähne, Gebiss
fr dentier, prothèse dentaire, implant, implants
es dentadura postiza, prótesis dental, implante, implantes
it dentiera, protesi, impianto dentale, impianti dentali
pt dentadura, prótese, implante, implantes
nl kunstgebit, implantaat, gebitsprothese, prothese
pl proteza, implant, sztuczna szczęka, implanty, protezy
tr protez, implant, takma diş
ar طقم أسنان, زراعة الأسنان, زرع الأسنان
he תותבות, שתל, שתלים, שיניים תותבות, השתלת שיניים
ja 入れ歯, インプラント, 義歯
# root-canal < tooth
en root canal, root treatment, nerve treatment
de Wurzelbehandlung, Wurzelkanalbehandlung, Wurzelfüllung
fr dévitalisation, traitement de canal, traitement de racine
es endodoncia, tratamiento de conducto, matar el nervio
it devitalizzazione, cura canalare
pt desvitalização, tratamento de canal, endodontia
nl wortelkanaalbehandeling, zenuwbehandeling
pl leczenie kanałowe, kanałowe, endodoncja
tr kanal tedavisi
ar علاج العصب, حشو العصب, علاج الجذور
he טיפול שורש, טיפולי שורש
ja 根管治療, 神経の治療
# extraction < tooth
en tooth extraction, extraction, pull a tooth, tooth out, tooth removal, tooth pulled
de Zahn ziehen, Zahnextraktion, Extraktion, Zahnentfernung
fr extraction dentaire, arracher une dent, extraction
es extracción dental, sacar una muela, extracción
it estrazione, togliere un dente, estrazione dentale
pt extração, arrancar um dente, tirar dente
nl tand trekken, kies trekken, extractie
pl wyrwanie zęba, usunięcie zęba, ekstrakcja
tr diş çekimi, diş çektirmek
ar خلع الأسنان, قلع الأسنان, خلع ضرس
he עקירה, עקירת שן, עקירות
ja 抜歯, 歯を抜く
# teeth-cleaning < tooth
en teeth cleaning, dental hygienist, hygienist, scale and polish, tartar, plaque removal, prophylaxis
de Zahnreinigung, Prophylaxe, Zahnsteinentfernung, Zahnstein, PZR, Dentalhygiene
fr détartrage, nettoyage des dents, hygiéniste, tartre
es limpieza dental, higienista, sarro, limpieza bucal
it pulizia dei denti, igiene dentale, igienista, detartrasi, ablazione tartaro
pt limpeza dentária, destartarização, higienista, tártaro
nl gebitsreiniging, mondhygiënist, tandsteen, tandsteen verwijderen
pl skaling, higienizacja, usuwanie kamienia, higienistka, piaskowanie
tr diş taşı temizliği, diş temizliği, detertraj
ar تنظيف الأسنان, إزالة الجير
he ניקוי אבנית, שיננית, הסרת אבנית, ניקוי שיניים
ja 歯のクリーニング, 歯石, 歯石除去, 歯科衛生士
# braces < tooth
en braces, aligners, invisalign, straighten teeth, orthodontics, crooked teeth
de Zahnspange, Spange, Aligner, Kieferorthopädie, schiefe Zähne
fr appareil dentaire, bagues dentaires, gouttières, orthodontie, aligneurs
es ortodoncia, brackets, aparato dental, alineadores
it apparecchio, ortodonzia, allineatori, apparecchio ai denti
pt aparelho dentário, ortodontia, alinhadores
nl beugel, orthodontie, aligners, scheve tanden
pl aparat ortodontyczny, ortodoncja, nakładki, krzywe zęby
tr diş teli, ortodonti, şeffaf plak
ar تقويم الأسنان, تقويم
he יישור שיניים, גשר לשיניים, סמכים, קשתיות
ja 矯正, 歯列矯正, マウスピース
# whitening < tooth
en teeth whitening, whitening, whiter teeth, bleaching
de Bleaching, Zahnaufhellung, weiße Zähne, Veneers, Aufhellung
fr blanchiment, blanchiment dentaire, facettes
es blanqueamiento, blanqueamiento dental, carillas
it sbiancamento, sbiancamento denti, faccette
pt branqueamento, clareamento, facetas
nl tanden bleken, bleken, facings
pl wybielanie, wybielanie zębów, licówki
tr diş beyazlatma, beyazlatma, bleaching, lamina
ar تبييض الأسنان, تبييض, فينير, قشور الأسنان
he הלבנת שיניים, הלבנה, ציפויי חרסינה
ja ホワイトニング, 歯を白く, ラミネートベニア
`
