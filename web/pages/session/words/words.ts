import { ar } from '#locales/ar.ts'
import { de } from '#locales/de.ts'
import { words as en, type SessionWords } from '#locales/en.ts'
import { es } from '#locales/es.ts'
import { fr } from '#locales/fr.ts'
import { he } from '#locales/he.ts'
import { it } from '#locales/it.ts'
import { ja } from '#locales/ja.ts'
import { nl } from '#locales/nl.ts'
import { pl } from '#locales/pl.ts'
import { pt } from '#locales/pt.ts'
import { tr } from '#locales/tr.ts'

const languages: Readonly<Record<string, SessionWords>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** The session page's words in one of the languages that the interface has (see shared/languages.ts). */
export const sessionWords = (lang: string): SessionWords => languages[lang] ?? en
