/** Papers, and who draws them up. */
export const papers = `
# notary
en notary, notarised, certified copy, apostille, notarize, legalisation
de Notar, Beglaubigung, beglaubigt, Apostille, notariell
fr notaire, copie certifiée, apostille, légalisation
es notario, copia compulsada, apostilla, legalización, notaría
it notaio, copia autenticata, apostille, autentica
pt notário, cópia autenticada, apostila, reconhecimento de assinatura
nl notaris, gewaarmerkt, apostille, legalisatie
pl notariusz, poświadczenie, apostille, notarialny
tr noter, tasdik, apostil, noter onaylı
ar كاتب عدل, تصديق, توثيق, نسخة مصدقة
he נוטריון, אימות, אפוסטיל, נוטריוני
ja 公証人, 公証, アポスティーユ, 認証
# translation
en translation, translate, sworn translation, certified translation
de Übersetzung, übersetzen, beglaubigte Übersetzung, Übersetzer
fr traduction, traduire, traduction assermentée, traducteur
es traducción, traducir, traducción jurada, traductor
it traduzione, tradurre, traduzione giurata, traduttore
pt tradução, traduzir, tradução juramentada, tradutor
nl vertaling, vertalen, beëdigde vertaling, vertaler
pl tłumaczenie, tłumaczyć, tłumaczenie przysięgłe
tr çeviri, tercüme, yeminli tercüme, çevirmen
ar ترجمة, ترجمة معتمدة, ترجمة محلفة
he תרגום, לתרגם, תרגום נוטריוני
ja 翻訳, 翻訳証明
# documents
en documents, paperwork, papers, proof, what do i need to bring, bring with me, supporting documents, required documents
de Unterlagen, Dokumente, Papiere, Nachweis, mitbringen ~, Formulare
fr documents, papiers, justificatif, pièces justificatives, apporter ~, dossier ~
es documentos, documentación, papeles, justificante, traer ~, papeleo
it documenti, documentazione, carte ~, portare ~, pratica
pt documentos, documentação, papéis, comprovativos, trazer ~
nl documenten, papieren, bewijs, meenemen ~, stukken
pl dokumenty, papiery, zaświadczenie ~, zabrać ze sobą, dokumentów
tr belgeler, evrak, belge, getirmeliyim, evraklar
ar وثائق, مستندات, أوراق, أحضر معي, الأوراق المطلوبة
he מסמכים, ניירת, להביא ~, אישורים, מסמך
ja 書類, 必要書類, 持ち物, 資料, 持参 ~
# identity-card < documents
en identity card, passport, ID card, photo ID, proof of identity, proof of address, identification, valid ID
de Ausweis, Personalausweis, Reisepass, Identitätsnachweis, Pass ~, Lichtbildausweis
fr carte d'identité, passeport, pièce d'identité, justificatif de domicile
es DNI, pasaporte, documento de identidad, carné de identidad, identificación, NIE
it carta d'identità, passaporto, documento d'identità, codice fiscale
pt cartão de cidadão, passaporte, documento de identidade, bilhete de identidade, identificação
nl identiteitsbewijs, paspoort, legitimatie, identiteitskaart, legitimeren
pl dowód osobisty, paszport, dokument tożsamości, legitymacja
tr kimlik, pasaport, nüfus cüzdanı, kimlik kartı
ar هوية, بطاقة هوية, جواز سفر, إثبات هوية
he תעודת זהות, דרכון, תעודה מזהה, תעודות מזהות
ja 身分証明書, パスポート, 本人確認, 身分証
# form
en form, fill in, fill out, application form, questionnaire, consent form, forms, waiver
de Formular, ausfüllen, Antrag, Fragebogen, Einverständniserklärung, Anamnesebogen
fr formulaire, remplir, questionnaire, formulaire de consentement, demande ~
es formulario, rellenar, solicitud, cuestionario, consentimiento
it modulo, compilare, questionario, modulo di consenso, domanda ~
pt formulário, preencher, questionário, consentimento, requerimento
nl formulier, invullen, vragenlijst, aanvraagformulier, toestemmingsformulier
pl formularz, wypełnić, wniosek, ankieta, zgoda, kwestionariusz
tr form, doldurmak, başvuru formu, onay formu, anket
ar نموذج, استمارة, تعبئة, استبيان, نموذج موافقة
he טופס, טפסים, למלא, שאלון, טופס הסכמה
ja 用紙, 記入, 申込書, 問診票, 同意書, フォーム
# records
en medical records, records, transfer records, history file, files, archive
de Krankenakte, Akte, Patientenakte, Aufzeichnungen, Archiv
fr dossier médical, dossier ~, archives, antécédents
es historial médico, historia clínica, expediente, archivo
it cartella clinica, archivio, fascicolo, storico
pt processo clínico, ficha clínica, arquivo, prontuário
nl medisch dossier, dossier, archief
pl dokumentacja medyczna, kartoteka, akta, archiwum
tr tıbbi kayıtlar, dosya, arşiv, kayıtlar
ar سجل طبي, ملف, سجلات, أرشيف
he תיק רפואי, תיק ~, רשומות, ארכיון
ja カルテ, 記録, 診療記録, 履歴
# copy
en copy, photocopy, printing, print, scan documents, photocopies, copies
de Kopie, kopieren, drucken, Ausdruck, scannen, Druck ~
fr copie, photocopie, imprimer, impression, numériser
es copia, fotocopia, imprimir, impresión, escanear
it copia, fotocopia, stampa, stampare, scansione
pt cópia, fotocópia, imprimir, impressão, digitalizar
nl kopie, kopiëren, printen, afdruk, scannen, afdrukken
pl kopia, ksero, wydruk, drukowanie, skanowanie, kserokopia
tr kopya, fotokopi, baskı, yazdırmak, tarama ~
ar نسخة, تصوير مستندات, طباعة, نسخ
he עותק, צילום מסמכים, הדפסה, העתק, סריקה
ja コピー, 印刷, プリント, 複写, スキャン
`
