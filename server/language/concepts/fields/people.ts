/** Who comes: children, couples, groups, older people. */
export const people = `
# child
en child, children, kids, youngsters, =minors, under 18, kid-friendly, child-friendly
de Kind, Kinder, Minderjährige, kinderfreundlich, Kids, Nachwuchs
fr enfant, enfants, mineur, gamin, gosse
es niño, niños, niña, hijo, hijos, menores, niñas
it bambino, bambini, figlio, figli, bimbo, minorenne, bambina
pt criança, crianças, filho, filhos, miúdos, menores
nl kind, kinderen, kids, minderjarige, kindvriendelijk
pl dziecko, dzieci, dziecka, dziećmi, nieletni
tr çocuk, çocuklar, çocuğum, reşit olmayan
ar طفل, أطفال, الأطفال, أولاد, طفلي
he ילד, ילדים, ילדה, קטינים, ילדי
ja 子供, 子ども, お子様, 児童, 小児, キッズ
# baby < child
en baby, infant, newborn, babies
de Baby, Säugling, Neugeborenes, Babys
fr bébé, nourrisson, nouveau-né
es bebé, recién nacido, lactante
it neonato, bebè, lattante, neonati
pt bebé, recém-nascido
nl baby, zuigeling, pasgeborene
pl niemowlę, noworodek, niemowląt, dzidziuś
tr bebek, yenidoğan, bebeğim
ar رضيع, مولود, حديث الولادة, الرضع
he תינוק, תינוקת, יילוד, תינוקות
ja 赤ちゃん, 乳児, 新生児, ベビー
# toddler < child
en toddler, preschooler, little ones, under-fives, small children
de Kleinkind, Kleinkinder, kleine Kinder, Vorschulkind
fr tout-petit, tout-petits, jeune enfant, enfant en bas âge
es niño pequeño, niños pequeños, párvulos
it bambino piccolo, bimbi piccoli, prima infanzia
pt criança pequena, crianças pequenas
nl peuter, kleuter, peuters, kleuters
pl maluch, małe dziecko, przedszkolak, maluchy
tr küçük çocuk, yürümeye başlayan
ar طفل صغير, الأطفال الصغار
he פעוט, פעוטות, ילדים קטנים
ja 幼児, 未就学児, 幼児期
# teenager < child
en teenager, teen, teens, adolescent, teenage
de Teenager, Jugendliche, Jugendlicher, Teenie
fr adolescent, ado, ados, jeunes
es adolescente, adolescentes, joven
it adolescente, adolescenti, ragazzi
pt adolescente, adolescentes, jovem
nl tiener, tieners, jongeren, puber
pl nastolatek, młodzież, nastolatki
tr ergen, genç, gençler
ar مراهق, مراهقين, شباب
he נער, נוער, מתבגרים, בני נוער
ja ティーン, 中高生, 十代
# age-limit
en age limit, minimum age, how old, what age, ages, age restriction, age group, years old
de Altersgrenze, Mindestalter, ab welchem Alter, Altersgruppe, wie alt, Altersbeschränkung, Jahre alt
fr âge minimum, limite d'âge, quel âge, à partir de quel âge, âge
es edad mínima, límite de edad, qué edad, edad, edades
it età minima, limite di età, che età, età
pt idade mínima, limite de idade, que idade, idade
nl minimumleeftijd, leeftijdsgrens, welke leeftijd, leeftijd
pl minimalny wiek, wiek, ograniczenie wiekowe, od ilu lat
tr yaş sınırı, yaş, kaç yaş, minimum yaş
ar الحد الأدنى للعمر, عمر, العمر, السن
he גיל, הגבלת גיל, גיל מינימלי, בני כמה
ja 年齢制限, 年齢, 何歳, 対象年齢
# senior
en senior, seniors, pensioner, elderly, over 60s, old people, OAP, retired, senior citizen, over 65
de Senioren, Rentner, ältere Menschen, Seniorin, Senior, Ruheständler
fr senior, seniors, retraité ~, personnes âgées, personne âgée
es mayores, tercera edad, jubilado, jubilados, pensionista, anciano
it anziano, anziani, pensionato, over 65, terza età
pt idoso, idosos, reformado, terceira idade, aposentado, sénior
nl senioren, ouderen, gepensioneerde, bejaarden, oudere
pl senior, seniorzy, emeryt, osoby starsze, emeryci
tr yaşlı, yaşlılar, emekli, 65 yaş üstü
ar كبار السن, مسن, متقاعد, المسنين
he קשיש, קשישים, גמלאים, אזרח ותיק, פנסיונר, גיל הזהב
ja 高齢者, シニア, お年寄り, 年配
# student
en student, students, undergraduate, student card, pupil
de Student, Studenten, Studierende, Schüler, Studentenausweis, Studentin
fr étudiant, étudiants, élève, carte étudiante, étudiante
es estudiante, estudiantes, alumno, carné de estudiante, universitario
it studente, studenti, allievo, universitario
pt estudante, estudantes, aluno, cartão de estudante
nl student, studenten, leerling, scholier, studentenkaart
pl student, studenci, uczeń, uczniowie, legitymacja studencka
tr öğrenci, öğrenciler, öğrenci kimliği
ar طالب, طلاب, الطلاب, بطاقة طالب
he סטודנט, סטודנטים, תלמיד, תלמידים
ja 学生, 学割, 生徒, 大学生
# adult
en adult, adults, grown-ups, grown-up, over 18
de Erwachsene, Erwachsener, Volljährige, volljährig
fr adulte, adultes, majeur
es adulto, adultos, mayor de edad
it adulto, adulti, maggiorenne
pt adulto, adultos, maior de idade
nl volwassene, volwassenen, meerderjarig
pl dorosły, dorośli, dorosłych, pełnoletni
tr yetişkin, yetişkinler
ar بالغ, بالغين, الكبار
he מבוגר, מבוגרים, בוגרים
ja 大人, 成人
# family
en family, families, family-friendly, =relatives
de Familie, Familien, familienfreundlich, Angehörige
fr famille, familles, familial
es familia, familias, familiar
it famiglia, famiglie, familiare
pt família, famílias, familiar
nl gezin, familie, gezinnen, gezinsvriendelijk
pl rodzina, rodziny, rodzinny, rodzin
tr aile, aileler, ailemle
ar عائلة, عائلات, أسرة, العائلة
he משפחה, משפחות, משפחתי
ja 家族, ファミリー, 親子
# parent < family
en parent, parents, mum, dad, mother, father, guardian
de Eltern, Mutter, Vater, Erziehungsberechtigte, Elternteil
fr parents, mère, père, maman, papa, tuteur
es padres, madre, padre, mamá, papá, tutor legal
it genitori, genitore, mamma, papà, madre, padre
pt pais, mãe, pai, encarregado de educação
nl ouders, ouder, moeder, vader, voogd
pl rodzice, rodzic, matka, ojciec, opiekun, mama
tr ebeveyn, anne, baba, veli
ar والدين, والد, أم ~, الأهل, أب, ولي الأمر
he הורים, הורה, אמא, אבא
ja 保護者, 両親, 母親, 父親
# group
en group, groups, large party, party of, big group, coach party, group booking
de Gruppe, Gruppen, Gruppenbuchung, größere Runde, Reisegruppe
fr groupe, groupes, grande tablée
es grupo, grupos, grupo grande
it gruppo, gruppi, comitiva, tavolata
pt grupo, grupos, grupo grande
nl groep, groepen, gezelschap, groepsboeking
pl grupa, grupy, grup, zorganizowana grupa
tr grup, gruplar, kalabalık
ar مجموعة, مجموعات, جماعي
he קבוצה, קבוצות, קבוצתי
ja 団体, グループ, 大人数
# couple
en couple, couples, for two, two of us, partner
de Paar, Paare, zu zweit, Pärchen, Partner
fr couple, couples, à deux, pour deux
es pareja, parejas, para dos
it coppia, coppie, per due
pt casal, casais, para dois, a dois
nl koppel, stel, voor twee, met zijn tweeën
pl para ~, dla dwojga, pary, dla dwóch osób
tr çift, çiftler, iki kişilik
ar زوجين, أزواج, لشخصين
he זוג, זוגות, זוגי, לשניים
ja カップル, 二人, ペア, 夫婦
# single-person
en single person, on my own, alone, one person, solo
de Alleinreisende, allein, Einzelperson, eine Person
fr personne seule, une personne, solo
es una persona, individual, persona sola
it una persona, singolo, da solo
pt uma pessoa, individual, sozinho
nl alleen reizen, één persoon, alleenstaande
pl jedna osoba, pojedynczy, sam
tr tek kişi, tek kişilik, yalnız
ar شخص واحد, لوحدي, فرد واحد
he אדם אחד, יחיד, לבד
ja 一人, お一人様, 単身, 個人
# women
en women, women-only, ladies, female, woman
de Frauen, Damen, Frau, weiblich, nur für Frauen
fr femmes, femme, dames, féminin
es mujeres, mujer, señoras, femenino, damas
it donna, donne, signore, femminile
pt mulher, mulheres, senhoras, feminino
nl vrouw, vrouwen, dames, vrouwelijk
pl kobieta, kobiety, panie, damski, damskie
tr kadın, kadınlar, bayan, bayanlar
ar نساء, امرأة, سيدات, نسائي
he נשים, אישה, גברות, נשי
ja 女性, レディース, 婦人
# men
en men, gentlemen, gents, male, man's
de Männer, Herren, Mann, männlich
fr hommes, homme, messieurs, masculin
es hombre, hombres, caballeros, masculino
it uomo, uomini, maschile
pt homem, homens, cavalheiros, masculino
nl mannen, heren, man, mannelijk
pl mężczyzna, mężczyźni, męski, męskie, panowie
tr erkek, erkekler, bay
ar رجال, رجل, رجالي
he גברים, גבר, גברי
ja 男性, メンズ, 紳士
# staff
en staff, team, employees, who works there, personnel, therapist, practitioner
de Personal, Team, Mitarbeiter, Angestellte, Belegschaft, Mitarbeiterin
fr personnel, équipe, employés, collaborateurs
es personal, equipo ~, empleados, plantilla
it personale, staff, dipendenti, collaboratori
pt equipa, funcionários, pessoal, equipe, empregados
nl personeel, team, medewerkers, werknemers
pl personel, zespół, pracownicy, pracownik
tr personel, ekip, çalışanlar, kadro
ar موظفين, فريق, طاقم, الموظفون
he צוות, עובדים, אנשי צוות
ja スタッフ, 従業員, 社員, 担当者
# owner
en owner, =owns, ~=runs, manager, founder, proprietor, boss, in charge, director
de Inhaber, Geschäftsführer, Leiter, Chef, Gründer, Eigentümer, Inhaberin
fr propriétaire, gérant, directeur, patron, fondateur, responsable
es propietario, dueño, gerente, encargado, director, fundador
it proprietario, titolare, gestore, direttore, responsabile
pt proprietário, dono, gerente, diretor, responsável
nl eigenaar, manager, directeur, oprichter, bedrijfsleider
pl właściciel, kierownik, dyrektor, szef, założyciel
tr sahip, yönetici, müdür, kurucu, sahibi
ar مالك, مدير, صاحب, المالك
he בעלים, מנהל, מייסד, בעל העסק
ja オーナー, 店長, 責任者, 代表, 院長
# customer
en customer, client, guest, visitor, patron, customers
de Kunde, Kundin, Gast, Besucher, Gäste, Mandant, Kundschaft
fr client, clients, hôte, visiteur, clientèle
es cliente, clientes, huésped, visitante
it cliente, clienti, ospite, visitatore
pt cliente, clientes, hóspede, visitante
nl klant, klanten, gast, bezoeker, cliënt
pl klient, klienci, gość, goście, odwiedzający
tr müşteri, misafir, ziyaretçi, konuk
ar عميل, زبون, ضيف, عملاء, زائر
he לקוח, לקוחות, אורח, אורחים, מבקר
ja お客様, 顧客, 来客, ゲスト
# new-customer < customer
en new customer, new patient, new client, first visit, first time, register as a patient, take on new patients
de Neukunde, Neupatient, neue Patienten, erster Besuch, Erstbesuch, neue Kunden, zum ersten Mal
fr nouveau client, nouveau patient, première visite, nouveaux patients, première fois
es nuevo cliente, nuevo paciente, primera visita, primera vez, nuevos pacientes
it nuovo cliente, nuovo paziente, prima visita ~, prima volta, nuovi pazienti
pt novo cliente, novo paciente, primeira consulta, primeira vez, primeira visita
nl nieuwe klant, nieuwe patiënt, eerste bezoek, nieuwe patiënten, eerste keer
pl nowy klient, nowy pacjent, pierwsza wizyta, pierwszy raz, nowi pacjenci
tr yeni müşteri, yeni hasta, ilk ziyaret, ilk kez, ilk defa
ar عميل جديد, مريض جديد, الزيارة الأولى, أول مرة
he לקוח חדש, מטופל חדש, ביקור ראשון, פעם ראשונה
ja 新規, 初診, 初めて, 初回
# patient
en patient, patients
de Patient, Patienten, Patientin
fr patient, patients, patiente
es paciente, pacientes
it paziente, pazienti
pt paciente, pacientes, utente
nl patiënt, patiënten
pl pacjent, pacjenci, pacjentka
tr hasta, hastalar
ar مريض, مرضى
he מטופל, מטופלים, חולה
ja 患者
# language-spoken
en languages spoken, speak english, speak spanish, interpreter, speak german, translator, speak french
de Sprachen, Fremdsprachen, sprechen Englisch, Dolmetscher, sprechen Deutsch, Sprache
fr langues parlées, parlez anglais, interprète, parler anglais, langue
es idiomas, hablan inglés, hablan español, intérprete, idioma
it lingue parlate, parlate inglese, interprete, lingua, lingue
pt idiomas, falam inglês, línguas, intérprete, língua
nl talen, spreken Engels, tolk, taal, vreemde talen
pl języki, mówią po angielsku, tłumacz, język, po angielsku
tr dil, diller, ingilizce konuşuyor, tercüman, ingilizce
ar لغات, يتحدثون الإنجليزية, مترجم, لغة, الإنجليزية
he שפות, דוברי אנגלית, מתורגמן, שפה, אנגלית
ja 言語, 英語対応, 通訳, 英語, 外国語
`
