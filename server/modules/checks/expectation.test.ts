import { expect, test } from 'vitest'
import { reasonsFailed } from './expectation.ts'

const failed = (expected: string, reply: string) =>
  reasonsFailed(
    { must_include: [], must_cite: [], must_abstain: false, expected },
    { reply, sources: [], answered: true },
  )

test.each([
  ['Yes, we deliver within 10 km.', 'We deliver up to 10 km away, for 4 euros.'],
  ['It costs 1,200 euros', 'The price is 1200 euros.'],
  ['Open from 9:30', 'We are open from 9.30 every day.'],
  ['No.', 'No, sorry.'],
  ['Yes, dogs are welcome.', 'Dogs are welcome here.'],
  ['Nein, Hunde sind nicht erlaubt.', 'Hunde sind bei uns leider nicht erlaubt.'],
  ['Sí, hay aparcamiento gratuito.', 'Hay un aparcamiento gratuito detrás de la tienda.'],
  ['営業時間は9時からです', '平日の営業時間は9時からです。'],
])('%j is told by %j', (expected, reply) => {
  expect(failed(expected, reply)).toEqual([])
})

test.each([
  ['Yes, we deliver within 10 km.', 'We deliver within 8 km.'],
  ['Yes, dogs are welcome.', 'Dogs are not welcome.'],
  ['No.', 'Yes, gladly.'],
  ['The workshop is closed in August.', 'The workshop is open in August.'],
  ['The workshop is closed in August.', 'We repair bicycles of every make.'],
  ['Wir liefern bis 20 km.', 'Wir liefern bis 8 km.'],
  ['On peut payer par carte.', 'On ne peut pas payer par carte.'],
])('%j is not told by %j', (expected, reply) => {
  expect(failed(expected, reply)).toHaveLength(1)
})

test('the reason names what is lacking', () => {
  expect(failed('It costs 30 euros.', 'It costs 25 euros.')).toEqual([
    'The reply does not tell the expected answer: it lacks “30”.',
  ])
})
