import type { BookingStrings } from '#web/booking/strings/en.ts'
import type { Strings } from '#web/chat/strings/en.ts'
import type { PanelStrings } from './en.ts'

/** All that is said in the panel, in one language. */
export interface Words {
  chat: Strings
  booking: BookingStrings
  widget: PanelStrings
}

// Each a file of its own, so that nobody loads what others read.
const languages: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  tr: () => import('./tr.ts'),
}

/** The words of a language that the server named (see shared/languages.ts); rejects when they can't be loaded. */
export async function loadWords(language: string): Promise<Words> {
  const load = languages[language] ?? languages.en!
  return (await load()).words
}
