import { expect, test } from 'vitest'
import { tongues } from '#server/language/phrases/phrases.ts'
import { wishIn, yesOrNo } from '../wishes.ts'
import { fill, wordsOf } from './words.ts'

const marksOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].toSorted()

test.each(Object.keys(tongues))(
  '%s says what English says, and hears each of its phrases as the wish that it is',
  language => {
    const [english, theirs] = [wordsOf('en'), wordsOf(language)]
    for (const [key, sentence] of Object.entries(english.says)) {
      const translated = [theirs.says[key as keyof typeof theirs.says]].flat()
      expect(translated).toHaveLength([sentence].flat().length)
      expect(marksOf(translated.join(' ')), key).toEqual(marksOf([sentence].flat().join(' ')))
      if (language !== 'en') expect(translated, key).not.toEqual([sentence].flat())
    }
    for (const wish of ['skip', 'repeat', 'wait', 'leave'] as const) {
      for (const phrase of theirs.hears[wish].split('|')) {
        expect(wishIn(`${phrase}.`, language), `${wish}: ${phrase}`).toBe(wish)
      }
    }
  },
)

test('a wish is one only when nothing else is said', () => {
  for (const [text, wish] of [
    ['Could you please repeat the question?', 'repeat'],
    ['I would like to skip this question, please.', 'skip'],
    ['Just a moment, please', 'wait'],
    ['Okay, I’m done, thank you.', 'leave'],
    ['/done', 'leave'],
    ['I often skip breakfast and I stop at the bakery', null],
    ['I work next door', null],
    ['We had to wait a moment until the doctor came', null],
    ['My passport', null],
    ['', null],
  ] as const) {
    expect(wishIn(text, 'en'), text).toBe(wish)
  }
  expect(wishIn('Können Sie die Frage bitte noch einmal wiederholen?', 'de')).toBe('repeat')
  expect(yesOrNo('Yes, please', 'en')).toBe('yes')
  expect(yesOrNo('No, let us go on', 'en')).toBe('no')
  expect(yesOrNo('The weather', 'en')).toBe(null)
  expect(fill('Hello {name}! I am of {business}.', { name: '', business: 'Alma' })).toBe(
    'Hello! I am of Alma.',
  )
})
