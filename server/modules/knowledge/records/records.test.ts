import { expect, test } from 'vitest'
import { recordIn, recordLine } from './records.ts'

test('a record is one line that names its columns, and can be taken apart again', () => {
  const veneer = {
    name: 'Porcelain veneer',
    fields: [
      { head: 'Fee', value: '£600.00' },
      { head: 'Visits', value: '2' },
    ],
  }
  expect(recordLine(veneer)).toBe('Porcelain veneer — Fee: £600.00; Visits: 2')
  expect(recordIn(recordLine(veneer))).toEqual(veneer)
})

test('empty cells are left out; a table without heads gives "name: value"', () => {
  expect(
    recordLine({
      name: 'Crown',
      fields: [
        { head: 'Fee', value: '' },
        { head: 'Visits', value: '3' },
      ],
    }),
  ).toBe('Crown — Visits: 3')
  expect(recordLine({ name: 'Crown', fields: [{ head: '', value: '£550' }] })).toBe('Crown: £550')
  expect(recordLine({ name: '', fields: [] })).toBe('')
})

test('a cell cannot pose as another field', () => {
  const line = recordLine({
    name: 'Crown — old; new',
    fields: [{ head: 'Fee', value: '£5; Visits: 9' }],
  })
  expect(recordIn(line)).toEqual({
    name: 'Crown – old, new',
    fields: [{ head: 'Fee', value: '£5, Visits: 9' }],
  })
})

test('a sentence with a dash is no record', () => {
  expect(recordIn('We close at noon — sorry')).toBeNull()
  expect(recordIn('Fee: £5')).toBeNull()
})
