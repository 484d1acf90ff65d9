import type { TestSite } from './sites.ts'

const week = (spans: string[][], days = ['mon', 'tue', 'wed', 'thu', 'fri']) =>
  Object.fromEntries(days.map(day => [day, spans]))

/** Sites that were kept aside until the guesses were made. */
export const held: TestSite[] = [
  {
    name: 'a hairdresser, a list in the footer, 12-hour times without am or pm',
    lang: 'en',
    pages: {
      '/': '<h1>Willow Hair</h1><p>Cuts, colour and care in Ballydehob.</p>',
      '/prices': `<h1>Prices</h1><table><tr><th>Service</th><th>Price</th></tr><tr><td>Cut and blow dry</td><td>€48</td></tr><tr><td>Full colour</td><td>€75</td></tr></table>
        <p>We sell gift vouchers in the salon and online.</p><p>If you need to cancel, please tell us a day before.</p>`,
    },
    frame:
      '<footer><p>Open Tuesday – Friday 9 – 5.30, Saturday 9 – 4</p><p>Closed Sunday and Monday</p></footer>',
    hours: { ...week([['09:00', '17:30']], ['tue', 'wed', 'thu', 'fri']), sat: [['09:00', '16:00']] },
    asks: [/€48|€75/, /voucher|day before/],
  },
  {
    name: 'an Italian pharmacy with a lunch break',
    lang: 'it',
    pages: {
      '/': '<h1>Farmacia Moro</h1><p>Da tre generazioni al servizio del quartiere.</p>',
      '/servizi':
        '<h1>Servizi</h1><ul><li>Misurazione della pressione: 2 €</li><li>Elettrocardiogramma: 25 €</li></ul><p>Facciamo consegne a domicilio entro cinque chilometri.</p>',
      '/orari': `<h1>Orari di apertura</h1><table><tr><td>Lunedì</td><td>8:30–12:30</td><td>15:30–19:30</td></tr><tr><td>Martedì</td><td>8:30–12:30</td><td>15:30–19:30</td></tr>
        <tr><td>Mercoledì</td><td>8:30–12:30</td><td>15:30–19:30</td></tr><tr><td>Giovedì</td><td>8:30–12:30</td><td>chiuso</td></tr><tr><td>Venerdì</td><td>8:30–12:30</td><td>15:30–19:30</td></tr>
        <tr><td>Sabato</td><td>9:00–12:30</td><td></td></tr></table>`,
    },
    hours: {
      ...week(
        [
          ['08:30', '12:30'],
          ['15:30', '19:30'],
        ],
        ['mon', 'tue', 'wed', 'fri'],
      ),
      thu: [['08:30', '12:30']],
      sat: [['09:00', '12:30']],
    },
    asks: [/2 €|25 €/, /cinque chilometri/],
  },
  {
    name: 'a Polish vet',
    lang: 'pl',
    pages: {
      '/': '<h1>Lecznica Pod Lipą</h1><p>Leczymy psy, koty i króliki.</p>',
      '/cennik':
        '<h1>Cennik</h1><ul><li>Szczepienie psa: 90 zł</li><li>Czipowanie: 120 zł</li></ul><p>Można zapłacić kartą lub gotówką.</p>',
      '/kontakt':
        '<h1>Kontakt</h1><p>Godziny otwarcia: poniedziałek–piątek 8.00–20.00, sobota 9.00–14.00, niedziela nieczynne.</p><p>Parking dla klientów znajduje się przed budynkiem.</p>',
    },
    hours: { ...week([['08:00', '20:00']]), sat: [['09:00', '14:00']] },
    asks: [/90 zł|120 zł/, /przed budynkiem|kartą/],
  },
  {
    name: 'a gym that is open round the clock, with times of its courses',
    lang: 'de',
    pages: {
      '/': '<h1>Kraftraum Süd</h1><p>Trainieren ohne Vertragsbindung.</p>',
      '/kurse':
        '<h1>Kursplan</h1><table><tr><td>Montag</td><td>18:00 – 19:00 Yoga</td></tr><tr><td>Dienstag</td><td>18:00 – 19:00 Pilates</td></tr><tr><td>Mittwoch</td><td>19:00 – 20:00 Rücken</td></tr><tr><td>Donnerstag</td><td>18:00 – 19:00 Yoga</td></tr><tr><td>Freitag</td><td>17:00 – 18:00 Boxen</td></tr></table>',
      '/preise':
        '<h1>Preise</h1><ul><li>Monatskarte: 39 €</li><li>Tageskarte: 9 €</li></ul><p>Die Kündigung ist jederzeit zum Monatsende möglich.</p><p>Parken können Sie kostenlos im Hof.</p>',
    },
    hours: null,
    asks: [/39 €|9 €/, /im Hof/],
  },
  {
    name: 'a Turkish optician',
    lang: 'tr',
    pages: {
      '/': '<h1>Gözde Optik</h1><p>Kadıköy’de yirmi yıldır hizmetinizdeyiz.</p>',
      '/hizmet':
        '<h1>Hizmetler</h1><p>Tüm çerçevelere iki yıl garanti veriyoruz.</p><p>Kredi kartıyla veya nakit ödeyebilirsiniz.</p>',
      '/iletisim':
        '<h1>İletişim</h1><h2>Çalışma saatleri</h2><p>Pazartesi – Cumartesi: 09:30 – 19:00</p><p>Pazar: Kapalı</p>',
    },
    hours: week([['09:30', '19:00']], ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']),
    asks: [/iki yıl garanti/],
  },
  {
    name: 'a clinic in Dubai',
    lang: 'ar',
    pages: {
      '/': '<h1>عيادة النخيل</h1><p>طب أسنان لجميع أفراد العائلة في دبي.</p>',
      '/info':
        '<h1>معلومات</h1><h2>ساعات العمل</h2><p>من السبت إلى الأربعاء: 9:00 – 18:00</p><p>الخميس: 9:00 – 14:00</p><p>الجمعة: مغلق</p><h2>موقف السيارات</h2><p>يوجد موقف سيارات مجاني خلف المبنى.</p><p>تنظيف الأسنان: 250 درهم</p>',
    },
    hours: {
      ...week([['09:00', '18:00']], ['sat', 'sun', 'mon', 'tue', 'wed']),
      thu: [['09:00', '14:00']],
    },
    asks: [/250|خلف المبنى/],
  },
  {
    name: 'a café that says different things on two pages',
    lang: 'en',
    pages: {
      '/': '<h1>Corner Café</h1><p>We are open Monday to Friday 8am to 4pm and Saturday 9am to 3pm.</p>',
      '/menu':
        '<h1>Menu</h1><ul><li>Flat white: $4.50</li><li>Avocado toast: $11</li></ul><p>We deliver within two miles for a flat fee of $3.</p>',
      '/contact':
        '<h1>Contact</h1><h2>Opening hours</h2><p>Monday to Friday 7am – 5pm</p><p>Saturday 9am – 3pm</p>',
    },
    hours: null,
    asks: [/4\.50|\$11/, /two miles/],
  },
]
