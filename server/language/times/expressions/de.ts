/** What people write, and what is read of it. */
export default `
morgen um 15 Uhr => 10.12 15:00
Guten Morgen, geht es am Freitag um halb vier? => 11.12 15:30?
Donnerstag viertel nach drei => 10.12 15:15?
dienstags dreiviertel vier => 15.12* 15:45?
übermorgen früh => 11.12 morning
heute Abend um acht => 9.12 20:00
nächsten Freitag 15:30 => 11.12|18.12 15:30
außer freitags gern nach 17 Uhr => -11.12* >17:00
nicht am Montag, lieber Dienstagnachmittag => 15.12 -14.12 afternoon
zwischen 14 und 16 Uhr am Donnerstag => 10.12 14:00-16:00
in zwei Stunden => 9.12 12:15!
in einer halben Stunde => 9.12 10:45!
so bald wie möglich => earliest
24. Dezember um 9 => 24.12 09:00?
am 3. => past:3.12|3.1
gestern war ich da => past:8.12
letzten Montag => past:7.12
Tisch für 4 Personen am Samstag um 19.30 Uhr => 12.12 19:30
am Wochenende => 12.12–13.12
nächste Woche irgendwann => 14.12–20.12
Do ab 15 Uhr => 10.12 >=15:00
15 Uhr 30 am Mi => 9.12 15:30
Donnersteg um 10 => 10.12 10:00?
Guten Tag, das kostet 45 € und dauert 2 Stunden? =>
Meine Nummer ist 0170 1234567, Mozartstraße 12 =>
in 3 Tagen vormittags => 12.12 morning
mittags am 17.12. => 17.12 noon
gegen drei => ~15:00?
`
