// The days of the week, with the short forms that timetables use.
export const weekdays = `
# monday
en Monday, Mon ~
de Montag, montags, Mo ~
fr lundi, lundis
es lunes
it lunedì
pt segunda-feira, segunda ~
nl maandag, ma ~
pl poniedziałek, poniedziałki, pon ~
tr pazartesi, Pzt
ar الاثنين, الإثنين
he יום שני
ja 月曜, 月曜日
# tuesday
en Tuesday, Tue, Tues
de Dienstag, dienstags, Di ~
fr mardi, mardis
es martes
it martedì
pt terça-feira, terça ~
nl dinsdag, di ~
pl wtorek, wtorki, wt ~
tr salı
ar الثلاثاء
he יום שלישי
ja 火曜, 火曜日
# wednesday
en Wednesday, Wed ~
de Mittwoch, mittwochs, Mi ~
fr mercredi, mercredis
es miércoles
it mercoledì
pt quarta-feira, quarta ~
nl woensdag, wo ~
pl środa, środy, śr ~
tr çarşamba, Çar
ar الأربعاء
he יום רביעי
ja 水曜, 水曜日
# thursday
en Thursday, Thu, Thurs
de Donnerstag, donnerstags, Do ~
fr jeudi, jeudis
es jueves
it giovedì
pt quinta-feira, quinta ~
nl donderdag, do ~
pl czwartek, czwartki, czw ~
tr perşembe, Per ~
ar الخميس
he יום חמישי
ja 木曜, 木曜日
# friday
en Friday, Fri
de Freitag, freitags, Fr ~
fr vendredi, vendredis
es viernes
it venerdì
pt sexta-feira, sexta ~
nl vrijdag, vr ~
pl piątek, piątki, pt ~
tr cuma
ar الجمعة
he יום שישי
ja 金曜, 金曜日
# saturday < weekend
en Saturday, Sat ~
de Samstag, samstags, Sonnabend, Sa ~
fr samedi, samedis
es sábado, sábados
it sabato
pt sábado, sábados
nl zaterdag, za ~
pl sobota, soboty, w sobotę, sob ~
tr cumartesi, Cmt
ar السبت
he שבת
ja 土曜, 土曜日
# sunday < weekend
en Sunday, Sun ~
de Sonntag, sonntags, So ~
fr dimanche, dimanches
es domingo, domingos
it domenica
pt domingo, domingos
nl zondag, zo ~
pl niedziela, niedziele, w niedzielę, ndz ~
tr pazar günü, pazar ~
ar الأحد
he יום ראשון
ja 日曜, 日曜日
`
