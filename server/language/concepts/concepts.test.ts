import { expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { words } from '../text/words.ts'
import { conceptsIn, expansions } from './concepts.ts'
import { broaderThan, conceptIds, conceptLanguages, dictionaryOf, smallWordsOf } from './dictionary.ts'
import { fields } from './fields.ts'

const shared = (question: string, language: string, passage: string, written = language) => {
  const said = conceptsIn(question, language)
  return [...conceptsIn(passage, written).keys()].filter(id => said.has(id))
}

test('every concept has words in every language of the product, and in no other', () => {
  expect(conceptLanguages().sort()).toEqual([...languages].sort())
  for (const language of languages) {
    const { byConcept } = dictionaryOf(language)
    expect(conceptIds().filter(id => !byConcept.has(id))).toEqual([])
  }
})

test('each concept is written once, and what it is a kind of exists', () => {
  const headings = fields.flatMap(field => field.match(/^# [a-z0-9-]+/gm) ?? [])
  expect(new Set(headings).size).toBe(headings.length)
  const known = new Set(conceptIds())
  expect(conceptIds().flatMap(id => broaderThan(id).filter(above => !known.has(above)))).toEqual([])
})

test('no concept is a kind of itself', () => {
  const above = (id: string, seen: string[]): string[] =>
    broaderThan(id).flatMap(next => (seen.includes(next) ? [next] : above(next, [...seen, next])))
  expect(conceptIds().filter(id => above(id, [id]).length)).toEqual([])
})

test('every line of a field is a heading or the words of a language', () => {
  const odd = fields
    .flatMap(field => field.split('\n'))
    .filter(line => line && !/^# [a-z0-9-]+( < [a-z0-9-]+( [a-z0-9-]+)*)?$/.test(line))
    .filter(line => !/^[a-z]{2} [^,]+(, [^,]+)*$/.test(line))
  expect(odd).toEqual([])
})

test('a word that stands under several concepts is marked as unsure', () => {
  const twice: string[] = []
  for (const language of languages) {
    const owner = new Map<string, string>()
    for (const entry of [...dictionaryOf(language).byConcept.values()].flat()) {
      if (entry.weak) continue
      const said = words(entry.text).join(' ')
      const other = owner.get(said) ?? entry.concept
      if (other !== entry.concept) twice.push(`${language} ${entry.text}: ${other}, ${entry.concept}`)
      owner.set(said, entry.concept)
    }
  }
  expect(twice).toEqual([])
})

test('no entry is a stopword alone', () => {
  for (const language of languages) {
    const small = smallWordsOf(language)
    const entries = [...dictionaryOf(language).byConcept.values()].flat()
    expect(entries.filter(({ text }) => words(text).length === 1 && small.has(words(text)[0]!))).toEqual([])
  }
})

test('every entry is found again in the text that it is', () => {
  const lost: string[] = []
  for (const language of languages) {
    for (const { concept, text } of [...dictionaryOf(language).byConcept.values()].flat()) {
      if (!conceptsIn(text, language).has(concept)) lost.push(`${language} ${concept}: ${text}`)
    }
  }
  expect(lost).toEqual([])
})

test.each([
  ["I'm expecting a baby", 'en', 'Not suitable for pregnant women', 'pregnancy'],
  ['Can I spread the cost?', 'en', 'Finance over 12 months', 'instalments'],
  ["What if I don't show up?", 'en', 'Missed appointments are charged', 'missed-appointment'],
  ['Is there a ramp for my wheelchair?', 'en', 'The entrance is accessible', 'accessible'],
  ['Can my terrier stay?', 'en', 'Pets are welcome', 'pet'],
  ['Darf mein Hund mit?', 'de', 'Haustiergebühr 10 Euro', 'pet'],
  ['Kan ik in termijnen betalen?', 'nl', 'Gespreid betalen is mogelijk', 'instalments'],
  ['Czy mogę przyjść z psem?', 'pl', 'Zwierzęta mile widziane', 'pet'],
  ['אפשר לבוא עם הכלב?', 'he', 'חיות מחמד בתשלום', 'pet'],
  ['犬を連れて行けますか', 'ja', 'ペット可', 'pet'],
])('"%s" (%s) finds "%s"', (question, language, passage, concept) => {
  expect(shared(question, language, passage)).toContain(concept)
})

test.each([
  ['¿Cuánto cuesta una corona?', 'es', 'crown'],
  ['Was kostet eine Krone?', 'de', 'crown'],
  ['Combien coûte une couronne ?', 'fr', 'crown'],
  ['כמה עולה כתר?', 'he', 'crown'],
])('%s (%s) finds an English list of prices', (question, language, concept) => {
  expect(shared(question, language, 'Price list: crown £450', 'en')).toEqual(
    expect.arrayContaining(['price', concept]),
  )
})

test.each([
  ['I want to join the book club', 'en', 'reservation'],
  ['Are you free tomorrow?', 'en', 'free-of-charge'],
  ['One last question, right?', 'en', 'duration'],
  ['Sin cita previa', 'es', 'appointment'],
])('"%s" (%s) does not speak of %s', (text, language, concept) => {
  expect(conceptsIn(text, language).get(concept)?.weight ?? 0).toBeLessThan(1)
})

test('a compound means its parts, less surely', () => {
  const found = conceptsIn('Haustiergebühr', 'de')
  expect(found.get('pet')).toEqual({ weight: 0.7, words: ['haustiergebuhr'] })
  expect(found.get('price')?.weight).toBe(0.7)
})

test('a kind means what it is a kind of, less with each step', () => {
  const found = conceptsIn('puppies', 'en')
  expect(['puppy', 'dog', 'pet'].map(id => found.get(id)?.weight)).toEqual([1, 0.5, 0.25])
})

test('a marked word means something only as it stands, whatever else has its stem', () => {
  expect(conceptsIn('a wellness area', 'en').has('spa')).toBe(true)
  expect(conceptsIn('it works as well', 'en').has('spa')).toBe(false)
  expect(expansions('sauna', 'en', ['en']).flatMap(({ stems }) => stems)).not.toContain('well')
})

test('words may come as the search has them', () => {
  expect(conceptsIn(words('Can I check in early?'), 'en')).toEqual(conceptsIn('Can I check in early?', 'en'))
})

test('a word expands into the languages of the material, the same meaning first', () => {
  const found = expansions('perro', 'es', ['en', 'de'])
  expect(found[0]!.weight).toBe(0.8)
  expect(found).toContainEqual({ stems: ['dog'], language: 'en', weight: 0.8 })
  expect(found).toContainEqual({ stems: ['hund'], language: 'de', weight: 0.8 })
  expect(found).toContainEqual({ stems: ['pet'], language: 'en', weight: 0.5 })
  expect(found.length).toBeLessThanOrEqual(64)
  expect(found.map(({ weight }) => weight)).toEqual(found.map(({ weight }) => weight).sort((a, b) => b - a))
})

test('a word does not expand into itself', () => {
  expect(expansions('dogs', 'en', ['en']).filter(({ stems }) => stems.join(' ') === 'dog')).toEqual([])
})

test('what the dictionary does not know has no meaning, in any language', () => {
  expect(conceptsIn('zyxwv qqq 12345', 'en').size).toBe(0)
  expect(conceptsIn('', 'ja').size).toBe(0)
  expect(conceptsIn('Hund', 'sw').size).toBe(0)
  expect(expansions('zyxwv', 'en', ['de', 'xx'])).toEqual([])
})
