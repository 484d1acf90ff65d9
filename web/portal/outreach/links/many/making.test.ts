import { expect, test } from 'vitest'
import { csvOf, makeAll, namesIn } from './making.ts'

test('a list has one name a line; empty lines and repeats are left out', () => {
  expect(namesIn(' Table 1\n\nTable 2\r\nTable 1\n', 120)).toEqual(['Table 1', 'Table 2'])
  expect(namesIn('Far too long', 3)).toEqual(['Far'])
})

test('all are made in the order of the list, and each is told', async () => {
  const told: number[] = []
  const make = async (name: string) => name.toUpperCase()
  const made = await makeAll([...'abc'], make, done => told.push(done))
  expect(made).toEqual({ done: ['A', 'B', 'C'], error: null })
  expect(told).toEqual([1, 2, 3])
})

test('the first failure ends it; what was made before is kept', async () => {
  const tried: string[] = []
  const make = async (name: string) => {
    tried.push(name)
    if (name === 'b') throw new Error('full')
    return name
  }
  const { done, error } = await makeAll([...'abc'], make, () => {})
  expect([done, tried, (error as Error).message]).toEqual([['a'], ['a', 'b'], 'full'])
})

test('a spreadsheet gets text, never a formula', () => {
  expect(
    csvOf([
      ['Name', 'Say "hi", all'],
      ['=1+1', 'https://a'],
    ]),
  ).toBe('"Name","Say ""hi"", all"\r\n"\'=1+1","https://a"\r\n')
})
