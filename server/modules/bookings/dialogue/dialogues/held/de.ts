import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'Friseursalon Haarscharf', language: 'de', country: 'DE', timezone: 'Europe/Berlin' },
      ...{ address: 'Rheinstraße 4, 55116 Mainz', currency: 'EUR' },
      hours: { ...onWeekdays(['09:00', '13:00'], ['14:00', '19:00']), mon: [], sat: [['08:00', '14:00']] },
      closed: ['2027-06-23'],
      services: [
        { name: 'Damenhaarschnitt', minutes: 60, price: 48 },
        { name: 'Herrenhaarschnitt', minutes: 30, price: 28 },
        { name: 'Färben', minutes: 90, price: 75 },
      ],
      taken: [{ service: 'Herrenhaarschnitt', at: '2027-06-18 17:00' }],
      knows: [
        { question: 'Kann ich mit Karte zahlen?', answer: 'Sie zahlen bar oder mit Girokarte.' },
        { question: 'Wie buche ich einen Termin?', answer: 'Hier im Chat, auf der Seite oder telefonisch.' },
      ],
    },
    tutor: {
      ...{ name: 'Sprachschule Aare', language: 'de', country: 'CH', timezone: 'Europe/Zurich' },
      currency: 'CHF',
      hours: onWeekdays(['10:00', '20:00']),
      services: [{ name: 'Probestunde', minutes: 60, price: 30 }],
    },
  },
  dialogues: [
    {
      ...{ title: 'alles in einem Satz, andere Reihenfolge', business: 'salon' },
      says: [
        [
          'Hallo, Tom Weber hier (tom@example.com), am Donnerstag um halb vier einen Herrenhaarschnitt bitte',
          { says: /Herrenhaarschnitt.*15:30/i, books: true },
        ],
        'genau so',
      ],
      books: [
        { service: 'Herrenhaarschnitt', at: '2027-06-17 15:30', name: 'Tom Weber', email: 'tom@example.com' },
      ],
    },
    {
      ...{ title: 'Stück für Stück', business: 'salon' },
      says: [
        ['ich bräuchte einen Termin', { says: /Färben/ }],
        'färben',
        ['am Samstag', { within: ['08:00', '12:30'] }],
        'um zehn',
        'ute',
        ['ute@example.com', { says: /10:00/, language: 'de' }],
        'in Ordnung',
      ],
      books: [{ service: 'Färben', at: '2027-06-19 10:00', name: 'Ute', email: 'ute@example.com' }],
    },
    {
      ...{ title: 'was kostet, wie lange, Karte', business: 'salon' },
      says: [
        'Guten Morgen! Hätten Sie morgen Zeit für einen Damenhaarschnitt?',
        ['Wie teuer ist der?', { says: /48/ }],
        ['Kann ich mit Karte zahlen?', { says: /Girokarte/ }],
        ['Wo sind Sie genau?', { says: /Rheinstra/ }],
        ['dann um 14 Uhr', { says: /14:00/ }],
        'Petra Lang, petra@example.com',
        'ja, bitte',
      ],
      books: [
        {
          service: 'Damenhaarschnitt',
          at: '2027-06-16 14:00',
          name: 'Petra Lang',
          email: 'petra@example.com',
        },
      ],
    },
    {
      ...{ title: 'zu am Montag', business: 'salon' },
      says: [
        ['Geht am Montag um 11 ein Herrenhaarschnitt?', { says: /geschlossen|nicht (geöffnet|offen)|zu\b/i }],
        ['und am 23.6.?', { says: /geschlossen|nicht (geöffnet|offen)|zu\b/i }],
        'ok, 24.6. um 11:30',
        'Ole',
        '0171 2345678',
        'ja',
      ],
      books: [{ service: 'Herrenhaarschnitt', at: '2027-06-24 11:30', name: 'Ole', phone: '0171 2345678' }],
    },
    {
      ...{ title: 'nach der Arbeit', business: 'salon' },
      says: [
        ['Herrenhaarschnitt am Freitag nach 17 Uhr', { within: ['17:00', '18:30'] }],
        ['17 Uhr', { says: /17:30/, saysNot: /soll ich|auf welchen Namen/i }],
        'gut, 17:30 Uhr',
        'Bernd Koch',
        'bernd@example.com',
        'passt so',
      ],
      books: [{ service: 'Herrenhaarschnitt', at: '2027-06-18 17:30', name: 'Bernd Koch' }],
    },
    {
      ...{ title: 'Name und Tag berichtigt', business: 'tutor' },
      says: [
        'Grüezi, ich möchte eine Probestunde am Mittwoch um 18 Uhr',
        'Anna Meyer, anna@example.com',
        ['Meier mit i, also Anna Meier', { says: /Meier/ }],
        ['ach, lieber am Donnerstag', { says: /Donnerstag|17/ }],
        'ja',
      ],
      books: [
        { service: 'Probestunde', at: '2027-06-17 18:00', name: 'Anna Meier', email: 'anna@example.com' },
      ],
    },
    {
      ...{ title: 'verlegt', business: 'tutor' },
      says: [
        'Probestunde morgen um 12, Urs Frei, urs@example.com',
        ['ja', { does: 'booking_created' }],
        ['Können wir das auf Freitag um 13 Uhr verlegen?', { says: /13:00/ }],
        'ja genau',
        ['merci vielmal, bis Freitag', { books: false }],
      ],
      books: [{ service: 'Probestunde', at: '2027-06-18 13:00', name: 'Urs Frei', email: 'urs@example.com' }],
    },
    {
      ...{ title: 'gebucht und storniert', business: 'salon' },
      says: [
        'Färben am Donnerstag um 9 für Gabi, gabi@example.com',
        ['ja', { does: 'booking_created' }],
        'ich kann doch nicht, bitte stornieren',
        ['ja bitte', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'lieber keine Mail', business: 'tutor' },
      says: [
        'Kann ich heute um 8 zur Probestunde kommen?',
        ['dann halt um 16 Uhr', { says: /16:00/ }],
        'Reto',
        ['meine Mail möchte ich nicht angeben', { says: /nummer|telefon/i }],
        '044 123 45 67',
        'jo',
      ],
      books: [{ service: 'Probestunde', at: '2027-06-15 16:00', name: 'Reto', phone: '044 123 45 67' }],
    },
    {
      ...{ title: 'zweimal dasselbe', business: 'tutor' },
      says: [
        'Probestunde am Freitag um 10 Uhr',
        'Probestunde am Freitag um 10 Uhr',
        'Vera Sommer',
        'vera@example.com',
        { twice: 'ja' },
      ],
      books: [
        { service: 'Probestunde', at: '2027-06-18 10:00', name: 'Vera Sommer', email: 'vera@example.com' },
      ],
    },
    {
      ...{ title: 'nur eine Frage', business: 'salon' },
      says: [
        ['Wie buche ich einen Termin?', { says: /im Chat/, books: false }],
        ['alles klar, danke', { books: false }],
      ],
      books: [],
    },
    {
      ...{ title: 'auf Englisch', business: 'salon' },
      says: [
        ['Hi there, could I get my hair cut on Saturday morning?', { language: 'en' }],
        ['Herrenhaarschnitt', { language: 'en' }],
        ['11 please', { says: /11:00|11 ?am/i, language: 'en' }],
        'Dave Miller, dave@example.com',
        ['perfect', { language: 'en', does: 'booking_created' }],
      ],
      books: [{ service: 'Herrenhaarschnitt', at: '2027-06-19 11:00', name: 'Dave Miller' }],
    },
  ],
}
