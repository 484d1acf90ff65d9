import { expect, onTestFinished, test } from 'vitest'
import { type GoodReply, heldOf, teachBusiness } from './test-business.ts'
import { clinic } from './test-clinic.ts'

/** Replies about the regular week, which are as true at one moment as at another. */
const aboutTheWeek: GoodReply[] = [
  { ask: 'When are you open on Saturday?', say: 'On Saturday we are open from 10 am to 2 pm.' },
  {
    ask: 'When are you open?',
    say: 'We are open Monday to Wednesday and Friday from 9 to 5, Thursday until 7 pm and Saturday 10–14. On Sunday we are closed.',
  },
  { ask: 'Are you open on Sunday?', say: 'No, we are closed on Sunday.' },
  { ask: 'Wann haben Sie am Samstag geöffnet?', say: 'Samstags haben wir von 10 bis 14 Uhr geöffnet.' },
  {
    ask: 'Until when are you open on Thursdays?',
    say: 'On Thursdays we are open until 7 pm.',
  },
  { ask: 'When do you open on Thursday?', say: 'On Thursday we open at 9 am and close at 7 pm.' },
  { ask: 'When do you close?', say: 'On Thursday we close at 7 pm, and on Saturday at 2 pm.' },
  {
    ask: 'What are your opening hours?',
    say: 'Our opening hours: Monday 9–17, Tuesday 9–17, Wednesday 9–17, Thursday 9–19, Friday 9–17 and Saturday 10–14.',
  },
  {
    ask: 'What are your opening hours?',
    say: 'From Monday to Friday we open at 9. We are open until 5 pm on Monday, until 7 pm on Thursday and until 2 pm on Saturday.',
  },
  {
    ask: 'Wann haben Sie geöffnet?',
    say: 'Montag bis Mittwoch und Freitag haben wir von 9 bis 17 Uhr geöffnet, donnerstags bis 19 Uhr und samstags von 10 bis 14 Uhr.',
  },
  { ask: 'Bis wann haben Sie am Donnerstag geöffnet?', say: 'Am Donnerstag haben wir bis 19 Uhr geöffnet.' },
  {
    ask: 'Quand êtes-vous ouverts ?',
    say: 'Nous sommes ouverts du lundi au mercredi et le vendredi de 9 h à 17 h, le jeudi jusqu’à 19 h et le samedi de 10 h à 14 h.',
  },
  {
    ask: '¿Cuándo abren ustedes los jueves y los sábados?',
    say: 'Los jueves abrimos de 9:00 a 19:00 y los sábados hasta las 14:00.',
  },
]

/** Moments at which other facts hold: what is open now, until when, and when it opens next. */
const moments = {
  'before opening on Monday': '2026-11-23T07:30Z',
  'while open on Monday': '2026-11-23T09:30Z',
  'after closing on Monday': '2026-11-23T18:20Z',
  'while open late on Thursday': '2026-11-26T18:30Z',
  'late on Saturday': '2026-11-28T23:30Z',
  'on Sunday': '2026-11-29T12:00Z',
  'on a holiday that is a Friday': '2026-12-25T11:00Z',
  'on the last of the year, while open late': '2026-12-31T17:30Z',
  'in the night in which the clocks go forward': '2027-03-28T00:59Z',
}

const christmas = { from: '2026-12-25', to: '2026-12-26', reason: 'Christmas' }

test('a reply about the regular week reaches the visitor at any moment of it', async () => {
  const { hear, moveTo, account } = await teachBusiness(clinic, onTestFinished)
  expect(await account.call('PATCH', '/account', { closures: [christmas] })).toMatchObject({ status: 200 })
  const held: string[] = []
  for (const [when, moment] of Object.entries(moments)) {
    moveTo(moment)
    for (const each of await heldOf(aboutTheWeek, hear)) held.push(`${when}: ${each}`)
  }
  expect(held).toEqual([])
})

/** What is true at this moment and not at others. */
const trueNow: [moment: keyof typeof moments, ask: string, say: string][] = [
  ['while open on Monday', 'Are you open now?', 'Yes, we are open now, until 5 pm.'],
  ['while open on Monday', 'Haben Sie jetzt geöffnet?', 'Ja, wir haben jetzt geöffnet, bis 17 Uhr.'],
  ['while open on Monday', 'Are you open today?', 'Yes, today we are open from 9 am to 5 pm.'],
  ['while open on Monday', 'Are you open tomorrow?', 'Yes, tomorrow we open at 9 am and close at 5 pm.'],
  ['while open late on Thursday', 'Are you still open?', 'Yes, we are still open, until 7 pm.'],
  ['after closing on Monday', 'Are you open?', 'We are closed right now. We open again tomorrow at 9 am.'],
  ['after closing on Monday', 'Haben Sie auf?', 'Wir haben gerade geschlossen. Morgen öffnen wir um 9 Uhr.'],
  [
    'on a holiday that is a Friday',
    'Are you open today?',
    'We are closed today. We open again on Monday, 28 December, at 9 am.',
  ],
  ['on a holiday that is a Friday', 'When are you open on Fridays?', 'On Fridays we are open from 9 to 5.'],
  ['before opening on Monday', 'Are you open now?', 'We are not open yet: today we open at 9 am.'],
]

test('hours that are true now reach the visitor', async () => {
  const { hear, moveTo, account } = await teachBusiness(clinic, onTestFinished)
  expect(await account.call('PATCH', '/account', { closures: [christmas] })).toMatchObject({ status: 200 })
  const held: string[] = []
  for (const [when, ask, say] of trueNow) {
    moveTo(moments[when])
    for (const each of await heldOf([{ ask, say }], hear)) held.push(`${when}: ${each}`)
  }
  expect(held).toEqual([])
})

/** What is false at this moment, though each time in it is true of some day. */
const wrong: [moment: keyof typeof moments, ask: string, say: string][] = [
  ['while open on Monday', 'When do you close on Monday?', 'On Monday we are open until 7 pm.'],
  ['while open on Monday', 'How long are you open today?', 'Today we are open until 7 pm.'],
  ['while open on Monday', 'How long are you open?', 'We are open now, until 7 pm.'],
  ['while open on Monday', 'When are you open?', 'We are open until 7 pm on Monday, until 5 pm on Thursday.'],
  ['while open on Monday', 'When are you open?', 'On Monday we open at 9 am and close at 7 pm.'],
  ['while open on Monday', 'When are you open?', 'On Monday we close at 7 pm, and on Saturday at 2 pm.'],
  ['while open late on Thursday', 'How long are you open?', 'We are open now, until 5 pm.'],
  ['late on Saturday', 'Are you open?', 'Yes, we are open now, until 2 pm.'],
  ['after closing on Monday', 'Are you open now?', 'Yes, we are open right now, until 5 pm.'],
  ['after closing on Monday', 'Haben Sie jetzt geöffnet?', 'Ja, wir haben jetzt geöffnet, bis 17 Uhr.'],
  ['on Sunday', 'Are you open today?', 'Yes, today we are open from 10 am to 2 pm.'],
  ['on a holiday that is a Friday', 'Are you open today?', 'Today we are open from 9 am to 5 pm.'],
  [
    'on a holiday that is a Friday',
    'Haben Sie heute geöffnet?',
    'Heute haben wir von 9 bis 17 Uhr geöffnet.',
  ],
]

test('hours that are those of another day or another moment do not reach the visitor', async () => {
  const { hear, moveTo, account } = await teachBusiness(clinic, onTestFinished)
  expect(await account.call('PATCH', '/account', { closures: [christmas] })).toMatchObject({ status: 200 })
  const through: string[] = []
  for (const [when, ask, say] of wrong) {
    moveTo(moments[when])
    const { reply } = await hear(ask, say)
    if (reply.includes(say)) through.push(`${when}: ${reply}`)
  }
  expect(through).toEqual([])
})
