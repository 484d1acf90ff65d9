import { expect, test } from 'vitest'
import { LANGUAGES } from '#web/ui/languages.ts'
import { launcherWords } from './launcher/words.ts'
import { loadWords } from './panel/words/words.ts'

const marks = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort() ?? []

test.each(Object.keys(LANGUAGES))('the panel and its launcher say everything in %s', async lang => {
  const english = (await loadWords('en')).widget
  const { chat, widget } = await loadWords(lang)
  expect(chat).toBe(LANGUAGES[lang])
  expect(Object.keys(widget)).toEqual(Object.keys(english))
  for (const [key, sentence] of Object.entries(widget)) {
    expect(marks(sentence), key).toEqual(marks(english[key as keyof typeof english]))
  }
  expect(Object.keys(launcherWords(lang))).toEqual(Object.keys(launcherWords('en')))
  if (lang !== 'en') {
    expect(launcherWords(lang).open).not.toBe(launcherWords('en').open)
    expect(widget.talk_to_person).not.toBe(english.talk_to_person)
  }
})

test('the launcher speaks the first language that it knows', () => {
  expect(launcherWords(null, 'sv-SE', 'pt-BR', 'de')).toBe(launcherWords('pt'))
  expect(launcherWords(null, 'constructor')).toBe(launcherWords('en'))
})
