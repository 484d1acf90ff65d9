import { expect, test } from 'vitest'
import { textsOf } from '#locales/load.ts'
import { hearsAny } from '#server/language/phrases.ts'
import { moodOf } from '../impression/impression.ts'
import { asWritten } from './written-form.ts'

test.each([
  ['en', 'Please don’t call me again.'],
  ['en', 'take me off your list'],
  ['de', 'Bitte rufen Sie mich nicht mehr an!'],
  ['fr', 'Ne m’appelez plus, s’il vous plaît'],
  ['es', 'No me llamen más'],
  ['it', 'Non mi chiamate più'],
  ['nl', 'Bel me niet meer'],
  ['pt', 'Não me liguem mais'],
  ['pl', 'Proszę do mnie więcej nie dzwonić'],
  ['tr', 'Lütfen beni bir daha aramayın'],
  ['ar', 'لا تتصلوا بي مرة أخرى'],
  ['he', 'אל תתקשרו אליי יותר'],
  ['ja', 'もう電話しないでください'],
])('%s: "%s" is a wish never to be called again', (language, said) => {
  expect(hearsAny(language, textsOf(language).understanding.call.stops, said)).toBe(true)
})

test.each([
  ['en', 'Don’t call me before ten, please.'],
  ['en', 'Can you take the onions off?'],
  ['de', 'Rufen Sie mich morgen wieder an.'],
  ['ar', 'أريد طبقاً من القائمة'],
])('%s: "%s" is none', (language, said) => {
  expect(hearsAny(language, textsOf(language).understanding.call.stops, said)).toBe(false)
})

test('words that were spelt aloud are read in their written form', () => {
  expect(asWritten('en', 'It is Ada dot Lovelace at example dot co dot uk')).toContain(
    'ada.lovelace@example.co.uk',
  )
  expect(asWritten('en', 'ada@example dot com')).toBe('ada@example.com')
  expect(asWritten('de', 'ada at beispiel punkt de')).toBe('ada@beispiel.de')
  expect(asWritten('es', 'ada arroba ejemplo punto es')).toBe('ada@ejemplo.es')
  expect(asWritten('ja', 'adaアットマークexampleドットjp')).toBe('ada@example.jp')
  expect(asWritten('en', 'my number is 0 4 0 1 2 3 4 5')).toBe('my number is 04012345')
  expect(asWritten('en', 'my number is oh four oh one two three')).toBe('my number is 040123')
  expect(asWritten('de', 'null vier null eins zwo drei, bitte')).toBe('040123, bitte')
  expect(asWritten('en', 'my name is ada lovelace')).toBe('my name is Ada Lovelace')
  expect(asWritten('en', 'tomorrow at ten thirty')).toBe('tomorrow at 10:30')
  expect(asWritten('en', 'on monday three p m please')).toBe('on monday 3:00 pm please')
  expect(asWritten('en', 'i heard it from one of your customers')).toBe(
    'i heard it from one of your customers',
  )
  expect(asWritten('en', 'a table for two at the lake')).toBe('a table for two at the lake')
})

test('a mood is the one that the person shows, and neutral where they show none', () => {
  expect(moodOf('en', ['When are you open?', 'Thank you, that’s great'])).toBe('positive')
  expect(moodOf('en', ['This is ridiculous', 'I am fed up'])).toBe('negative')
  expect(moodOf('en', ['When are you open?', 'and on Sunday?'])).toBe('neutral')
  expect(moodOf('de', ['Das ist eine Frechheit!'])).toBe('negative')
  expect(moodOf('ja', ['ありがとうございます、助かりました'])).toBe('positive')
})
