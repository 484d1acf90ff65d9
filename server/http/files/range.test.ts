import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test('a range follows RFC 9110, and an unreadable one means the whole file', () => {
  const cases: [header: string | undefined, range: ReturnType<typeof rangeOf>][] = [
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes= 5-6', { start: 5, end: 6 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-4', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=0x1-2', null],
  ]
  for (const [header, range] of cases) expect(rangeOf(header, 100), header).toEqual(range)
  expect(rangeOf('bytes=0-', 0)).toBe('none')
})
