import { expect, test } from 'vitest'
import { scheduleOf, shareRead, siteAddress } from './progress.ts'

test('a site is read whole only when the reading has ended', () => {
  const counts = { pages_found: 50, pages_done: 40, pages_failed: 10 }
  expect(shareRead({ status: 'running', ...counts })).toBe(0.99)
  expect(shareRead({ status: 'running', ...counts, pages_done: 15 })).toBe(0.5)
  expect(shareRead({ status: 'queued', pages_found: 0, pages_done: 0, pages_failed: 0 })).toBe(0)
  expect(shareRead({ status: 'completed', ...counts })).toBe(1)
  expect(shareRead({ status: 'cancelled', ...counts })).toBe(1)
})

test('an address is read as it is typed', () => {
  expect(siteAddress(' riverside.example/prices ')).toBe('https://riverside.example/prices')
  expect(siteAddress('http://localhost:8080')).toBe('http://localhost:8080/')
  for (const typed of ['', 'riverside', 'our shop.example', 'ftp://riverside.example', 'javascript:alert(1)'])
    expect(siteAddress(typed), typed).toBeNull()
})

test('any schedule is shown as the nearest one that is offered', () => {
  expect([null, 1, 24, 48, 168, 200, 720, 8_760].map(scheduleOf)).toEqual([
    null,
    24,
    24,
    24,
    168,
    168,
    720,
    720,
  ])
})
