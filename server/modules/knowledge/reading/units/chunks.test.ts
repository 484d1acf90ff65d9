import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk, countWords, merging, mostChunks } from './chunks.ts'
import { pairUnit, readableText, type Unit } from './units.ts'

const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')
/** All that is written, in order, whatever the white space. */
const letters = (texts: string[]) => texts.join('').replace(/\s+/g, '')

const sentence = fc
  .array(
    fc.constantFrom(
      'hotel',
      'Dr.',
      'opens',
      'at',
      '9.30',
      'e.g.',
      'größer',
      '早餐时间',
      'ก'.repeat(9),
      '😀',
      'x'.repeat(70),
    ),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map(parts => `${parts.join(' ')}.`)
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 30 }).map(all => all.join(' '))
const heading = fc.constantFrom(undefined, 'Rooms', 'Rooms › Prices')
const text: fc.Arbitrary<Unit> = fc.record({ text: fc.oneof(sentence, paragraph), heading })
const pair = fc.tuple(sentence, paragraph).map(([question, answer]): Unit => pairUnit(question, answer))
const units = fc.array(fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: pair }), {
  maxLength: 25,
})

test('every word of every unit is in the chunks, in order and once', () => {
  fc.assert(
    fc.property(units, units => {
      const expected = units.map(unit => (unit.pair ? unit.pair.question + unit.pair.answer : unit.text))
      const questions = new Set(units.flatMap(unit => unit.pair?.question ?? []))
      const found = chunk(units).map(({ title, text }) => (questions.has(title) ? title + text : text))
      expect(letters(found)).toBe(letters(expected))
    }),
    { numRuns: 60 },
  )
})

test('no chunk is longer than 300 words or crosses a heading, and no two neighbours could have been one', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 25 }), units => {
      const chunks = chunk(units)
      for (const { text } of chunks) expect(countWords(text)).toBeLessThanOrEqual(300)
      for (const [at, { title, text }] of chunks.slice(1).entries()) {
        const before = chunks[at]!
        if (before.title === title) expect(countWords(before.text) + countWords(text)).toBeGreaterThan(150)
      }
      const titles = units.map(unit => unit.heading ?? '')
      const runs = (all: string[]) => all.filter((title, at) => title !== all[at - 1])
      expect(runs(chunks.map(({ title }) => title))).toEqual(runs(titles))
    }),
    { numRuns: 60 },
  )
})

test('short units are merged up to 150 words and no further', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(sizes, sizes => {
      for (const { text } of chunk(sizes.map(size => ({ text: words(size) }))))
        expect(countWords(text)).toBeLessThanOrEqual(150)
    }),
  )
})

test('units that were merged before come back as they are', () => {
  fc.assert(
    fc.property(units, units => {
      const merge = merging()
      const merged = [...units.flatMap(unit => merge.take(unit)), ...merge.end()]
      expect(chunk(merged)).toEqual(chunk(units))
    }),
    { numRuns: 60 },
  )
})

test('a pair is neither split nor merged', () => {
  const answer = words(1_000)
  const chunks = chunk([
    { text: 'Before' },
    pairUnit('Do you open?', answer),
    pairUnit('Dogs?', 'No.'),
    { text: 'After' },
  ])
  expect(chunks).toEqual([
    { title: '', text: 'Before' },
    { title: 'Do you open?', text: answer },
    { title: 'Dogs?', text: 'No.' },
    { title: '', text: 'After' },
  ])
})

test('an answer too long to be one is chunked under its question', () => {
  const chunks = chunk([pairUnit('Terms?', Array.from({ length: 300 }, () => `${words(9)}.`).join(' '))])
  expect(chunks.length).toBeGreaterThan(10)
  expect(new Set(chunks.map(({ title }) => title))).toEqual(new Set(['Terms?']))
})

test('a long paragraph is cut where sentences end, and reads on', () => {
  const long = Array.from(
    { length: 60 },
    (_, at) => `Sentence ${at} by Dr. Smith says something of interest.`,
  ).join(' ')
  for (const { text } of chunk([{ text: long }])) expect(text).toMatch(/^Sentence .* interest\.$/s)
  const merge = merging()
  expect(readableText([...merge.take({ text: long }), ...merge.end()])).toBe(long)
})

test('a table is cut between its rows, and each chunk has its heading', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    text: `Room ${at} — Place: Main St. ${at}; Length: approx. 20 min; Price: £${at}`,
    heading: 'Prices › Spring',
  }))
  const chunks = chunk([...rows, { text: 'Pay at the desk.', heading: 'Prices' }])
  expect(chunks.length).toBeGreaterThan(5)
  expect(chunks.flatMap(({ text }) => text.split('\n'))).toEqual([
    ...rows.map(({ text }) => text),
    'Pay at the desk.',
  ])
  expect(chunks.map(({ title }) => title)).toEqual([
    ...chunks.slice(1).map(() => 'Prices › Spring'),
    'Prices',
  ])
})

test('text without spaces is measured by its characters and cut between them', () => {
  const chinese = '早餐时间为七点至十点半'.repeat(400)
  for (const { text } of chunk([{ text: chinese }])) expect(text.length).toBeLessThanOrEqual(600)
  const emoji = '👩‍🍳'.repeat(5_000)
  for (const { text } of chunk([{ text: emoji }])) expect(text.isWellFormed()).toBe(true)
  expect(
    Math.max(...chunk([{ text: 'x'.repeat(100_000) }]).map(({ text }) => text.length)),
  ).toBeLessThanOrEqual(3_020)
})

test('a source of too many passages is refused', () => {
  const many = Array.from({ length: mostChunks + 1 }, (_, at) => pairUnit(`Question ${at}?`, 'Yes.'))
  expect(() => chunk(many)).toThrow(expect.objectContaining({ status: 400 }))
  expect(chunk(many.slice(1))).toHaveLength(mostChunks)
})
