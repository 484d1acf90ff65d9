import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const view = { width: 1000, height: 800 }
const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 })

test('a panel stands below its button, on the side where there is room', () => {
  expect(placeOf(box(100, 100), { width: 200, height: 300 }, view)).toEqual({ left: 100, top: 146 })
  expect(placeOf(box(900, 100), { width: 200, height: 300 }, view)).toEqual({ left: 740, top: 146 })
})

test('it stands above where there is more room, and never outside of the window', () => {
  expect(placeOf(box(100, 700), { width: 200, height: 300 }, view)).toEqual({ left: 100, top: 394 })
  expect(placeOf(box(2, 100), { width: 2_000, height: 2_000 }, view)).toEqual({ left: 8, top: 8 })
})
