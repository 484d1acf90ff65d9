import type { CallTexts, Locale } from '#locales/types.ts'

// Each a file of its own, so that nobody loads what others read.
const languages = import.meta.glob<Pick<Locale, 'call'>>('/locales/[a-z][a-z]{,[a-z]}{,-*}.ts', {
  query: '?sections=call',
})

/** The texts of calls in a language of the interface; rejects when they can't be loaded. */
export async function loadCallWords(language: string): Promise<CallTexts> {
  const load = languages[`/locales/${language}.ts`] ?? languages['/locales/en.ts']!
  return (await load()).call
}
