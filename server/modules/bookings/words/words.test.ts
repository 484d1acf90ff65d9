import { expect, test } from 'vitest'
import { tongues } from '#server/language/phrases/phrases.ts'
import { wordsOf } from './words.ts'

const marksOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].toSorted()

test.each(Object.keys(tongues))('%s says with every sentence what English says with it', language => {
  const [english, theirs] = [wordsOf('en'), wordsOf(language)]
  for (const part of ['mail', 'talk'] as const) {
    for (const [key, sentence] of Object.entries(english[part])) {
      const translated = (theirs[part] as unknown as Record<string, string>)[key]!
      expect(marksOf(translated), `${part}.${key}`).toEqual(marksOf(sentence))
      if (language !== 'en') expect(translated, `${part}.${key}`).not.toBe(sentence)
    }
  }
})
