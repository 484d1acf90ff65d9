/**
 * More of what people write, and what is read of it. These lines are kept away from whoever extends the words of a
 * language: they tell how much of what nobody thought of is read.
 */
export const expressionsAside: Record<string, string> = {
  en: `
ten past four on Monday => 14.12 16:10?
how about this Friday, around 2? => 11.12 ~14:00?
I'm free Tuesday morning until 11 => 15.12 <=11:00
day after tomorrow 9-11 => 11.12 09:00-11:00?
24 Dec 2026 9.30am => 24.12 09:30
tommorow evening please => 10.12 evening
3 weeks from now => 30.12
anything but the afternoon of the 15th => -15.12
can two of us come at 14:00 CET => 14:00 @Europe/Berlin
I sat there for an hour in the sun =>
`,
  de: `
Montag zehn nach vier => 14.12 16:10?
passt diesen Freitag gegen 14 Uhr? => 11.12 ~14:00
Dienstag Vormittag bis 11 => 15.12 <=11:00
Übermorgen 9-11 Uhr => 11.12 09:00-11:00?
24.12.2026, 9.30 Uhr => 24.12 09:30?
morgen Abend bitte => 10.12 evening
in drei Wochen => 30.12
lieber nicht am Mittwoch => -9.12
Fünf vor halb drei am Donnerstag => 10.12 14:25?
Ich hätte gern 2 Karten für 20 Euro =>
`,
  fr: `
lundi à quatre heures dix => 14.12 16:10?
ce vendredi vers 14h ? => 11.12 ~14:00
mardi matin jusqu'à 11h => 15.12 <=11:00
après-demain de 9h à 11h => 11.12 09:00-11:00?
24/12/2026 à 9h30 => 24.12 09:30?
demain soir svp => 10.12 evening
dans trois semaines => 30.12
plutôt pas mercredi => -9.12
jeudi à quinze heures trente => 10.12 15:30
nous sommes 5 dont 2 enfants de 8 ans =>
`,
  es: `
el lunes a las cuatro y diez => 14.12 16:10?
este viernes sobre las 14:00 => 11.12 ~14:00
el martes por la mañana hasta las 11 => 15.12 <=11:00
pasado mañana de 9 a 11 => 11.12 09:00-11:00?
24/12/2026 a las 9:30 => 24.12 09:30?
mañana por la noche => 10.12 evening
dentro de tres semanas => 30.12
mejor no el miércoles => -9.12
el jueves a las tres menos diez => 10.12 14:50?
tenemos 2 niños de 8 años =>
`,
  it: `
lunedì alle quattro e dieci => 14.12 16:10?
questo venerdì verso le 14 => 11.12 ~14:00
martedì mattina fino alle 11 => 15.12 <=11:00
dopodomani dalle 9 alle 11 => 11.12 09:00-11:00?
24/12/2026 ore 9:30 => 24.12 09:30?
domani sera per favore => 10.12 evening
tra tre settimane => 30.12
meglio non mercoledì => -9.12
giovedì alle tre meno dieci => 10.12 14:50?
vorrei 2 biglietti da 20 euro =>
`,
  nl: `
maandag tien over vier => 14.12 16:10?
deze vrijdag rond 14 uur? => 11.12 ~14:00
dinsdagochtend tot 11 uur => 15.12 <=11:00
overmorgen van 9 tot 11 => 11.12 09:00-11:00?
24-12-2026 om 9.30 uur => 24.12 09:30?
morgenavond graag => 10.12 evening
over drie weken => 30.12
liever niet op woensdag => -9.12
vijf voor half drie op donderdag => 10.12 14:25?
ik wil graag 2 kaartjes van 20 euro =>
`,
  pl: `
w poniedziałek dziesięć po czwartej => 14.12 16:10?
w ten piątek około 14 => 11.12 ~14:00
we wtorek rano do 11 => 15.12 <=11:00
pojutrze od 9 do 11 => 11.12 09:00-11:00?
24.12.2026 godz. 9:30 => 24.12 09:30?
jutro wieczorem proszę => 10.12 evening
za trzy tygodnie => 30.12
raczej nie w środę => -9.12
w czwartek za dziesięć trzecia => 10.12 14:50?
poproszę 2 bilety po 20 złotych =>
`,
  pt: `
segunda às quatro e dez => 14.12 16:10?
esta sexta por volta das 14h => 11.12 ~14:00
terça de manhã até às 11 => 15.12 <=11:00
depois de amanhã das 9 às 11 => 11.12 09:00-11:00?
24/12/2026 às 9h30 => 24.12 09:30?
amanhã à noite por favor => 10.12 evening
daqui a três semanas => 30.12
melhor não na quarta => -9.12
quinta às dez para as três => 10.12 14:50?
temos 2 crianças de 8 anos =>
`,
  tr: `
pazartesi dördü on geçe => 14.12 16:10?
bu cuma 14:00 gibi => 11.12 ~14:00
salı sabahı 11'e kadar => 15.12 <=11:00
öbür gün 9'dan 11'e kadar => 11.12 09:00-11:00?
24.12.2026 saat 9.30 => 24.12 09:30?
yarın akşam lütfen => 10.12 evening
üç hafta sonra => 30.12
çarşamba olmasın => -9.12
perşembe üçe on kala => 10.12 14:50?
8 yaşında 2 çocuğumuz var =>
`,
  ar: `
الاثنين الساعة الرابعة وعشر دقائق => 14.12 16:10?
هذه الجمعة حوالي الساعة 14:00 => 11.12 ~14:00
الثلاثاء صباحا حتى الساعة 11 => 15.12 <=11:00
بعد غد من 9 إلى 11 => 11.12 09:00-11:00?
24/12/2026 الساعة 9:30 => 24.12 09:30?
غدا مساء من فضلك => 10.12 evening
بعد ثلاثة أسابيع => 30.12
يفضل ألا يكون الأربعاء => -9.12
الخميس الساعة الثالثة إلا عشر دقائق => 10.12 14:50?
لدينا طفلان عمرهما 8 سنوات =>
`,
  he: `
ביום שני בארבע ועשרה => 14.12 16:10?
יום שישי הזה בסביבות 14:00 => 11.12 ~14:00
יום שלישי בבוקר עד 11 => 15.12 <=11:00
מחרתיים מ-9 עד 11 => 11.12 09:00-11:00?
24/12/2026 בשעה 9:30 => 24.12 09:30?
מחר בערב בבקשה => 10.12 evening
בעוד שלושה שבועות => 30.12
עדיף לא ברביעי => -9.12
יום חמישי בעשרה לשלוש => 10.12 14:50?
יש לנו 2 ילדים בני 8 =>
`,
  ja: `
月曜日の4時10分 => 14.12 16:10?
今週の金曜日、14時頃 => 11.12 ~14:00
火曜の午前、11時まで => 15.12 <=11:00
明後日の9時〜11時 => 11.12 09:00-11:00?
2026年12月24日 9:30 => 24.12 09:30?
明日の夜でお願いします => 10.12 evening
3週間後 => 30.12
水曜日以外で => -9.12
木曜日の3時10分前 => 10.12 14:50?
2人で8000円です =>
`,
}
