import { describe, expect, test } from 'vitest'
import { textsOf } from '#locales/load.ts'
import { questions } from './hours-questions.ts'
import { questionsAside } from './hours-questions-aside.ts'
import { hoursReply } from './hours-reply.ts'

const business = {
  name: 'Harbour Spa',
  timezone: 'Europe/Berlin',
  country: null,
  hours: {
    mon: [
      ['09:00', '12:30'],
      ['14:00', '18:00'],
    ],
    tue: [['09:00', '18:00']],
    wed: [['09:00', '18:00']],
    thu: [['09:00', '18:00']],
    fri: [['09:00', '24:00']],
    sat: [['00:00', '02:00']],
  },
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
}

/** A Wednesday, 15:00 in Berlin. */
const wednesday = new Date('2026-12-09T14:00:00Z')

const ask = (message: string, language = 'en', now = wednesday, goesOn = false, of = business) =>
  hoursReply({ business: of, language, message, now, goesOn })

test.each([
  ['Are you open on Sundays?', 'Sunday: we are closed.'],
  ['are you open saturday', 'Saturday: we are open 00:00–02:00.'],
  ['What time do you open on Monday?', 'Monday: we are open 09:00–12:30, 14:00–18:00.'],
  ['When do you open tomorrow?', 'Thursday, December 10: we are open 09:00–18:00.'],
  ['Hi! What time do you close today please?', 'Wednesday, December 9: we are open 09:00–18:00.'],
  ['Are you open now?', 'Yes, we are open now, until 18:00.'],
  ['is harbour spa open?', 'Yes, we are open now, until 18:00.'],
  [
    'Are you open on 24 December?',
    'Thursday, December 24: we are closed (Christmas). We open again: Monday, December 28, 09:00.',
  ],
  ['Are you open on 2026-12-23?', 'Wednesday, December 23: we are open 09:00–18:00.'],
  ['are you open at the weekend', 'Saturday: we are open 00:00–02:00.\nSunday: we are closed.'],
])('%s', (message, reply) => {
  expect(ask(message)).toBe(reply)
})

test('the week, equal days together, with the closures that come soon', () => {
  expect(ask('What are your opening hours?')).toBe(
    [
      'Our opening hours:',
      '- Monday: 09:00–12:30, 14:00–18:00',
      '- Tuesday – Thursday: 09:00–18:00',
      '- Friday: 09:00–24:00',
      '- Saturday: 00:00–02:00',
      '- Sunday: closed',
      '',
      'December 24\u2009–\u200926: we are closed (Christmas).',
    ].join('\n'),
  )
})

test('the clock is the business’s: open past midnight, closed in the afternoon, closed for Christmas', () => {
  // Friday 23:30 and Saturday 01:30 in Berlin.
  expect(ask('Are you open?', 'en', new Date('2026-12-11T22:30:00Z'))).toBe(
    'Yes, we are open now, until 02:00.',
  )
  expect(ask('Are you open?', 'en', new Date('2026-12-12T00:30:00Z'))).toBe(
    'Yes, we are open now, until 02:00.',
  )
  expect(ask('Are you open?', 'en', new Date('2026-12-12T12:00:00Z'))).toBe(
    'No, we are closed right now. We open again: Monday, December 14, 09:00.',
  )
  expect(ask('Are you open?', 'en', new Date('2026-12-24T12:00:00Z'))).toBe(
    'No, we are closed right now. Thursday, December 24: we are closed (Christmas). We open again: Monday, December 28, 09:00.',
  )
})

test('a weekday names a closure on its coming date', () => {
  expect(ask('Are you open on Thursdays?', 'en', new Date('2026-12-21T12:00:00Z'))).toBe(
    'Thursday: we are open 09:00–18:00. Thursday, December 24: we are closed (Christmas).',
  )
})

test('times as the country writes them', () => {
  expect(
    ask('Are you open on Tuesday?', 'en', wednesday, false, { ...business, country: 'US' } as never),
  ).toBe('Tuesday: we are open 9:00 AM–6:00 PM.')
})

test.each([
  ['de', 'Haben Sie am Sonntag geöffnet?', 'Sonntag: Wir haben geschlossen.'],
  ['de', 'Wann habt ihr morgen auf?', 'Donnerstag, 10. Dezember: Wir haben 09:00–18:00 geöffnet.'],
  ['fr', 'Êtes-vous ouverts le dimanche ?', 'Dimanche : nous sommes fermés.'],
  ['es', '¿Abren los domingos?', 'Domingo: está cerrado.'],
  ['it', 'Siete aperti la domenica?', 'Domenica: siamo chiusi.'],
  ['nl', 'Zijn jullie open op zondag?', 'Zondag: we zijn gesloten.'],
  ['pt', 'Vocês abrem no domingo?', 'Domingo: está fechado.'],
  ['pl', 'Czy jest otwarte w niedzielę?', 'Niedziela: zamknięte.'],
  ['tr', 'Pazar günleri açık mısınız?', 'Pazar: kapalıyız.'],
  ['ar', 'هل أنتم مفتوحون يوم الأحد؟', 'الأحد: مغلق.'],
  ['he', 'אתם פתוחים ביום ראשון?', 'יום ראשון: סגור.'],
  ['ja', '日曜日は営業していますか？', '日曜日はお休みです。'],
])('in %s: %s', (language, message, reply) => {
  expect(ask(message, language)).toBe(reply)
})

test.each([
  ['de', 'Wie sind Ihre Öffnungszeiten?'],
  ['fr', 'Quels sont vos horaires d’ouverture ?'],
  ['es', '¿Cuál es su horario?'],
  ['it', 'Quali sono i vostri orari?'],
  ['nl', 'Wat zijn jullie openingstijden?'],
  ['pt', 'Qual é o horário de funcionamento?'],
  ['pl', 'Jakie są godziny otwarcia?'],
  ['tr', 'Çalışma saatleriniz nedir?'],
  ['ar', 'ما هي ساعات العمل؟'],
  ['he', 'מה שעות הפתיחה שלכם?'],
  ['ja', '営業時間を教えてください'],
])('the week in %s: %s', (language, message) => {
  expect(ask(message, language)?.split('\n')).toHaveLength(8)
})

test('follow-ups to a question about hours', () => {
  expect(ask('and on Sundays?', 'en', wednesday, true)).toBe('Sunday: we are closed.')
  expect(ask('what about tomorrow', 'en', wednesday, true)).toBe(
    'Thursday, December 10: we are open 09:00–18:00.',
  )
  expect(ask('and the price?', 'en', wednesday, true)).toBeNull()
})

test.each([
  'Is the sauna open on Sundays?',
  'How many hours does the massage take?',
  'Can I open an account?',
  'and on Sundays?',
  'Do you sell gift cards?',
  'Close the window please, what does it cost to repair?',
])('not about the business’s hours: %s', message => {
  expect(ask(message)).toBeNull()
})

test('a business without hours in its settings is not closed', () => {
  expect(
    ask('Are you open on Sundays?', 'en', wednesday, false, { ...business, hours: {} } as never),
  ).toBeNull()
})

test.each([
  ['Are you open on Friday 18 December at 3pm?', 'Yes, on Friday, December 18 we are open 09:00–24:00.'],
  ['Are you open on Monday at 1pm?', 'No, on Monday we are open 09:00–12:30, 14:00–18:00.'],
  ['are you open tuesday at 8am', 'No, on Tuesday we open at 09:00.'],
  ['are you open until 6 on Tuesday?', 'Yes, on Tuesday we are open 09:00–18:00.'],
  ['are you open after 6 on Tuesday?', 'No, on Tuesday we close at 18:00.'],
  ['are you open at 6pm today', 'No, on Wednesday, December 9 we close at 18:00.'],
  ['Are you closed on Tuesday at 8am?', 'Tuesday: we are open 09:00–18:00.'],
  ['are you closed now?', 'We are open now, until 18:00.'],
  [
    'Are you open on Christmas Eve at 10am?',
    'No, on Thursday, December 24 we are closed (Christmas). We open again: Monday, December 28, 09:00.',
  ],
  [
    'Are you open on Easter Monday?',
    'Monday, March 29: we are open 09:00–12:30, 14:00–18:00. No closure is entered for that day.',
  ],
  [
    'open Tuesday to Thursday?',
    'Tuesday: we are open 09:00–18:00.\nWednesday: we are open 09:00–18:00.\nThursday: we are open 09:00–18:00.',
  ],
  [
    'Are you open from 29 to 31 December?',
    'Tuesday, December 29\u2009–\u2009Thursday, December 31: we are open 09:00–18:00.',
  ],
  [
    'Are you open on 24, 25 and 26 December?',
    'Thursday, December 24\u2009–\u2009Saturday, December 26: we are closed (Christmas). We open again: Monday, December 28, 09:00.',
  ],
  ['are you open every saturday?', 'Saturday: we are open 00:00–02:00.'],
  ['Are you open in two hours?', 'Yes, on Wednesday, December 9 we are open 09:00–18:00.'],
  ['are you open in 5 hours', 'No, on Wednesday, December 9 we close at 18:00.'],
])('a time of day or a range: %s', (message, reply) => {
  expect(ask(message)).toBe(reply)
})

test.each([
  ['en', 'Are you open seven days a week?'],
  ['en', 'are you open 24 hours?'],
  ['en', 'do you open daily'],
  ['de', 'Habt ihr rund um die Uhr offen?'],
  ['fr', 'vous êtes ouverts 24h/24 ?'],
  ['es', '¿Abren las 24 horas?'],
  ['pl', 'Czy jest otwarte całodobowo?'],
  ['ja', '年中無休ですか、営業時間は？'],
])('no day in particular is the week, in %s: %s', (language, message) => {
  expect(ask(message, language)?.split('\n')).toHaveLength(8)
})

test('a day that is over is no question about hours', () => {
  expect(ask('Were you open yesterday?')).toBeNull()
  expect(ask('were you open last Monday?')).toBeNull()
})

test('a word with any ending names a holiday', () => {
  expect(ask('Zafer Bayramında açık mısınız?', 'tr')).toContain('30 Ağustos')
})

test('who asks about a day that is over hears when it opens next', () => {
  const evening = new Date('2026-12-09T20:00:00Z')
  expect(ask('until when are you open today?', 'en', evening)).toBe(
    'Wednesday, December 9: we are open 09:00–18:00. We have closed for today. We open again: Thursday, December 10, 09:00.',
  )
})

test('a longer stretch is the regular week with the closures in it', () => {
  const reply = ask('Are you open in December?')?.split('\n') ?? []
  expect(reply[0]).toBe('Our opening hours:')
  expect(reply.at(-1)).toContain('(Christmas)')
  expect(ask('Are you open in August?')).not.toContain('Christmas')
})

test('a pronoun may point at what the last reply was about', () => {
  const question = {
    business,
    language: 'en',
    message: 'is it open on Sundays?',
    now: wednesday,
    goesOn: false,
  }
  expect(hoursReply(question)).toBe('Sunday: we are closed.')
  expect(hoursReply({ ...question, pointsElsewhere: true })).toBeNull()
})

test('signs that a keyboard does not have, odd numbers and long texts do no harm', () => {
  for (const message of [
    'open \uE000 to \uE005?',
    'open 99.99.9999 at 99:99',
    'open on 31 February',
    'open 9999-12-31?',
    'open in 999 days',
    `open ${'24 and '.repeat(80)}26 December`,
    `open ${'x'.repeat(5000)}`,
  ]) {
    for (const language of ['en', 'de', 'ja', 'he']) expect(() => ask(message, language)).not.toThrow()
  }
})

/** Every weekday has hours of its own, so that a reply shows which day it is about. */
const distinct = {
  ...business,
  name: 'Harbour',
  hours: {
    mon: [['08:01', '17:01']],
    tue: [['08:02', '17:02']],
    wed: [['08:03', '18:03']],
    thu: [['08:04', '20:04']],
    fri: [['08:05', '13:05']],
    sat: [['10:06', '14:06']],
  },
}
const opens: Record<string, string> = {
  mon: '08:01',
  tue: '08:02',
  wed: '08:03',
  thu: '08:04',
  fri: '08:05',
  sat: '10:06',
}
const closes: Record<string, string> = {
  mon: '17:01',
  tue: '17:02',
  wed: '18:03',
  thu: '20:04',
  fri: '13:05',
  sat: '14:06',
}

/** What of `holds` the reply to a message lacks; see `hours-questions.ts`. */
function lacks(holds: string, message: string, language: string): string[] {
  const reply = ask(message, language, wednesday, false, distinct as never)
  if (reply === null) return ['reply']
  const said = textsOf(language).assistant
  const bare = (sentence: string) =>
    sentence
      .replace(/\{\w+\}/g, '|')
      .split('|')
      .map(part => part.replace(/[\s:：は.。(（]+/g, ' ').trim())
  const begins = (key: 'yes_open_on' | 'no_closed_on') => said[key].split(/[\s,.、。{]/)[0]!
  const missing: string[] = holds.split(' ').filter(each => {
    if (each === 'week') return reply.split('\n').length < 6
    if (each === 'yes') return !reply.startsWith(begins('yes_open_on'))
    if (each === 'no') return !reply.startsWith(begins('no_closed_on'))
    if (each === 'closed' || each === 'sun')
      return ![said.closed_on, said.no_closed_on, said.closed_because].some(s =>
        bare(s).some(part => part.length > 3 && reply.replace(/[\s:：は.。(（]+/g, ' ').includes(part)),
      )
    return !(reply.includes(opens[each]!) || reply.includes(closes[each]!))
  })
  if (!holds.includes('week') && !holds.includes('closed') && !holds.includes('sun')) {
    for (const [day, time] of Object.entries(opens)) {
      if (!holds.includes(day) && reply.includes(time)) missing.push(`not ${day}`)
    }
  }
  return missing
}

describe.each([...Object.entries(questions), ...Object.entries(questionsAside)])(
  'ways of asking in %s',
  (language, { asked, others }) => {
    test.each(asked)('%s: %s', (holds, message) => {
      expect(lacks(holds, message, language)).toEqual([])
    })
    test.each(others)('about something else: %s', message => {
      expect(ask(message, language, wednesday, false, distinct as never)).toBeNull()
    })
  },
)

/** "When should I arrive?" asks about something that begins then. The hours of the day would be another answer. */
const arrivals: Record<string, string[]> = {
  en: [
    'What time do I have to arrive on New Year’s Eve?',
    'when should I be there on Friday',
    'What time must we be there on Saturday?',
    'when does it start on Friday',
    'what time does it begin tomorrow',
    'When is check-in on Friday?',
    'what time do we need to come on Friday',
    'What time can I check in on Saturday?',
    'when should I come on Monday?',
    'what time do you start on Friday',
  ],
  de: [
    'Um wie viel Uhr muss man an Silvester da sein?',
    'Wann sollen wir am Freitag da sein?',
    'wann muss ich am Samstag kommen',
    'Wann geht es am Freitag los?',
    'wann beginnt es morgen',
    'Wann kann ich am Freitag einchecken?',
    'Ab wann ist am Samstag Check-in?',
    'Wann soll ich am Montag ankommen?',
    'wann fängt es freitags an',
  ],
  fr: [
    'À quelle heure faut-il arriver le 31 décembre ?',
    'quand devons-nous être là vendredi',
    'À quelle heure ça commence samedi ?',
    'à quelle heure débute vendredi',
    'À quelle heure dois-je venir lundi ?',
    'à quelle heure est le check-in samedi',
    'À quelle heure peut-on arriver vendredi ?',
  ],
  es: [
    '¿A qué hora hay que llegar en Nochevieja?',
    '¿a qué hora tenemos que estar ahí el viernes?',
    '¿A qué hora empieza el sábado?',
    'a qué hora comienza mañana',
    '¿A qué hora debo venir el lunes?',
    '¿a qué hora es el check-in el viernes?',
    '¿Cuándo tengo que llegar el viernes?',
  ],
  it: [
    'A che ora bisogna arrivare a Capodanno?',
    'a che ora dobbiamo essere lì venerdì',
    'A che ora inizia sabato?',
    'a che ora comincia domani',
    'A che ora devo venire lunedì?',
    'a che ora è il check-in venerdì?',
  ],
  nl: [
    'Hoe laat moeten we er zijn op oudejaarsavond?',
    'hoe laat begint het zaterdag',
    'Hoe laat moet ik vrijdag komen?',
    'wanneer moet ik aankomen op vrijdag',
    'hoe laat is inchecken op vrijdag',
    'Hoe laat start het morgen?',
  ],
  pt: [
    'A que horas tenho que chegar na véspera de Ano Novo?',
    'a que horas devemos estar aí na sexta',
    'A que horas começa no sábado?',
    'a que horas inicia amanhã',
    'A que horas devo ir na segunda?',
    'a que horas é o check-in na sexta',
  ],
  pl: [
    'O której trzeba przyjść w sylwestra?',
    'o której mamy być w piątek',
    'O której zaczyna się w sobotę?',
    'o której się rozpoczyna jutro',
    'Kiedy muszę przyjść w poniedziałek?',
    'o której jest zameldowanie w piątek',
  ],
  tr: [
    'Yılbaşı gecesi saat kaçta gelmeliyiz?',
    'cuma günü kaçta orada olmalıyız',
    'Cumartesi kaçta başlıyor?',
    'yarın saat kaçta başlar',
    'Pazartesi kaçta gelmem gerekiyor?',
    'cuma günü giriş saati kaç',
  ],
  ar: [
    'في أي ساعة يجب أن نصل ليلة رأس السنة؟',
    'متى يجب أن نكون هناك يوم الجمعة',
    'متى يبدأ يوم السبت؟',
    'في أي ساعة تبدأ غدا',
    'متى يجب أن أحضر يوم الاثنين؟',
    'متى تسجيل الوصول يوم الجمعة',
  ],
  he: [
    'באיזו שעה צריך להגיע בערב השנה החדשה?',
    'מתי צריך להיות שם ביום שישי',
    'באיזו שעה זה מתחיל בשבת?',
    'מתי מתחילים מחר',
    'באיזו שעה אני צריך לבוא ביום שני?',
    'מתי הצ׳ק אין ביום שישי',
  ],
  ja: [
    '大晦日は何時に到着すればいいですか？',
    '金曜日は何時に行けばいいですか',
    '土曜日は何時に始まりますか？',
    '明日は何時開始ですか',
    '月曜日は何時に来ればいいですか？',
    '金曜日のチェックインは何時ですか',
  ],
}

describe.each(Object.entries(arrivals))('arriving, in %s', (language, messages) => {
  test.each(messages)('%s', message => {
    expect(ask(message, language, wednesday, false, distinct as never)).toBeNull()
  })
})

test.each([
  ['de', 'Wann haben Sie am Samstag geöffnet?'],
  ['de', 'Sind Sie sonntags da?'],
  ['ar', 'ما هي ساعات العمل؟'],
  ['es', '¿Cuáles son los horarios?'],
  ['en', 'Are you there on Friday?'],
])('who speaks to the business points at nothing: %s “%s”', (language, message) => {
  const asked = { business, language, message, now: wednesday, goesOn: false, pointsElsewhere: true }
  expect(hoursReply(asked)).not.toBeNull()
})
