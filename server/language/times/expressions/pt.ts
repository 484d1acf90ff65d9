/** What people write, and what is read of it. */
export default `
amanhã às 15h => 10.12 15:00
amanha de manhã => 10.12 morning
Bom dia, sexta-feira às três e meia? => 11.12 15:30?
quinta às três e quinze => 10.12 15:15?
terça às quinze para as quatro => 15.12 15:45?
depois de amanhã de tarde => 11.12 afternoon
hoje à noite às oito => 9.12 20:00
próxima sexta ao meio-dia => 11.12|18.12 12:00
qualquer dia menos sexta, depois das 17h => -11.12 any >17:00
segunda não, melhor terça à tarde => 15.12 -14.12 afternoon
quinta entre as 14h e as 16h => 10.12 14:00-16:00
daqui a duas horas => 9.12 12:15!
em meia hora => 9.12 10:45!
o mais rápido possível => earliest
24 de dezembro às 9h => 24.12 09:00?
dia 3 => past:3.12|3.1
ontem estive aí => past:8.12
segunda passada => past:7.12
mesa para 4 no sábado às 19h30 => 12.12 19:30
este fim de semana => 12.12–13.12
na próxima semana => 14.12–20.12
quinta a partir das 15h => 10.12 >=15:00
por volta das 11 => ~11:00?
quarta 11h => 9.12 11:00?
às 3 da tarde => 15:00
somos 3 pessoas, custa 45 € e demora 2 horas =>
meu número é 11 91234-5678, moro na rua Augusta 12 =>
seg ou ter antes do meio-dia => 14.12 15.12 <12:00
posso marcar um horário para sexta? => 11.12
não amanhã, sexta-feira => 11.12 -10.12
`
