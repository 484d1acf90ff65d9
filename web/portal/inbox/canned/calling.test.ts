import { expect, test } from 'vitest'
import { callingAt, filled, inserted, matching } from './calling.ts'

const reply = (title: string, shortcut: string | null, text = title) => ({
  id: title,
  title,
  text,
  shortcut,
  updated_at: '2026-01-01T00:00:00Z',
})

test('a slash at the beginning of a word calls saved answers', () => {
  expect(callingAt('Hello /par', 10)).toEqual({ from: 6, to: 10, word: 'par' })
  expect(callingAt('/', 1)).toEqual({ from: 0, to: 1, word: '' })
  expect(callingAt('Hello\n/öff', 10)).toMatchObject({ word: 'öff' })
  expect(callingAt('and/or', 6)).toBeNull()
  expect(callingAt('/par king', 9)).toBeNull()
  expect(callingAt('https://x', 9)).toBeNull()
})

test('what a word calls: the shortcut first, then titles and texts', () => {
  const replies = [
    reply('Parking', null),
    reply('Prices', 'par'),
    reply('Where to park', 'way'),
    reply('Hours', 'h', 'We open at nine. There is parking.'),
    reply('Thanks', 'ty'),
  ]
  expect(matching(replies, 'Par').map(({ title }) => title)).toEqual([
    'Prices',
    'Parking',
    'Where to park',
    'Hours',
  ])
  expect(matching(replies, '')).toHaveLength(5)
  expect(matching(replies, 'zzz')).toEqual([])
})

test('placeholders are filled in, and the call gives way to the words', () => {
  const known = { name: 'Ann', business: 'Riverside', me: 'Bea' }
  expect(filled('Hello {name}, this is {me} of {business}.', known)).toBe(
    'Hello Ann, this is Bea of Riverside.',
  )
  expect(filled('Hello {name}, welcome.', { ...known, name: null })).toBe('Hello, welcome.')
  const text = 'Hi. /ty And so on'
  expect(inserted(text, callingAt(text, 7)!, 'Thanks!')).toEqual({ text: 'Hi. Thanks! And so on', caret: 11 })
})
