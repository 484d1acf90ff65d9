/** What people write, and what is read of it. */
export default `
jutro o 15 => 10.12 15:00
Dzień dobry, czy w piątek o 15:30? => 11.12 15:30
w czwartek o wpół do czwartej => 10.12 15:30?
we wtorek kwadrans po trzeciej => 15.12 15:15?
w piątek za kwadrans czwarta => 11.12 15:45?
pojutrze rano => 11.12 morning
dziś wieczorem o ósmej => 9.12 20:00
w następny piątek w południe => 11.12|18.12 12:00
każdy dzień oprócz piątku, po 17 => -11.12 any >17:00
nie w poniedziałek, lepiej we wtorek po południu => 15.12 -14.12 afternoon
w czwartek między 14 a 16 => 10.12 14:00-16:00
za dwie godziny => 9.12 12:15!
za pół godziny => 9.12 10:45!
jak najszybciej => earliest
24 grudnia o 9 => 24.12 09:00?
3 grudnia 2026 => past:3.12
wczoraj byłem u was => past:8.12
w zeszły poniedziałek => past:7.12
stolik dla 4 osób w sobotę o 19.30 => 12.12 19:30
w ten weekend => 12.12–13.12
w przyszłym tygodniu => 14.12–20.12
w czwartek od 15 => 10.12 >=15:00
około jedenastej => ~11:00?
sroda o 11 => 9.12 11:00?
o trzeciej po południu => 15:00
jesteśmy w 3 osoby, kosztuje 45 zł i trwa 2 godziny =>
mój numer to 601 234 567, ulica Majowa 12 =>
pon lub wt przed 12 => 14.12 15.12 <12:00?
`
