/** What people write, and what is read of it. */
export default `
mañana a las 15:00 => 10.12 15:00
manana por la tarde => 10.12 afternoon
Buenos días, ¿el miércoles a las tres y media? => 9.12 15:30?
el jueves a las tres y cuarto => 10.12 15:15?
viernes a las cuatro menos cuarto => 11.12 15:45?
pasado mañana por la mañana => 11.12 morning
esta noche a las ocho => 9.12 20:00
el próximo viernes a mediodía => 11.12|18.12 12:00
cualquier día menos el viernes, después de las 5 de la tarde => -11.12 any >17:00
el lunes no, mejor el martes por la tarde => 15.12 -14.12 afternoon
el jueves entre las 2 y las 4 => 10.12 14:00-16:00?
dentro de dos horas => 9.12 12:15!
en media hora => 9.12 10:45!
lo antes posible => earliest
el 24 de diciembre a las 9 de la mañana => 24.12 09:00
el día 3 => past:3.12|3.1
ayer estuve ahí => past:8.12
el lunes pasado => past:7.12
mesa para 4 el sábado a las 21h => 12.12 21:00
este fin de semana => 12.12–13.12
la semana que viene => 14.12–20.12
el jueves a partir de las 3 => 10.12 >=15:00?
sobre las 11 => ~11:00?
miercoles a las 10 y media => 9.12 10:30?
somos 3 personas y cuesta 45 €, dura 2 horas =>
mi teléfono es 612 345 678, vivo en la calle Mayo 12 =>
lun o mar antes de mediodía => 14.12 15.12 <12:00
el 17/12 a la una => 17.12 13:00?
no mañana, el viernes => 11.12 -10.12
`
