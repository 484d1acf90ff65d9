import { type Material, onWeekdays } from '../material.ts'

const hours = { ...onWeekdays(['09:00', '18:00']), sat: [['09:00', '16:00']] as [string, string][] }

const service = (name: string, minutes: number, price: number) => ({ name, minutes, price })

export const material: Material = {
  businesses: {
    salon: {
      name: 'Salon Haarwerk',
      language: 'de',
      country: 'DE',
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      hours,
      services: [service('Haarschnitt', 30, 35), service('Färben', 90, 80)],
      address: 'Lange Straße 5, 10115 Berlin',
    },
    massage: {
      name: 'Ruhepol',
      language: 'de',
      country: 'DE',
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      hours,
      services: [service('Sportmassage', 60, 55), service('Hot-Stone-Massage', 90, 80)],
    },
  },
  dialogues: [
    {
      title: 'genau',
      business: 'salon',
      says: [
        'Haarschnitt am Freitag um 10, Anna Maier, anna@example.com',
        ['Wo sind Sie genau?', { says: /Lange Straße/ }],
        ['Um wie viel Uhr genau?', { says: /10:00/, saysNot: /Gebucht/ }],
        'ja',
      ],
      books: [{ service: 'Haarschnitt', at: '2027-06-18 10:00', name: 'Anna Maier' }],
    },
    {
      title: 'genau',
      business: 'salon',
      says: ['Hallo', ['Wo sind Sie genau?', { says: /Lange Straße/ }]],
      books: [],
    },
    {
      title: 'Meier mit i',
      business: 'salon',
      says: [
        'Haarschnitt am Freitag um 10, Anna Maier, anna@example.com',
        ['Meier mit e, also Anna Meier', { says: /Anna Meier/ }],
        ['Entschuldigung, die Mail ist meier@example.com', { says: /meier@/ }],
        'ja',
      ],
      books: [
        { service: 'Haarschnitt', at: '2027-06-18 10:00', name: 'Anna Meier', email: 'meier@example.com' },
      ],
    },
    {
      title: 'bis Freitag',
      business: 'salon',
      says: [
        'Haarschnitt am Freitag um 10, Anna Maier, anna@example.com',
        'ja',
        ['merci vielmal, bis Freitag', { books: false, saysNot: /leider|frei|soll ich/i }],
        ['Super, dann bis Freitag um 10!', { books: false, saysNot: /leider|frei|soll ich/i }],
      ],
      books: [{ service: 'Haarschnitt', at: '2027-06-18 10:00', name: 'Anna Maier' }],
    },
    {
      title: 'vorher besprochen',
      business: 'massage',
      says: [
        ['Was kostet eine Sportmassage?', { says: /55/ }],
        ['Wie lange dauert die?', { says: /60/ }],
        ['gut, dann buchen Sie mich für morgen um 9', { says: /Sportmassage/ }],
        'Al Fuchs, al@example.com',
        'ja',
      ],
      books: [{ service: 'Sportmassage', at: '2027-06-16 09:00', name: 'Al Fuchs' }],
    },
    {
      title: 'nicht morgen',
      business: 'massage',
      says: [
        'Sportmassage morgen um 10',
        ['nicht morgen, sondern Freitag', { says: /18\. Juni.*10:00/ }],
        'Al Fuchs, al@example.com',
        ['doch nicht am Freitag, lieber Donnerstag', { says: /17\. Juni.*10:00/ }],
        'ja',
      ],
      books: [{ service: 'Sportmassage', at: '2027-06-17 10:00', name: 'Al Fuchs' }],
    },
    {
      title: 'geht auch 15',
      business: 'massage',
      says: [
        'Sportmassage morgen um 10, Al Fuchs, al@example.com',
        'ja',
        ['geht auch 15 Uhr?', { says: /15:00/, saysNot: /geöffnet/ }],
        'ja',
      ],
      books: [{ service: 'Sportmassage', at: '2027-06-16 15:00', name: 'Al Fuchs' }],
    },
    {
      title: 'am selben Tag',
      business: 'salon',
      says: [
        'Haarschnitt am Freitag um 10, Anna Maier, anna@example.com',
        'ja',
        ['und noch Färben am selben Tag um 15 Uhr', { says: /Färben.*18\. Juni.*15:00/ }],
        'ja',
        ['und direkt danach noch einen Haarschnitt für meinen Mann', { says: /Haarschnitt.*16:30/ }],
        'Ulf Maier',
        'ja',
      ],
      books: [
        { service: 'Haarschnitt', at: '2027-06-18 10:00', name: 'Anna Maier' },
        { service: 'Färben', at: '2027-06-18 15:00', name: 'Anna Maier' },
        { service: 'Haarschnitt', at: '2027-06-18 16:30', name: 'Ulf Maier' },
      ],
    },
    {
      title: 'brauche',
      business: 'salon',
      says: [
        [
          'Grüezi, hier ist Peter Kern, peter@example.com: ich bräuchte am Freitag um 14:30 einen Haarschnitt',
          { says: /Peter Kern/ },
        ],
        'ja',
      ],
      books: [{ service: 'Haarschnitt', at: '2027-06-18 14:30', name: 'Peter Kern' }],
    },
    {
      title: 'moment',
      business: 'salon',
      says: [
        'Haarschnitt am Freitag um 10',
        ['Moment', { saysNot: /Moment,|Moment\./ }],
        ['äh', {}],
        ['ähm, Peter Gut', { says: /Peter Gut/, saysNot: /ähm/i }],
        'peter@example.com',
        ['warte mal', { saysNot: /Gebucht/ }],
        'ja',
      ],
      books: [{ service: 'Haarschnitt', at: '2027-06-18 10:00', name: 'Peter Gut' }],
    },
    {
      title: 'Ölwechsel beim Friseur',
      business: 'salon',
      says: [['Ich möchte einen Ölwechsel buchen', { says: /finde.*Haarschnitt/i }]],
      books: [],
    },
    {
      title: 'später',
      business: 'massage',
      says: [
        'Sportmassage morgen um 10',
        ['eine Stunde später bitte', { says: /11:00/ }],
        ['eine halbe Stunde früher', { says: /10:30/ }],
        ['einen Tag später', { says: /17\. Juni.*10:30/ }],
        ['doch eine Woche später', { says: /24\. Juni.*10:30/ }],
        'Al Fuchs, al@example.com',
        'ja',
      ],
      books: [{ service: 'Sportmassage', at: '2027-06-24 10:30', name: 'Al Fuchs' }],
    },
  ],
}
