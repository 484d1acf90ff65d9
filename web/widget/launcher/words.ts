import { resolve } from '#locales/resolve.ts'
import type { LauncherTexts } from '#locales/types.ts'

// The launcher's words in all languages, because they are few; the panel's words are loaded with the panel.
const languages: Readonly<Record<string, LauncherTexts>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<LauncherTexts>('/locales/[a-z][a-z]{,[a-z]}{,-*}.ts', {
      eager: true,
      import: 'launcher',
      query: '?sections=launcher',
    }),
  ).map(([file, texts]) => [file.slice('/locales/'.length, -'.ts'.length), texts]),
)

/** In the first of these languages that there are texts for, else in English. Tags may have regions (`pt-BR`). */
export const launcherWords = (...tags: (string | null)[]): LauncherTexts =>
  languages[resolve(tags, Object.keys(languages))]!
