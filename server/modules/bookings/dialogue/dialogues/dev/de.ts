import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    dentist: {
      ...{ name: 'Zahnarztpraxis Lindner', language: 'de', country: 'DE', timezone: 'Europe/Berlin' },
      ...{ address: 'Kastanienallee 20, 10435 Berlin', currency: 'EUR' },
      hours: { ...onWeekdays(['08:00', '12:00'], ['13:00', '17:00']), wed: [['08:00', '12:00']] },
      closed: ['2027-06-25'],
      services: [
        { name: 'Kontrolluntersuchung', minutes: 30, price: 60 },
        { name: 'Zahnreinigung', minutes: 60, price: 89 },
        { name: 'Implantatberatung', minutes: 45, price: 120 },
      ],
      taken: [{ service: 'Zahnreinigung', at: '2027-06-17 09:00' }],
      knows: [
        { question: 'Gibt es Parkplätze?', answer: 'Parkplätze finden Sie im Hof hinter der Praxis.' },
        {
          question: 'Kann ich kostenlos absagen?',
          answer: 'Termine sagen Sie bis 24 Stunden vorher kostenlos ab.',
        },
      ],
    },
    garage: {
      ...{ name: 'Autowerkstatt Huber', language: 'de', country: 'AT', timezone: 'Europe/Vienna' },
      currency: 'EUR',
      hours: { ...onWeekdays(['07:30', '12:00'], ['13:00', '17:00']), sat: [['08:00', '12:00']] },
      services: [
        { name: 'Reifenwechsel', minutes: 30, price: 40 },
        { name: 'Ölwechsel', minutes: 60, price: 110 },
        { name: 'Pickerl', minutes: 60, price: 75 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'alles auf einmal', business: 'dentist' },
      says: [
        [
          'Guten Tag, ich hätte gern eine Zahnreinigung am Donnerstag um 15 Uhr. Eva Kern, eva@example.com',
          { says: /Zahnreinigung.*15/i, books: true },
        ],
        'ja bitte',
      ],
      books: [
        { service: 'Zahnreinigung', at: '2027-06-17 15:00', name: 'Eva Kern', email: 'eva@example.com' },
      ],
    },
    {
      ...{ title: 'erst der Tag, dann die Leistung', business: 'dentist' },
      says: [
        ['Haben Sie nächsten Dienstag um 15 Uhr einen Termin frei?', { says: /Zahnreinigung/ }],
        'Kontrolluntersuchung',
        'jan',
        ['jan.weiss@example.com', { says: /15:00/, language: 'de' }],
        'genau',
      ],
      books: [
        {
          service: 'Kontrolluntersuchung',
          at: '2027-06-22 15:00',
          name: 'Jan',
          email: 'jan.weiss@example.com',
        },
      ],
    },
    {
      ...{ title: 'halb und bloße Stunden', business: 'dentist' },
      says: [
        ['Geht eine Zahnreinigung morgen um halb elf?', { says: /10:30/ }],
        ['lieber um 9', { says: /09:00|9:00|9 Uhr/ }],
        'Mo, mo@example.com',
        'passt',
      ],
      books: [{ service: 'Zahnreinigung', at: '2027-06-16 09:00', name: 'Mo', email: 'mo@example.com' }],
    },
    {
      ...{ title: 'Fragen dazwischen', business: 'dentist' },
      says: [
        'Ich möchte einen Termin zur Zahnreinigung',
        ['was kostet die denn?', { says: /89/ }],
        ['und wie lange dauert das?', { says: /60|Stunde/i }],
        'gut, am Freitag um 10',
        ['Wo kann ich parken?', { says: /Hof/ }],
        'Lena Vogt',
        ['Haben Sie heute offen?', { says: /17:00/ }],
        'lena@example.com',
        'ja',
      ],
      books: [
        { service: 'Zahnreinigung', at: '2027-06-18 10:00', name: 'Lena Vogt', email: 'lena@example.com' },
      ],
    },
    {
      ...{ title: 'geschlossen am Nachmittag und am Betriebsurlaub', business: 'dentist' },
      says: [
        ['Kontrolluntersuchung am Mittwoch um 14 Uhr bitte', { saysNot: /soll ich|auf welchen Namen/i }],
        ['und am 25. Juni um 10?', { says: /geschlossen|nicht (geöffnet|offen)|zu\b/i }],
        'dann am 24. Juni um 10 Uhr',
        'Uwe Sand',
        '030 1234567',
        'ja gerne',
      ],
      books: [
        { service: 'Kontrolluntersuchung', at: '2027-06-24 10:00', name: 'Uwe Sand', phone: '030 1234567' },
      ],
    },
    {
      ...{ title: 'schon vergeben', business: 'dentist' },
      says: [
        ['Zahnreinigung Donnerstag 9 Uhr', { says: /10:00/, saysNot: /auf welchen Namen/i }],
        '10 Uhr geht auch',
        'ich heiße Ada Stein, ada@example.com',
        'jawohl',
      ],
      books: [
        { service: 'Zahnreinigung', at: '2027-06-17 10:00', name: 'Ada Stein', email: 'ada@example.com' },
      ],
    },
    {
      ...{ title: 'Nachmittag, ab vier', business: 'dentist' },
      says: [
        [
          'Wann hätten Sie am Montag Nachmittag was für eine Kontrolluntersuchung frei?',
          { within: ['12:00', '16:30'] },
        ],
        ['ab 16 Uhr wäre besser', { within: ['16:00', '16:30'] }],
        'halb fünf',
        'Nele Ott, nele@example.com',
        'super, ja',
      ],
      books: [{ service: 'Kontrolluntersuchung', at: '2027-06-21 16:30', name: 'Nele Ott' }],
    },
    {
      ...{ title: 'andere Leistung, andere Adresse vor dem Ja', business: 'dentist' },
      says: [
        'Bitte eine Kontrolluntersuchung am Freitag um 9 Uhr, Kai Rot, kai@example.com',
        ['doch lieber eine Zahnreinigung', { says: /Zahnreinigung/ }],
        ['die Mail ist kai.rot@example.com', { says: /Zahnreinigung|kai\.rot/ }],
        'ja',
      ],
      books: [
        { service: 'Zahnreinigung', at: '2027-06-18 09:00', name: 'Kai Rot', email: 'kai.rot@example.com' },
      ],
    },
    {
      ...{ title: 'verschoben, dann abgesagt', business: 'garage' },
      says: [
        'Ölwechsel morgen um 8, Franz Maier, franz@example.com',
        ['ja', { does: 'booking_created' }],
        ['kann ich das auf 14 Uhr verschieben?', { says: /14:00/ }],
        'ja',
        ['nein, doch lieber um 15 Uhr', { says: /15:00/ }],
        'ja',
        'tut mir leid, ich muss absagen',
        ['ja', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'Gruß mit Wochentag', business: 'garage' },
      says: [
        'Schönen Dienstag! Ich brauche am Samstag um 9 einen Reifenwechsel.',
        'Resi',
        'resi@example.com',
        'ja, danke',
        ['Danke, bis Samstag!', { books: false }],
      ],
      books: [{ service: 'Reifenwechsel', at: '2027-06-19 09:00', name: 'Resi', email: 'resi@example.com' }],
    },
    {
      ...{ title: 'noch einer für die Frau', business: 'garage' },
      says: [
        'Pickerl am Donnerstag um 13 Uhr für Max Berg, max@example.com',
        'ja',
        'und noch einen Reifenwechsel für meine Frau am Freitag um 10',
        'Ida Berg',
        'ja',
      ],
      books: [
        { service: 'Pickerl', at: '2027-06-17 13:00', name: 'Max Berg' },
        { service: 'Reifenwechsel', at: '2027-06-18 10:00', name: 'Ida Berg' },
      ],
    },
    {
      ...{ title: 'hat sich erledigt', business: 'garage' },
      says: [
        'ich brauch nen Termin für den Ölwechsel',
        ['ach, hat sich erledigt', { saysNot: /frei|namen/i }],
        ['Was kostet ein Reifenwechsel?', { says: /40/, books: false }],
      ],
      books: [],
    },
    {
      ...{ title: 'eine Frage nach dem Absagen ist kein Termin', business: 'dentist' },
      says: [['Kann ich kostenlos absagen?', { says: /24 Stunden/, books: false }]],
      books: [],
    },
    {
      ...{ title: 'ein englischer Gast', business: 'dentist' },
      says: [
        ['Hello, I would like a dental check tomorrow morning', { language: 'en', saysNot: /\bfrei\b/ }],
        'Kontrolluntersuchung',
        ['tomorrow at 11', { language: 'en' }],
        'Joe Park',
        ['joe@example.com', { language: 'en' }],
        'yes please',
      ],
      books: [{ service: 'Kontrolluntersuchung', at: '2027-06-16 11:00', name: 'Joe Park' }],
    },
  ],
}
