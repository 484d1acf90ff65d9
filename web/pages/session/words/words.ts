import { ar } from './ar.ts'
import { de } from './de.ts'
import { words as en, type SessionWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

const languages: Readonly<Record<string, SessionWords>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** The session page's words in one of the languages that the interface has (see shared/languages.ts). */
export const sessionWords = (lang: string): SessionWords => languages[lang] ?? en
