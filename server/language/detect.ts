import { languages, textsOf } from '#locales/load.ts'
import { nameParticles } from './names.ts'
import { hears, otherWords } from './phrases.ts'
import { rankOf } from './text/common-words.ts'
import { fold } from './text/fold.ts'
import { languageOf, languageOfLetters } from './text/language.ts'
import { remembered } from './text/remembered.ts'
import { stopwordsOf } from './text/stopwords.ts'

/** Languages that share the Latin alphabet, so that only the words tell them apart; English first, for words of several. */
const latin = languages
  .filter(language => textsOf(language).writing.script === 'Latin')
  .sort((a, b) => Number(b === 'en') - Number(a === 'en'))

/** As much of a message as is looked at: a language shows within a few sentences. */
const stretch = 400

/** Scripts of a language that shares them with none of the others. */
const scripts = languages
  .filter(language => !latin.includes(language))
  .map(language => ({
    language,
    letters: new RegExp(`\\p{Script=${textsOf(language).writing.script}}`, 'gu'),
  }))

/** Letters and marks of no other of the languages. */
const ownLetters = new Map(
  latin.flatMap(language => {
    const { letters } = textsOf(language).writing
    return letters ? [[language, new RegExp(`[${letters}]`, 'iu')] as const] : []
  }),
)

/**
 * The language (ISO 639-1) of the first message of a conversation, or `usual` where it shows none: a name, an address, a
 * single word that might be of any language.
 */
export const visitorLanguage = (text: string, usual: string): string => languageShown(text, usual) ?? usual

/** The language that a message shows by itself, null where it shows none. `usual` is preferred in doubt. */
export function languageShown(text: string, usual: string): string | null {
  const message = spokenPart(text)
  if (!/\p{L}/u.test(message)) return null
  const written = scriptOf(message)
  if (written) return written.language === 'zh' && usual === 'ja' ? 'ja' : written.language
  const polite = latin.filter(language => courtesyLanguages(message).includes(language))
  // "OK" is of many languages.
  if (polite.length) return polite.includes(usual) || polite.length > 3 ? null : polite[0]!
  const said = weigh(message, usual)
  if (said.best === usual) return said.ownWords ? usual : null
  const isSentence = said.count >= 2 && (said.smallWords >= 1 || said.asks)
  const other = elsewhere(message, usual, said)
  if (other || said.usualSmallWords > said.smallWords) return other
  return said.marks || (said.lead >= 3.5 && said.margin >= 0.5 && isSentence) ? said.best : null
}

/**
 * The language of a conversation in `before` after this message: another only when a whole sentence is in that. Names,
 * addresses, numbers, a yes, a courtesy and what a business calls its services change nothing.
 */
export function nextLanguage(text: string, before: string): string {
  const message = spokenPart(text)
  if (!/\p{L}/u.test(message)) return before
  const written = scriptOf(message)
  if (written)
    return written.isSentence && !(written.language === 'zh' && before === 'ja') ? written.language : before
  const said = weigh(message, before)
  if (said.best === before || said.count < 2) return before
  const isSentence =
    said.smallWords >= 2 ||
    (said.smallWords + Number(said.marks) >= 1 && said.asks) ||
    isThanked(said.best, message)
  const isClear =
    said.lead >= (said.asks ? 4 : 7) &&
    said.margin >= 1 &&
    said.known * 2 >= said.count &&
    (!said.usualSmallWords || said.usualSmallWords * 2 < said.smallWords)
  if (isSentence && isClear && !latin.some(language => courtesyLanguages(message).includes(language)))
    return said.best
  return (said.count >= 4 && elsewhere(message, before, said)) || before
}

/**
 * The language of a conversation with this message. Until one of the visitor's messages has shown a language, `before`
 * (of the page, of the business) is a guess that any sign corrects.
 */
export function conversationLanguage(
  message: string,
  { before, earlier }: { before: string; earlier: string[] },
): string {
  const isSure = earlier.some(text => languageShown(text, before) !== null)
  return isSure ? nextLanguage(message, before) : visitorLanguage(message, before)
}

/** A message without its addresses, which are no language, though ".com" is a word in some. */
const spokenPart = (text: string): string =>
  text.slice(0, stretch).replace(/\S+@\S+|(?:https?:|www\.)\S+/g, ' ')

/** A language that we have no texts for, when its small words show it. */
function elsewhere(message: string, usual: string, { lead, smallWords }: Evidence): string | null {
  const language = languageOf(message, '')
  if (!language || language === usual) return null
  return !latin.includes(language) || (lead > 0 && smallWords >= 3) ? language : null
}

/** The language of a message whose letters are mostly of another script than ours, and whether it says a sentence. */
function scriptOf(message: string): { language: string; isSentence: boolean } | null {
  const letters = message.match(/\p{L}/gu)!
  if (letters.filter(letter => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length) return null
  const counted = scripts.map(({ language, letters }) => ({
    language,
    count: message.match(letters)?.length ?? 0,
  }))
  const [most] = counted.sort((a, b) => b.count - a.count)
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message)
  const byWords = languageOf(message, '')
  const language = kana
    ? 'ja'
    : most?.count && most.language !== 'ja'
      ? most.language
      : byWords || lettersOf(message)
  if (!language) return null
  // Particles are written in hiragana, and names and the names of things are not.
  if (kana) return { language, isSentence: (message.match(/\p{Script=Hiragana}/gu)?.length ?? 0) >= 5 }
  if (/\p{Script=Han}/u.test(message)) return { language, isSentence: letters.length >= 5 }
  const words = message.match(/\p{L}+/gu)!.length
  return { language, isSentence: words >= 3 || (words === 2 && /[?؟]/.test(message)) }
}

/** Of scripts that none of our languages is written in, letter statistics know the language. */
const lettersOf = (message: string): string => languageOfLetters(message).language

/** Pronouns that are written with a capital within a sentence, as names are: English and German. */
const capitalPronoun = /^(?:I|Sie|Ihnen|Ihr(?:e|en|em|er|es)?)$/

interface Evidence {
  best: string
  /** How much likelier the message is in the best language than in the usual one, and in any other; logarithms. */
  lead: number
  margin: number
  /** Words, and those of them that are common in the best language. */
  count: number
  known: number
  /** Small words of the best language and not of the usual one, and the other way round. */
  smallWords: number
  usualSmallWords: number
  /** Whether words or letters are of the usual language and of no other. */
  ownWords: boolean
  /** A letter or mark that only the best language has, in what is no name. */
  marks: boolean
  asks: boolean
}

/** What stands for the rank of a word that no list has, and at most for one that visitors are expected to use. */
const unknownRank = 30_000
const expectedRank = 1_500
/** Added to each rank: the first ten words are alike. */
const smoothing = 10

/**
 * How well the words of a message fit each language. A word that may be a name weighs half, its small words nothing. Several rules
 * of a turn ask, and the first messages of a conversation are weighed again with each that follows.
 */
const weigh = remembered((message, usual: string): Evidence => {
  const found = [...message.matchAll(/\p{L}[\p{L}\p{M}]*/gu)]
  const candidates = latin.includes(usual) ? latin : [...latin, usual]
  const list = found.map(({ 0: word, index }, at) => {
    const begins = at === 0 || /[.!?¿¡:]\s*$/.test(message.slice(0, index))
    const beside = [found[at - 1]?.[0], found[at + 1]?.[0]]
    const small = fold(word)
    const isCapital = /^\p{Lu}/u.test(word) && !capitalPronoun.test(word)
    const mayBeName = !begins && isCapital
    const capitals = beside.filter(one => one && /^\p{Lu}/u.test(one)).length
    const inName =
      !isCapital &&
      !capitalPronoun.test(word) &&
      (capitals === 2 || (capitals === 1 && nameParticles.has(small)))
    return { word, small, isParticle: nameParticles.has(small), weight: inName ? 0 : mayBeName ? 0.5 : 1 }
  })
  const known = (word: string, language: string) =>
    rankOf(word, language) ?? (vocabularyOf(language).expected.has(word) ? expectedRank : undefined)
  const cost = (word: string, language: string) =>
    Math.log((known(word, language) ?? unknownRank) + smoothing)
  const scored = candidates.map(language => ({
    language,
    score:
      -list.reduce((sum, { small, weight }) => sum + weight * cost(small, language), 0) + ownMarks(language),
  }))
  const scoreOf = (language: string) => scored.find(one => one.language === language)!.score
  const top = Math.max(...scored.map(({ score }) => score))
  const best = top <= scoreOf(usual) ? usual : scored.find(({ score }) => score === top)!.language
  const others = scored.filter(({ language }) => language !== best).map(({ score }) => score)
  /** The small words of one language that are not of the other. */
  const smallWords = (of: string, other: string) =>
    list.filter(
      ({ small, weight, isParticle }) =>
        weight === 1 &&
        !isParticle &&
        vocabularyOf(of).small.has(small) &&
        !vocabularyOf(other).small.has(small) &&
        cost(small, other) - cost(small, of) > 1.5,
    ).length
  return {
    best,
    lead: top - scoreOf(usual),
    margin: top - Math.max(...others),
    count: list.length,
    known: list.filter(({ small }) => known(small, best) !== undefined).length,
    smallWords: best === usual ? 0 : smallWords(best, usual),
    usualSmallWords: best === usual ? 0 : smallWords(usual, best),
    ownWords: top - Math.max(...others) > 1,
    marks: ownMarks(best) > 0,
    asks: /[?¿]/.test(message),
  }

  function ownMarks(language: string): number {
    const own = ownLetters.get(language)
    if (!own) return 0
    const inWords = list.some(
      ({ word, weight }, at) => own.test(word) && weight === 1 && (at > 0 || !/^\p{Lu}/u.test(word)),
    )
    return inWords || (own.test(message) && /[¿¡]/.test(message)) ? 4 : 0
  }
})

const courtesies = ['greeting', 'thanks', 'goodbye', 'yes', 'no'] as const

/** The languages in which a message is a courtesy, a yes or a no, and nothing else. */
export const courtesyLanguages = remembered((message): readonly string[] =>
  languages.filter(language => isCourtesy(language, message)),
)

const isCourtesy = (language: string, message: string): boolean =>
  courtesies.some(theme => hears(language, theme, message)) &&
  otherWords(language, message, [...courtesies]).length === 0

interface Vocabulary {
  /** Words of any sentence: stopwords, question words, "would like". */
  small: ReadonlySet<string>
  /** Longer words of what visitors are expected to say. */
  expected: ReadonlySet<string>
}

const vocabularies = new Map<string, Vocabulary>()

function vocabularyOf(language: string): Vocabulary {
  const made = vocabularies.get(language)
  if (made) return made
  const { themes } = languages.includes(language) ? textsOf(language).understanding : { themes: null }
  const wordsIn = (...lists: string[]) =>
    lists.flatMap(list => fold(list).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
  const all = themes ? wordsIn(...Object.values(themes).flat()) : []
  const vocabulary = {
    small: new Set([
      ...stopwordsOf(language),
      ...(themes
        ? wordsIn(themes.asks, themes.amount, themes.asks_time, themes.courtesy, ...themes.days)
        : []),
    ]),
    expected: new Set(all.filter(word => word.length >= 4)),
  }
  vocabularies.set(language, vocabulary)
  return vocabulary
}

/** Whether a message has a courtesy that no other of the languages has. */
const isThanked = (language: string, message: string): boolean =>
  (['greeting', 'thanks', 'goodbye'] as const).some(
    theme =>
      hears(language, theme, message) &&
      !latin.some(other => other !== language && hears(other, theme, message)),
  )
