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
import { tr } from './tr.ts'

/** What an interviewer says and listens for in one language. Marks are `{name}`, the person's, and `{business}`. */
export interface Words {
  says: {
    /** Always says that it is no person. */
    greeting: string
    how: string
    welcome_back: string
    /** Said in turns, so that it does not sound like a machine's. */
    thanks: [string, string, string]
    /** Names no point that is missing: that would give it away. */
    more: string
    skipped: string
    again: string
    take_time: string
    sure: string
    go_on: string
    /** To what was asked of us. */
    cannot_say: string
    patient: string
    still_there: string
    pardon: string
    trouble: string
    closing: string
    closing_early: string
  }
  /** Phrases divided by `|`, as in the assistant's tongues: each is a wish when nothing else is said with it. */
  hears: {
    skip: string
    repeat: string
    wait: string
    leave: string
  }
}

const languages: Readonly<Record<string, Words>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** The words of a language (`pt-BR` has those of `pt`), English where there are none. */
export const wordsOf = (language: string): Words =>
  languages[language.toLowerCase().split('-')[0] ?? ''] ?? en

/** A sentence with its marks filled; what stands around a mark that is empty closes up. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence
    .replace(/([ ,،、]*)\{(\w+)\}/g, (_, before: string, name: string) =>
      values[name] ? before + values[name] : '',
    )
    .replace(/ {2,}/g, ' ')
