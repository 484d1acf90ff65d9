import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { filingOf } from './stems.ts'

test('a paragraph shows its language', () => {
  const texts = {
    en: 'We are open from nine to five and you can park behind the shop for free.',
    de: 'Wir haben von neun bis fünf geöffnet, und Sie können kostenlos hinter dem Laden parken.',
    fr: 'Nous sommes ouverts de neuf heures à dix-sept heures et vous pouvez vous garer derrière le magasin.',
    es: 'Estamos abiertos de nueve a cinco y usted puede aparcar gratis detrás de la tienda.',
    it: 'Siamo aperti dalle nove alle cinque e potete parcheggiare gratis dietro il negozio.',
    pt: 'Estamos abertos das nove às cinco e você pode estacionar de graça atrás da loja.',
    nl: 'Wij zijn open van negen tot vijf en u kunt gratis achter de winkel parkeren.',
    pl: 'Jesteśmy otwarci od dziewiątej do piątej, a za sklepem można parkować bezpłatnie, jeśli są miejsca.',
    ru: 'Мы открыты с девяти до пяти, и вы можете бесплатно припарковаться за магазином.',
    ja: '営業時間は九時から五時までです。店の裏に無料で駐車できます。',
    zh: '我们九点到五点营业，店后可以免费停车。',
    ko: '아홉 시부터 다섯 시까지 영업하며 가게 뒤에 무료로 주차할 수 있습니다.',
    ar: 'نحن مفتوحون من التاسعة إلى الخامسة، ويمكنكم الوقوف مجانا خلف المتجر في أي وقت.',
    el: 'Είμαστε ανοιχτά από τις εννέα έως τις πέντε και μπορείτε να παρκάρετε δωρεάν.',
  }
  for (const [language, text] of Object.entries(texts)) expect(languageOf(text, 'xx')).toBe(language)
})

test('without small words the letters show the language', () => {
  const texts = {
    de: 'Haarschnitt Damen 45 € Herren 30 € Kinder 18 € Färben 60 € Strähnen 75 € Dauerwelle 80 € Föhnen 25 €',
    en: 'Oil change 45 Tyre rotation 30 Brake pads 120 Battery replacement 90 Wheel alignment 60 Air filter 20',
    fr: 'Coupe femme 45 € Coupe homme 30 € Coloration 60 € Mèches 75 € Brushing 25 € Permanente 80 €',
    es: 'Corte mujer 45 € Corte hombre 30 € Tinte 60 € Mechas 75 € Peinado 25 € Manicura 20 €',
    it: 'Antipasti Bruschette Caprese Primi Spaghetti alla carbonara Lasagne Secondi Bistecca Pollo arrosto',
    pl: 'Strzyżenie damskie 80 zł Strzyżenie męskie 50 zł Farbowanie 150 zł Manicure 60 zł Masaż 120 zł',
    nl: 'Knippen dames 45 Knippen heren 30 Verven 60 Föhnen 25 Wenkbrauwen 12 Gezichtsbehandeling 50',
    tr: 'Saç kesimi 200 TL Boya 500 TL Fön 100 TL Manikür 150 TL Pedikür 200 TL Cilt bakımı 400 TL',
    ca: 'Estem oberts de nou del matí a cinc de la tarda i podeu aparcar gratuïtament darrere de la botiga',
    hr: 'Otvoreni smo od devet do pet i možete besplatno parkirati iza trgovine',
    sk: 'Máme otvorené od deviatej do piatej a za obchodom môžete parkovať zadarmo',
    sl: 'Odprti smo od devetih do petih in za trgovino lahko brezplačno parkirate',
    lt: 'Dirbame nuo devynių iki penkių, o už parduotuvės galite nemokamai pasistatyti automobilį',
    et: 'Oleme avatud üheksast viieni ja poe taga saab tasuta parkida',
    vi: 'Chúng tôi mở cửa từ chín giờ đến năm giờ và bạn có thể đỗ xe miễn phí phía sau cửa hàng',
    id: 'Kami buka dari jam sembilan sampai jam lima dan Anda bisa parkir gratis di belakang toko',
    fa: 'ما از ساعت نه تا پنج باز هستیم و می‌توانید پشت مغازه رایگان پارک کنید',
  }
  for (const [language, text] of Object.entries(texts)) expect(languageOf(text, 'xx')).toBe(language)
})

test('a list of names is of no language', () => {
  expect(
    languageOf('John Smith, Anna Müller, Pierre Dupont, Marie Curie, Giovanni Rossi, Kowalski', 'xx'),
  ).toBe('xx')
  expect(languageOf('BMW Audi Mercedes Volkswagen Toyota Honda Ford Opel Fiat', 'xx')).toBe('xx')
})

test('too little text, or names in another language, leave the expected language', () => {
  expect(languageOf('Haircut 30', 'de')).toBe('de')
  expect(languageOf('', 'fr')).toBe('fr')
  expect(
    languageOf('Rooms: La Motte, La Roche and Le Chat with a view of the sea and of the town.', 'en'),
  ).toBe('en')
})

test('forms of a word have one stem, with or without accents', () => {
  const same: [string, string[]][] = [
    ['en', ['reservation', 'reservations', 'reserved']],
    ['de', ['hund', 'hunde', 'hunden']],
    ['es', ['reservacion', 'reservaciones']],
    ['pt', ['informacao', 'informacoes']],
    ['ru', ['комната', 'комнаты', 'комнат']],
    ['pl', ['otwarcie', 'otwarcia']],
  ]
  for (const [language, forms] of same) {
    const stems = new Set(forms.map(form => filingOf(language)(form)?.stem))
    expect([...stems]).toHaveLength(1)
  }
  expect(filingOf('en')('the')).toBeNull()
  expect(filingOf('en')('iso9001')?.stem).toBe('iso9001')
})
