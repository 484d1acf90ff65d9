import { languageFor } from '#locales/load.ts'
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

/** What people of a language say when they dictate. Lists are divided by `|`; a phrase may have several words. */
export interface DictationWords {
  at: string
  dot: string
  dash: string
  underscore: string
  plus: string
  /** "Double", "triple": said before what is repeated so many times; and said after it. */
  repeats: Record<number, string>
  repeatsAfter: Record<number, string>
  /** Digits by other names than the language's numbers have. */
  digits: Record<number, string>
  /** What joins the parts of one number: "quarante et un". */
  joint: string
  /** The names of letters as recognisers write them; beside them every letter stands for itself. */
  letters: Record<string, string>
  /** Words that spell: the first letter counts. */
  alphabet: string
  /** Those of them that mean nothing else: two in a row spell. */
  onlyAlphabet: string
  /** Between a letter and a word that begins with it: "A as in Alpha". */
  example: string
  /** What is said between the parts, and belongs to none. */
  gaps: string
  /** What may stand before an address, and is no part of it, beside the stopwords. */
  lead: string
  /** What says that the next replaces the last; that all is said once more; "six not five", "not five but six". */
  instead: string
  again: string
  not: string
  /** Whether `not` stands behind what is not meant: "beş değil altı". */
  notAfter: boolean
  but: string
  /** Parts of addresses in letters that no address has. */
  known: Record<string, string>
}

const all: Record<string, DictationWords> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** The words of a BCP 47 tag; English ones for a language that we have none of. */
export const dictationWords = (tag: string): DictationWords => all[languageFor(tag)] ?? en
