import { readdirSync } from 'node:fs'
import { preferredTags, resolve } from './resolve.ts'
import type { Interface, Locale } from './types.ts'

// The languages as the server knows them: every file of this folder that is named by a tag. The pages' build finds them
// by `import.meta.glob`, so neither has a list.

const isLanguage = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*\.ts$/

const read = async (file: string): Promise<[tag: string, texts: Locale]> => [
  file.slice(0, -'.ts'.length),
  (await import(`${import.meta.dirname}/${file}`)).default,
]

const files = readdirSync(import.meta.dirname).filter(file => isLanguage.test(file))

/** Every language that there are texts for, by its BCP 47 tag. */
export const locales: Readonly<Record<string, Locale>> = Object.fromEntries(
  await Promise.all(files.sort().map(read)),
)

export const languages: readonly string[] = Object.keys(locales)

const english = locales.en!

/** The language that our texts for a tag are in: `pt` for `pt-BR`, English where there are none. */
export const languageFor = (...tags: (string | null | undefined)[]): string => resolve(tags, languages)

/** Our texts for a tag: those of `pt` for `pt-BR`, English ones where there are none. */
export const textsOf = (tag: string | null | undefined): Locale =>
  tag && Object.hasOwn(locales, tag) ? locales[tag]! : (locales[languageFor(tag)] ?? english)

/** The language of ours that a browser wants most, English where it wants none of them; null where it names no language. */
export function browserLanguage(acceptLanguage?: string): string | null {
  const tags = preferredTags(acceptLanguage).filter(tag => tag !== '*')
  return tags.length ? languageFor(...tags) : null
}

/**
 * The language of a page: the business's own choice (`de`, `pt-BR`), else the browser's (`Accept-Language`), else English.
 * A choice that we have no texts for falls through to the browser's.
 */
export function chooseInterface(wanted: string | null | undefined, acceptLanguage?: string): Interface {
  const lang = languageFor(wanted, ...preferredTags(acceptLanguage))
  const texts = locales[lang] ?? english
  return { lang, dir: texts.writing.direction, texts }
}
