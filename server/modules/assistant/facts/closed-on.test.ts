import { describe, expect, test } from 'vitest'
import { closedOn } from './closed-on.ts'

/** Closed on Sundays, and over Christmas. */
const business = {
  name: 'Harbour',
  timezone: 'Europe/Berlin',
  country: null,
  hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map(day => [day, [['09:00', '18:00']]]),
  ),
  closures: [
    { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' },
    { from: '2026-12-28', to: '2026-12-30', reason: null },
  ],
}

/** A Wednesday, 15:00 in Berlin. */
const wednesday = new Date('2026-12-09T14:00:00Z')

const ask = (message: string, language = 'en', now = wednesday) =>
  closedOn(business as never, language, message, now)

test.each([
  [
    'can I pick my bike up on 29 December 2026?',
    'No, on Tuesday, December 29 we are closed. We open again: Thursday, December 31, 09:00.',
  ],
  [
    'Could we come for dinner on 25 December?',
    'No, on Friday, December 25 we are closed (Christmas). We open again: Thursday, December 31, 09:00.',
  ],
  [
    'can I collect my keys on Sunday',
    'No, on Sunday we are closed. We open again: Monday, December 14, 09:00.',
  ],
  [
    'What time can I fetch the car on December 24th?',
    'Thursday, December 24: we are closed (Christmas). We open again: Thursday, December 31, 09:00.',
  ],
  [
    'I would like to bring the dog in on 28 and 29 December',
    'Monday, December 28: we are closed.\nTuesday, December 29: we are closed. We open again: Thursday, December 31, 09:00.',
  ],
  [
    'can my mother drop off a parcel on Christmas Eve?',
    'No, on Thursday, December 24 we are closed (Christmas). We open again: Thursday, December 31, 09:00.',
  ],
  [
    'Are you open for dinner on 25 December?',
    'No, on Friday, December 25 we are closed (Christmas). We open again: Thursday, December 31, 09:00.',
  ],
])('%s', (message, reply) => expect(ask(message)).toBe(reply))

test.each([
  'can I pick my bike up on 22 December?',
  'can I pick my bike up?',
  'can I come on 24 or 22 December?',
  'do you deliver from 24 to 30 December?',
  'I was there on 25 December 2025, did you find my scarf?',
  'I ordered a cake on Sunday and it never came',
  'Is the museum open on 25 December?',
  'When does the post office close on Sunday?',
  'Is the supermarket next door closed on Sunday?',
  'How much is a room on 25 December?',
  'Do you sell Christmas trees?',
  'Do you work every day?',
  'Where can I park on Sunday?',
])('says nothing to: %s', message => expect(ask(message)).toBeNull())

test('a business without hours in its settings is not closed', () => {
  expect(closedOn({ ...business, hours: {} } as never, 'en', 'can I come on Sunday?', wednesday)).toBeNull()
})

const told: Record<string, { closed: string[]; not: string[] }> = {
  de: {
    closed: [
      'Kann ich mein Fahrrad am 29. Dezember 2026 abholen?',
      'können wir an Heiligabend zu euch zum Essen kommen',
      'Habt ihr am 25. Dezember zum Mittagessen geöffnet?',
      'Kann ich die Schlüssel am Sonntag abholen?',
    ],
    not: [
      'Kann ich mein Fahrrad am 22. Dezember abholen?',
      'Hat die Post am 25. Dezember auf?',
      'Ist das Schwimmbad am Sonntag geöffnet?',
      'Ich war am Sonntag bei euch',
      'Was kostet ein Zimmer am 25. Dezember?',
    ],
  },
  fr: {
    closed: ['Puis-je récupérer mon vélo le 29 décembre ?', 'on peut venir dîner le 25 décembre ?'],
    not: [
      'La poste est-elle ouverte dimanche ?',
      'J’ai oublié mon écharpe le 25 décembre',
      'Puis-je venir le 22 décembre ?',
    ],
  },
  es: {
    closed: [
      'puedo ir a cenar el 25 de diciembre?',
      '¿Puedo recoger la bici el 29 de diciembre de 2026?',
      '¿Podemos cenar en Nochebuena?',
    ],
    not: [
      '¿Abre el museo el 25 de diciembre?',
      'El domingo estuve ahí',
      '¿puedo ir a cenar el 22 de diciembre?',
    ],
  },
  it: {
    closed: ['Posso ritirare la bici il 29 dicembre?', 'possiamo cenare il 25 dicembre?'],
    not: ['Il museo apre il 25 dicembre?', 'Domenica ero da voi', 'Posso venire il 22 dicembre?'],
  },
  nl: {
    closed: ['Kan ik mijn fiets op 29 december ophalen?', 'kunnen we 25 december komen eten?'],
    not: ['Is het museum zondag open?', 'Ik was zondag bij jullie', 'Kan ik 22 december komen?'],
  },
  pt: {
    closed: ['Posso buscar a bicicleta no dia 29 de dezembro?', 'podemos jantar aí em 25 de dezembro?'],
    not: ['O museu abre no domingo?', 'Estive aí no domingo', 'Posso ir em 22 de dezembro?'],
  },
  pl: {
    closed: ['Czy mogę odebrać rower 29 grudnia?', 'czy możemy zjeść kolację 25 grudnia?'],
    not: ['Czy muzeum jest otwarte w niedzielę?', 'Byłam u was w niedzielę', 'Czy mogę przyjść 22 grudnia?'],
  },
  tr: {
    closed: ['29 Aralık’ta bisikletimi alabilir miyim?', '25 Aralık akşam yemeğine gelebilir miyiz?'],
    not: ['Müze pazar günü açık mı?', 'Pazar günü oraya geldim', '22 Aralık’ta gelebilir miyim?'],
  },
  ar: {
    closed: ['هل يمكنني استلام دراجتي يوم 29 ديسمبر؟', 'ممكن نتعشى عندكم 25 ديسمبر؟'],
    not: ['هل المتحف مفتوح يوم الأحد؟', 'كنت عندكم يوم الأحد', 'هل يمكنني القدوم يوم 22 ديسمبر؟'],
  },
  he: {
    closed: ['אפשר לאסוף את האופניים ב-29 בדצמבר?', 'אפשר לבוא לארוחת ערב ב-25 בדצמבר?'],
    not: ['המוזיאון פתוח ביום ראשון?', 'הייתי אצלכם ביום ראשון', 'אפשר לבוא ב-22 בדצמבר?'],
  },
  ja: {
    closed: ['12月29日に自転車を受け取れますか？', '12月25日に夕食に行けますか？'],
    not: ['日曜日に美術館は開いていますか？', '日曜日に行きました', '12月22日に行けますか？'],
  },
}

describe.each(Object.entries(told))('in %s', (language, { closed, not }) => {
  test.each(closed)('closed: %s', message => expect(ask(message, language)).not.toBeNull())
  test.each(not)('not: %s', message => expect(ask(message, language)).toBeNull())
})
