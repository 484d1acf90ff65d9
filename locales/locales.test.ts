import { describe, expect, test } from 'vitest'
import { chooseInterface, languageFor, languages, locales, textsOf } from './load.ts'
import { phrase } from './phrase.ts'
import { lookup, primary, regional } from './resolve.ts'
import type { Locale } from './types.ts'

const english = locales.en!
const { understanding: _understood, writing: _written, ...said } = english
const sections = Object.keys(said) as (keyof typeof said)[]

/** Every sentence of a section with the path of its key; sentences that are said in turns are one. */
function sentencesOf(texts: object, path = ''): [path: string, sentence: string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') return [[at, value]]
    return Array.isArray(value) ? [[at, value.join(' | ')]] : sentencesOf(value, at)
  })
}

const marks = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort()

describe.each(Object.entries(locales))('%s', (lang, texts: Locale) => {
  test.each(sections)('%s says everything, with the same marks to fill', section => {
    const theirs = sentencesOf(texts[section])
    expect(theirs.map(([path]) => path)).toEqual(sentencesOf(english[section]).map(([path]) => path))
    for (const [[path, sentence], [, original]] of theirs.map(
      (each, i) => [each, sentencesOf(english[section])[i]!] as const,
    )) {
      expect(sentence.trim(), path).not.toBe('')
      if (path !== 'to') expect(sentence.trim(), path).toBe(sentence)
      expect(marks(sentence), path).toEqual(marks(original))
    }
  })

  test.runIf(lang !== 'en').each(sections)('%s is no copy of the English', section => {
    const theirs = Object.fromEntries(sentencesOf(texts[section]))
    const all = sentencesOf(english[section])
    const same = all.filter(([path, sentence]) => theirs[path] === sentence)
    // `Contact`, `Website`, `Agent`, `Audio` are the same word in some.
    expect(same.length, same.join()).toBeLessThan(Math.max(1, Math.min(6, all.length)))
    // A sentence of several words never is.
    expect(
      same.filter(
        ([, sentence]) =>
          sentence
            .replace(/\{\w+\}/g, '')
            .trim()
            .split(' ').length > 2,
      ),
    ).toEqual([])
  })

  test('names who writes to whom where that is due', () => {
    for (const note of [texts.unsubscribe.ask_note, texts.unsubscribe.done_note]) {
      expect(marks(note)).toEqual(['{address}', '{business}'])
    }
    expect(texts.message.opt_out).toContain('STOP')
    if (texts.writing.script === 'Latin') expect(texts.message.opt_out).toMatch(/^[ -~éèùìòàäöñü]+$/)
    const { inbound, outbound, disclosed } = texts.phoneCall
    for (const sentence of [inbound, outbound, disclosed]) {
      expect(sentence).toContain('{agent}')
      expect(sentence).toContain('{business}')
      expect(sentence).toMatch(/AI|KI|IA|yapay zekâ|الذكاء الاصطناعي|הבינה המלאכותית/)
    }
  })

  test('listens for every theme, in patterns that compile', () => {
    const { themes, mail, introductions, digits, numbers } = texts.understanding
    expect(Object.keys(themes)).toEqual(Object.keys(english.understanding.themes))
    for (const pattern of [mail.salutation, mail.closing, introductions.surely, introductions.perhaps]) {
      expect(() => new RegExp(pattern, 'iu')).not.toThrow()
    }
    expect(themes.days).toHaveLength(7)
    expect(digits).toHaveLength(10)
    if (numbers) expect(numbers.split(' ')).toHaveLength(22)
  })
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

test('a tag is served by the nearest language that there is', () => {
  const known = ['en', 'pt', 'pt-BR', 'zh-Hant']
  expect(lookup('pt-br', known)).toBe('pt-BR')
  expect(lookup('pt_PT', known)).toBe('pt')
  expect(lookup('zh-Hant-TW', known)).toBe('zh-Hant')
  expect(lookup('zh', known)).toBe(null)
  for (const none of [null, undefined, '', '*', 'x', '-', 'en--US']) expect(lookup(none, known)).toBe(null)
  expect(primary('iw-IL')).toBe('he')
  expect(primary('?')).toBe(null)
  expect(languageFor(null, 'sv', 'tr-TR')).toBe('tr')
  expect(textsOf('sv')).toBe(english)
  expect(regional('de', 'AT')).toBe('de-AT')
  expect(regional('pt-BR', 'DE')).toBe('pt-BR')
  expect(regional('en', '??')).toBe('en')
})

test('Arabic and Hebrew run from right to left', () => {
  expect(languages.filter(lang => chooseInterface(lang).dir === 'rtl')).toEqual(['ar', 'he'])
})

test('a phrase is filled once, so a name with marks in it stays a name', () => {
  expect(phrase('{agent} of {business}', { agent: '{business}', business: '$& Co' })).toBe(
    '{business} of $& Co',
  )
  expect(phrase('{unknown}', {})).toBe('{unknown}')
})
