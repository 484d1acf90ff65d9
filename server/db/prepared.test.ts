import { expect, test } from 'vitest'
import { createStatementNames } from './prepared.ts'

test('a statement gets a name when it is asked for often within a minute, and keeps it', () => {
  let now = 1
  const nameOf = createStatementNames(() => now)
  const ask = (text: string, times: number) =>
    Array.from({ length: times }, () => nameOf(text)).filter(name => name !== undefined)
  expect(ask('select 1', 20)).toEqual([])
  expect(ask('select 1', 2)).toEqual(['s1', 's1'])
  expect(ask('select 2', 15)).toEqual([])
  now += 61_000
  expect(ask('select 2', 15)).toEqual([])
  expect(ask('select 2', 10)).toEqual(Array.from({ length: 5 }, () => 's2'))
  expect(nameOf('select 1')).toBe('s1')
})

test('names are few, and one that nobody asks for goes to another statement', () => {
  let now = 1
  const nameOf = createStatementNames(() => now)
  const named = (text: string) => Array.from({ length: 30 }, () => nameOf(text)).at(-1)
  const names = Array.from({ length: 150 }, (_, i) => named(`select ${i}`))
  expect(new Set(names).size).toBe(150)
  expect(named('select 150')).toBeUndefined()
  now += 5 * 60_000
  expect(nameOf('select 7')).toBe('s8')
  now += 6 * 60_000
  expect(named('select 150')).toBe('s151')
  expect(nameOf('select 7')).toBe('s8')
  expect(nameOf('select 8')).toBeUndefined()
})

test('statements that come once, however many, take no names', () => {
  const nameOf = createStatementNames(() => 1)
  for (let i = 0; i < 10_000; i++) expect(nameOf(`select ${i}`)).toBeUndefined()
})
