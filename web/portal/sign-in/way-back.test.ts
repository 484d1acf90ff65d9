import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test('somebody comes back to where they wanted, and never to another server', () => {
  expect(wayBack('/inbox?view=open#x')).toBe('/inbox?view=open#x')
  expect(wayBack('/desk/inbox/1')).toBe('/inbox/1')
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    5,
    '/sign-in?to=/x',
  ])
    expect(wayBack(elsewhere), String(elsewhere)).toBe('/')
})
