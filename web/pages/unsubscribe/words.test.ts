import { expect, test } from 'vitest'
import { LANGUAGES } from '#web/ui/languages.ts'
import { WORDS } from './words.ts'

test('every language of the public pages has these words, and each names who writes to whom', () => {
  expect(Object.keys(WORDS).sort()).toEqual(Object.keys(LANGUAGES).sort())
  for (const [lang, { ask_note, done_note }] of Object.entries(WORDS))
    for (const note of [ask_note, done_note]) {
      expect(note, lang).toContain('{business}')
      expect(note, lang).toContain('{address}')
    }
})
