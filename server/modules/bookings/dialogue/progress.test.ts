import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPlan, type Plan, readPlan } from './plan.ts'
import { stepAfter, withSaid } from './progress.ts'
import { type Said, understand } from './understanding/understanding.ts'
import { exactly } from './understanding/wanted.ts'

const zone = 'Europe/Berlin'
const services = ['Haircut', 'Colouring', 'Beard trim'].map(name => ({ id: name, name }))

const read = (plan: Plan, message: string, language = 'en'): Said =>
  understand(message, {
    ...{ language, own: 'en', country: 'GB', timezone: zone, now: new Date('2027-06-15T07:20:00Z') },
    ...{ services, asked: plan.asked, among: plan.among, offered: [], name: null, hasBooked: false },
  })

const told = (messages: string[]): Plan =>
  messages.reduce((plan, message) => withSaid(plan, read(plan, message), zone), newPlan('book'))

const details = ({ serviceId, wanted, name, email }: Plan) => ({
  ...{ serviceId, name, email },
  days: wanted.days,
  hours: wanted.clocks.map(({ side, minutes }) => [side, minutes]),
})

const slots = [
  'a haircut please',
  'on Thursday',
  'at half past three',
  'my name is Ada Lovelace',
  'you can reach me at ada@example.com',
]

test('the details of a booking may come in any order, several in one message, and each of them again', () => {
  const whole = details(told(slots))
  expect(whole).toMatchObject({
    ...{ serviceId: 'Haircut', name: 'Ada Lovelace', email: 'ada@example.com' },
    ...{ days: [{ from: '2027-06-17', to: '2027-06-17' }], hours: [['at', [930, 210]]] },
  })
  const shuffled = fc.shuffledSubarray(slots, { minLength: slots.length })
  const repeated = fc.shuffledSubarray(slots, { minLength: 0 })
  fc.assert(
    fc.property(shuffled, repeated, fc.nat(slots.length), (order, again, cut) => {
      const joined = [order.slice(0, cut).join(', '), ...order.slice(cut)].filter(Boolean)
      expect(details(told([...joined, ...again]))).toEqual(whole)
    }),
    { numRuns: 60 },
  )
})

const at = '2027-06-17T13:30:00.000Z'
const ready = newPlan('book', {
  ...{ serviceId: 'Haircut', at, wanted: exactly(at, zone), asked: 'confirm' },
  ...{ name: 'Ada Lovelace', email: 'ada@example.com' },
})

const yeses = [
  'yes',
  'yes please',
  'perfect',
  'go ahead',
  'ok do it',
  '👍',
  'Yes, Thursday at 3:30 please',
  'sounds good',
]
const others = [
  ...[
    'no',
    'no, make it 12',
    'actually 4',
    'rather Wednesday',
    'yes but at 4',
    'never mind',
    'not sure',
    'hmm',
  ],
  ...['how much is that?', 'are you sure?', 'is that right?', 'where are you?', 'yes, but is there parking?'],
  ...['colouring instead', 'the name is Bob Ross', 'bob@example.com', 'thank you', 'wait', 'tomorrow', '12'],
  ...[
    'that is not right',
    'I am not okay with that',
    '👎',
    'book me a beard trim',
    'no thanks',
    'the second one',
  ],
]

test('each yes to what was read back acts, and nothing else does', () => {
  for (const message of yeses) expect(stepAfter(ready, read(ready, message), zone).next, message).toBe('act')
  for (const message of others)
    expect(stepAfter(ready, read(ready, message), zone).next, message).not.toBe('act')
})

test('no messages book without a yes to what was read back, in whatever order', () => {
  const messages = fc.array(fc.constantFrom(...others, ...slots, ...yeses), { maxLength: 12 })
  const questions = fc.constantFrom(
    'service',
    'time',
    'name',
    'contact',
    'confirm',
    'change',
  ) as fc.Arbitrary<Plan['asked']>
  fc.assert(
    fc.property(messages, questions, (list, asked) => {
      let plan: Plan = { ...newPlan('book'), asked }
      for (const message of list) {
        const said = read(plan, message)
        const step = stepAfter(plan, said, zone)
        if (step.next === 'act') expect([plan.asked, said.agrees]).toEqual(['confirm', true])
        if ('plan' in step) plan = step.plan
      }
    }),
    { numRuns: 60 },
  )
})

test('a yes after something else was asked in between belongs to that', () => {
  const aside = { ...ready, aside: true }
  expect(stepAfter(aside, read(aside, 'yes'), zone).next).toBe('none')
})

test('a corrected hour keeps the day, a corrected day the hour, another service both', () => {
  const after = (message: string) => withSaid(ready, read(ready, message), zone)
  expect(after('no, make it 12').wanted).toMatchObject({
    days: [{ from: '2027-06-17' }],
    clocks: [{ minutes: [720, 0] }],
  })
  expect(after('rather Wednesday').wanted).toMatchObject({
    days: [{ from: '2027-06-16' }],
    clocks: [{ minutes: [930] }],
  })
  for (const message of [
    ...['no make it eleven please', 'actually could we do eleven instead', 'eleven is better'],
    ...['not at half past three but at eleven', 'at eleven instead of at half past three'],
  ])
    expect(after(message).wanted, message).toMatchObject({
      days: [{ from: '2027-06-17' }],
      clocks: [{ minutes: [660, 1380] }],
    })
  expect(after('colouring instead')).toMatchObject({ serviceId: 'Colouring', wanted: ready.wanted })
})

test.for([
  ...[
    ['en', 'two hours later'],
    ['de', 'zwei Stunden später'],
    ['fr', 'deux heures plus tard'],
  ],
  ...[
    ['es', 'dos horas más tarde'],
    ['it', 'due ore dopo'],
    ['nl', 'twee uur later'],
  ],
  ...[
    ['pl', 'dwie godziny później'],
    ['pt', 'duas horas mais tarde'],
    ['tr', 'iki saat sonra'],
  ],
  ...[
    ['ja', '二時間後'],
    ['he', 'שעתיים מאוחר יותר'],
    ['ar', 'ساعتين لاحقا'],
  ],
] as [string, string][])(
  'a length in words counts from the time read back: %s “%s”',
  ([language, message]) => {
    expect(withSaid(ready, read(ready, message, language), zone).wanted).toMatchObject({
      days: [{ from: '2027-06-17' }],
      clocks: [{ minutes: [930 + 120] }],
    })
  },
)

test.for([
  ...[
    ['de', 'können wir es auf elf verschieben'],
    ['fr', 'non plutôt onze heures'],
    ['es', 'no mejor a las once'],
  ],
  ...[
    ['it', 'no facciamo le undici'],
    ['nl', 'nee maak er elf uur van'],
    ['pl', 'nie, lepiej o jedenastej'],
  ],
  ...[
    ['pt', 'não, melhor às onze'],
    ['tr', 'hayır on bir olsun'],
    ['ja', 'いや、十一時にしてください'],
  ],
  ...[
    ['he', 'לא, אחת עשרה בבקשה'],
    ['ar', 'لا الحادية عشرة من فضلك'],
  ],
] as [string, string][])('an hour in words corrects the time read back: %s “%s”', ([language, message]) => {
  expect(withSaid(ready, read(ready, message, language), zone).wanted).toMatchObject({
    days: [{ from: '2027-06-17' }],
    clocks: [{ minutes: [660, 1380] }],
  })
})

test('a plan of an earlier version and a broken one are read', () => {
  const old = {
    kind: 'book',
    serviceId: 'a',
    day: '2027-06-17',
    at: null,
    ambiguous: false,
    offered: [at],
    asked: 'time',
  }
  expect(readPlan(old, zone)).toMatchObject({
    wanted: { days: [{ from: '2027-06-17' }] },
    offered: [at],
    among: [],
  })
  expect(readPlan({ kind: 'book', at, offered: 'x' }, zone)).toMatchObject({ at, offered: [] })
  for (const none of [null, 'book', {}, { kind: 'sing' }]) expect(readPlan(none, zone)).toBeNull()
})
