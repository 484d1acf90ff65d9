import type { CallWords } from './en.ts'

// Each a file of its own, so that nobody loads what others read.
const languages: Readonly<Record<string, () => Promise<{ words: CallWords }>>> = {
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

/** The words of calls in a language of the interface (see shared/languages.ts); rejects when they can't be loaded. */
export async function loadCallWords(language: string): Promise<CallWords> {
  const load = languages[language] ?? languages.en!
  return (await load()).words
}
