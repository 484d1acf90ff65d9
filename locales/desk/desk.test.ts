import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../load.ts'

// The words of the owner's web app, one folder an area and one file a language. An area says English where a file is
// missing, so that people can work with it before it is translated.

/** Whether every area must speak every language: a missing file is a failure then. */
const complete = false

/** A sentence, or the forms that it has for numbers (`{ one, other }`). */
type Sentence = string | Record<string, string>

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const isPlural = (words: object): words is Record<string, string> =>
  'other' in words && Object.keys(words).every(key => pluralForms.has(key))

/** Every sentence of an area with the path of its key. */
const sentencesOf = (words: object, path = ''): [path: string, sentence: Sentence][] =>
  Object.entries(words).flatMap(([key, value]): [string, Sentence][] => {
    const at = path ? `${path}.${key}` : key
    return typeof value === 'string' || isPlural(value) ? [[at, value]] : sentencesOf(value, at)
  })

const formsOf = (sentence: Sentence): [form: string, text: string][] =>
  typeof sentence === 'string' ? [['other', sentence]] : Object.entries(sentence)

const marksOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
const withoutCount = (marks: string[]) => marks.filter(mark => mark !== '{count}')

const formsIn = (lang: string) => new Intl.PluralRules(lang).resolvedOptions().pluralCategories
/** The `many` of these languages is for millions, which nobody counts here. */
const countsToMillions = ['es', 'fr', 'it', 'pt']
const neededIn = (lang: string) =>
  formsIn(lang).filter(form => form !== 'many' || !countsToMillions.includes(lang))

const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)
const fileOf = (area: string, lang: string) => `${import.meta.dirname}/${area}/${lang}.ts`
const wordsOf = async (area: string, lang: string): Promise<object> =>
  (await import(fileOf(area, lang))).default

describe.each(areas)('%s', area => {
  test('speaks our languages and no other', () => {
    const found = readdirSync(`${import.meta.dirname}/${area}`).map(file => file.replace(/\.ts$/, ''))
    expect(languages).toEqual(expect.arrayContaining(found))
    expect(found).toContain('en')
    if (complete) expect(found.sort()).toEqual([...languages].sort())
  })

  describe.each(languages.filter(lang => existsSync(fileOf(area, lang))))('in %s', lang => {
    test('says everything, with the same marks to fill, in every form that its numbers have', async () => {
      const english = sentencesOf(await wordsOf(area, 'en'))
      const theirs = new Map(sentencesOf(await wordsOf(area, lang)))
      expect([...theirs.keys()]).toEqual(english.map(([path]) => path))
      for (const [path, original] of english) {
        const sentence = theirs.get(path)!
        expect(typeof sentence, path).toBe(typeof original)
        const forms = formsOf(sentence)
        if (typeof sentence === 'object') {
          const names = Object.keys(sentence)
          expect(names, path).toEqual(expect.arrayContaining(neededIn(lang)))
          expect(formsIn(lang), path).toEqual(expect.arrayContaining(names))
        }
        const said = new Map(formsOf(original))
        for (const [form, text] of forms) {
          expect(text.trim(), path).not.toBe('')
          expect(text.trim(), path).toBe(text)
          // “One waits for you” needs no number.
          const marks = marksOf(said.get(form) ?? said.get('other')!)
          if (form === 'other') expect(marksOf(text), path).toEqual(marks)
          else expect(withoutCount(marksOf(text)), `${path}.${form}`).toEqual(withoutCount(marks))
        }
      }
    })

    test.runIf(lang !== 'en')('is no copy of the English', async () => {
      const english = sentencesOf(await wordsOf(area, 'en'))
      const theirs = new Map(sentencesOf(await wordsOf(area, lang)))
      const textOf = (sentence: Sentence | undefined) =>
        new Map(sentence ? formsOf(sentence) : []).get('other')
      const same = english.filter(([path, sentence]) => textOf(theirs.get(path)) === textOf(sentence))
      const words = (sentence: Sentence) =>
        textOf(sentence)!
          .replace(/\{\w+\}/g, '')
          .match(/\p{L}+/gu)?.length ?? 0
      // `Name`, `Status`, `E-mail` are the same word in some. A sentence of several words never is.
      expect(same.filter(([, sentence]) => words(sentence) > 2)).toEqual([])
      const wordy = same.filter(([, sentence]) => words(sentence) > 0)
      expect(wordy.length, wordy.map(([path]) => path).join()).toBeLessThan(Math.max(6, english.length / 8))
    })
  })
})
