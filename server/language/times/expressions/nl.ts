/** What people write, and what is read of it. */
export default `
morgen om 15 uur => 10.12 15:00
Goedemorgen, kan het vrijdag om half vier? => 11.12 15:30?
donderdag kwart over drie => 10.12 15:15?
dinsdag om kwart voor vier => 15.12 15:45?
overmorgen ochtend => 11.12 morning
vanavond om acht uur => 9.12 20:00
volgende vrijdag om 12 uur => 11.12|18.12 12:00?
elke dag behalve vrijdag, na vijven => -11.12 any >17:00?
niet op maandag, liever dinsdagmiddag => 15.12 -14.12 afternoon
donderdag tussen 14 en 16 uur => 10.12 14:00-16:00
over twee uur => 9.12 12:15!
over een half uur => 9.12 10:45!
zo snel mogelijk => earliest
24 december om 9 uur => 24.12 09:00?
op de 3e => past:3.12|3.1
gisteren was ik er => past:8.12
afgelopen maandag => past:7.12
tafel voor 4 zaterdag om 19.30 uur => 12.12 19:30
dit weekend => 12.12–13.12
volgende week ergens => 14.12–20.12
donderdag vanaf 15 uur => 10.12 >=15:00
rond drie uur 's middags => ~15:00
woe om 11 => 9.12 11:00?
dondedag 10:30 => 10.12 10:30?
we zijn met 2 personen, het kost €45 en duurt 2 uur =>
mijn nummer is 06 12345678, Dorpsstraat 12 =>
ma of di voor 12 uur => 14.12 15.12 <12:00?
17/12 om één uur => 17.12 13:00?
`
