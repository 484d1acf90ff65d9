import type { PanelTexts } from '#locales/types.ts'

// Each a file of its own, so that nobody loads what others read.
const languages = import.meta.glob<PanelTexts>('/locales/[a-z][a-z]{,[a-z]}{,-*}.ts', {
  query: '?sections=chat,booking,panel',
})

/** The texts of a language that the server named; rejects when they can't be loaded. */
export function loadWords(language: string): Promise<PanelTexts> {
  const load = languages[`/locales/${language}.ts`] ?? languages['/locales/en.ts']!
  return load()
}
