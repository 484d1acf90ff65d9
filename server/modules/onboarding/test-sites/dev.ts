import type { TestSite } from './sites.ts'

const week = (spans: string[][], days = ['mon', 'tue', 'wed', 'thu', 'fri']) =>
  Object.fromEntries(days.map(day => [day, spans]))

/** Sites by which the guesses were made. */
export const dev: TestSite[] = [
  {
    name: 'a dental practice, with a table of hours in the footer',
    lang: 'en',
    pages: {
      '/': `<h1>Elm Street Dental</h1><p>Gentle dentistry for the whole family in the heart of Norwich since 1998.</p>
        <p>New patients are welcome. Please arrive ten minutes early to fill in your form.</p>`,
      '/fees': `<h1>Fees</h1><table><tr><th>Treatment</th><th>Fee</th></tr><tr><td>New patient examination</td><td>£58</td></tr>
        <tr><td>Hygienist visit</td><td>£65</td></tr><tr><td>White filling</td><td>from £120</td></tr></table>
        <p>You can pay by card, cash or in three instalments without interest.</p>`,
      '/visit': `<h1>Visit us</h1><h2>Parking</h2><p>There are four parking spaces behind the building, reached by Mill Row.</p>
        <h2>Cancelling</h2><p>Please cancel at least 24 hours before your appointment, otherwise we charge £25.</p>`,
    },
    frame: `<footer><h3>Opening hours</h3><table><tr><td>Monday</td><td>8:30am – 5:30pm</td></tr><tr><td>Tuesday</td><td>8:30am – 7pm</td></tr>
      <tr><td>Wednesday</td><td>8:30am – 5:30pm</td></tr><tr><td>Thursday</td><td>8:30am – 5:30pm</td></tr><tr><td>Friday</td><td>8:30am – 1pm</td></tr>
      <tr><td>Saturday &amp; Sunday</td><td>Closed</td></tr></table></footer>`,
    hours: {
      mon: [['08:30', '17:30']],
      tue: [['08:30', '19:00']],
      wed: [['08:30', '17:30']],
      thu: [['08:30', '17:30']],
      fri: [['08:30', '13:00']],
    },
    asks: [/£58|£65|£120/, /four parking spaces/],
  },
  {
    name: 'a bike shop in Germany, hours in a sentence',
    lang: 'de',
    pages: {
      '/': '<h1>Radhaus Lindenau</h1><p>Wir verkaufen und reparieren Fahrräder aller Marken. Unsere Werkstatt ist im Hof.</p>',
      '/werkstatt': `<h1>Werkstatt</h1><ul><li>Kleine Inspektion: 59 €</li><li>Große Inspektion: 119 €</li><li>Reifenwechsel: 18 €</li></ul>
        <p>Auf alle Reparaturen geben wir zwölf Monate Garantie.</p><p>Einen Termin vereinbaren Sie am besten telefonisch oder online.</p>`,
      '/kontakt': `<h1>Kontakt</h1><p>Lindenauer Markt 4, 04177 Leipzig</p><h2>Öffnungszeiten</h2>
        <p>Wir haben montags bis freitags von 10 bis 19 Uhr und samstags von 10 bis 15 Uhr geöffnet. Sonntag ist Ruhetag.</p>`,
    },
    hours: { ...week([['10:00', '19:00']]), sat: [['10:00', '15:00']] },
    asks: [/59|119|18/, /Garantie/],
  },
  {
    name: 'a French restaurant, two services a day',
    lang: 'fr',
    pages: {
      '/': '<h1>Chez Odile</h1><p>Cuisine de saison au cœur de Nantes. Notre salle accueille quarante personnes.</p>',
      '/carte': `<h1>La carte</h1><table><tr><th>Plat</th><th>Prix</th></tr><tr><td>Soupe à l’oignon</td><td>9 €</td></tr><tr><td>Filet de bar</td><td>24 €</td></tr></table>
        <p>Nous acceptons les cartes bancaires et les tickets restaurant.</p>`,
      '/infos': `<h1>Infos pratiques</h1><h2>Horaires d’ouverture</h2><p>Du mardi au samedi</p><p>12h00 – 14h00 et 19h00 – 22h30</p>
        <p>Fermé le dimanche et le lundi</p><h2>Stationnement</h2><p>Le parking de la place Viarme est à deux minutes à pied.</p>`,
    },
    hours: week(
      [
        ['12:00', '14:00'],
        ['19:00', '22:30'],
      ],
      ['tue', 'wed', 'thu', 'fri', 'sat'],
    ),
    asks: [/9 €|24 €/, /place Viarme/],
  },
  {
    name: 'a recruiter without opening hours',
    lang: 'en',
    pages: {
      '/': '<h1>Northbridge Talent</h1><p>We place engineers and product managers with growing companies.</p>',
      '/candidates': `<h1>For candidates</h1><h2>Do I pay anything?</h2><p>No. Our service is free for candidates; the employer pays our fee.</p>
        <h2>How long does the process take?</h2><p>Most people have an offer within four weeks of the first call.</p>
        <p>We hold an open coffee hour every Tuesday from 9 to 10 for anybody who is curious.</p>`,
      '/employers':
        '<h1>For employers</h1><p>Our fee is 18% of the first year’s salary. There is a guarantee of twelve weeks: if somebody leaves, we search again for free.</p>',
    },
    hours: null,
    asks: [/employer pays/, /four weeks/],
  },
  {
    name: 'a bar with hours past midnight',
    lang: 'es',
    pages: {
      '/': '<h1>Bar La Esquina</h1><p>Tapas y vermut en el barrio de Gràcia.</p>',
      '/carta':
        '<h1>Carta</h1><ul><li>Patatas bravas: 5,50 €</li><li>Croquetas de jamón: 7 €</li></ul><p>Puede pagar con tarjeta o en efectivo.</p>',
      '/contacto': `<h1>Horario</h1><p>Martes a jueves: 18:00 – 00:30</p><p>Viernes y sábado: 18:00 – 02:00</p><p>Domingo: 12:00 – 17:00</p><p>Lunes cerrado</p>
        <p>Hay un aparcamiento público en la calle Verdi.</p>`,
    },
    hours: {
      tue: [['18:00', '24:00']],
      wed: [
        ['00:00', '00:30'],
        ['18:00', '24:00'],
      ],
      thu: [
        ['00:00', '00:30'],
        ['18:00', '24:00'],
      ],
      fri: [
        ['00:00', '00:30'],
        ['18:00', '24:00'],
      ],
      sat: [
        ['00:00', '02:00'],
        ['18:00', '24:00'],
      ],
      sun: [
        ['00:00', '02:00'],
        ['12:00', '17:00'],
      ],
    },
    asks: [/5,50|7 €/, /calle Verdi|tarjeta/],
  },
  {
    name: 'a museum with other hours in summer, which leaves open which count',
    lang: 'nl',
    pages: {
      '/': '<h1>Klokkenmuseum</h1><p>Een kleine verzameling klokken uit vier eeuwen. Honden zijn niet toegestaan.</p>',
      '/bezoek': `<h1>Bezoek</h1><h2>Openingstijden april tot oktober</h2><p>Dinsdag t/m zondag 10.00 – 17.00 uur</p><p>Maandag gesloten</p>
        <h2>Openingstijden november tot maart</h2><p>Dinsdag t/m zondag 12.00 – 16.00 uur</p><p>Maandag gesloten</p>
        <h2>Toegang</h2><ul><li>Volwassenen: € 8,50</li><li>Kinderen: € 4</li></ul><p>U kunt gratis parkeren op het Kerkplein.</p>`,
    },
    hours: null,
    asks: [/8,50|€ 4/, /Kerkplein/],
  },
  {
    name: 'a clinic in Japan',
    lang: 'ja',
    pages: {
      '/': '<h1>さくら歯科クリニック</h1><p>地域の皆さまに優しい歯科治療を提供しています。</p>',
      '/info': `<h1>診療案内</h1><h2>診療時間</h2><p>月曜日〜金曜日 9:00〜12:30、14:00〜18:30</p><p>土曜日 9:00〜13:00</p><p>休診日：日曜日・祝日</p>
        <h2>駐車場</h2><p>建物の裏に六台分の駐車場があります。</p><h2>料金</h2><ul><li>ホワイトニング：25,000円</li><li>定期検診：3,500円</li></ul>`,
    },
    hours: {
      ...week([
        ['09:00', '12:30'],
        ['14:00', '18:30'],
      ]),
      sat: [['09:00', '13:00']],
    },
    asks: [/25,000|3,500/, /六台分/],
  },
]
