import { expect, test } from 'vitest'
import { en } from '#web/chat/strings/en.ts'
import { chooseInterface, LANGUAGES } from './languages.ts'
import { phrase } from './phrase.ts'

const marks = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort() ?? []

test.each(Object.entries(LANGUAGES))('%s says everything, with the same marks to fill', (_lang, strings) => {
  expect(Object.keys(strings).sort()).toEqual(Object.keys(en).sort())
  for (const [key, sentence] of Object.entries(strings)) {
    expect(sentence.trim()).toBe(sentence)
    expect(sentence).not.toBe('')
    expect(marks(sentence), key).toEqual(marks(en[key as keyof typeof en]))
  }
})

test('no language is a copy of the English', () => {
  for (const [lang, strings] of Object.entries(LANGUAGES)) {
    if (lang === 'en') continue
    const same = Object.keys(en).filter(key => strings[key as keyof typeof en] === en[key as keyof typeof en])
    // `Contact`, `Website`, `Sources` are the same word in some.
    expect(same.length, lang).toBeLessThan(5)
  }
})

test("the business's language comes first, then the browser's in its order, then English", () => {
  expect(chooseInterface('pt-BR', 'de').lang).toBe('pt')
  expect(chooseInterface(null, 'sv, fr;q=0.4, nl;q=0.9').lang).toBe('nl')
  expect(chooseInterface('sv', 'ja;q=0.5').lang).toBe('ja')
  expect(chooseInterface(null, 'de;q=0, *').lang).toBe('en')
  expect(chooseInterface(undefined, undefined).lang).toBe('en')
  expect(chooseInterface('IW').lang).toBe('he')
  expect(chooseInterface('constructor', '__proto__, toString;q=x').lang).toBe('en')
})

test('Arabic and Hebrew run from right to left', () => {
  const rtl = Object.keys(LANGUAGES).filter(lang => chooseInterface(lang).dir === 'rtl')
  expect(rtl).toEqual(['ar', 'he'])
})

test('a phrase is filled once, so a name with marks in it stays a name', () => {
  expect(phrase('{agent} of {business}', { agent: '{business}', business: '$& Co' })).toBe(
    '{business} of $& Co',
  )
  expect(phrase('{unknown}', {})).toBe('{unknown}')
})
