import type { Plural, Translated } from '#locales/desk/translated.ts'
import { phrase } from '#locales/phrase.ts'
import { pageData } from '../page-data.ts'

// Each area has its words in `locales/desk/<area>/<tag>.ts`, a file of the build for each language and area. The page is told
// where those of its language are. An area loads its words before it renders.

const loaded = new Map<string, object>()

/** Loads the words of areas. The frame awaits this before it renders them. */
export const loadWords = (...areas: string[]): Promise<unknown> =>
  Promise.all(
    areas.map(async area => {
      if (loaded.has(area)) return
      const address = pageData.words[area]
      if (!address) throw new Error(`There are no words for ${area}.`)
      loaded.set(area, (await import(/* @vite-ignore */ address)).default)
    }),
  )

/** The words of an area, which must be loaded by then. `const words = wordsOf<typeof en>('inbox')`, then `words().title`. */
export const wordsOf =
  <English extends object>(area: string) =>
  (): Translated<English> => {
    const words = loaded.get(area)
    if (!words) throw new Error(`The words of ${area} are not loaded.`)
    return words as Translated<English>
  }

export const say = phrase

/** A name for a sentence of plain text: whatever its letters do to the direction of writing ends with it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

const rules = new Intl.PluralRules(pageData.lang)
const numbers = new Intl.NumberFormat(pageData.lang)

/** The sentence for a number: `{count}` is filled with it as the language writes numbers. */
export const counted = (
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string => phrase(forms[rules.select(count)] ?? forms.other, { count: numbers.format(count), ...values })
