/** Complaints, treatments and the people who give them. */
export const health = `
# pregnancy
en pregnant, pregnancy, expecting a baby, expectant mother, maternity, prenatal, antenatal, expecting mothers, mum-to-be
de schwanger, Schwangerschaft, Schwangere, werdende Mutter, ein Kind erwarten, Mutterschaft
fr enceinte, grossesse, attendre un enfant, maternité, future maman, prénatal
es embarazada, embarazo, esperando un bebé, gestante, maternidad, prenatal
it incinta, gravidanza, in attesa di un bambino, gestante, maternità, dolce attesa
pt grávida, gravidez, gestante, gestação, à espera de bebé, maternidade
nl zwanger, zwangerschap, in verwachting, zwangere, moederschap
pl ciąża, w ciąży, ciężarna, spodziewać się dziecka, ciąży
tr hamile, gebe, hamilelik, gebelik, bebek bekliyorum
ar حامل, الحمل, حوامل, أمومة
he היריון, הריון, בהריון, הרה, נשים הרות
ja 妊娠, 妊婦, マタニティ, 妊娠中
# pain
en pain, ache, hurts, sore, aching, painful, hurt
de Schmerz, Schmerzen, weh, schmerzhaft, wehtun
fr douleur, mal à, douloureux, douleurs, fait mal
es dolor, duele, doloroso, molestia, dolores
it dolore, fa male, doloroso, dolori
pt dor, dói, doloroso, dores
nl pijn, zeer doen, pijnlijk, pijnklachten
pl ból, boli, bolesny, bóle
tr ağrı, acı, ağrıyor, sancı
ar ألم, يؤلم, وجع, مؤلم, آلام
he כאב, כואב, כאבים, מכאיב
ja 痛み, 痛い, 痛む, 疼痛
# back-pain < pain
en back pain, backache, slipped disc, lower back, bad back, neck pain, sciatica
de Rückenschmerzen, Bandscheibe, Hexenschuss, Nackenschmerzen, Kreuzschmerzen, Ischias
fr mal de dos, lombalgie, sciatique, hernie discale, cervicales
es dolor de espalda, lumbalgia, ciática, cervicales, hernia discal
it mal di schiena, lombalgia, sciatica, cervicale, ernia
pt dor nas costas, lombalgia, ciática, hérnia, cervical
nl rugpijn, hernia, nekpijn, ischias, lage rug
pl ból pleców, ból kręgosłupa, rwa kulszowa, dyskopatia, lędźwie
tr bel ağrısı, sırt ağrısı, boyun ağrısı, fıtık, siyatik
ar ألم الظهر, آلام الظهر, عرق النسا, انزلاق غضروفي
he כאבי גב, כאב גב, פריצת דיסק, כאבי צוואר
ja 腰痛, 背中の痛み, 肩こり, ぎっくり腰
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
# headache < pain
en headache, migraine, headaches
de Kopfschmerzen, Migräne
fr mal de tête, migraine, maux de tête
es dolor de cabeza, migraña, jaqueca
it mal di testa, emicrania
pt dor de cabeça, enxaqueca
nl hoofdpijn, migraine
pl ból głowy, migrena
tr baş ağrısı, migren
ar صداع, شقيقة, ألم الرأس
he כאב ראש, מיגרנה, כאבי ראש
ja 頭痛, 偏頭痛
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
en braces, aligners, invisalign, straighten teeth, orthodontics, retainer, crooked teeth
de Zahnspange, Spange, Aligner, Kieferorthopädie, schiefe Zähne, Retainer
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
en teeth whitening, whitening, whiter teeth, bleaching, veneers, veneer
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
# anaesthetic
en anaesthetic, anesthesia, numbing, sedation, injection, numb, local anaesthetic
de Betäubung, Narkose, Spritze, Lokalanästhesie, Vollnarkose, Sedierung
fr anesthésie, anesthésie locale, piqûre, sédation
es anestesia, inyección, sedación
it anestesia, iniezione, sedazione
pt anestesia, injeção, sedação
nl verdoving, narcose, prik, injectie
pl znieczulenie, narkoza, zastrzyk
tr anestezi, uyuşturma, iğne, sedasyon
ar تخدير, بنج, حقنة, إبرة
he הרדמה, זריקה, טשטוש, אלחוש
ja 麻酔, 注射, 鎮静
# nervous
en nervous, anxious, afraid, phobia, scared, anxiety, fear, frightened, worried
de Angst, ängstlich, Angstpatienten, nervös, Phobie, Furcht
fr peur, anxieux, angoisse, phobie, anxiété, nerveux
es miedo, nervioso, ansiedad, fobia, temor
it paura, ansia, ansioso, fobia, nervoso
pt medo, ansioso, ansiedade, nervoso, fobia
nl angst, bang, nerveus, angstig, fobie
pl strach, boję się, lęk ~, nerwowy, dentofobia
tr korku, korkuyorum, kaygı, endişeli, fobi
ar خوف, أخاف, قلق, رهاب, توتر
he פחד, חרדה, מפחד, פוחד, לחוץ
ja 不安, 怖い, 恐怖, 緊張
# doctor
en doctor, physician, gp, medic, surgery hours, clinic, medical practice, specialist
de Arzt, Ärztin, Hausarzt, Arztpraxis, Doktor, Praxis, Facharzt, Klinik
fr médecin, docteur, généraliste, cabinet médical, clinique, spécialiste
es médico, doctor, clínica, consultorio, especialista, doctora
it medico, dottore, dottoressa, clinica, ambulatorio, specialista
pt médico, doutor, clínica, consultório, especialista
nl arts, huisarts, dokter, kliniek, praktijk, specialist
pl lekarz, doktor, przychodnia, klinika, lekarze, specjalista
tr doktor, hekim, klinik, muayenehane, uzman
ar طبيب, دكتور, عيادة, أخصائي, الطبيب
he רופא, רופאה, מרפאה, דוקטור, רופאים, מומחה
ja 医師, 医者, 診療所, クリニック, 先生 ~
# checkup
en check-up, checkup, examination, routine exam, health check, screening, examined
de Vorsorge, Kontrolluntersuchung, Untersuchung, Vorsorgeuntersuchung, Kontrolle, Durchsicht
fr contrôle, examen ~, bilan, visite de contrôle, bilan de santé
es revisión, chequeo, examen ~, reconocimiento
it controllo, visita di controllo, esame ~, check-up
pt exame ~, check-up, revisão ~, rastreio ~
nl controle, onderzoek, keuring, controlebezoek, periodieke controle
pl przegląd ~, badanie, kontrola, badania, wizyta kontrolna
tr muayene, kontrol, check-up, tarama
ar فحص, كشف, معاينة, فحوصات, كشف دوري
he בדיקה, בדיקות, ביקורת, בדיקה תקופתית
ja 検診, 健診, 検査, 健康診断, 定期検診
# treatment
en treatment, therapy, procedure, treatments
de Behandlung, Therapie, Eingriff, behandeln, Anwendung
fr traitement, soin, soins, thérapie, intervention
es tratamiento, terapia, tratamientos, intervención
it trattamento, terapia, cura, trattamenti, intervento
pt tratamento, terapia, tratamentos, procedimento
nl behandeling, therapie, behandelingen, ingreep
pl zabieg, leczenie, terapia, zabiegi
tr tedavi, terapi, işlem, tedaviler
ar علاج, معالجة, جلسة علاج, علاجات
he טיפול, טיפולים, תרפיה
ja 治療, 施術, 療法, 処置
# consultation
en consultation, consult, initial consultation, assessment, free consultation
de Beratung, Erstgespräch, Beratungsgespräch, Konsultation, beraten, Erstberatung
fr consultation, conseil, premier entretien, bilan initial
es consulta, asesoramiento, primera consulta, valoración ~
it consulenza, consulto, prima visita ~, colloquio
pt consulta, avaliação, aconselhamento, consultas
nl consult, intake, adviesgesprek, intakegesprek, consultatie
pl konsultacja, konsultacje, porada, pierwsza konsultacja
tr konsültasyon, danışma, görüşme, ön görüşme
ar استشارة, استشارات, استشارة أولى
he ייעוץ, פגישת ייעוץ, התייעצות, יעוץ
ja 相談, カウンセリング, 診察, 無料相談
# medication
en medication, medicine, drugs, prescription, pharmacy, tablets ~, pills, painkillers, repeat prescription
de Medikament, Medikamente, Rezept, Arznei, Apotheke, Tabletten, Schmerzmittel, Arzneimittel
fr médicament, médicaments, ordonnance, pharmacie, comprimés, antidouleur
es medicamento, medicina, receta, farmacia, pastillas, medicación, analgésico
it farmaco, medicina, ricetta medica, farmacia, medicinali, farmaci, antidolorifico
pt medicamento, remédio, receita médica, farmácia, comprimidos
nl medicijn, medicijnen, recept, apotheek, pijnstillers, medicatie, herhaalrecept
pl lek ~, leki, recepta, apteka, tabletki, recepty
tr ilaç, reçete, eczane, ilaçlar, ağrı kesici
ar دواء, أدوية, وصفة طبية, صيدلية, مسكن
he תרופה, תרופות, מרשם, בית מרקחת, משכך כאבים
ja 薬, 処方箋, 薬局, 処方, 痛み止め
# vaccination
en vaccination, vaccine, jab, jabs, immunisation, vaccinated, booster, flu shot, shots
de Impfung, impfen, Impfstoff, geimpft, Grippeimpfung, Impfpass
fr vaccin, vaccination, vacciner, vacciné, rappel de vaccin
es vacuna, vacunación, vacunar, vacunas, vacunado
it vaccino, vaccinazione, vaccinare, vaccini
pt vacina, vacinação, vacinar, vacinas
nl vaccinatie, inenting, vaccin, inenten, griepprik
pl szczepienie, szczepionka, szczepienia, zaszczepić
tr aşı, aşılama, aşılar, aşıları
ar تطعيم, لقاح, تطعيمات, لقاحات
he חיסון, חיסונים, לחסן, מחוסן
ja 予防接種, ワクチン, 予防注射
# allergy
en allergy, allergies, allergic, allergens, allergen, intolerance, hay fever, nut allergy
de Allergie, Allergien, allergisch, Allergene, Unverträglichkeit, Heuschnupfen, Allergiker
fr allergie, allergies, allergique, allergènes, intolérance
es alergia, alergias, alérgico, alérgenos, intolerancia
it allergia, allergie, allergico, allergeni, intolleranza
pt alergia, alergias, alérgico, alergénios, intolerância
nl allergie, allergieën, allergisch, allergenen, intolerantie, hooikoorts
pl alergia, alergie, alergeny, uczulenie, nietolerancja, alergik
tr alerji, alerjik, alerjen, alerjenler, intolerans
ar حساسية, مسببات الحساسية, الحساسية
he אלרגיה, אלרגיות, אלרגי, אלרגנים, רגישות
ja アレルギー, アレルゲン, 花粉症
# health-insurance
en health insurance, insurance accepted, medical insurance, private insurance, dental insurance, dental plan, in-network, covered by insurance
de Krankenkasse, Krankenversicherung, gesetzlich versichert, privat versichert, Kassenpatient, Privatpatient, Kasse ~
fr mutuelle, assurance maladie, sécurité sociale, carte vitale, conventionné, tiers payant
es seguro médico, seguro de salud, mutua, seguridad social, seguro dental
it assicurazione sanitaria, mutua, servizio sanitario, convenzionato
pt seguro de saúde, convénio, plano de saúde, ADSE
nl zorgverzekering, ziektekostenverzekering, zorgverzekeraar, aanvullende verzekering, vergoed
pl NFZ, ubezpieczenie zdrowotne, prywatnie, refundowane
tr sağlık sigortası, SGK, özel sigorta, tamamlayıcı sigorta
ar تأمين صحي, التأمين الصحي, التأمين الطبي
he ביטוח בריאות, קופת חולים, קופות חולים, ביטוח רפואי
ja 健康保険, 保険適用, 保険証, 保険診療
# insurance
en insurance, insured, insure, policy cover, insurer
de Versicherung, versichert, versichern, Versicherungsschutz, Police
fr assurance, assuré, assurer, assureur
es seguro ~, asegurado, asegurar, aseguradora, póliza
it assicurazione, assicurato, assicurare, polizza
pt seguro ~, segurado, seguradora, apólice
nl verzekering, verzekerd, verzekeren, polis, verzekeraar
pl ubezpieczenie, ubezpieczony, polisa, ubezpieczyć
tr sigorta, sigortalı, poliçe
ar تأمين, مؤمن عليه, التأمين, بوليصة
he ביטוח, מבוטח, פוליסה, לבטח
ja 保険, 補償
# referral
en referral, referred, refer me, doctor's note, sick note
de Überweisungsschein, Überweisung vom Arzt, Krankschreibung, Krankmeldung
fr lettre de recommandation, adressé par, arrêt maladie, courrier du médecin
es volante, derivación, baja médica
it impegnativa, richiesta medica, certificato medico ~
pt credencial, encaminhamento, atestado médico ~, baixa médica
nl verwijzing, verwijsbrief, doorverwijzing, doktersbriefje
pl skierowanie, zwolnienie lekarskie
tr sevk, rapor ~, sağlık raporu ~
ar تحويل طبي, إحالة, إجازة مرضية
he הפניה, אישור מחלה, טופס 17
ja 紹介状, 診断書
`
