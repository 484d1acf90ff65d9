/** Computers, telephones, and websites: used, bought, repaired. */
export const technology = `
# computer
en computer, laptop, pc, notebook, desktop computer, macbook, imac
de Computer, Laptop, PC, Notebook, Rechner, Macbook
fr ordinateur, portable ~, PC, ordinateur portable, macbook
es ordenador, portátil, computadora, PC, macbook
it computer, portatile, PC, notebook, macbook
pt computador, portátil, PC, macbook, notebook
nl computer, laptop, pc, notebook, macbook
pl komputer, laptop, PC, notebook, macbook
tr bilgisayar, dizüstü, laptop, macbook
ar كمبيوتر, حاسوب, لابتوب, حاسب
he מחשב, לפטופ, מחשב נייד, מחשבים
ja パソコン, ノートパソコン, コンピューター, マック
# phone-device
en smartphone, mobile phone, iphone, cell phone, tablet, ipad, android phone, handset
de Handy, Smartphone, iPhone, Tablet, Mobiltelefon, iPad
fr smartphone, téléphone portable, iphone, tablette, mobile ~
es móvil, smartphone, iphone, celular, tableta, tablet
it cellulare, smartphone, iphone, telefonino, tablet
pt telemóvel, smartphone, iphone, celular, tablet
nl smartphone, mobiele telefoon, iphone, mobieltje, tablet
pl smartfon, telefon komórkowy, iphone, komórka, tablet
tr cep telefonu, akıllı telefon, iphone, tablet
ar جوال, هاتف ذكي, آيفون, موبايل, تابلت
he טלפון נייד, סמארטפון, אייפון, נייד, טאבלט
ja スマホ, スマートフォン, 携帯, アイフォン, タブレット
# cracked-screen < broken phone-device
en cracked screen, screen replacement, broken screen, display repair, shattered screen, screen repair
de Displayreparatur, Display kaputt, Bildschirm gesprungen, Displaytausch, Displaybruch
fr écran cassé, remplacement d'écran, écran fissuré, vitre cassée
es pantalla rota, cambio de pantalla, pantalla agrietada
it schermo rotto, sostituzione schermo, display rotto, vetro rotto
pt ecrã partido, troca de ecrã, tela quebrada, ecrã rachado
nl scherm gebarsten, schermreparatie, scherm kapot, scherm vervangen
pl pęknięty ekran, wymiana ekranu, zbita szybka, wymiana wyświetlacza
tr ekran kırık, ekran değişimi, kırık ekran, çatlak ekran
ar شاشة مكسورة, تغيير الشاشة, استبدال الشاشة
he מסך שבור, החלפת מסך, מסך סדוק
ja 画面割れ, 画面修理, 液晶交換, 画面交換
# battery
en battery, battery replacement, battery life, charger, won't charge, batteries
de Akku, Batterie, Akkutausch, Ladegerät, lädt nicht
fr batterie, changement de batterie, chargeur, pile
es batería, cambio de batería, cargador, pila
it batteria, cambio batteria, caricabatterie, pila
pt bateria, troca de bateria, carregador, pilha
nl batterij, accu vervangen, oplader, batterijen
pl bateria, wymiana baterii, ładowarka, baterie
tr pil, batarya, şarj aleti, batarya değişimi
ar بطارية, تغيير البطارية, شاحن
he סוללה, החלפת סוללה, מטען, סוללות
ja 電池, バッテリー交換, 充電器, 充電
# data-recovery
en data recovery, backup, lost files, hard drive, deleted files, recover data
de Datenrettung, Backup, Datensicherung, Festplatte, gelöschte Dateien
fr récupération de données, sauvegarde, disque dur, fichiers perdus
es recuperación de datos, copia de seguridad, disco duro, archivos borrados
it recupero dati, backup, disco rigido, file persi
pt recuperação de dados, cópia de segurança, disco rígido, backup
nl dataherstel, back-up, harde schijf, gegevensherstel, bestanden kwijt
pl odzyskiwanie danych, kopia zapasowa, dysk twardy, utracone pliki
tr veri kurtarma, yedekleme, sabit disk, silinen dosyalar
ar استعادة البيانات, نسخ احتياطي, قرص صلب
he שחזור מידע, גיבוי, דיסק קשיח, שחזור קבצים
ja データ復旧, バックアップ, ハードディスク, データ復元
# virus
en computer virus, malware, hacked, slow computer, antivirus, ransomware, virus removal
de Virus, Malware, gehackt, Virenentfernung, Trojaner
fr virus, logiciel malveillant, piraté, antivirus
es virus, malware, hackeado, antivirus
it virus, malware, hackerato, antivirus
pt vírus, malware, pirateado, antivírus
nl virus, malware, gehackt, antivirus
pl wirus, złośliwe oprogramowanie, zhakowany, antywirus
tr virüs, zararlı yazılım, hacklendi, antivirüs
ar فيروس, برمجيات خبيثة, اختراق
he וירוס, נוזקה, פריצה למחשב, אנטי וירוס
ja ウイルス, マルウェア, ウイルス除去, 乗っ取り
# printer
en printer, ink, toner, cartridge, scanner
de Drucker, Toner, Druckerpatrone, Tinte, Scanner
fr imprimante, encre, toner, cartouche, scanner
es impresora, tinta impresora, tóner, cartucho
it stampante, inchiostro, toner, cartuccia
pt impressora, tinteiro, toner, cartucho
nl printer, inkt, toner, cartridge
pl drukarka, tusz, toner, skaner
tr yazıcı, mürekkep, toner, kartuş
ar طابعة, حبر, سكانر
he מדפסת, דיו, טונר, סורק
ja プリンター, インク, トナー
# software
en software, app, program, windows update, application software, install software, mobile app
de Software, App, Programm ~, Windows, Betriebssystem
fr logiciel, application, appli, système d'exploitation
es software, aplicación, programa ~, app, sistema operativo
it software, applicazione, app, sistema operativo
pt software, aplicação, aplicativo, app, sistema operativo
nl software, app, besturingssysteem, applicatie
pl oprogramowanie, aplikacja, program ~, system operacyjny
tr yazılım, uygulama, işletim sistemi
ar برنامج, تطبيق, برمجيات, نظام تشغيل
he תוכנה, אפליקציה, יישומון, מערכת הפעלה
ja ソフトウェア, アプリ, ソフト
# website
en website, web page, homepage, web design, online shop, site
de Website, Webseite, Homepage, Internetseite, Onlineshop
fr site web, site internet, page web, boutique en ligne
es página web, sitio web, web, tienda online
it sito web, sito internet, pagina web, negozio online
pt site, página web, sítio web, loja online
nl website, webpagina, webshop, webwinkel
pl strona internetowa, strona www, sklep internetowy
tr web sitesi, internet sitesi, online mağaza
ar موقع إلكتروني, صفحة ويب, متجر إلكتروني, الموقع الإلكتروني
he אתר, אתר אינטרנט, חנות אונליין
ja ウェブサイト, ホームページ, サイト, 通販サイト
# account
en account, login, log in, password, username, forgot password, sign in, reset password, user account
de Benutzerkonto, Konto, Passwort, anmelden ~, einloggen, Zugangsdaten, Kundenkonto
fr compte, mot de passe, connexion ~, identifiant, se connecter
es cuenta, contraseña, iniciar sesión, usuario, acceso a mi cuenta
it account, password, accesso ~, accedere, nome utente
pt conta ~, palavra-passe, senha, iniciar sessão, login
nl account, wachtwoord, inloggen, gebruikersnaam
pl konto, hasło, logowanie, zalogować, nazwa użytkownika
tr hesap, şifre, giriş yapmak, parola, kullanıcı adı
ar حساب, كلمة المرور, كلمة السر, تسجيل دخول
he חשבון משתמש, סיסמה, התחברות, שם משתמש
ja アカウント, パスワード, ログイン, マイページ
# online
en online, over the internet, digitally, via the website
de online, übers Internet, im Internet, digital
fr en ligne, sur internet, par internet
es en línea, online, por internet
it online, su internet, in linea
pt online, pela internet, em linha
nl online, via internet, digitaal
pl online, przez internet, internetowo
tr çevrimiçi, online, internetten, internet üzerinden
ar عبر الإنترنت, أونلاين ~
he אונליין ~, באינטרנט, מקוון, דרך האתר
ja オンライン, ネット, ウェブ
# remote-support
en remote support, remote help, technical support, tech support, helpdesk, IT support
de Fernwartung, technischer Support, IT-Support, Hotline, Helpdesk
fr assistance à distance, support technique, dépannage informatique, assistance informatique
es soporte técnico, asistencia remota, ayuda técnica, soporte remoto
it assistenza tecnica, assistenza remota, supporto tecnico
pt suporte técnico, assistência remota, apoio técnico
nl technische ondersteuning, hulp op afstand, helpdesk, support
pl pomoc techniczna, zdalna pomoc, wsparcie techniczne
tr teknik destek, uzaktan destek, yardım masası
ar دعم فني, دعم عن بعد, مساعدة تقنية
he תמיכה טכנית, תמיכה מרחוק, תמיכה
ja サポート, 遠隔サポート, 技術サポート, ヘルプデスク
# diagnosis
en diagnosis, diagnostic, troubleshooting, find the fault, diagnostics fee
de Diagnose, Fehlersuche, Fehlerdiagnose, Überprüfung
fr diagnostic, recherche de panne, diagnostique
es diagnóstico, diagnosis, detectar la avería
it diagnosi, diagnostica, ricerca guasto
pt diagnóstico, deteção de avarias
nl diagnose, storingsonderzoek, foutdiagnose
pl diagnoza, diagnostyka, ekspertyza
tr teşhis, arıza tespiti, tanı
ar تشخيص, كشف العطل, فحص العطل
he אבחון, אבחנה, איתור תקלה
ja 診断, 原因調査, 故障診断
# accessories
en accessories, phone case, cable, headphones, screen protector, add-ons
de Zubehör, Hülle, Kabel, Kopfhörer, Schutzfolie
fr accessoires, coque, câble, écouteurs, casque audio
es accesorios, funda, cable, auriculares
it accessori, custodia, cavo, cuffie
pt acessórios, capa, cabo, auscultadores
nl accessoires, hoesje, kabel, koptelefoon
pl akcesoria, etui, kabel, słuchawki
tr aksesuar, kılıf, kablo, kulaklık
ar إكسسوارات, غطاء هاتف, كابل, سماعات
he אביזרים, כיסוי, כבל, אוזניות
ja アクセサリー用品, ケース, ケーブル, イヤホン, 付属品
`
