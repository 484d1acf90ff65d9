/** Gyms, clubs, classes of sport, and their memberships. */
export const fitness = `
# gym
en gym, =fitness, fitness studio, workout, health club, work out, exercise
de Fitnessstudio, Fitness, Training, trainieren, Sportstudio, Workout
fr salle de sport, fitness, musculation, salle de gym, entraînement
es gimnasio, fitness, entrenamiento, entrenar, ejercicio
it palestra, fitness, allenamento, allenarsi
pt ginásio, academia ~, fitness, treino, treinar
nl sportschool, fitness, fitnesscentrum, sporten, trainen
pl siłownia, fitness, trening, ćwiczyć, klub fitness
tr spor salonu, fitness, antrenman, egzersiz, jimnastik
ar نادي رياضي, جيم, صالة رياضية, لياقة, تمارين
he חדר כושר, מכון כושר, אימון, כושר, אימונים
ja ジム, フィットネス, トレーニング, 運動
# membership
en membership, member, join, joining fee, sign up ~, memberships, become a member
de Mitgliedschaft, Mitglied, beitreten, Mitgliedsbeitrag, Aufnahmegebühr, Mitglied werden
fr adhésion, abonnement ~, membre, adhérer, cotisation, adhérent
es membresía, socio, inscripción ~, afiliación, cuota de socio, abonado
it abbonamento, iscrizione ~, socio, tesseramento, quota associativa, iscriversi ~
pt adesão, sócio, mensalidade, filiação, matrícula ~, quota
nl lidmaatschap, lid worden, contributie, leden, abonnement ~
pl członkostwo, karnet, członek, składka, zapisać się
tr üyelik, üye, üye olmak, aidat ~, kayıt ücreti
ar عضوية, اشتراك, عضو, رسوم الاشتراك
he מנוי, חברות, חבר מועדון, מנויים, דמי חבר
ja 会員, 入会, メンバーシップ, 入会金, 会費
# subscription
en subscription, monthly plan, subscribe, monthly fee, recurring payment, rolling contract, season ticket, monthly pass
de Abo, Abonnement, monatlich, Monatsbeitrag, abonnieren, Monatskarte, Dauerkarte, Zehnerkarte
fr abonnement ~, mensuel, s'abonner, forfait mensuel, abonnement mensuel
es suscripción, abono, mensual, suscribirse, cuota mensual, mensualidad
it abbonamento mensile, mensile, abbonarsi, sottoscrizione
pt assinatura, mensal, subscrição, passe mensal, plano mensal
nl abonnement ~, maandelijks, abonneren, maandkaart, maandabonnement
pl abonament, miesięczny, subskrypcja, miesięczna opłata, bilet miesięczny
tr abonelik, aylık, aylık ücret, abonman
ar اشتراك شهري, شهري, باقة شهرية, الاشتراك
he מנוי חודשי, חודשי, דמי מנוי, כרטיסיית חודש
ja 月額, 月会費, サブスク, 定期券, 月謝
# cancel-contract < cancellation
en terminate contract, end my contract, cancel membership, leave the gym, freeze membership, pause membership, terminate
de kündigen, Kündigung, Vertrag beenden, Mitgliedschaft pausieren, Vertragslaufzeit, stilllegen ~
fr résilier, résiliation, suspendre l'abonnement, préavis de résiliation
es darse de baja, rescindir, baja de socio, congelar la cuota, rescisión
it disdire l'abbonamento, recesso, sospendere l'abbonamento, rescindere
pt rescindir, rescisão, cancelar a inscrição, suspender a mensalidade
nl opzeggen, opzegging, lidmaatschap stopzetten, contract beëindigen
pl wypowiedzenie, wypowiedzieć umowę, zawiesić karnet, rozwiązać umowę
tr sözleşme feshi, üyelik dondurma, üyeliği iptal, fesih
ar إنهاء العقد, إلغاء العضوية, تجميد الاشتراك, فسخ العقد
he ביטול מנוי, הקפאת מנוי, סיום חוזה
ja 退会, 休会, 解約手続き, 契約解除
# trial
en free trial, try a class, try it first, give it a try, trial session, taster session, trial class, try it out, trial lesson, day pass
de Probetraining, Probestunde, Schnupperstunde, kostenlos testen, Schnupperkurs, Tageskarte
fr séance d'essai, cours d'essai, essai gratuit, période d'essai, découverte ~
es prueba gratuita, clase de prueba, sesión de prueba, período de prueba
it prova gratuita, lezione di prova, periodo di prova, lezione prova
pt aula experimental, período experimental, teste gratuito, experimentar
nl proefles, proefperiode, proeftraining, gratis proberen, kennismakingsles
pl darmowa próba, lekcja próbna, zajęcia próbne, okres próbny
tr deneme dersi, ücretsiz deneme, deneme süresi
ar تجربة مجانية, حصة تجريبية, فترة تجريبية
he שיעור ניסיון, תקופת ניסיון, אימון ניסיון
ja 体験, 無料体験, お試し, 体験レッスン, トライアル
# personal-trainer < gym
en personal trainer, PT session, personal training, one-to-one, one-on-one, coach ~
de Personal Trainer, Personaltraining, Einzeltraining, Trainer
fr coach sportif, coaching, entraîneur, cours particulier
es entrenador personal, entrenador, entrenamiento personal
it personal trainer, allenatore, istruttore personale
pt personal trainer, treinador, treino personalizado
nl personal trainer, personal training, begeleiding op maat
pl trener personalny, trening personalny, trener
tr kişisel antrenör, özel antrenör, antrenör
ar مدرب شخصي, مدرب, تدريب شخصي
he מאמן אישי, אימון אישי, מאמן
ja パーソナルトレーニング, トレーナー, マンツーマン
# fitness-class < gym course
en yoga, pilates, zumba, spinning, group class, exercise class, aerobics, barre, classes
de Yoga, Pilates, Zumba, Spinning, Kursplan ~, Gruppenkurs, Aerobic
fr yoga, pilates, zumba, cours collectif, cours collectifs, cardio
es yoga, pilates, zumba, clase grupal, clases dirigidas, spinning
it yoga, pilates, zumba, corsi di gruppo, spinning
pt yoga, pilates, zumba, aulas de grupo, spinning
nl yoga, pilates, zumba, groepsles, groepslessen, spinning
pl joga, pilates, zumba, zajęcia grupowe, aerobik
tr yoga, pilates, zumba, grup dersi, spinning
ar يوغا, بيلاتس, زومبا, حصص جماعية
he יוגה, פילאטיס, זומבה, שיעורי סטודיו, ספינינג
ja ヨガ, ピラティス, ズンバ, スタジオレッスン
# swimming
en swimming pool, swim, swimming, pool, swimming lessons, swimmer
de Schwimmbad, schwimmen, Pool, Schwimmkurs, Hallenbad, Freibad, Becken ~
fr piscine, nager, natation, bassin
es piscina, nadar, natación, alberca
it piscina, nuotare, nuoto
pt piscina, nadar, natação
nl zwembad, zwemmen, zwemles
pl basen, pływanie, pływalnia, nauka pływania
tr havuz, yüzme, yüzmek
ar مسبح, سباحة, حمام سباحة
he בריכה, שחייה, לשחות, בריכת שחייה
ja プール, 水泳, 泳ぐ, スイミング
# changing-room
en changing room, locker, lockers, showers, locker room, shower
de Umkleide, Spind, Spinde, Dusche, Duschen, Umkleidekabine ~, Schließfach
fr vestiaire, casier, douche, douches, vestiaires
es vestuario, taquilla ~, taquillas ~, ducha, duchas, vestuarios
it spogliatoio, armadietto, doccia, docce, spogliatoi
pt balneário, cacifo, duche, vestiário, chuveiro
nl kleedkamer, kluisje, douche, douches, kluisjes
pl szatnia, przebieralnia, szafka, prysznic, prysznice
tr soyunma odası, dolap, duş, kilitli dolap
ar غرفة تبديل الملابس, خزانة, دش, دوش
he מלתחה, לוקר, מקלחת, מלתחות, לוקרים
ja 更衣室, ロッカー, シャワー
# towel
en towel, towels, bathrobe
de Handtuch, Handtücher, Bademantel
fr serviette, serviettes, peignoir
es toalla, toallas, albornoz
it asciugamano, asciugamani, accappatoio
pt toalha, toalhas, roupão
nl handdoek, handdoeken, badjas
pl ręcznik, ręczniki, szlafrok
tr havlu, havlular, bornoz
ar منشفة, مناشف, روب
he מגבת, מגבות, חלוק
ja タオル, バスローブ
# martial-arts < sport
en martial arts, karate, boxing, judo, self-defence, taekwondo, jiu jitsu
de Kampfsport, Karate, Boxen, Judo, Selbstverteidigung
fr arts martiaux, karaté, boxe, judo
es artes marciales, karate, boxeo, judo, defensa personal
it arti marziali, karate, boxe, judo, autodifesa
pt artes marciais, karaté, boxe, judo
nl vechtsport, karate, boksen, judo, zelfverdediging
pl sztuki walki, karate, boks, judo, samoobrona
tr dövüş sanatları, karate, boks, judo
ar فنون قتالية, كاراتيه, ملاكمة, جودو
he אומנויות לחימה, קראטה, אגרוף, ג׳ודו
ja 格闘技, 空手, ボクシング, 柔道
# dance
en dance, dancing, ballet, salsa, dance class, dance lessons
de Tanz, tanzen, Ballett, Tanzkurs, Tanzschule, Salsa
fr danse, danser, ballet, cours de danse, salsa
es baile, bailar, ballet, clases de baile, danza, salsa ~
it danza, ballo, ballare, balletto
pt dança, dançar, ballet, aulas de dança
nl dans, dansen, ballet, dansles
pl taniec, tańczyć, balet, lekcje tańca
tr dans, bale, dans dersi
ar رقص, باليه, دروس رقص
he ריקוד, בלט, לרקוד, מחול, ריקודים
ja ダンス, バレエ, 踊り
# sport
en sport, sports, football, soccer, basketball, tennis, badminton, squash court, tennis court
de Sport, Fußball, Tennis, Basketball, Tennisplatz, Badminton
fr sport, football, tennis, basket, court de tennis
es deporte, fútbol, tenis, baloncesto, pista de tenis, pádel
it sport, calcio, tennis, basket, campo da tennis, padel
pt desporto, futebol, ténis, esporte, basquetebol, padel
nl sport, voetbal, tennis, basketbal, tennisbaan, padel
pl sport, piłka nożna, tenis, koszykówka, kort
tr spor, futbol, tenis, basketbol
ar رياضة, كرة القدم, تنس, كرة السلة
he ספורט, כדורגל, טניס, כדורסל
ja スポーツ, サッカー, テニス, バスケ
# weight-loss
en weight loss, lose weight, diet, nutrition, slimming, nutritionist, dietitian
de Abnehmen, Gewichtsverlust, Diät, Ernährungsberatung, Ernährung
fr perdre du poids, minceur, régime, nutritionniste, diététicien
es perder peso, adelgazar, dieta, nutricionista, nutrición
it perdere peso, dimagrire, dieta, nutrizionista, dimagrimento
pt perder peso, emagrecer, dieta, nutricionista
nl afvallen, gewichtsverlies, dieet, diëtist, voeding
pl schudnąć, odchudzanie, dieta, dietetyk
tr kilo verme, zayıflama, diyet, diyetisyen
ar إنقاص الوزن, تخسيس, حمية, رجيم, أخصائي تغذية
he ירידה במשקל, הרזיה, דיאטה, תזונאית, דיאטנית
ja ダイエット, 減量, 栄養士, 痩せる
# beginner
en beginner, beginners, no experience, novice, starter level, never done it before
de Anfänger, Einsteiger, Anfängerkurs, ohne Vorkenntnisse, Vorkenntnisse
fr débutant, débutants, sans expérience, niveau débutant
es principiante, principiantes, sin experiencia, iniciación
it principiante, principianti, senza esperienza
pt iniciante, iniciantes, principiante, sem experiência
nl beginner, beginners, zonder ervaring, beginnerscursus
pl początkujący, dla początkujących, bez doświadczenia
tr yeni başlayan, başlangıç seviyesi, deneyimsiz, acemi
ar مبتدئ, مبتدئين, بدون خبرة
he מתחילים, מתחיל, ללא ניסיון
ja 初心者, 初級, 未経験, ビギナー
# timetable
en timetable, class schedule, schedule, programme of classes, when is the class
de Stundenplan, Kursplan ~, Zeitplan, Kurszeiten, Fahrplan
fr planning, emploi du temps, programme ~, horaires des cours
es horario de clases, calendario de clases, programación
it orario corsi, calendario lezioni, programma ~
pt horário das aulas, calendário de aulas, mapa de aulas
nl rooster, lesrooster, dienstregeling
pl grafik, rozkład zajęć, plan zajęć, harmonogram
tr ders programı, program ~, takvim ~
ar جدول الحصص, جدول المواعيد, الجدول
he מערכת שעות, לוח שיעורים, לוח זמנים
ja 時間割, スケジュール, レッスンスケジュール
`
