import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { bareName, nameIn } from './names.ts'

test.each([
  ['en', 'Hello, my name is Ada Lovelace and I need a quote', 'Ada Lovelace'],
  ['en', "My name's Ludwig van Beethoven.", 'Ludwig van Beethoven'],
  ['de', 'Guten Tag, ich heiße Jürgen von der Heide, bitte rufen Sie an', 'Jürgen von der Heide'],
  ['fr', 'Bonjour, je m’appelle Zoé Dupont et je voudrais un devis', 'Zoé Dupont'],
  ['es', 'Me llamo María de la Cruz', 'María de la Cruz'],
  ['it', 'Mi chiamo Luca Rossi', 'Luca Rossi'],
  ['nl', 'Mijn naam is Jan de Vries', 'Jan de Vries'],
  ['pt', 'O meu nome é João', 'João'],
  ['pl', 'Nazywam się Łukasz Nowak', 'Łukasz Nowak'],
  ['ar', 'اسمي سارة', 'سارة'],
  ['he', 'שמי דנה כהן', 'דנה כהן'],
  ['ja', '名前は田中です', '田中'],
  ['en', 'I am looking for a quote', null],
  ['en', 'What is your name?', null],
  ['de', 'Ich bin Kunde bei Ihnen', null],
])('%s: %s', (language, message, name) => {
  expect(nameIn(language, message)).toBe(name)
})

test('after a question fewer words give the name', () => {
  expect(nameIn('en', "i'm ada", { asked: true })).toBe('ada')
  expect(nameIn('de', 'Ich bin Jürgen', { asked: true })).toBe('Jürgen')
  expect(bareName('en', ' Ada Lovelace. ')).toBe('Ada Lovelace')
  expect(bareName('ja', '田中です')).toBe('田中')
  expect(bareName('en', 'Ada, ada@example.com')).toBeNull()
  expect(bareName('en', 'one two three four five')).toBeNull()
})

test('a name is a few words of any message', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 300 }))
  fc.assert(
    fc.property(fc.constantFrom(...languages), text, fc.boolean(), (language, message, asked) => {
      for (const name of [
        nameIn(language, `${message} my name is ${message}`, { asked }),
        bareName(language, message),
      ]) {
        if (name === null) continue
        expect(message).toContain(name)
        expect(name.split(' ').length).toBeLessThanOrEqual(4)
        expect(name.length).toBeLessThanOrEqual(80)
      }
    }),
  )
})
