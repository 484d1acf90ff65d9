import { expect, test } from 'vitest'
import { LANGUAGES } from '#web/ui/languages.ts'
import { loadCallWords } from './words.ts'

const marks = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort() ?? []

test.each(Object.keys(LANGUAGES))('calls have all their words in %s', async lang => {
  const english = await loadCallWords('en')
  const words = await loadCallWords(lang)
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [key, sentence] of Object.entries(words)) {
    expect(marks(sentence), key).toEqual(marks(english[key as keyof typeof english]))
  }
  if (lang !== 'en') expect(words.hang_up).not.toBe(english.hang_up)
})
