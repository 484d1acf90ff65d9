import { expect, test } from 'vitest'
import { createConnectionPool } from './connection-pool.ts'

/** Lines that can be told apart, and a list of the closed ones. */
function fakes() {
  const closed: string[] = []
  const open = (name: string) => () => ({ name, close: () => void closed.push(name) })
  return { closed, open }
}

test('an account keeps one line until its settings change', () => {
  const { closed, open } = fakes()
  const lines = createConnectionPool()
  const first = lines.of('email:1', 'v1', open('first'))
  expect(lines.of('email:1', 'v1', open('again'))).toBe(first)
  expect(lines.of('email:2', 'v1', open('other')).name).toBe('other')
  expect(closed).toEqual([])
  expect(lines.of('email:1', 'v2', open('second')).name).toBe('second')
  expect(closed).toEqual(['first'])
  lines.close()
  expect(closed.sort()).toEqual(['first', 'other', 'second'])
})

test('among very many accounts, the most recently used keep their lines', () => {
  const { closed, open } = fakes()
  const lines = createConnectionPool()
  for (let i = 0; i < 1_000; i++) {
    lines.of('email:0', 'v1', open('0'))
    lines.of(`email:${i}`, 'v1', open(String(i)))
  }
  expect(closed.length).toBeGreaterThan(700)
  expect(closed).not.toContain('0')
  lines.close()
  expect(new Set(closed).size).toBe(1_000)
})
