import { expect, test } from 'vitest'
import { locales } from '#locales/load.ts'
import { fill } from './phrasing.ts'
import { wishIn, yesOrNo } from './wishes.ts'

test.each(Object.entries(locales))(
  '%s hears each of its phrases as the wish that it is',
  (language, texts) => {
    const { interview } = texts.understanding
    for (const wish of ['skip', 'repeat', 'wait', 'leave'] as const) {
      for (const phrase of interview[wish].split('|')) {
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
