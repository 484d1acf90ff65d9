import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lines, lockedPdf, type PlacedText, pdf, repeatedPdf, scannedPdf } from '../../test-documents/pdf.ts'
import { readPdf } from './pdf.ts'

async function read(bytes: Buffer): Promise<string[]> {
  const units: string[] = []
  for await (const { heading, text } of readPdf(bytes)) units.push(heading ? `${heading} | ${text}` : text)
  return units
}

const refusal = (bytes: Buffer) => read(bytes).catch(({ status, detail }) => `${status} ${detail}`)

const left = { x: 50, y: 120 }
/** Wide enough for the reader to see where the column ends. */
const full = 'Guests of the house may use the pool, the sauna and the garden at any hour,'

test('lines become paragraphs under headings known by their size or font', async () => {
  const page: PlacedText[] = [
    { text: 'Lake Hotel', x: 50, y: 60, size: 24, bold: true },
    { text: 'Breakfast', x: 50, y: 95, size: 16, bold: true },
    ...lines([full, 'and children do so with their parents.', 'Towels are at the desk.'], left),
    { text: 'Is there parking?', x: 50, y: 190, bold: true },
    ...lines(['Yes, ten euros a night.'], { x: 50, y: 206 }),
  ]
  expect(await read(pdf(page))).toEqual([
    `Lake Hotel › Breakfast | ${full} and children do so with their parents.`,
    'Lake Hotel › Breakfast | Towels are at the desk.',
    'Lake Hotel › Breakfast › Is there parking? | Yes, ten euros a night.',
  ])
})

test('a word broken at the line is whole again, one that has a hyphen keeps it', async () => {
  const page = lines(
    [
      'Our well-known breakfast is served daily in the garden room and it is a very good break-',
      'fast, as everybody says who has been here and who has eaten from this rich and well-',
      'known buffet.',
    ],
    left,
  )
  expect(await read(pdf(page))).toEqual([
    'Our well-known breakfast is served daily in the garden room and it is a very good breakfast, as everybody says who has been here and who has eaten from this rich and well-known buffet.',
  ])
})

test('list items stay apart, and a row is told with its heads', async () => {
  const row = (y: number, ...cells: string[]) => cells.map((text, at) => ({ text, x: 50 + 180 * at, y }))
  const page = [
    ...lines(['• Sauna', '• Pool with a view'], left),
    ...row(180, 'Room', 'Weekday', 'Weekend'),
    ...row(195, 'Single', '80 EUR', '95 EUR'),
  ]
  expect(await read(pdf(page))).toEqual([
    '- Sauna',
    '- Pool with a view',
    'Single — Weekday: 80 EUR; Weekend: 95 EUR',
  ])
})

test('columns are read one after the other, even when drawn line by line across both', async () => {
  const one = [
    'The first column tells of the old house',
    'whichever stood here before the present',
    'building, and of the people who stayed',
    'throughout the years, and then it ends.',
  ]
  const two = [
    'The second column tells of the present',
    'building, of its guests, of its kitchen',
    'furnished only lately and of the garden',
    'surrounding it, and then it ends too.',
  ]
  const columns = [lines(one, left), lines(two, { x: 320, y: 120 })]
  const expected = [one.join(' '), two.join(' ')]
  expect(await read(pdf(columns.flat()))).toEqual(expected)
  const woven = columns[0]!.flatMap((line, at) => [line, columns[1]![at]!])
  expect(await read(pdf(woven))).toEqual(expected)
})

test('what is drawn in disorder is read from the top', async () => {
  const page = [
    { text: 'Third paragraph.', x: 50, y: 400 },
    { text: 'First paragraph.', x: 50, y: 120 },
    { text: 'Second paragraph.', x: 50, y: 260 },
  ]
  expect(await read(pdf(page))).toEqual(['First paragraph.', 'Second paragraph.', 'Third paragraph.'])
})

test('headers and footers are told once, page numbers never, and a paragraph goes on over the page', async () => {
  const body = (first: string, last: string) => [
    ...lines([first], left),
    ...lines([`${full} and in the evening, as`, last], { x: 50, y: 700 }),
  ]
  const page = (number: number, content: PlacedText[]) => [
    { text: 'Lake Hotel, Tel. 555-0100', x: 50, y: 30 },
    ...content,
    { text: `Page ${number} of 3`, x: 280, y: 825 },
  ]
  const document = pdf(
    page(1, body('One.', 'long as they like and')),
    page(2, body('stay until they leave. Two.', 'it rains.')),
    page(3, lines(['Three.'], left)),
  )
  expect(await read(document)).toEqual([
    'One.',
    `${full} and in the evening, as long as they like and stay until they leave. Two.`,
    `${full} and in the evening, as it rains.`,
    'Three.',
    'Lake Hotel, Tel. 555-0100',
  ])
})

test('a scan, a locked file, a cut one and no PDF at all are refused in words', async () => {
  expect(await refusal(scannedPdf())).toMatch(/^400 .*scan/)
  expect(await refusal(lockedPdf())).toMatch(/^400 .*password/)
  expect(await refusal(Buffer.from('PK not a PDF'))).toMatch(/^400 .*not a PDF/)
  expect(await refusal(pdf(lines(['Text'], left)).subarray(0, 60))).toMatch(/^400 .*damaged/)
})

test('a PDF of 10,000 pages is refused before any is read', async () => {
  expect(await refusal(repeatedPdf(10_000))).toMatch(/^400 .*10000 pages.*split/)
})

test('every text on any page is told, wherever it stands', async () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/)
  const shown = fc.record({
    text: fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
    x: fc.integer({ min: 20, max: 400 }),
    y: fc.integer({ min: 20, max: 820 }),
    size: fc.constantFrom(7, 9, 11),
    bold: fc.boolean(),
  })
  const letters = (text: string) => text.replace(/[^a-z]/g, '')
  await fc.assert(
    fc.asyncProperty(fc.array(shown, { minLength: 1, maxLength: 25 }), async page => {
      const told = letters((await read(pdf(page))).join(''))
      for (const { text } of page) expect(told).toContain(letters(text))
    }),
    { numRuns: 25 },
  )
})
