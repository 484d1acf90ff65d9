import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, textsOf } from '#locales/load.ts'
import { contactIn } from '../contact-details.ts'
import { fold } from '../text/fold.ts'
import { addressAloud, digitsAloud } from './aloud.ts'
import { dictated } from './dictation.ts'
import { held } from './utterances/held.ts'
import { tuned } from './utterances/tuned.ts'
import type { Utterance } from './utterances/utterance.ts'

/** Whether the value is read from what was said. */
function isRead([language, kind, said, value]: Utterance): boolean {
  const text = dictated(language, said)
  if (kind === 'email') return contactIn(text).email === value
  if (kind === 'phone') return contactIn(text).phone?.replace(/[^\d+]/g, '') === value
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .includes(fold(value))
}

const wrongOf = (utterances: Utterance[]) =>
  utterances
    .filter(each => !isRead(each))
    .map(([language, , said, value]) => `${language}: ${said} → ${dictated(language, said)}, not ${value}`)

test('what is dictated is read as it is meant', () => {
  expect(wrongOf(tuned)).toEqual([])
})

test('of what nobody had in view, nine of ten are read as well', () => {
  expect(1 - wrongOf(held).length / held.length).toBeGreaterThan(0.9)
})

test.each([
  ['en', 'see you at the shop. Dot is my dog.'],
  ['en', 'a table for two at the lake on the twenty fifth at half past seven'],
  ['en', 'from nine to five on the 24.12.2026, 14:30'],
  ['en', 'I was born on the 12/03/1985, it costs 1,200 pounds or 12.50 a day'],
  ['en', 'no, make it eleven please'],
  ['en', 'B and B for two people'],
  ['en', 'my number is +44 20 7946 0321 and I am at home'],
  ['de', 'am Montag um zehn Uhr dreißig einen Tisch für vier'],
  ['de', 'am dritten dritten zweitausendsiebenundzwanzig'],
  ['fr', 'une table pour deux personnes à vingt heures trente, le trois mars deux mille vingt-sept'],
  ['es', 'una mesa para dos el martes a las ocho y media, no, a las nueve'],
  ['it', 'un tavolo per due, anzi per tre, alle otto'],
  ['ja', '三月五日の午後二時三十分に四人でお願いします'],
])('%s: "%s" dictates nothing', (language, said) => {
  expect(dictated(language, said)).toBe(said)
})

const word = fc.stringMatching(/^[a-z]{2,10}$/)
const part = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.stringMatching(/^[a-z]{1,3}\d{1,4}$/),
  fc.stringMatching(/^[a-z]$/),
)
const person = fc
  .tuple(part, fc.array(fc.tuple(fc.constantFrom('.', '-', '_', '+'), part), { maxLength: 2 }))
  .map(([first, more]) => first + more.flat().join(''))
const host = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 2 }),
    fc.constantFrom('com', 'org', 'net', 'info', 'de', 'co.uk', 'com.br'),
  )
  .map(([labels, ending]) => `${labels.join('-')}.${ending}`)

test.each(languages)('%s: an address that we read out is understood as it was', language => {
  fc.assert(
    fc.property(person, host, (name, at) => {
      const address = `${name}@${at}`
      const said = addressAloud(language, address)
      expect(contactIn(dictated(language, said)).email, said).toBe(address)
    }),
    // What chance found once in some thousand runs: a small word of Dutch before a figure, a French sign of two words, and
    // many short parts.
    {
      numRuns: 200,
      examples: [
        ['dus0', 'aa.com'],
        ['a0-bas0', 'aa.com'],
        ['aab0.a0.a0', 'aa.com'],
      ],
    },
  )
})

test.each(languages)('%s: a number that we read out is understood as it was', language => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{7,14}$/), number => {
      const said = digitsAloud(language, number)
      expect(dictated(language, said).replace(/\s/g, ''), said).toBe(number)
    }),
    { numRuns: 200 },
  )
})

test.each(languages)('%s: a number is understood in the words of the language, digit by digit', language => {
  const digits = textsOf(language).understanding.digits.map(list => list.split('|')[0]!)
  const between = textsOf(language).writing.spaced ? ' ' : ''
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{5,13}$/),
      fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
      (number, pauses) => {
        const said = [...number]
          .map((digit, i) => digits[Number(digit)]! + (pauses[i] ? ',' : ''))
          .join(between || ' ')
        expect(dictated(language, said).replace(/[\s,]+$/, ''), said).toBe(number)
      },
    ),
    { numRuns: 200 },
  )
})

test.each(languages)('%s: a name is understood letter by letter', language => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{4,10}$/),
      fc.constantFrom(', ', ' ', '-', '. '),
      (name, between) => {
        const said = [...name].join(between)
        expect(dictated(language, said).toLocaleLowerCase(language), said).toBe(
          name.toLocaleLowerCase(language),
        )
      },
    ),
    { numRuns: 200 },
  )
})
