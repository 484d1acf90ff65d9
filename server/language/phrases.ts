import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import { fold } from './text/fold.ts'
import { remembered } from './text/remembered.ts'
import { stopwordsOf } from './text/stopwords.ts'
import { words } from './text/words.ts'

type Themes = Locale['understanding']['themes']

/** What can be listened for. */
export type Theme = Exclude<keyof Themes, 'days'>

/** The pattern of a theme, to be run on folded text. */
const pattern = (language: string, theme: Theme): RegExp =>
  phrasePattern(language, textsOf(language).understanding.themes[theme])

const compile = (language: string, list: string, slot = ''): RegExp =>
  patternOf(language, alternatives(language, list, slot))

/** Where a phrase may go on after other words, and how phrases stand beside one another. */
const gapIn = (language: string): string =>
  textsOf(language).writing.spaced ? "(?:\\s+[\\p{L}']+){0,3}\\s+" : '[^。、？！?!]{0,6}'

/** The phrases of a list, one of which is to be found. */
const alternatives = (language: string, list: string, slot = ''): string =>
  list
    .split('|')
    .map(spoken)
    // The longest first: "open" must not keep "opening hours" from being taken whole.
    .sort((a, b) => b.length - a.length)
    .map(phrase =>
      phrase
        .replace(/[.+?^${}()[\]\\]/g, '\\$&')
        .replaceAll('*', '[\\p{L}]*')
        .replaceAll(' ~ ', '~')
        .replaceAll(' ', '\\s+')
        .replaceAll('~', gapIn(language))
        .replaceAll('#', slot),
    )
    .join('|')

function patternOf(language: string, phrases: string): RegExp {
  const { spaced, joined } = textsOf(language).writing
  if (!phrases) return /(?!)/gu
  if (!spaced) return new RegExp(`(?:${phrases})`, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}])${joined}(?:${phrases})(?![\\p{L}\\p{N}])`, 'gu')
}

/**
 * The pattern of a list of phrases written like a theme's, to be run on `spoken` text. `slot` is the pattern for which a
 * `#` in them stands.
 */
export function phrasePattern(language: string, phrases: string, slot = ''): RegExp {
  // By the list itself first: it is long, and a key made of it would be read through each time.
  const known = patterns.get(phrases) ?? new Map<string, RegExp>()
  const key = slot ? `${language} ${slot}` : language
  let made = known.get(key)
  if (!made) {
    made = compile(language, phrases, slot)
    patterns.set(phrases, known.set(key, made))
  }
  return made
}

/** Of each list of phrases, by the language. */
const patterns = new Map<string, Map<string, RegExp>>()

/** Text as patterns compare it: folded, one kind of apostrophe, hyphens as spaces. */
export const spoken = remembered(text =>
  fold(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[-‐‑]/g, ' '),
)

/** Whether the text says something of this theme. */
export const hears = (language: string, theme: Theme, text: string): boolean =>
  spoken(text).search(pattern(language, theme)) >= 0

/**
 * Whether somebody is asked for: by the theme `person`, or by a verb of talking beside the people of a business. Each list stands
 * in the pattern once: all of their pairs would take seconds to compile, in the middle of a call.
 */
export const asksForPerson = (language: string, text: string): boolean =>
  hears(language, 'person', text) || spoken(text).search(talkingToPeople(language)) >= 0

function talkingToPeople(language: string): RegExp {
  const known = talking.get(language)
  if (known) return known
  const { talk, after, people } = textsOf(language).understanding.team
  const oneOf = (list: string, before = '') =>
    `(?:${alternatives(language, list.replace(/^|(?<=\|)/g, before))})`
  const pairs = [
    talk && people && `${oneOf(talk)}${gapIn(language)}${oneOf(people)}`,
    people && after && `${oneOf(people)}${oneOf(after, ' ')}`,
  ]
  const made = patternOf(language, pairs.filter(Boolean).join('|'))
  talking.set(language, made)
  return made
}

const talking = new Map<string, RegExp>()

/** Whether the text says something of this list of phrases, written like a theme's. */
export const hearsAny = (language: string, phrases: string, text: string): boolean =>
  spoken(text).search(phrasePattern(language, phrases)) >= 0

/** Whether the text begins with it. */
export const beginsWith = (language: string, theme: Theme, text: string): boolean =>
  spoken(text).trim().search(pattern(language, theme)) === 0

/** How many of the text's characters say something of this theme. */
export const weight = (language: string, theme: Theme, text: string): number =>
  (spoken(text).match(pattern(language, theme)) ?? []).reduce((sum, match) => sum + match.length, 0)

/**
 * The words of `text` that carry meaning once everything of these themes, the stopwords and `names` (of the
 * business, of the agent) are taken away, as searches know them. Empty: the text says nothing else.
 */
export function otherWords(language: string, text: string, themes: Theme[], names: string[] = []): string[] {
  const small = stopwordsOf(language)
  const found = words(without(language, text, themes, names)).filter(word => !small.has(word))
  // Particles between what was taken away: one or two letters of them are no words.
  return !textsOf(language).writing.spaced
    ? found.filter(word => /\p{Script=Han}|\p{Script=Katakana}|\p{N}/u.test(word))
    : found
}

/** What is left of the text, as patterns compare it, when everything of these themes is taken away. */
export function without(language: string, text: string, themes: Theme[], names: string[] = []): string {
  let left = spoken(text)
  for (const name of names.map(spoken).filter(Boolean)) left = left.replaceAll(name, ' ')
  for (const theme of themes) left = left.replace(pattern(language, theme), ' ')
  return left
}

/** A sentence of the built-in assistant, in English where it doesn't speak the language. */
export const say = (
  language: string,
  sentence: keyof Locale['assistant'],
  values: Record<string, string> = {},
): string => phrase(textsOf(language).assistant[sentence], values)
