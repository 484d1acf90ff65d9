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
