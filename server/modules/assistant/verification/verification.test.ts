import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleaned, markupIn } from './cleaning.ts'
import { plainText, readText } from './values.ts'
import { weekdaysIn } from './weekdays.ts'

const read = (text: string, language = 'en', country: string | null = null) =>
  readText(text, language, country).values.map(({ kind, key, currency }) => `${kind} ${key}${currency ?? ''}`)

describe('the same value is read however it is written', () => {
  test.each([
    ['money 1100GBP', 'en', ['£1,100', '£1100.00', '1,100.00 pounds', 'GBP 1 100', '£１,１００', '£١١٠٠']],
    ['money 1100EUR', 'de', ['1.100,00 €', '1100 Euro', '1’100 EUR', '€ 1.100,–']],
    ['money 600GBP', 'en', ['six hundred pounds', '£600', '600 GBP', '600.00 £']],
    ['money 250EUR', 'en', ['two hundred and fifty euros', '€250']],
    ['time 1140', 'en', ['7 pm', '7:00 p.m.', '19:00', '7pm']],
    ['time 1140', 'de', ['19 Uhr', '19:00 Uhr', '19.00 Uhr']],
    ['time 1050', 'fr', ['17 h 30', '17h30', '17:30']],
    ['time 1020', 'ja', ['午後5時', '17時', '17:00']],
    ['date 3-3', 'en', ['3 March', 'March 3rd', '3rd of March', '03/03']],
    ['date 3-3-2027', 'en', ['3 March 2027', 'March 3, 2027', '2027-03-03', '03/03/2027']],
    ['date 12-24', 'de', ['24. Dezember', '24.12.', '24. Dez.']],
    ['number 2', 'en', ['two', '2', '２', '२']],
    ['number 45', 'de', ['fünfundvierzig', '45']],
    ['number 25', 'fr', ['vingt-cinq', '25']],
    ['number 25', 'es', ['veinticinco', '25']],
    ['number 32', 'es', ['treinta y dos', '32']],
    ['number 22', 'it', ['ventidue', '22']],
    ['number 25', 'pt', ['vinte e cinco', '25']],
    ['number 25', 'nl', ['vijfentwintig', '25']],
    ['number 25', 'pl', ['dwadzieścia pięć', '25']],
    ['number 25', 'tr', ['yirmi beş', '25']],
    ['number 5', 'ar', ['خمسة', '٥']],
    ['number 5', 'he', ['חמישה', '5']],
    ['percent 20', 'en', ['20%', '20 percent', 'twenty per cent']],
  ] as [string, string, string[]][])('%s in %s', (value, language, forms) => {
    for (const form of forms) expect(read(form, language), form).toEqual([value])
  })
})

test('a day and a month change places by country', () => {
  expect(read('03/04', 'en', 'GB')).toEqual(['date 4-3'])
  expect(read('03/04', 'en', 'US')).toEqual(['date 3-4'])
})

test('addresses, numbers and accounts are read whole', () => {
  expect(read('Call +44 20 7946 0321 or mail a.b@c.example')).toEqual([
    'phone 442079460321',
    'email a.b@c.example',
  ])
  expect(read('See https://www.a.example/b/, or b.example')).toEqual(['link a.example/b', 'link b.example'])
  expect(read('IBAN GB33 BUKB 2020 1555 5555 55')).toEqual(['account gb33bukb20201555555555'])
})

test('any amount is the same in English and in German', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), cents => {
      const format = (tag: string) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' })
      expect(read(format('en').format(cents / 100), 'en')).toEqual(
        read(format('de').format(cents / 100), 'de'),
      )
    }),
  )
})

test('no text makes the readers fail, and positions are those of the plain text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('en', 'de', 'ja', 'ar'),
      (text, language) => {
        const { plain, values } = readText(text, language, null)
        for (const { at, end, text: own } of values) expect(plain.slice(at, end).trim()).toBe(own)
        expect(plain).toBe(plainText(text, language))
        weekdaysIn(text, language, 3)
      },
    ),
  )
})

test('spans of weekdays are filled in', () => {
  expect([...weekdaysIn('Monday to Thursday and Saturday', 'en')].sort()).toEqual([0, 1, 2, 3, 5])
  expect([...weekdaysIn('Mo–Fr', 'de')].sort()).toEqual([0, 1, 2, 3, 4])
  expect([...weekdaysIn('samstags und morgen', 'de', 0)].sort()).toEqual([1, 5])
  expect([...weekdaysIn('the sun is out', 'en')]).toEqual([])
})

test('what cannot be seen goes, and joiners that spell a word stay', () => {
  expect(cleaned('£4\u200b50\u202e\u0007 \u001b[31m**now** [a](https://b.example)')).toBe(
    '£450 now a (https://b.example)',
  )
  expect(cleaned('می\u200cخواهم')).toBe('می\u200cخواهم')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
      expect(cleaned(text).replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test.each(['<b>x</b>', '<img src=x>', '![a](b)', '[a](javascript:x)', 'javascript:alert(1)', '<!-- x -->'])(
  '%s is mark-up',
  text => {
    expect(markupIn(text)).not.toBeNull()
  },
)
test.each(['1 < 2', 'see [the list]', 'we <3 you', 'Bring data: it helps'])('%s is none', text => {
  expect(markupIn(text)).toBeNull()
})
