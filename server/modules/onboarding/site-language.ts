import { languages } from '#locales/load.ts'

/**
 * The languages of a website that we have texts for, the most written one first. A short text may be taken for one of
 * another language: a Japanese table of hours has hardly a letter that is not Chinese.
 */
export function siteLanguages(texts: readonly { text: string; language: string }[]): string[] {
  const letters = new Map<string, number>()
  for (const { text, language } of texts)
    if (languages.includes(language)) letters.set(language, (letters.get(language) ?? 0) + text.length)
  return [...letters].sort((a, b) => b[1] - a[1]).map(([language]) => language)
}
