import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './order.ts'

test('an item moves to its place; all are still there, the others in their order, and back is back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (order, a, b) => {
      const [from, to] = [a % order.length, b % order.length]
      const next = moved(order, from, to)
      expect(next[to]).toBe(order[from])
      const others = (of: number[]) => of.filter(each => each !== order[from])
      expect(others(next)).toEqual(others(order))
      expect(moved(next, to, from)).toEqual(order)
    }),
  )
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
