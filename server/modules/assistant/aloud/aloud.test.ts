import { expect, test } from 'vitest'
import { speakable } from './aloud.ts'

test('a list becomes one sentence, with a word for the dash', () => {
  const hours =
    'Our opening hours:\n- Monday – Friday: 09:00–17:00\n- Saturday: 10:00–12:00\n- Sunday: closed'
  expect(speakable(hours, 'en')).toBe(
    'Our opening hours: Monday to Friday: 09:00 to 17:00, Saturday: 10:00 to 12:00, Sunday: closed',
  )
  expect(speakable('- Montag – Freitag: 9–17 Uhr', 'de')).toBe('Montag bis Freitag: 9 bis 17 Uhr')
})

test('links are left out, except a bare host', () => {
  const booked = 'Booked for Ada: Check-up.\nYou can move or cancel it here: https://desk.example/b/x7Yz'
  expect(speakable(booked, 'en')).toBe('Booked for Ada: Check-up.')
  expect(speakable('Our website: https://www.harbour.example/', 'en')).toBe('Our website: harbour.example')
})

test('a long answer is cut to a few sentences and the question at its end', () => {
  expect(speakable('One. Two. Three. Four. Shall I go on?', 'en')).toBe('One. Two. Shall I go on?')
  expect(speakable('One. Two. Three. Four.', 'en')).toBe('One. Two. Three.')
  expect(speakable('一つです。二つです。よろしいですか？', 'ja')).toBe('一つです。二つです。よろしいですか？')
})
