/** What people write, and what is read of it. */
export default `
tomorrow at 3pm => 10.12 15:00
tmrw 10:30 => 10.12 10:30?
could I come in on Tuesday at half past three? => 15.12 15:30?
half three on friday => 11.12 15:30?
driving lesson fri 9am for my daughter => 11.12 09:00
next Friday at noon => 11.12|18.12 12:00
Good morning, could I come on Wednesday at 3? => 9.12 15:00?
any day but Friday, after 5 => -11.12 any >17:00?
not on Monday please, Tuesday afternoon would be better => 15.12 -14.12 afternoon
between 2 and 4 on Thursday => 10.12 14:00-16:00?
in two hours => 9.12 12:15!
in half an hour => 9.12 10:45!
quarter to six tonight => 9.12 17:45
3 pm EST tomorrow => 10.12 15:00 @America/New_York
the day after tomorrow, first thing => 11.12 earliest
as soon as possible please => earliest
December 24th at 9am => 24.12 09:00
on the 3rd => past:3.12|3.1
I was there yesterday => past:8.12
last monday => past:7.12
table for 4 on Saturday at 7 => 12.12 07:00?
this weekend => 12.12–13.12
sometime next week => 14.12–20.12
Thursday from 3 on => 10.12 >=15:00?
Thursday 3 or Friday 5 => 10.12 11.12 15:00? 17:00?
thrusday at eleven => 10.12 11:00?
I may come with 2 bikes, it takes 2 hours and costs £45 =>
my number is 0151 234567 and I live at 12 May Street =>
17/12 at 1530 => 17.12 15:30
mon or tues before midday => 14.12 15.12 <12:00
2 in the afternoon on weds => 9.12 14:00
not tomorrow, Friday => 11.12 -10.12
not on Monday, Tuesday or Friday => -14.12 -15.12 -11.12
`
