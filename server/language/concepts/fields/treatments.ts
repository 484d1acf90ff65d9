/** What practices and therapists do, and what people come to them with. */
export const treatments = `
# physiotherapy < treatment
en physiotherapy, physio, physical therapy, physiotherapist, rehabilitation, rehab
de Physiotherapie, Krankengymnastik, Physiotherapeut, Reha, Rehabilitation
fr kinésithérapie, kiné, kinésithérapeute, rééducation
es fisioterapia, fisioterapeuta, fisio, rehabilitación
it fisioterapia, fisioterapista, riabilitazione
pt fisioterapia, fisioterapeuta, reabilitação
nl fysiotherapie, fysiotherapeut, fysio, revalidatie
pl fizjoterapia, fizjoterapeuta, rehabilitacja
tr fizyoterapi, fizik tedavi, fizyoterapist, rehabilitasyon
ar علاج طبيعي, العلاج الطبيعي, تأهيل
he פיזיותרפיה, פיזיותרפיסט, שיקום
ja 理学療法, リハビリ, 整骨院
# massage < treatment
en massage, deep tissue, massages, masseur, aromatherapy, hot stone
de Massage, Massagen, massieren, Masseur, Lymphdrainage
fr massage, massages, masseur, drainage lymphatique
es masaje, masajes, masajista, drenaje linfático
it massaggio, massaggi, massaggiatore, linfodrenaggio
pt massagem, massagens, massagista, drenagem linfática
nl massage, massages, masseur, lymfedrainage
pl masaż, masaże, masażysta, drenaż
tr masaj, masajlar, masör
ar مساج, تدليك, جلسة مساج
he עיסוי, מסאז׳, עיסויים
ja マッサージ, 整体, ほぐし, リンパ
# chiropractor < treatment
en chiropractor, osteopath, osteopathy, spinal adjustment, chiropractic
de Chiropraktiker, Osteopath, Osteopathie, Einrenken
fr ostéopathe, ostéopathie, chiropracteur
es quiropráctico, osteópata, osteopatía
it osteopata, osteopatia, chiropratico
pt quiroprático, osteopata, osteopatia
nl chiropractor, osteopaat, osteopathie, manuele therapie
pl osteopata, chiropraktyk, osteopatia
tr kayropraktik, osteopati, osteopat
ar تقويم العمود الفقري, كيروبراكتيك
he כירופרקט, אוסטאופת, כירופרקטיקה
ja カイロプラクティック, 骨盤矯正, オステオパシー
# acupuncture < treatment
en acupuncture, needles, acupuncturist
de Akupunktur, Nadeln
fr acupuncture, acupuncteur
es acupuntura
it agopuntura
pt acupuntura
nl acupunctuur
pl akupunktura
tr akupunktur
ar وخز بالإبر, الوخز بالإبر, حجامة
he דיקור, דיקור סיני
ja 鍼灸, 鍼, お灸
# mental-health
en counselling, psychologist, psychotherapy, counselor, depression, mental health, burnout, counselling session
de Psychotherapie, Psychologe, Depression, psychische Gesundheit, Burnout, Therapeutin
fr psychologue, psychothérapie, dépression, santé mentale, psy
es psicólogo, psicoterapia, depresión, salud mental, psicóloga
it psicologo, psicoterapia, depressione, salute mentale
pt psicólogo, psicoterapia, depressão, saúde mental
nl psycholoog, psychotherapie, depressie, geestelijke gezondheid
pl psycholog, psychoterapia, depresja, zdrowie psychiczne
tr psikolog, psikoterapi, depresyon, ruh sağlığı
ar طبيب نفسي, علاج نفسي, اكتئاب, صحة نفسية
he פסיכולוג, פסיכותרפיה, דיכאון, בריאות הנפש
ja 心理カウンセリング, うつ, 心療, メンタルヘルス
# eye-test
en eye test, optician, glasses, contact lenses, eyesight, spectacles, optometrist, sight test
de Sehtest, Optiker, Brille, Kontaktlinsen, Augenarzt, Sehstärke
fr opticien, lunettes, lentilles, ophtalmologue, examen de la vue
es óptica, gafas, lentillas, oculista, graduar la vista, lentes
it ottico, occhiali, lenti a contatto, oculista, esame della vista
pt ótica, óculos, lentes de contacto, oftalmologista, exame à vista
nl opticien, bril, contactlenzen, oogmeting, oogarts, brillen
pl okulary, optyk, okulista, soczewki, badanie wzroku
tr gözlük, göz muayenesi, lens, optik, göz doktoru
ar نظارة, فحص النظر, عدسات, طبيب عيون, نظارات
he משקפיים, בדיקת ראייה, עדשות, אופטומטריסט, רופא עיניים
ja 眼鏡, メガネ, コンタクトレンズ, 視力検査, 眼科
# hearing-aid
en hearing aid, hearing aids, hearing test, audiologist, earwax
de Hörgerät, Hörtest, Hörgeräte, Akustiker, Ohrenschmalz
fr appareil auditif, audioprothésiste, test auditif, audition
es audífono, prueba de audición, audífonos, cerumen
it apparecchio acustico, esame dell'udito, cerume
pt aparelho auditivo, teste de audição, cera nos ouvidos
nl gehoorapparaat, hoortoestel, gehoortest, audicien, oorsmeer
pl aparat słuchowy, badanie słuchu, protetyk słuchu
tr işitme cihazı, işitme testi, odyolog
ar سماعة طبية, فحص السمع, سماعات أذن
he מכשיר שמיעה, בדיקת שמיעה
ja 補聴器, 聴力検査, 耳垢
# foot-care
en foot care, podiatrist, chiropodist, ingrown toenail, corns, podiatry, verruca
de Fußpflege, Podologe, eingewachsener Nagel, Hühneraugen, medizinische Fußpflege
fr pédicure-podologue, podologue, ongle incarné, cor au pied
es podólogo, uña encarnada, podología, callos
it podologo, unghia incarnita, calli, podologia
pt podologista, unha encravada, podologia, calos
nl pedicure, podoloog, ingegroeide nagel, voetverzorging, likdoorn
pl podolog, wrastający paznokieć, odciski, pielęgnacja stóp
tr podolog, batık tırnak, ayak bakımı, nasır
ar عناية بالقدم, ظفر غارز, طبيب القدم
he פודיאטר, ציפורן חודרנית, טיפול כף רגל
ja フットケア, 巻き爪, 魚の目
# skin
en skin, dermatologist, acne, eczema, mole check, rash, psoriasis
de Haut, Hautarzt, Akne, Ekzem, Ausschlag, Hautkrebs, Dermatologe
fr peau, dermatologue, acné, eczéma
es piel, dermatólogo, acné, eczema, eccema
it pelle, dermatologo, acne, eczema
pt pele, dermatologista, acne, eczema
nl huid, dermatoloog, acne, eczeem, huidarts
pl skóra, dermatolog, trądzik, egzema, skóry
tr cilt, deri ~, dermatolog, akne, sivilce, egzama
ar بشرة, جلد, حب الشباب, أكزيما, جلدية
he עור, רופא עור, אקנה, אקזמה, פצעונים
ja 肌, 皮膚, ニキビ, 皮膚科, 湿疹
# injury
en injury, injured, sprain, wound, fracture, broken bone, sports injury, bleeding
de Verletzung, verletzt, Wunde, Bruch ~, Verstauchung, Blutung, Sportverletzung
fr blessure, blessé, entorse, plaie, fracture
es lesión, herida, esguince, fractura, lesiones
it infortunio, ferita, distorsione, frattura, lesione
pt lesão, ferida, entorse, fratura
nl blessure, verwonding, wond, verstuiking, breuk ~, letsel
pl kontuzja, uraz, rana, złamanie, skręcenie
tr yaralanma, yara, burkulma, kırık ~, sakatlık
ar إصابة, جرح, كسر, التواء
he פציעה, פצע, נקע, שבר
ja 怪我, けが, 捻挫, 骨折, 傷 ~
# illness
en illness, sick, ill, unwell, flu, fever, contagious, cold symptoms, infection
de krank, Krankheit, Grippe, Fieber, ansteckend, Erkältung, Infektion
fr malade, maladie, grippe, fièvre, contagieux, rhume, infection
es enfermo, enfermedad, gripe, fiebre, contagioso, resfriado, infección
it malato, malattia, influenza, febbre, contagioso, raffreddore, infezione
pt doente, doença, gripe, febre, contagioso, constipação, infeção
nl ziek, ziekte, griep, koorts, besmettelijk, verkoudheid, infectie
pl chory, choroba, grypa, gorączka, zakaźny, przeziębienie
tr hastalık, grip, ateş ~, bulaşıcı, soğuk algınlığı, enfeksiyon
ar مرض, إنفلونزا, حمى, معدي, زكام, عدوى
he מחלה, שפעת, חום, מדבק, הצטננות, זיהום
ja 病気, 風邪, 発熱, インフルエンザ, 体調不良
# blood-test < checkup
en blood test, lab results, test results, bloods, laboratory
de Bluttest, Blutabnahme, Blutuntersuchung, Laborwerte, Labor
fr prise de sang, analyse de sang, laboratoire, résultats d'analyse
es análisis de sangre, analítica, laboratorio
it esame del sangue, analisi del sangue, prelievo, laboratorio
pt análises, exame de sangue, laboratório
nl bloedonderzoek, bloedprikken, laboratorium, uitslag
pl badanie krwi, laboratorium, wyniki badań, pobranie krwi
tr kan testi, kan tahlili, laboratuvar, tahlil
ar تحليل دم, مختبر, تحاليل, نتائج التحاليل
he בדיקת דם, בדיקות דם, מעבדה
ja 血液検査, 採血, 検査結果
# x-ray < checkup
en x-ray, x-rays, scan, MRI, ultrasound, radiograph
de Röntgen, Röntgenbild, MRT, Ultraschall
fr radio ~, radiographie, IRM, échographie
es radiografía, rayos x, resonancia, ecografía
it radiografia, raggi x, risonanza, ecografia
pt radiografia, raio x, ressonância, ecografia
nl röntgenfoto, röntgen, MRI, echo ~
pl rentgen, RTG, USG, zdjęcie rentgenowskie, rezonans
tr röntgen, MR, ultrason, film çekimi
ar أشعة, أشعة سينية, سونار, رنين مغناطيسي
he צילום רנטגן, רנטגן, אולטרסאונד, MRI
ja レントゲン, エックス線, 超音波, MRI
# surgery
en =operation, surgical, surgeon, surgery
de Operation, OP, operieren, Chirurg, chirurgisch
fr opération, chirurgie, opérer, chirurgien
es operación, cirugía, operar, cirujano
it operazione, chirurgia, operare, chirurgo
pt operação, cirurgia, operar, cirurgião
nl operatie, opereren, chirurg
pl operacja, chirurg, operacji, chirurgiczny
tr ameliyat, operasyon, cerrah
ar عملية جراحية, جراحة, جراح
he ניתוח, כירורגיה, מנתח
ja 手術, 外科
# aftercare
en aftercare, follow-up, recovery, after treatment, healing time
de Nachsorge, Nachbehandlung, Heilung, Genesung, Nachkontrolle
fr suivi, convalescence, récupération, soins après
es postoperatorio, seguimiento ~, recuperación, cuidados posteriores
it guarigione, recupero, cure successive, assistenza post
pt recuperação, acompanhamento, pós-tratamento
nl nazorg, herstel, nabehandeling, genezing
pl rekonwalescencja, opieka po zabiegu, gojenie, zalecenia po
tr iyileşme, işlem sonrası, bakım sonrası
ar رعاية بعد العلاج, تعافي, متابعة
he החלמה, מעקב, טיפול המשך
ja 術後, アフターケア, 回復, 経過観察
# side-effects
en side effects, risks, complications, risky
de Nebenwirkungen, Risiken, Risiko, Komplikationen
fr effets secondaires, risques, risque, complications
es efectos secundarios, riesgos, riesgo, complicaciones
it effetti collaterali, rischi, rischio, complicazioni
pt efeitos secundários, riscos, risco, complicações
nl bijwerkingen, risico, risico's, complicaties
pl skutki uboczne, ryzyko, powikłania
tr yan etki, risk, yan etkiler, komplikasyon
ar آثار جانبية, مخاطر, أعراض جانبية, مضاعفات
he תופעות לוואי, סיכונים, סיכון
ja 副作用, リスク, 合併症
# home-visit
en home visit, house call, at my home, mobile service, come to my house, come to us, domiciliary
de Hausbesuch, Hausbesuche, zu Hause, mobiler Service, kommen Sie zu
fr visite à domicile, à domicile, déplacement à domicile
es visita a domicilio, a domicilio, en casa
it visita a domicilio, a domicilio, a casa
pt visita ao domicílio, ao domicílio, em casa
nl huisbezoek, aan huis, thuis, aan huis komen
pl wizyta domowa, w domu, dojazd do klienta
tr evde hizmet, ev ziyareti, evde, eve gelme
ar زيارة منزلية, في المنزل, خدمة منزلية
he ביקור בית, ביקורי בית, בבית הלקוח
ja 往診, 訪問, 出張, 自宅
# care-home
en home care, carer, caregiver, care home, nursing care, nursing home
de Pflege, Pflegedienst, Altenheim, Pflegeheim, Betreuung, Pflegekraft
fr aide à domicile, maison de retraite, aide-soignante, auxiliaire de vie
es cuidador, residencia de ancianos, cuidados a domicilio, cuidadora
it badante, casa di riposo, assistenza domiciliare
pt cuidador, lar de idosos, apoio domiciliário
nl thuiszorg, verzorgingshuis, mantelzorg, verzorger
pl opieka domowa, dom opieki, opiekunka, dom seniora
tr evde bakım, huzurevi, bakıcı ~
ar رعاية منزلية, دار المسنين, مقدم رعاية
he סיעוד, בית אבות, מטפל סיעודי, מטפלת ~
ja 介護, 老人ホーム, 訪問介護, ヘルパー
# confidentiality
en confidential, privacy, confidentiality, personal data, discreet, data protection, GDPR
de Datenschutz, vertraulich, Schweigepflicht, Diskretion, DSGVO, personenbezogene Daten
fr confidentialité, confidentiel, RGPD, données personnelles, vie privée
es confidencialidad, privacidad, protección de datos, datos personales
it privacy, riservatezza, dati personali, confidenziale
pt privacidade, confidencialidade, dados pessoais, RGPD
nl privacy, vertrouwelijk, persoonsgegevens, AVG, geheimhouding
pl poufność, prywatność, dane osobowe, RODO
tr gizlilik, mahremiyet, kişisel veriler, KVKK
ar خصوصية, سرية, بيانات شخصية
he פרטיות, סודיות, מידע אישי, דיסקרטיות
ja 個人情報, プライバシー, 秘密厳守, 守秘義務
`
