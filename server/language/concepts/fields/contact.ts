/** Reaching people, and what one writes and says to them. */
export const contact = `
# contact
en contact, get in touch, reach you, contact details, speak to someone, talk to someone, contact us
de Kontakt, erreichen, kontaktieren, Kontaktdaten, Ansprechpartner, erreichbar
fr contact, contacter, joindre, coordonnées, joignable
es contacto, contactar, datos de contacto, comunicarse, ponerse en contacto
it contatto, contattare, contatti, recapiti, raggiungere ~
pt contacto, contactar, contato, contatos, entrar em contacto
nl contact, contact opnemen, bereiken, contactgegevens, bereikbaar
pl kontakt, skontaktować, dane kontaktowe, kontaktować
tr iletişim, ulaşmak, irtibat, iletişim bilgileri
ar تواصل, اتصال, التواصل, معلومات الاتصال
he צור קשר, יצירת קשר, ליצור קשר, פרטי קשר
ja 連絡, 問い合わせ, お問い合わせ, 連絡先
# telephone < contact
en telephone, phone number, call you, phone, ring you, telephone number, hotline, give you a call
de Telefon, Telefonnummer, anrufen, Rufnummer, telefonisch, Anruf
fr téléphone, numéro de téléphone, appeler, appel, téléphoner
es teléfono, número de teléfono, llamar, llamada, telefónico
it telefono, numero di telefono, chiamare, telefonare, chiamata
pt telefone, número de telefone, ligar, telefonar, chamada
nl telefoon, telefoonnummer, bellen, opbellen, telefonisch
pl telefon, numer telefonu, zadzwonić, dzwonić, telefonicznie
tr telefon, telefon numarası, aramak, arama
ar هاتف, رقم الهاتف, أتصل, تلفون, رقم الجوال
he טלפון, מספר טלפון, להתקשר, טלפונית
ja 電話, 電話番号, 電話対応
# email < contact
en email, e-mail, mail address, email address, write to you
de E-Mail, Mail, E-Mail-Adresse, Mailadresse
fr e-mail, mail, courriel, adresse mail, email
es correo electrónico, email, mail, correo
it e-mail, email, posta elettronica, indirizzo mail, mail
pt e-mail, email, correio eletrónico
nl e-mail, mail, mailadres, emailadres
pl e-mail, mail, poczta elektroniczna, adres mailowy
tr e-posta, mail, eposta, e-mail
ar بريد إلكتروني, إيميل
he אימייל, מייל, דואר אלקטרוני, דוא״ל
ja メール, メールアドレス, 電子メール
# social-media < contact
en whatsapp, facebook, instagram, social media, tiktok, text message, sms
de WhatsApp, Facebook, Instagram, soziale Medien, SMS
fr whatsapp, facebook, instagram, réseaux sociaux, sms
es whatsapp, facebook, instagram, redes sociales, sms
it whatsapp, facebook, instagram, social network, sms
pt whatsapp, facebook, instagram, redes sociais, sms
nl whatsapp, facebook, instagram, sociale media, sms
pl whatsapp, facebook, instagram, media społecznościowe, sms
tr whatsapp, facebook, instagram, sosyal medya, sms
ar واتساب, فيسبوك, انستغرام, وسائل التواصل
he ווטסאפ, וואטסאפ, פייסבוק, אינסטגרם
ja ライン, インスタグラム, フェイスブック, sns
# reply-time
en response time, how quickly do you reply, get back to me, call back, callback, respond
de Antwortzeit, Rückruf, zurückrufen, Rückmeldung, antworten, Reaktionszeit
fr délai de réponse, rappeler, répondre, rappel téléphonique
es tiempo de respuesta, devolver la llamada, responder, respuesta
it tempo di risposta, richiamare, rispondere, risposta
pt tempo de resposta, ligar de volta, responder, resposta
nl reactietijd, terugbellen, reageren, antwoord
pl czas odpowiedzi, oddzwonić, odpowiedź, czas reakcji
tr yanıt süresi, geri dönüş, geri aramak, cevap
ar وقت الرد, معاودة الاتصال, الرد
he זמן תגובה, לחזור אלי, מענה, שיחה חוזרת
ja 返信, 折り返し, 返答, 回答
# confirmation
en confirmation, confirm, booking confirmation, confirmation email, reference number, confirmed
de Bestätigung, bestätigen, Buchungsbestätigung, Buchungsnummer
fr confirmation, confirmer, e-mail de confirmation, numéro de réservation
es confirmación, confirmar, número de reserva, localizador
it conferma, confermare, numero di prenotazione
pt confirmação, confirmar, número da reserva
nl bevestiging, bevestigen, boekingsnummer, bevestigingsmail
pl potwierdzenie, potwierdzić, numer rezerwacji
tr onay, onaylamak, teyit, rezervasyon numarası
ar تأكيد, تأكيد الحجز, رقم الحجز
he אישור, לאשר, אישור הזמנה, מספר הזמנה
ja 確認, 確定, 予約確認, 予約番号
# reminder
en reminder, remind, reminders, reminder text, notification
de Erinnerung, erinnern, Terminerinnerung, Benachrichtigung
fr rappel, rappeler un rendez-vous, sms de rappel, notification
es recordatorio, recordar, aviso, notificación
it promemoria, ricordare, sollecito, notifica
pt lembrete, lembrar, aviso, notificação
nl herinnering, herinneren, herinneringsmail, melding ~
pl przypomnienie, przypominać, powiadomienie
tr hatırlatma, hatırlatma mesajı, bildirim
ar تذكير, إشعار, رسالة تذكير
he תזכורת, להזכיר, תזכורות, התראה
ja リマインダー, お知らせ, 通知
# newsletter
en newsletter, mailing list, unsubscribe, marketing emails
de Newsletter, Verteiler, abmelden ~, Werbemails
fr newsletter, liste de diffusion, se désabonner, infolettre
es boletín, newsletter, darse de baja del boletín, lista de correo
it newsletter, mailing list, disiscriversi
pt newsletter, boletim, cancelar subscrição, lista de e-mails
nl nieuwsbrief, mailinglijst, uitschrijven
pl newsletter, lista mailingowa, wypisać się
tr bülten, e-bülten, abonelikten çıkmak
ar نشرة بريدية, نشرة إخبارية, إلغاء الاشتراك
he ניוזלטר, רשימת תפוצה, הסרה מרשימה
ja メルマガ, ニュースレター, 配信停止
# review
en review, reviews, testimonials, rating, recommend, feedback, =ratings
de Bewertung, Bewertungen, Rezension, Empfehlung, Feedback, empfehlen
fr avis, témoignages, note clients, recommander, évaluation, commentaires
es opiniones, reseñas, valoración ~, recomendar, comentarios, reseña
it recensione, recensioni, opinioni, valutazione, consigliare
pt avaliações, opiniões, recomendar, comentários, testemunhos
nl beoordeling, recensie, reviews, ervaringen, aanbevelen
pl opinia, opinie, recenzja, ocena, polecić, polecenie
tr yorum, değerlendirme, tavsiye, yorumlar, puan
ar تقييم, تقييمات, آراء, مراجعة, توصية
he ביקורות, המלצות, חוות דעת, דירוג, להמליץ
ja 口コミ, レビュー, 評価, 感想, おすすめ
# complaint
en complaint, complain, not happy, unhappy, dissatisfied, not satisfied, disappointed, complaints, poor service
de Beschwerde, Reklamation, beschweren, unzufrieden, reklamieren, Mängel, enttäuscht
fr réclamation, plainte, se plaindre, insatisfait, mécontent, déçu
es queja, reclamación, quejarse, insatisfecho, descontento, reclamar
it reclamo, lamentela, reclamare, insoddisfatto, deluso, lamentarsi
pt reclamação, queixa, reclamar, insatisfeito, livro de reclamações
nl klacht, klagen, ontevreden, reclamatie, klachten, teleurgesteld
pl reklamacja, skarga, niezadowolony, reklamować, zażalenie
tr şikayet, memnun değilim, şikayetçi, memnuniyetsiz
ar شكوى, شكاوى, غير راض, مستاء
he תלונה, להתלונן, לא מרוצה, תלונות, מאוכזב
ja クレーム, 苦情, 不満, 満足できない
# mistake
en mistake, error, wrong item, incorrect, overcharged, charged twice, wrong order, double charged
de Fehler, falsch, falsche Ware, doppelt abgebucht, Irrtum, Falschlieferung
fr erreur, mauvais article, incorrect, débité deux fois, trompé
es error, equivocado, artículo equivocado, cobrado dos veces, incorrecto
it errore, sbagliato, articolo errato, addebitato due volte
pt erro, engano, artigo errado, cobrado duas vezes, errado
nl fout, vergissing, verkeerd, verkeerde artikel, dubbel afgeschreven
pl błąd, pomyłka, zły produkt, podwójnie naliczone, niewłaściwy
tr hata, yanlış ürün, yanlışlık, iki kez çekildi
ar خطأ, منتج خاطئ, غلط, خصم مرتين
he טעות, מוצר שגוי, שגיאה, חויבתי פעמיים
ja 間違い, 誤り, 違う商品, 二重請求
# damage < broken
en damage, damaged, scratched, dented, arrived broken, breakage, scratch
de Schaden, beschädigt, Kratzer, zerkratzt, Beschädigung, zerbrochen
fr dommage, dégât, endommagé, abîmé, rayé, casse
es daño, daños, dañado, rayado, desperfecto, rotura
it danno, danni, danneggiato, graffio, graffiato
pt dano, danos, danificado, riscado, estragos
nl schade, beschadigd, kras, beschadiging
pl szkoda ~, uszkodzenie, zarysowany, zniszczony, rysa
tr hasar, hasarlı, çizik, zarar
ar ضرر, تلف, متضرر, خدش, أضرار
he נזק, ניזוק, שריטה, נזקים, פגום
ja 損傷, 傷 ~, 損害, 凹み
# lost-property
en lost property, lost and found, left behind, forgot my, lost my, left my
de Fundsachen, Fundbüro, verloren, liegengelassen, vergessen
fr objets trouvés, perdu, oublié, objet perdu
es objetos perdidos, perdido, olvidé, extraviado
it oggetti smarriti, perso, dimenticato, smarrito
pt perdidos e achados, perdido, esqueci-me, objetos perdidos
nl gevonden voorwerpen, verloren, vergeten, kwijt
pl rzeczy znalezione, zgubiony, zapomniałem, zgubiłem
tr kayıp eşya, kaybettim, unuttum, kayıp
ar مفقودات, ضائع, نسيت, أضعت
he אבידות, אבד, שכחתי, מציאות, איבדתי
ja 忘れ物, 落とし物, 遺失物, 紛失
# stolen
en stolen, theft, burglary ~, security, cctv, alarm, broken into, safe ~
de gestohlen, Diebstahl, Einbruch ~, Sicherheit, Alarmanlage, Überwachungskamera ~, Tresor
fr volé, vol ~, cambriolage, sécurité, alarme, vidéosurveillance, coffre-fort
es robado, robo, seguridad, alarma, cámaras de vigilancia, caja fuerte
it rubato, furto, sicurezza, allarme, videosorveglianza, cassaforte
pt roubado, roubo, furto, segurança, alarme, videovigilância, cofre
nl gestolen, diefstal, beveiliging, alarm, camerabewaking, kluis
pl skradziony, kradzież, włamanie, ochrona, alarm, monitoring, sejf
tr çalındı, hırsızlık, güvenlik, alarm, güvenlik kamerası, kasa ~
ar مسروق, سرقة, أمن, إنذار, كاميرات مراقبة, خزنة
he נגנב, גניבה, פריצה, אבטחה, אזעקה, כספת, מצלמות
ja 盗難, 盗まれた, 防犯, セキュリティ, 金庫, 警報
# police
en police, ambulance, fire brigade, fire department, 911, 999, emergency number
de Polizei, Krankenwagen, Feuerwehr, Rettungsdienst, 112
fr police, ambulance, pompiers, SAMU, gendarmerie
es policía, ambulancia, bomberos, 112
it polizia, ambulanza, vigili del fuoco, carabinieri, 112
pt polícia, ambulância, bombeiros, 112
nl politie, ambulance, brandweer, 112
pl policja, pogotowie ratunkowe, straż pożarna, 112, karetka
tr polis, ambulans, itfaiye, 112
ar شرطة, إسعاف, إطفاء, دفاع مدني
he משטרה, אמבולנס, מכבי אש, כיבוי
ja 警察, 救急車, 消防, 110番
# job
en job, jobs, vacancies, careers, hiring, apprenticeship, work for you, recruitment, internship, employment
de Stelle ~, Job, Stellenangebot, Ausbildung, Karriere, Bewerbung, Praktikum, bewerben, Stellenangebote
fr emploi, recrutement, poste ~, candidature, apprentissage, offres d'emploi, travailler chez vous
es empleo, trabajo, vacantes, prácticas, trabajar con vosotros, oferta de empleo, candidatura
it lavoro, posizioni aperte, candidatura, tirocinio, assunzione, lavora con noi
pt emprego, vagas, recrutamento, estágio, candidatura, trabalhar convosco
nl vacature, baan, sollicitatie, stage, vacatures, werken bij, solliciteren
pl praca, oferta pracy, rekrutacja ~, staż, praktyki, etat
tr iş ilanı, kariyer, işe alım, staj, açık pozisyon
ar وظيفة, وظائف, توظيف, تدريب مهني, فرص عمل
he דרושים, משרה, עבודה, קורות חיים, משרות
ja 求人, 採用, アルバイト, 仕事, 募集
# experience
en experience, how long have you been, years in business, established, founded, about you, experienced
de Erfahrung, gegründet, seit wann, über uns, erfahren
fr expérience, fondé, depuis combien de temps, à propos, expérimenté
es experiencia, fundada, desde cuándo, sobre nosotros, trayectoria
it esperienza, fondata, da quanto tempo, chi siamo
pt experiência, fundada, desde quando, sobre nós
nl ervaring, opgericht, sinds wanneer, over ons
pl doświadczenie, założona, od kiedy, o nas
tr deneyim, tecrübe, kuruluş, hakkımızda
ar خبرة, تأسست, من نحن
he ניסיון, ותק, נוסד, אודות
ja 経験, 実績, 創業, 会社概要
# branch
en branch, branches, other locations, headquarters, several shops
de Filiale ~, Filialen, Zweigstelle, Standorte, Niederlassung
fr succursale, agences, autres magasins, siège ~
es sucursal, sucursales, otras sedes, sede
it filiale, sedi, altri negozi, succursale
pt filial, filiais, sucursal, outras lojas, sede
nl vestiging, filiaal ~, vestigingen, andere locaties
pl oddział, filia, oddziały, inne lokalizacje
tr şube, şubeler, merkez ~
ar فرع, فروع, الفروع
he סניף, סניפים
ja 支店, 他店舗, 本店, 拠点
`
