import fc from 'fast-check'
import { expect, test } from 'vitest'
import { words } from './words.ts'

test('different spellings of the same meaning give the same words', () => {
  const same = [
    ['+49 30 1234567', '(030) 123-4567', '0301234567', '030/1234567'],
    ['555-123-4567', '(555) 123-4567', '+1 555 123 4567'],
    ['$1,200', '1200', '1.200'],
    ['9:30', '9.30', '9,30'],
    ['10kg', '10 kg'],
    ['9am', '9 AM'],
    ['Wi-Fi', 'wifi', 'WIFI'],
    ['e-mail', 'Email'],
    ['Größe', 'GROSSE', 'große'],
    ['café', 'cafe\u0301', 'CAFE'],
    ['the shop’s', "the shop's", 'the shop'],
    ['ｆｕｌｌ １２', 'full 12'],
    ['أَوْقَات', 'اوقات'],
  ]
  for (const [first, ...others] of same)
    for (const other of others) expect(words(other)).toEqual(words(first!))
})

test('different meanings stay apart', () => {
  expect(words('й')).not.toEqual(words('и'))
  expect(words('が')).not.toEqual(words('か'))
  expect(words('31.12.2024')).toEqual(['31', '12', '2024'])
  expect(words('2024-05-01')).toEqual(['2024', '05', '01'])
  expect(words('1,204.50')).toEqual(['1204.50'])
  expect(words('info@salon-x.de')).toEqual(['info', 'salon', 'x', 'de'])
})

test('scripts without spaces give pairs of letters, without question words', () => {
  expect(words('营业时间是什么')).toEqual(['营业', '业时', '时间'])
  expect(words('お店は何時に開きますか')).toEqual(['お店', '何時', '開き'])
  expect(words('주차장이 있습니까')).toEqual(expect.arrayContaining(['주차', '차장']))
  expect(words('茶')).toEqual(['茶'])
})

test('case, accents and white space make no difference in any text', () => {
  const text = fc
    .array(fc.constantFrom('Öl ', 'été ', "d'eau ", 'A-Z ', '12.5 ', 'x1 ', '\n', '…', 'Straße ', 'ñ'))
    .map(p => p.join(''))
  fc.assert(
    fc.property(text, text => {
      expect(words(text.normalize('NFD'))).toEqual(words(text))
      expect(words(text.toLowerCase())).toEqual(words(text))
      expect(words(` ${text}\n`)).toEqual(words(text))
    }),
  )
})

test('any text at all gives folded, bounded, non-empty words, and the same when they are read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), text => {
      for (const word of words(text)) {
        expect(word).not.toBe('')
        expect(word.length).toBeLessThanOrEqual(40)
        expect(word).not.toMatch(/\s/)
      }
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{3,10}$/)), list => {
      expect(words(list.join(' '))).toEqual(list)
    }),
  )
})
