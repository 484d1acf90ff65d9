/** What people write, and what is read of it. */
export default `
yarın saat 15:00'te => 10.12 15:00
Günaydın, cuma günü üç buçukta olur mu? => 11.12 15:30?
perşembe üçü çeyrek geçe => 10.12 15:15?
salı dörde çeyrek kala => 15.12 15:45?
öbür gün sabah => 11.12 morning
bu akşam sekizde => 9.12 20:00
önümüzdeki cuma öğlen 12'de => 11.12 12:00
gelecek cuma 15.30 => 11.12|18.12 15:30
cuma hariç her gün, 17'den sonra => -11.12 any >17:00
pazartesi olmaz, salı öğleden sonra daha iyi => 15.12 -14.12 afternoon
perşembe 14 ile 16 arası => 10.12 14:00-16:00
iki saat sonra => 9.12 12:15!
yarım saat sonra => 9.12 10:45!
en kısa sürede => earliest
24 Aralık saat 9 => 24.12 09:00?
ayın 3'ünde => past:3.12|3.1
dün oradaydım => past:8.12
geçen pazartesi => past:7.12
cumartesi 19:30'da 4 kişilik masa => 12.12 19:30
bu hafta sonu => 12.12–13.12
gelecek hafta => 14.12–20.12
perşembe 15'ten itibaren => 10.12 >=15:00
saat 11 gibi => ~11:00?
carsamba 11'de => 9.12 11:00?
öğleden sonra 3'te => 15:00
3 kişiyiz, 45 TL tutuyor ve 2 saat sürüyor =>
numaram 0532 123 45 67, Mayıs Sokak 12 =>
pzt veya salı saat 12'den önce => 14.12 15.12 <12:00?
`
