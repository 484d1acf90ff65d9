import { ar } from './ar.ts'
import { de } from './de.ts'
import { type BookingStrings, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

const languages: Readonly<Record<string, BookingStrings>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** The booking pages' words in one of the languages that the interface has (see shared/languages.ts). */
export const bookingStrings = (lang: string): BookingStrings => languages[lang] ?? en
