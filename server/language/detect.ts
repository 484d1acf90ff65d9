import { languages, textsOf } from '#locales/load.ts'
import { otherWords } from './phrases.ts'
import { languageOf, letterStatistics, votes } from './text/language.ts'
import { words } from './text/words.ts'

/** Languages that share the Latin alphabet, so that only the words tell them apart; English first, for words of several. */
const latin = languages
  .filter(language => textsOf(language).writing.script === 'Latin')
  .sort((a, b) => Number(b === 'en') - Number(a === 'en'))

/** As much of a message as is looked at: letter statistics of 4,000 characters take 30 ms and say no more. */
const stretch = 400

/** Scripts of a language that shares them with none of the others. */
const scripts = languages
  .filter(language => !latin.includes(language))
  .map((language): [RegExp, string] => [
    new RegExp(`\\p{Script=${textsOf(language).writing.script}}`, 'u'),
    language,
  ])

/** Letters of no other of the languages. */
const telling: [RegExp, string][] = latin.flatMap(language => {
  const { letters } = textsOf(language).writing
  return letters ? [[new RegExp(`[${letters}]`, 'iu'), language]] : []
})

/**
 * The language (ISO 639-1) of a visitor's message, or `usual` where so few words don't tell. A question is
 * three or four words long: letter statistics alone take "hello" for Italian, and stopwords alone know
 * nothing of "Parkplatz?". So both are asked, and a courtesy that only one language has settles it.
 */
export function visitorLanguage(text: string, usual: string): string {
  // An address is no language, though ".com" is a word in some.
  const message = text.slice(0, stretch).replace(/\S+@\S+|(?:https?:|www\.)\S+/g, ' ')
  const sure = languageOf(message, '')
  if (sure) return sure
  if (!/\p{L}/u.test(message)) return usual
  for (const [letters, language] of scripts) if (letters.test(message)) return language
  if (!/\p{Script=Latin}/u.test(message)) return usual
  for (const [letters, language] of telling) if (letters.test(message)) return language
  const polite = latin.filter(language => isCourtesy(language, message))
  if (polite.length) return polite.includes(usual) ? usual : polite[0]!
  const list = words(message)
  const known = votes(list, new Set([...latin, usual]))
  const most = Math.max(...known.values())
  const best = [...known.keys()].filter(language => known.get(language) === most)
  const [guess] = letterStatistics().detectAll(message, { only: latin })
  if (most > 0 && best.includes(usual)) return usual
  if (guess && (guess.accuracy > 0.5 || (most > 0 && best.includes(guess.lang)))) return guess.lang
  return most >= 2 && best.length === 1 ? best[0]! : usual
}

const isCourtesy = (language: string, message: string): boolean =>
  otherWords(language, message, ['greeting', 'thanks', 'goodbye', 'yes', 'no']).length === 0
