import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridOf, type SpannedCell } from './grid.ts'
import { recordLine } from './records.ts'
import { tableRecords } from './tables.ts'

type Given = string | SpannedCell
const th = (text: string, more: Partial<SpannedCell> = {}): SpannedCell => ({ text, head: true, ...more })
const td = (text: string, more: Partial<SpannedCell> = {}): SpannedCell => ({ text, ...more })

/** What the table says, as lines; a record's section stands before it. */
function linesOf(...rows: Given[][]): string[] {
  const grid = gridOf(rows.map(row => row.map(cell => (typeof cell === 'string' ? { text: cell } : cell))))
  return tableRecords(grid!).map(item => {
    const line = 'note' in item ? item.note : recordLine(item.record)
    return item.section ? `[${item.section}] ${line}` : line
  })
}

test('heads are taken from markup, and from words over values', () => {
  const expected = ['Porcelain veneer — Fee: £600; Visits: 2', 'Crown — Fee: £550; Visits: 3']
  const rows = [
    ['Porcelain veneer', '£600', '2'],
    ['Crown', '£550', '3'],
  ]
  expect(linesOf([th('Treatment'), th('Fee'), th('Visits')], ...rows)).toEqual(expected)
  expect(linesOf(['Treatment', 'Fee', 'Visits'], ...rows)).toEqual(expected)
  expect(linesOf(['', 'Ground floor', 'First floor'], ['Toilets', 'yes', 'no'])).toEqual([
    'Toilets — Ground floor: yes; First floor: no',
  ])
  expect(linesOf(['Anna', 'Dentist'], ['Ben', 'Hygienist'])).toEqual(['Anna: Dentist', 'Ben: Hygienist'])
})

test('a row of values is no head, whatever its markup says', () => {
  expect(linesOf([th('Amalgam'), th('£95.00')], ['GIC', '£75.00'], ['Bonding', '£180 – £320'])).toEqual([
    'Amalgam: £95.00',
    'GIC: £75.00',
    'Bonding: £180 – £320',
  ])
  expect(linesOf([th('Monday'), th('9:00–17:00')], [th('Tuesday'), td('10:00–17:00')])).toEqual([
    'Monday: 9:00–17:00',
    'Tuesday: 10:00–17:00',
  ])
  // A bold total is no head of nothing.
  expect(linesOf([th('Item'), th('Price')], ['Tea', '£2'], ['Cake', '£4'], [th('Total'), th('£6')])).toEqual([
    'Tea — Price: £2',
    'Cake — Price: £4',
    'Total — Price: £6',
  ])
})

test('a week that begins with a closed day has no heads', () => {
  const week = [
    ['Lundi', 'Fermé'],
    ['Mardi', '9h – 18h'],
    ['Mercredi', '9h – 18h'],
  ]
  expect(linesOf(...week)).toEqual(['Lundi: Fermé', 'Mardi: 9h – 18h', 'Mercredi: 9h – 18h'])
  expect(linesOf(['Day', 'Hours'], ...week)).toContain('Mardi — Hours: 9h – 18h')
})

test('merged cells count for every row and column that they cover', () => {
  expect(
    linesOf(
      [th('Day'), th('Time'), th('Class')],
      [td('Monday', { rowSpan: 2 }), '9:00', 'Yoga'],
      ['18:00', 'Pilates'],
      ['Tuesday', td('No classes', { colSpan: 2 })],
    ),
  ).toEqual([
    'Monday, 9:00 — Class: Yoga',
    'Monday, 18:00 — Class: Pilates',
    'Tuesday — Time: No classes; Class: No classes',
  ])
  // rowspan="0" goes down to the end; what people leave out under a name goes on.
  expect(linesOf([td('Dog', { rowSpan: 0 }), 'Rabies', '£40'], ['Parvo', '£35'])).toEqual([
    'Dog, Rabies: £40',
    'Dog, Parvo: £35',
  ])
  expect(
    linesOf([th('Animal'), th('Vaccine'), th('Fee')], ['Cat', 'Flu', '£30'], ['', 'Rabies', '£40']),
  ).toEqual(['Cat, Flu — Fee: £30', 'Cat, Rabies — Fee: £40'])
})

test('group heads stand before the heads below them', () => {
  const below = [
    ['Swim', '£5', '£7', '£3'],
    ['Sauna', '£9', '£11', '–'],
  ]
  const expected = [
    'Swim — Adult, weekday: £5; Adult, weekend: £7; Child: £3',
    'Sauna — Adult, weekday: £9; Adult, weekend: £11; Child: –',
  ]
  expect(
    linesOf(
      [th('Ticket', { rowSpan: 2 }), th('Adult', { colSpan: 2 }), th('Child', { rowSpan: 2 })],
      [th('weekday'), th('weekend')],
      ...below,
    ),
  ).toEqual(expected)
  expect(
    linesOf(['', td('Adult', { colSpan: 2 }), 'Child'], ['Ticket', 'weekday', 'weekend', ''], ...below),
  ).toEqual(expected)
})

test('a row of one cell is the heading of the rows below it, or a note', () => {
  expect(
    linesOf(
      [th('Groom'), th('Bath'), th('Full')],
      [td('Small dogs', { colSpan: 3 })],
      ['Poodle', '£20', '£40'],
      [td('Large dogs', { colSpan: 100 })],
      ['Collie', '£30', '£60'],
      [td('All prices include a walk.', { colSpan: 3 })],
    ),
  ).toEqual([
    '[Small dogs] Poodle — Bath: £20; Full: £40',
    '[Large dogs] Collie — Bath: £30; Full: £60',
    '[Large dogs] All prices include a walk.',
  ])
  // A thing without a price is no heading; a bold row is, and so is each when the table begins with one.
  expect(linesOf(['Dish', 'Price'], ['Soup', '£4'], ['Bread', ''], ['Steak', '£20'])).toEqual([
    'Soup — Price: £4',
    'Bread',
    'Steak — Price: £20',
  ])
  expect(linesOf(['Soup', '£4'], [th('Mains'), ''], ['Steak', '£20'])).toEqual([
    'Soup: £4',
    '[Mains] Steak: £20',
  ])
  expect(linesOf(['Starters', ''], ['Soup', '£4'], ['Mains', ''], ['Steak', '£20'])).toEqual([
    '[Starters] Soup: £4',
    '[Mains] Steak: £20',
  ])
})

test('heads in the middle of a table count from there; repeated ones are no rows', () => {
  expect(
    linesOf(
      [th('Small dogs'), th('Bath'), th('Full')],
      ['Poodle', '£20', '£40'],
      [th('Large dogs'), th('Bath'), th('Full')],
      ['Collie', '£30', '£60'],
    ),
  ).toEqual(['[Small dogs] Poodle — Bath: £20; Full: £40', '[Large dogs] Collie — Bath: £30; Full: £60'])
  const heads = [th('Dish'), th('Price')]
  expect(linesOf(heads, ['Soup', '£4'], heads, ['Steak', '£20'])).toEqual([
    'Soup — Price: £4',
    'Steak — Price: £20',
  ])
})

test('rows that begin alike are told apart by the next cell, and a number by its head', () => {
  expect(
    linesOf(
      ['Treatment', 'Length', 'Price'],
      ['Massage', '30 min', '£30'],
      ['Massage', '60 min', '£55'],
      ['Facial', '45 min', '£40'],
    ),
  ).toEqual([
    'Massage, 30 min — Price: £30',
    'Massage, 60 min — Price: £55',
    'Facial — Length: 45 min; Price: £40',
  ])
  expect(linesOf([th('Guests'), th('Price')], ['2', '€ 90'], ['4', '€ 120'])).toEqual([
    'Guests 2 — Price: € 90',
    'Guests 4 — Price: € 120',
  ])
  expect(
    linesOf([th('No.'), th('Course'), th('Fee')], ['1', 'Pottery', '£90'], ['2', 'Weaving', '£80']),
  ).toEqual(['Pottery — No.: 1; Fee: £90', 'Weaving — No.: 2; Fee: £80'])
  expect(linesOf(['Single', 'Double'], ['£50', '£80'])).toEqual(['Single: £50; Double: £80'])
})

test('no table takes more than its share of work, and none is lost in silence', () => {
  const wide = Array.from({ length: 10_000 }, () => ({ text: 'x' }))
  expect(gridOf([wide])).toBeNull()
  expect(gridOf([[{ text: 'a', colSpan: 1_000_000 }, { text: 'b' }]])).toBeNull()
  expect(gridOf(Array.from({ length: 5_001 }, () => [{ text: 'x' }]))).toBeNull()
  expect(gridOf([[{ text: 'a', rowSpan: 100_000 }, { text: 'b' }], [{ text: 'c' }]])).toMatchObject([
    [{ text: 'a' }, { text: 'b' }],
    [{ text: 'a' }, { text: 'c' }],
  ])
  // A long merged cell is not said with each of 5,000 rows, nor is a long head.
  const long = 'word '.repeat(2_000)
  const rows = Array.from({ length: 4_999 }, (_, at): SpannedCell[] => [{ text: `Row ${at}` }])
  rows[0]!.push({ text: long, rowSpan: 0 })
  const lines = tableRecords(gridOf([[th(long), th(long)], ...rows])!)
  expect(JSON.stringify(lines).length).toBeLessThan(2_000_000)
})

test('every filled cell under the heads of any table is said', () => {
  const cell = fc.record({
    text: fc.constantFrom('', 'Adult', 'Child', '£5', '10:00–12:00', '7', 'Large dogs', 'yes'),
    rowSpan: fc.integer({ min: 0, max: 4 }),
    colSpan: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }), rows => {
      const grid = gridOf(rows)!
      const told = JSON.stringify(tableRecords(grid))
      // Two rows at most can be taken for heads; empty ones before them are no rows.
      const filled = grid.filter(row => row.some(cell => cell?.text))
      const heads = new Set(filled.slice(0, 2).flat())
      for (const cell of filled.slice(2).flat())
        if (cell && !heads.has(cell)) expect(told).toContain(cell.text)
    }),
    { numRuns: 500 },
  )
})
