/** Getting in, and what helps people who can't do it like others. */
export const access = `
# accessible
en accessible, accessibility, disabled, disability, special needs, mobility impaired, disabilities, reduced mobility, barrier-free, handicapped
de barrierefrei, Barrierefreiheit, behindertengerecht, Behinderung, behindert, Schwerbehinderte, gehbehindert, Handicap
fr accessible, accessibilité, handicapé, handicap, mobilité réduite, PMR
es accesible, accesibilidad, discapacitado, discapacidad, movilidad reducida, minusválido
it accessibile, accessibilità, disabile, disabili, disabilità, barriere architettoniche, mobilità ridotta
pt acessível, acessibilidade, deficiente, deficiência, mobilidade reduzida
nl toegankelijk, toegankelijkheid, mindervalide, gehandicapt, beperking ~, invalide, drempelvrij
pl dostępność ~, niepełnosprawny, niepełnosprawność, niepełnosprawnych, bez barier, dostosowany
tr engelli, erişilebilir, erişilebilirlik, özürlü, hareket kısıtlı
ar ذوي الاحتياجات الخاصة, معاق, إعاقة, ذوي الإعاقة, معاقين
he נגיש, נגישות, נכה, נכים, מוגבלות, מוגבלויות
ja バリアフリー, 障害者, 身体障害, 障がい, 体の不自由
# wheelchair < accessible step-free
en wheelchair, wheelchairs, wheelchair user, mobility scooter, walking frame, crutches
de Rollstuhl, Rollstuhlfahrer, rollstuhlgerecht, Rollator, Krücken, rollstuhlgängig
fr fauteuil roulant, fauteuils roulants, déambulateur, béquilles
es silla de ruedas, sillas de ruedas, andador, muletas
it sedia a rotelle, carrozzina, deambulatore, stampelle
pt cadeira de rodas, cadeiras de rodas, andarilho, muletas
nl rolstoel, rolstoelgebruiker, rollator, krukken, rolstoeltoegankelijk
pl wózek inwalidzki, na wózku, wózkiem inwalidzkim, kule
tr tekerlekli sandalye, koltuk değneği, tekerlekli sandalyeyle
ar كرسي متحرك, كراسي متحركة, عكاز
he כיסא גלגלים, כסא גלגלים, קביים, הליכון
ja 車椅子, 車いす, 松葉杖
# step-free < accessible
en step-free, no steps, without steps, ramp, level access, ground-floor access, level entrance, no stairs
de stufenlos, stufenfrei, Rampe, ebenerdig, ohne Stufen, schwellenlos, ohne Treppen
fr plain-pied, de plain-pied, rampe, sans marches, rampe d'accès, sans escalier
es rampa, sin escalones, sin escaleras, a pie de calle, sin peldaños
it rampa, senza gradini, senza scale, scivolo
pt rampa, sem degraus, sem escadas
nl drempelloos, hellingbaan, gelijkvloers, zonder trappen, oprit rolstoel
pl podjazd, rampa, bez schodów, bez progów
tr rampa, basamaksız, merdivensiz
ar منحدر, بدون درج, بدون سلالم
he רמפה, ללא מדרגות, בלי מדרגות, כבש
ja スロープ, 段差なし, 段差
# lift < step-free
en elevator, lift access, lift to all floors, passenger lift, lift
de Aufzug, Fahrstuhl, Lift, Aufzüge
fr ascenseur, ascenseurs
es ascensor, elevador, ascensores
it ascensore, ascensori
pt elevador, elevadores, ascensor
nl lift, liften
pl winda, windy
tr asansör, asansörlü
ar مصعد, مصاعد, أسانسير
he מעלית, מעליות
ja エレベーター, リフト
# stairs
en stairs, steps, staircase, flight of stairs
de Treppe, Treppen, Stufen, Treppenhaus
fr escalier, escaliers, marches
es escalera, escaleras, escalones, peldaños
it scala, scale, gradini, scalini
pt escada, escadas, degraus
nl trap, trappen, treden
pl schody, schodów, stopnie
tr merdiven, merdivenler, basamak
ar درج, سلالم, سلم
he מדרגות, מדרגה
ja 階段
# floor-level
en ground floor, first floor, top floor, which floor, upper floor, basement
de Erdgeschoss, Stockwerk, Etage, Obergeschoss, Keller, Stock
fr rez-de-chaussée, étage, étages, sous-sol
es planta baja, piso ~, primera planta, sótano, qué planta
it piano terra, primo piano, piano ~, seminterrato
pt rés-do-chão, andar, primeiro andar, cave
nl begane grond, verdieping, kelder, etage
pl parter, piętro, piwnica, piętra
tr zemin kat, kat, bodrum, birinci kat
ar الطابق الأرضي, طابق, الطابق, الدور الأرضي
he קומת קרקע, קומה, מרתף, קומות
ja 一階, 何階, 地下, フロア
# pushchair < child
en pushchair, stroller, buggy, pram
de Kinderwagen, Buggy, Sportwagen ~
fr poussette, landau, poussettes
es cochecito, carrito de bebé, carricoche
it passeggino, carrozzina bambino, passeggini
pt carrinho de bebé
nl kinderwagen, buggy, wandelwagen
pl wózek dziecięcy, wózkiem dziecięcym, spacerówka
tr bebek arabası, puset
ar عربة أطفال, عربة طفل
he עגלת תינוק, עגלה, עגלות ילדים
ja ベビーカー, 乳母車
# hearing-impaired < accessible
en hearing loop, deaf, hard of hearing, sign language, hearing impaired, induction loop
de Hörschleife, gehörlos, schwerhörig, Gebärdensprache, Induktionsschleife, hörbehindert
fr boucle auditive, sourd, malentendant, langue des signes, boucle magnétique
es sordo, bucle magnético, lengua de signos, problemas de audición, hipoacusia
it sordo, non udente, lingua dei segni, ipoudente
pt surdo, língua gestual, deficiência auditiva, língua de sinais
nl doof, slechthorend, gebarentaal, ringleiding
pl głuchy, niesłyszący, język migowy, niedosłuch, pętla indukcyjna
tr işitme engelli, sağır, işaret dili
ar أصم, لغة الإشارة, ضعاف السمع
he כבד שמיעה, חירש, שפת סימנים, לולאת השראה
ja 手話, 聴覚障害, 筆談, 難聴
# visually-impaired < accessible
en blind, visually impaired, partially sighted, braille, large print, guide dog, assistance dog
de blind, sehbehindert, Blindenschrift, Braille, Großdruck, Blindenhund, Assistenzhund
fr aveugle, malvoyant, braille, gros caractères, chien guide
es ciego, invidente, braille, letra grande, perro guía
it cieco, non vedente, ipovedente, braille, cane guida
pt cego, invisual, braille, letra grande, cão-guia
nl blind, slechtziend, braille, grote letters, blindengeleidehond
pl niewidomy, niedowidzący, braille, pies przewodnik
tr görme engelli, kör, braille, rehber köpek
ar كفيف, أعمى, برايل, ضعاف البصر
he עיוור, לקוי ראייה, ברייל, כלב נחייה
ja 盲導犬, 視覚障害, 点字
# toilet
en toilet, restroom, bathroom ~, loo, washroom, wc, lavatory
de Toilette, WC, Klo, Toiletten, Sanitäranlagen
fr toilettes, WC, sanitaires
es aseo, aseos, baño, servicios ~, lavabo, WC
it bagno, toilette, servizi igienici, WC
pt casa de banho, banheiro, sanitários, WC, lavabo
nl toilet, wc, toiletten
pl toaleta, WC, ubikacja, toalety
tr tuvalet, lavabo, wc
ar حمام, مرحاض, دورة مياه, تواليت, دورات المياه
he שירותים, בית שימוש, תא שירותים
ja トイレ, お手洗い, 化粧室
# baby-changing < toilet baby
en baby changing, changing table, nappy, nappies, diaper, baby changing facilities, breastfeeding, nursing room
de Wickeltisch, Wickelraum, Windeln, Stillraum, wickeln, stillen
fr table à langer, couches, espace allaitement, allaitement, coin bébé
es cambiador, pañales, cambiador de bebés, lactancia, sala de lactancia
it fasciatoio, pannolini, cambio pannolino, allattamento
pt fraldário, fraldas, muda-fraldas, amamentação, trocador
nl verschoontafel, luiers, luier, verschoonruimte, borstvoeding
pl przewijak, pieluchy, karmienie piersią, pokój matki
tr bebek bakım odası, alt değiştirme, bebek bezi, emzirme odası
ar تغيير الحفاضات, حفاضات, غرفة الرضاعة, رضاعة
he פינת החתלה, חיתולים, הנקה, שידת החתלה
ja おむつ替え, 授乳室, おむつ, オムツ
# wifi
en wifi, wireless internet, internet access, internet, wlan
de WLAN, Internet, Internetzugang, WiFi
fr wifi, internet, connexion internet
es wifi, internet, conexión a internet
it wifi, internet, connessione internet
pt wifi, internet, ligação à internet
nl wifi, internet, draadloos internet
pl wifi, internet, dostęp do internetu
tr wifi, internet, kablosuz internet
ar واي فاي, إنترنت
he אינטרנט, וויי פיי, wifi, אינטרנט אלחוטי
ja インターネット, 無線, ネット環境, wifi
# entrance
en entrance, front door, way in, entry door, doorbell
de Eingang, Haustür, Eingangstür, Zugang, Klingel
fr entrée, porte d'entrée, sonnette, accès
es entrada, puerta principal, timbre, acceso
it ingresso, entrata, porta d'ingresso, citofono
pt entrada, porta principal, campainha, acesso
nl ingang, voordeur, toegang, deurbel
pl wejście, drzwi wejściowe, dzwonek
tr giriş, giriş kapısı, ana kapı
ar مدخل, الباب الرئيسي, المدخل
he כניסה, דלת כניסה, פעמון
ja 入口, 入り口, 玄関
`
