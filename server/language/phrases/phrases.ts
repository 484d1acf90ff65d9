import { fold } from '../text/fold.ts'
import { stopwords } from '../text/stopwords.ts'
import { words } from '../text/words.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import type { Hears, Says, Tongue } from './tongue.ts'
import { tr } from './tr.ts'

/** Every language that the built-in assistant speaks, by ISO 639-1. */
export const tongues: Readonly<Record<string, Tongue>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** What can be listened for: `days` is any day; `day0` (Monday) to `day6` one of them. */
export type Theme = keyof Hears | `day${0 | 1 | 2 | 3 | 4 | 5 | 6}`

/** Little words that are written as part of the next one: "and", "the", "in", "to". */
const joined: Record<string, string> = { ar: '(?:[وفبلك]{0,2}(?:ال)?)', he: '[והבלמכש]{0,3}' }

const compiled = new Map<string, RegExp>()

/** The pattern of a theme, to be run on folded text. */
function pattern(language: string, theme: Theme): RegExp {
  const key = `${language} ${theme}`
  const known = compiled.get(key)
  if (known) return known
  const made = compile(language, phrasesOf(language, theme))
  compiled.set(key, made)
  return made
}

function phrasesOf(language: string, theme: Theme): string {
  const { hears } = tongues[language] ?? en
  if (theme === 'days') return hears.days.join('|')
  if (theme.startsWith('day')) return hears.days[Number(theme.slice(3))]!
  return hears[theme as Exclude<keyof Hears, 'days'>]
}

function compile(language: string, list: string): RegExp {
  const phrases = list
    .split('|')
    .map(spoken)
    // The longest first: "open" must not keep "opening hours" from being taken whole.
    .sort((a, b) => b.length - a.length)
    .map(phrase =>
      phrase
        .replace(/[.+?^${}()[\]\\]/g, '\\$&')
        .replaceAll('*', '[\\p{L}]*')
        .replaceAll(' ', '\\s+'),
    )
    .join('|')
  if (language === 'ja') return new RegExp(`(?:${phrases})`, 'gu') // written without spaces
  return new RegExp(`(?<![\\p{L}\\p{N}])${joined[language] ?? ''}(?:${phrases})(?![\\p{L}\\p{N}])`, 'gu')
}

/** Text as patterns compare it: folded, one kind of apostrophe, hyphens as spaces. */
export const spoken = (text: string): string =>
  fold(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[-‐‑]/g, ' ')

/** Whether the text says something of this theme. */
export const hears = (language: string, theme: Theme, text: string): boolean =>
  spoken(text).search(pattern(language, theme)) >= 0

/** Whether the text says something of this list of phrases, written like a theme's. */
export function hearsAny(language: string, phrases: string, text: string): boolean {
  const key = `${language}: ${phrases}`
  const made = compiled.get(key) ?? compile(language, phrases)
  compiled.set(key, made)
  return spoken(text).search(made) >= 0
}

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
  const small = stopwords.get(language)
  const found = words(without(language, text, themes, names)).filter(word => !small?.has(word))
  // Particles between what was taken away: one or two letters of them are no words.
  return language === 'ja'
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
export function say(language: string, sentence: keyof Says, values: Record<string, string> = {}): string {
  const { says } = tongues[language] ?? en
  return says[sentence].replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
}
