/** Schools, courses, childcare. */
export const learning = `
# course
en course, class, training course, workshop, seminar, courses, programme, lesson, lessons
de Kurs, Kurse, Lehrgang, Workshop, Seminar, Unterricht, Schulung, Weiterbildung
fr cours, stage, formation, atelier, séminaire, leçon, leçons
es curso, cursos, clase, clases, taller ~, formación, seminario, lección
it corso, corsi, lezione, lezioni, laboratorio ~, seminario, formazione
pt curso, cursos, aula, aulas, workshop, formação, lição
nl cursus, cursussen, les, lessen, training, workshop, opleiding
pl kurs, kursy, zajęcia, warsztaty, szkolenie, lekcja, lekcje
tr kurs, kurslar, ders, dersler, atölye, eğitim, seminer
ar دورة, دورات, درس, دروس, ورشة عمل, حصة, تدريب
he קורס, קורסים, שיעור, שיעורים, סדנה, השתלמות
ja 講座, コース, 授業, レッスン, ワークショップ, 教室
# school
en school, college, academy, university, schools
de Schule, Hochschule, Akademie, Universität, Gymnasium
fr école, collège, lycée, académie, université
es escuela, colegio, instituto, academia, universidad
it scuola, istituto, accademia, università, liceo
pt escola, colégio, academia ~, universidade, faculdade
nl school, academie, universiteit, hogeschool
pl szkoła, akademia, uczelnia, uniwersytet, liceum
tr okul, akademi, üniversite, lise, kolej
ar مدرسة, أكاديمية, جامعة, معهد, كلية
he בית ספר, אקדמיה, אוניברסיטה, מכללה, תיכון
ja 学校, スクール, 大学, 学院, 塾
# teacher < staff
en teacher, instructor, tutor, professor, teachers
de Lehrer, Lehrerin, Dozent, Lehrkraft, Kursleiter, Nachhilfelehrer
fr professeur, enseignant, formateur, prof, instituteur
es profesor, profesora, maestro, instructor, docente
it insegnante, docente, maestro, professore, istruttore
pt professor, professora, instrutor, docente, formador
nl leraar, docent, lerares, instructeur, leerkracht
pl nauczyciel, instruktor, lektor, korepetytor, nauczycielka
tr öğretmen, eğitmen, hoca, öğretim görevlisi
ar معلم, مدرس, أستاذ, معلمة
he מורה, מדריך, מרצה, מורים
ja 先生 ~, 講師, 教師, インストラクター
# tutoring < course
en tutoring, private lessons, homework help, tuition, private tuition, extra help
de Nachhilfe, Privatunterricht, Einzelunterricht, Hausaufgabenhilfe
fr cours particuliers, soutien scolaire, aide aux devoirs, cours privé
es clases particulares, refuerzo escolar, ayuda con los deberes
it ripetizioni, lezioni private, doposcuola ~, aiuto compiti
pt explicações, aulas particulares, apoio escolar, explicador
nl bijles, privéles, huiswerkbegeleiding, privélessen
pl korepetycje, lekcje prywatne, pomoc w lekcjach
tr özel ders, etüt, ödev yardımı
ar دروس خصوصية, درس خصوصي, تقوية
he שיעורים פרטיים, שיעור פרטי, תגבור, עזרה בשיעורי בית
ja 家庭教師, 個別指導, 補習, 個人レッスン
# enrolment
en enrol, enrolment, registration, enroll, sign up for, apply for a place, admission ~, register for, admissions
de Anmeldung, anmelden, Einschreibung, Aufnahme, Registrierung, einschreiben
fr inscription, inscrire, s'inscrire, admission, inscriptions
es inscripción ~, matrícula, inscribirse, matricularse, admisión, apuntarse
it iscrizione ~, iscriversi ~, ammissione, immatricolazione, registrazione ~
pt inscrição, matrícula ~, inscrever, admissão, inscrições
nl inschrijving, inschrijven, aanmelden, aanmelding, toelating
pl zapisy, rejestracja, zapisać, rekrutacja ~, zgłoszenie
tr kayıt, kaydolmak, başvuru, kayıt yaptırmak
ar تسجيل, التسجيل, قبول, التحاق, سجل
he הרשמה, רישום, להירשם, קבלה לבית ספר
ja 申し込み, 入学, 登録, 申込, 入会手続き
# exam
en exam, examination test, mock exam, final test, exams, theory test, grades
de Prüfung, Klausur, Abschlussprüfung, Theorieprüfung, Prüfungen, Noten
fr examen ~, épreuve, concours, examens, notes
es examen ~, exámenes, prueba final, notas, oposición
it esame ~, esami, prova finale, voti
pt exame ~, exames, prova, notas
nl examen, toets, tentamen, theorie-examen, cijfers
pl egzamin, egzaminy, sprawdzian, oceny, test
tr sınav, sınavlar, yazılı, not ~, imtihan
ar امتحان, اختبار, امتحانات, درجات
he מבחן, בחינה, מבחנים, ציונים
ja 試験, テスト, 検定, 受験
# certificate < course
en certificate of completion, diploma, course certificate, qualification, degree
de Abschlusszeugnis, Diplom, Teilnahmebescheinigung, Abschluss, Zeugnis
fr diplôme ~, attestation de formation, certificat, attestation
es diploma, título, certificado del curso, titulación
it diploma, attestato, laurea, titolo di studio
pt diploma, certificado ~, grau académico
nl diploma, certificaat ~, getuigschrift
pl dyplom, świadectwo, zaświadczenie ~, certyfikat ukończenia
tr diploma, sertifika ~, katılım belgesi
ar شهادة إتمام, دبلوم, شهادة مشاركة
he תעודה ~, דיפלומה, תעודת גמר, תואר
ja 修了証, 卒業証書, 合格証, 学位
# language-course < course
en language course, language school, english classes, spanish lessons, learn english, conversation class
de Sprachkurs, Sprachschule, Deutschkurs, Englischkurs, Sprachunterricht
fr cours de langue, école de langues, cours d'anglais, cours de français
es curso de idiomas, escuela de idiomas, clases de inglés, clases de español
it corso di lingua, scuola di lingue, corso di inglese, corso di italiano
pt curso de línguas, escola de línguas, aulas de inglês, curso de idiomas
nl taalcursus, taalschool, Engelse les, Nederlandse les, taalles
pl kurs językowy, szkoła językowa, lekcje angielskiego, kurs angielskiego
tr dil kursu, dil okulu, İngilizce kursu
ar دورة لغة, مدرسة لغات, تعلم الإنجليزية, دروس لغة
he קורס שפה, בית ספר לשפות, שיעורי אנגלית, אולפן
ja 語学, 英会話, 語学学校, 日本語教室
# music-lesson < course
en music lessons, piano lessons, guitar lessons, singing lessons, piano, guitar, violin, drums
de Musikunterricht, Klavierunterricht, Gitarre, Gesangsunterricht, Klavier, Musikschule, Geige
fr cours de musique, piano, guitare, cours de chant, violon, école de musique
es clases de música, piano, guitarra, clases de canto, violín
it lezioni di musica, pianoforte, chitarra, canto, violino
pt aulas de música, piano, guitarra, canto, violino
nl muziekles, pianoles, gitaarles, zangles, piano, viool
pl lekcje muzyki, pianino, gitara, nauka śpiewu, skrzypce, fortepian
tr müzik dersi, piyano, gitar, şan dersi, keman
ar دروس موسيقى, بيانو, جيتار, غناء, كمان
he שיעורי נגינה, פסנתר, גיטרה, פיתוח קול, כינור
ja 音楽教室, ピアノ, ギター, 歌, バイオリン
# childcare
en childcare, nursery, daycare, babysitter, creche, kindergarten, nanny, day nursery, childminder, preschool
de Kinderbetreuung, Kita, Kindergarten, Babysitter, Tagesmutter, Krippe, Hort
fr garde d'enfants, crèche, garderie, nounou, maternelle, assistante maternelle, baby-sitter
es guardería, canguro, niñera, jardín de infancia, cuidado infantil, escuela infantil
it asilo nido, babysitter, scuola materna, tata, nido, asilo
pt creche, infantário, babysitter, ama, jardim de infância
nl kinderopvang, crèche, oppas, kinderdagverblijf, gastouder, peuterspeelzaal
pl żłobek, przedszkole, niania, opieka nad dzieckiem, opiekunka do dziecka
tr kreş, anaokulu, bakıcı ~, çocuk bakımı, yuva
ar حضانة, روضة, جليسة أطفال, رعاية أطفال
he גן ילדים, מעון, צהרון ~, בייביסיטר, משפחתון, מטפלת ~, פעוטון
ja 保育園, 託児, 幼稚園, ベビーシッター, 保育
# after-school
en after-school club, holiday club, summer camp, wraparound care, breakfast club, holiday camp
de Nachmittagsbetreuung, Ferienbetreuung, Ferienlager, Ganztagsbetreuung, Feriencamp
fr périscolaire, centre de loisirs, colonie de vacances, garderie du soir
es extraescolares, campamento de verano, campamento, actividades extraescolares
it doposcuola ~, centro estivo, campo estivo, pre-scuola
pt atividades extracurriculares, ATL, campo de férias, colónia de férias
nl buitenschoolse opvang, BSO, vakantiekamp, zomerkamp, naschoolse opvang
pl świetlica, półkolonie, obóz letni, kolonie
tr okul sonrası, yaz kampı, yaz okulu, etüt merkezi
ar نادي بعد المدرسة, مخيم صيفي, نادي صيفي
he צהרון ~, קייטנה, קייטנות, מחנה קיץ
ja 学童, サマーキャンプ, 放課後, アフタースクール
# settling-in < childcare
en settling in, settling-in period, first day at nursery, adaptation
de Eingewöhnung, Eingewöhnungszeit
fr période d'adaptation, adaptation
es período de adaptación, adaptación
it inserimento, ambientamento
pt adaptação, período de adaptação
nl wennen, wenperiode, wendagen
pl adaptacja, okres adaptacyjny
tr alışma süreci, uyum süreci, oryantasyon
ar فترة التأقلم, تهيئة
he הסתגלות, תקופת הסתגלות
ja 慣らし保育, 慣れ
# term-dates
en term dates, semester, school holidays, half term, start date, starts, when does it start
de Semester, Schulferien, Ferien, Kursbeginn, Trimester, Beginn
fr semestre, vacances scolaires, rentrée, date de début, trimestre
es semestre, vacaciones escolares, fecha de inicio, trimestre, comienzo
it semestre, vacanze scolastiche, data di inizio, inizio corso
pt semestre, férias escolares, data de início, início
nl semester, schoolvakantie, startdatum, begin cursus
pl semestr, ferie, data rozpoczęcia, wakacje szkolne, rok szkolny
tr dönem, okul tatili, başlangıç tarihi, sömestr
ar فصل دراسي, العطلة المدرسية, تاريخ البدء
he סמסטר, חופשת בית ספר, תאריך התחלה, חופש גדול
ja 学期, 開講日, 夏休み, 開始日
# online-class < course
en online class, remote learning, e-learning, distance learning, webinar, zoom class, online course, virtual
de Online-Kurs, Fernunterricht, E-Learning, Webinar, Fernkurs, virtuell
fr cours en ligne, à distance, formation en ligne, visioconférence, webinaire
es curso online, clases en línea, a distancia, virtual, webinar
it corso online, a distanza, lezioni online, webinar, virtuale
pt curso online, ensino à distância, aulas online, virtual
nl online cursus, afstandsonderwijs, online les, webinar
pl kurs online, nauka zdalna, zajęcia online, webinar, zdalnie
tr online ders, uzaktan eğitim, çevrimiçi kurs, webinar
ar دورة عبر الإنترنت, تعليم عن بعد, أونلاين ~, دروس أونلاين
he קורס מקוון, למידה מרחוק, שיעור בזום, אונליין ~, זום
ja オンライン授業, オンラインレッスン, 通信講座, オンライン ~
# class-size
en class size, how many students, group size, small groups, child to staff ratio, number of participants
de Klassengröße, Gruppengröße, Teilnehmerzahl, kleine Gruppen, Betreuungsschlüssel
fr taille du groupe, nombre d'élèves, petits groupes, nombre de participants, effectif
es tamaño del grupo, número de alumnos, grupos reducidos, plazas
it numero di alunni, piccoli gruppi, numero partecipanti
pt tamanho da turma, número de alunos, grupos pequenos
nl groepsgrootte, klassengrootte, aantal deelnemers, kleine groepen
pl wielkość grupy, liczba uczniów, małe grupy, liczba uczestników
tr sınıf mevcudu, grup büyüklüğü, kontenjan, kaç kişilik
ar حجم الصف, عدد الطلاب, مجموعات صغيرة
he גודל קבוצה, כמה ילדים בקבוצה, קבוצות קטנות
ja 定員, クラス人数, 少人数, 人数
# level
en level, levels, intermediate, advanced, placement test
de Niveau, Stufe ~, Fortgeschrittene, Einstufungstest
fr niveau, niveaux, intermédiaire, avancé, test de niveau
es nivel, niveles, intermedio, avanzado, prueba de nivel
it livello, livelli, intermedio, avanzato, test di livello
pt nível, níveis, intermédio, avançado, teste de nível
nl niveau, gevorderden, instaptoets, niveautest
pl poziom, poziomy, zaawansowany, średniozaawansowany, test poziomujący
tr seviye, orta seviye, ileri seviye, seviye tespit
ar مستوى, مستويات, متقدم, متوسط, تحديد المستوى
he רמה, רמות, מתקדמים, מבחן רמה
ja レベル, 中級, 上級, クラス分け
# scholarship < discount
en scholarship, bursary, funding, grant, subsidised, childcare vouchers, sibling discount
de Stipendium, Förderung, Zuschuss, Bildungsgutschein, Geschwisterrabatt
fr bourse, aide financière, subvention, financement CPF, prise en charge
es beca, subvención, ayuda económica, becas
it borsa di studio, contributo, agevolazione, bonus nido
pt bolsa de estudo, apoio financeiro, subsídio
nl beurs, subsidie, toeslag kinderopvang, tegemoetkoming
pl stypendium, dofinansowanie, dotacja
tr burs, destek, hibe, kardeş indirimi
ar منحة, منحة دراسية, دعم مالي
he מלגה, סבסוד, מענק, מימון לימודים
ja 奨学金, 補助金, 助成金, 兄弟割引
# school-uniform
en uniform, school uniform, dress code, what to wear
de Uniform, Schuluniform, Kleiderordnung, Dresscode, was anziehen
fr uniforme, tenue, code vestimentaire, tenue exigée
es uniforme, código de vestimenta, qué ropa, etiqueta ~
it uniforme, divisa, codice di abbigliamento, come vestirsi
pt uniforme, farda, código de vestuário, traje ~
nl uniform, schooluniform, kledingvoorschrift, dresscode
pl mundurek, strój, dress code, ubiór
tr üniforma, forma ~, kıyafet kuralı, ne giymeli
ar زي موحد, الزي المدرسي, قواعد اللباس
he תלבושת, תלבושת אחידה, קוד לבוש, מה ללבוש
ja 制服, ドレスコード, 服装
# summer-holiday
en summer holidays, vacation, annual leave, summer break
de Sommerferien, Urlaub, Sommerpause, Betriebsurlaub
fr vacances d'été, vacances, congé
es vacaciones, vacaciones de verano
it vacanze, ferie, vacanze estive
pt férias, férias de verão
nl zomervakantie, vakantie
pl wakacje, urlop
tr yaz tatili, tatil, izin ~
ar إجازة, عطلة صيفية, إجازات
he חופשה, חופש, חופשת קיץ
ja 夏季休業, 休暇, バケーション
`
