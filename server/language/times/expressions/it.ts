/** What people write, and what is read of it. */
export default `
domani alle 15 => 10.12 15:00
Buongiorno, venerdì alle tre e mezza? => 11.12 15:30?
giovedi alle tre e un quarto => 10.12 15:15?
martedì alle quattro meno un quarto => 15.12 15:45?
dopodomani mattina => 11.12 morning
domani mattina alle 9 => 10.12 09:00
stasera alle otto => 9.12 20:00
venerdì prossimo a mezzogiorno => 11.12|18.12 12:00
qualsiasi giorno tranne venerdì, dopo le 17 => -11.12 any >17:00
lunedì no, meglio martedì pomeriggio => 15.12 -14.12 afternoon
giovedì tra le 14 e le 16 => 10.12 14:00-16:00
fra due ore => 9.12 12:15!
tra mezz'ora => 9.12 10:45!
il prima possibile => earliest
il 24 dicembre alle 9 => 24.12 09:00?
il 3 => past:3.12|3.1
ieri sono passato => past:8.12
lunedì scorso => past:7.12
un tavolo per 4 sabato alle 20.30 => 12.12 20:30
questo fine settimana => 12.12–13.12
la settimana prossima => 14.12–20.12
giovedì dalle 15 in poi => 10.12 >=15:00
verso le 11 => ~11:00?
mercoledì all'una => 9.12 13:00?
siamo in 3, costa 45 € e dura 2 ore =>
il mio numero è 347 1234567, via Mazzini 12 =>
lun o mar prima di mezzogiorno => 14.12 15.12 <12:00
le 3 del pomeriggio del 17/12 => 17.12 15:00
non domani, venerdì => 11.12 -10.12
`
