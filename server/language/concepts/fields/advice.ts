/** Lawyers, tax advisers, insurers. */
export const advice = `
# lawyer
en lawyer, solicitor, attorney, law firm, barrister, legal advice, legal
de Anwalt, Rechtsanwalt, Kanzlei, Anwältin, Rechtsberatung, juristisch, Jurist
fr avocat, avocate, cabinet d'avocats, conseil juridique, juriste, juridique
es abogado, abogada, bufete, asesoría legal, letrado, jurídico
it avvocato, studio legale, consulenza legale, legale, avvocata
pt advogado, advogada, escritório de advogados, consultoria jurídica, jurídico
nl advocaat, advocatenkantoor, juridisch advies, jurist, juridisch
pl adwokat, prawnik, radca prawny, kancelaria, porada prawna, prawny
tr avukat, hukuk bürosu, hukuki danışmanlık, hukuki
ar محامي, محامية, مكتب محاماة, استشارة قانونية, قانوني, محام
he עורך דין, עו״ד, משרד עורכי דין, ייעוץ משפטי, עורכת דין
ja 弁護士, 法律事務所, 法律相談, 司法書士
# divorce
en divorce, separation, split up, custody, child support, alimony, prenup, family law
de Scheidung, Sorgerecht, Unterhalt ~, Trennung, Familienrecht, Ehevertrag
fr divorce, séparation, garde des enfants, pension alimentaire, droit de la famille
es divorcio, separación, custodia, pensión alimenticia, derecho de familia
it divorzio, separazione, affidamento, mantenimento, diritto di famiglia
pt divórcio, separação, guarda dos filhos, pensão de alimentos, direito da família
nl scheiding, echtscheiding, voogdij, alimentatie, familierecht
pl rozwód, separacja, alimenty, opieka nad dziećmi po rozwodzie, prawo rodzinne
tr boşanma, velayet, nafaka, ayrılık, aile hukuku
ar طلاق, انفصال, نفقة, حضانة الأطفال, قانون الأسرة
he גירושין, גירושים, מזונות, משמורת, דיני משפחה
ja 離婚, 親権, 養育費, 慰謝料
# inheritance
en will writing, inheritance, probate, estate planning, last will, heir, testament, power of attorney
de Testament, Erbe, Erbschaft, Erbrecht, Nachlass ~, Vorsorgevollmacht, Vollmacht
fr testament, succession, héritage, procuration, héritier
es testamento, herencia, sucesión, poder notarial, heredero
it testamento, eredità, successione, procura
pt testamento, herança, sucessão, procuração
nl testament, erfenis, nalatenschap, erfrecht, volmacht
pl testament, spadek, dziedziczenie, pełnomocnictwo
tr vasiyet, miras, veraset, vekaletname
ar وصية, ميراث, إرث, توكيل, تركة
he צוואה, ירושה, עיזבון, ייפוי כוח
ja 相続, 遺言, 遺産, 委任状
# contract
en contract, agreement, terms and conditions, sign contract, terms, small print
de Vertrag, Vereinbarung, AGB, Geschäftsbedingungen, unterschreiben, Vertragsbedingungen
fr contrat, accord, conditions générales, CGV, signer
es contrato, acuerdo, términos y condiciones, condiciones, firmar
it contratto, accordo, condizioni generali, termini e condizioni, firmare
pt contrato, acordo, termos e condições, condições, assinar
nl contract, overeenkomst, algemene voorwaarden, voorwaarden, ondertekenen
pl umowa, regulamin ~, warunki umowy, podpisać, umowy
tr sözleşme, anlaşma, şartlar ve koşullar, koşullar, imzalamak
ar عقد, اتفاقية, شروط وأحكام, توقيع, الشروط
he חוזה, הסכם, תקנון ~, תנאים, לחתום
ja 契約, 規約, 利用規約, 契約書, 約款
# dispute
en dispute, lawsuit, court, sue, claim, litigation, mediation
de Rechtsstreit, Klage, Gericht ~, verklagen, Streit, Mediation, Prozess
fr litige, procès, tribunal, poursuivre en justice, médiation, contentieux
es litigio, demanda, juicio, tribunal, pleito, mediación, juzgado
it causa legale, tribunale, controversia, mediazione, contenzioso, citare
pt litígio, processo judicial, tribunal, processar, mediação
nl geschil, rechtszaak, rechtbank, aanklagen, mediation
pl spór, sąd, pozew, proces sądowy, mediacja
tr dava, mahkeme, uyuşmazlık, arabuluculuk, dava açmak
ar نزاع, دعوى, محكمة, قضية, وساطة
he תביעה, בית משפט, סכסוך, גישור, לתבוע
ja 訴訟, 裁判, 紛争, 調停, トラブル
# employment-law < lawyer
en employment law, unfair dismissal, redundancy, fired, sacked, wrongful termination, laid off
de Arbeitsrecht, Abfindung, entlassen, Kündigungsschutz, gekündigt worden
fr droit du travail, licenciement, licencié, prud'hommes, indemnités
es derecho laboral, despido, despedido, finiquito, indemnización
it diritto del lavoro, licenziamento, licenziato, liquidazione
pt direito do trabalho, despedimento, despedido, indemnização, demissão
nl arbeidsrecht, ontslag, ontslagen, ontslagvergoeding
pl prawo pracy, zwolnienie z pracy, zwolniony, odprawa
tr iş hukuku, işten çıkarma, tazminat, kovuldum
ar قانون العمل, فصل تعسفي, تعويض, طرد من العمل
he דיני עבודה, פיטורים, פיטורין, פוטרתי, פיצויים
ja 労働問題, 解雇, 退職, 不当解雇
# immigration
en visa application, immigration, residence permit, work permit, citizenship, visas, green card, naturalisation
de Visum, Aufenthaltserlaubnis, Einwanderung, Einbürgerung, Arbeitserlaubnis, Aufenthaltstitel
fr visa, titre de séjour, immigration, naturalisation, permis de travail
es visado, permiso de residencia, inmigración, nacionalidad, permiso de trabajo, extranjería
it visto, permesso di soggiorno, immigrazione, cittadinanza, permesso di lavoro
pt visto, autorização de residência, imigração, cidadania, nacionalidade
nl visum, verblijfsvergunning, immigratie, werkvergunning, naturalisatie
pl wiza, pozwolenie na pobyt, imigracja, obywatelstwo, karta pobytu
tr vize, oturma izni, göçmenlik, vatandaşlık, çalışma izni
ar تأشيرة, إقامة قانونية, هجرة, جنسية, تصريح عمل
he אשרה, ויזה עבודה, הגירה, אזרחות, תושבות
ja ビザ, 在留資格, 移民, 帰化, 査証
# accountant
en accountant, bookkeeping, accounting, tax adviser, tax advisor, bookkeeper, accounts
de Steuerberater, Buchhaltung, Buchführung, Steuerkanzlei, Steuerberatung
fr comptable, expert-comptable, comptabilité, conseil fiscal
es contable, contabilidad, asesor fiscal, gestoría, asesoría fiscal, gestor
it commercialista, contabilità, consulente fiscale, ragioniere
pt contabilista, contabilidade, contador, consultor fiscal
nl boekhouder, accountant, boekhouding, belastingadviseur, administratie
pl księgowy, księgowość, biuro rachunkowe, doradca podatkowy, księgowa
tr muhasebeci, mali müşavir, muhasebe, vergi danışmanı
ar محاسب, محاسبة, مستشار ضريبي, مسك الدفاتر
he רואה חשבון, הנהלת חשבונות, יועץ מס, רו״ח
ja 税理士, 会計士, 経理, 会計, 記帳
# tax-return
en tax return, income tax, self assessment, file taxes, tax filing, tax refund, tax declaration
de Steuererklärung, Einkommensteuer, Lohnsteuer, Steuererstattung, Lohnsteuerjahresausgleich
fr déclaration d'impôts, impôt sur le revenu, déclaration de revenus, déclarer impôts
es declaración de la renta, impuesto sobre la renta, renta, IRPF, declaración de impuestos
it dichiarazione dei redditi, 730, IRPEF, modello redditi
pt declaração de IRS, imposto de renda, IRS, declaração de rendimentos
nl belastingaangifte, inkomstenbelasting, aangifte, belastingteruggave
pl zeznanie podatkowe, PIT, rozliczenie roczne, podatek dochodowy, deklaracja podatkowa
tr vergi beyannamesi, gelir vergisi, beyanname, vergi iadesi
ar إقرار ضريبي, ضريبة الدخل, الإقرار الضريبي
he דוח שנתי, מס הכנסה, החזר מס, הצהרת הון
ja 確定申告, 所得税, 税務申告, 年末調整
# payroll
en payroll, wages, salary, payslip, payslips
de Lohnabrechnung, Gehaltsabrechnung, Lohn, Gehalt, Lohnbuchhaltung
fr paie, salaire, bulletin de paie, fiche de paie
es nómina, salario, sueldo, nóminas
it busta paga, stipendio, paghe, salario
pt folha de pagamento, salário, recibo de vencimento, ordenado
nl loonadministratie, salaris, loonstrook, loon
pl płace, wynagrodzenie, kadry, pensja
tr bordro, maaş, ücret bordrosu
ar رواتب, راتب, كشف الرواتب
he שכר עבודה, משכורת, תלוש, תלושי שכר
ja 給与計算, 給料, 給与, 賃金
# start-business
en start a business, company formation, register a company, self-employed, freelancer, sole trader, limited company, incorporation
de Existenzgründung, Firma gründen, selbstständig, Freiberufler, GmbH gründen, Unternehmensgründung, Gewerbe anmelden
fr création d'entreprise, créer une société, auto-entrepreneur, indépendant, micro-entreprise
es crear una empresa, autónomo, constituir sociedad, emprendedor, alta de autónomo
it aprire partita IVA, costituire una società, libero professionista, aprire un'attività
pt abrir empresa, trabalhador independente, recibos verdes, criar empresa
nl bedrijf starten, zzp, eenmanszaak, zelfstandige, bv oprichten
pl założyć firmę, działalność gospodarcza, samozatrudnienie, rejestracja spółki
tr şirket kurmak, serbest meslek, şahıs şirketi, şirket kuruluşu
ar تأسيس شركة, بدء مشروع, عمل حر, تسجيل شركة
he פתיחת עסק, עוסק מורשה, עוסק פטור, הקמת חברה, עצמאי
ja 起業, 開業, 会社設立, 個人事業主, 法人設立
# insurance-claim < insurance
en insurance claim, make a claim, file a claim, damage report, claim form, claims
de Schadensmeldung, Versicherungsfall, Schaden melden, Schadensfall, Schadenregulierung
fr déclaration de sinistre, sinistre, indemnisation
es parte de siniestro, siniestro, reclamación al seguro, declarar siniestro
it denuncia sinistro, sinistro, risarcimento
pt participação de sinistro, sinistro, acionar o seguro
nl schadeclaim, schade melden, schadeformulier, schademelding
pl zgłoszenie szkody, szkoda ~, odszkodowanie, likwidacja szkody
tr hasar bildirimi, hasar dosyası, sigorta talebi
ar مطالبة تأمين, مطالبة, بلاغ حادث
he תביעת ביטוח, תביעה לביטוח, דיווח נזק
ja 保険金請求, 事故報告, 保険請求
# liability
en liability, liable, public liability, responsible for damage, indemnity
de Haftung, Haftpflicht, haften, Haftpflichtversicherung
fr responsabilité, responsabilité civile, responsable des dommages
es responsabilidad, responsabilidad civil, responsable de daños
it responsabilità, responsabilità civile
pt responsabilidade, responsabilidade civil
nl aansprakelijkheid, aansprakelijk, aansprakelijkheidsverzekering
pl odpowiedzialność, odpowiedzialność cywilna, OC
tr sorumluluk, mali sorumluluk
ar مسؤولية, مسؤولية مدنية
he אחריות משפטית, צד ג, אחריות לנזק
ja 賠償責任, 責任, 損害賠償
# excess < insurance
en insurance excess, deductible, excess, copay
de Selbstbeteiligung, Selbstbehalt, Eigenanteil, Zuzahlung
fr franchise ~, reste à charge, ticket modérateur
es franquicia ~, copago
it franchigia, ticket sanitario
pt franquia ~, copagamento, taxa moderadora
nl eigen risico, eigen bijdrage
pl udział własny, franszyza
tr muafiyet, katkı payı
ar تحمل التأمين, مبلغ التحمل, نسبة التحمل
he השתתפות עצמית
ja 免責, 自己負担
# investment
en investment, pension, financial advice, savings, retirement planning, financial adviser, invest
de Geldanlage, Altersvorsorge, Rente, Finanzberatung, Sparen, investieren
fr placement ~, retraite ~, conseil financier, épargne, investissement
es inversión, plan de pensiones, asesor financiero, ahorro, jubilación, invertir
it investimento, pensione integrativa, consulente finanziario, risparmio, investire
pt investimento, reforma ~, consultor financeiro, poupança, investir
nl belegging, pensioen, financieel advies, sparen, investeren
pl inwestycja, emerytura, doradca finansowy, oszczędności, inwestować
tr yatırım, emeklilik, mali danışman, birikim, tasarruf
ar استثمار, تقاعد, مستشار مالي, ادخار
he השקעה, פנסיה, ייעוץ פיננסי, חיסכון, השקעות
ja 投資, 年金, 資産運用, 貯蓄
# loan
en loan, credit, borrow, borrow money, debt, debts, overdraft
de Kredit, Darlehen, Schulden, Geld leihen
fr prêt, crédit, emprunt, dettes, emprunter
es préstamo, crédito, deudas, pedir prestado, deuda
it prestito, credito ~, debiti, mutuo ~
pt empréstimo, crédito, dívidas, dívida
nl lening, krediet, schulden, geld lenen
pl pożyczka, kredyt, długi, dług
tr kredi, borç, ödünç
ar قرض, ائتمان, ديون
he הלוואה, אשראי בנקאי, חובות
ja 融資, 借金, 債務, 貸付
`
