import { expect, test } from 'vitest'
import { words as en } from '#locales/en.ts'
import { LANGUAGES } from '#web/ui/languages.ts'
import { sessionWords } from './words.ts'

const marks = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

test('every language of the interface has every sentence, with the same marks', () => {
  for (const lang of Object.keys(LANGUAGES)) {
    const words = sessionWords(lang)
    expect(Object.keys(words), lang).toEqual(Object.keys(en))
    for (const [key, sentence] of Object.entries(words)) {
      expect(sentence.trim(), `${lang} ${key}`).not.toBe('')
      expect(marks(sentence), `${lang} ${key}`).toEqual(marks(en[key as keyof typeof en]))
    }
    if (lang !== 'en') expect(words.how, lang).not.toBe(en.how)
  }
})
