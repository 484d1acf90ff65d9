import { textsOf } from '#locales/load.ts'
import { phrasePattern, spoken } from '#server/language/phrases.ts'
import { distance } from '#server/language/text/spelling.ts'
import { cutPhrases } from './people.ts'

/** Letters said one by one: "S-m-y-t-h". */
const letters = /(?<![\p{L}\p{M}])\p{L}(?:[\s.-]+\p{L}(?![\p{L}\p{M}])){2,}/u

/**
 * The name after its spelling was corrected: "Smyth with a y", "Maier mit a, also Anna Maier", "with a double n: Hanna".
 * A single name takes the place of the part of the known one that it resembles. Null when nothing is spelt.
 */
export function respelt(language: string, message: string, known: string | null): string | null {
  const { spelt, name_leads } = textsOf(language).understanding.booking
  if (!spelt || /[@\d]/.test(message)) return null
  const one = letters.exec(message)?.[0].replace(/[\s.-]+/g, '')
  if (one) return replacedIn(known, one[0]!.toUpperCase() + one.slice(1).toLowerCase())
  const segments = message.split(/[,:;.()!–—،、。]+/u).map(segment => segment.trim())
  // A letter alone stands behind what says so, doubled or not: "with a y", "con doble n", "mit tt".
  const letter = /^\W*(?:\p{L}{1,7}\s+){0,2}(\p{L})\1?(?:\W|$)/u
  const marked = segments.map(segment => {
    const at = spoken(segment).search(phrasePattern(language, spelt))
    if (at < 0 || spoken(segment).length !== segment.length) return null
    const behind = segment.slice(at).replace(/^\p{L}+\s*/u, '')
    return letter.test(behind) ? segment.slice(0, at) : null
  })
  if (marked.every(before => before === null)) return null
  const told = segments.map((segment, i) => marked[i] ?? segment)
  const names = told
    .flatMap(segment => cutPhrases(segment, name_leads.split('|'), language).split(';'))
    .map(segment => /\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*$/u.exec(segment.trim())?.[0])
    .filter(name => name !== undefined)
  const name = names.at(-1)
  return name ? replacedIn(known, name) : null
}

function replacedIn(known: string | null, name: string): string {
  const parts = known?.split(' ') ?? []
  if (parts.length < 2 || name.includes(' ')) return name
  const far = (part: string) => distance(spoken(part), spoken(name), 20)
  const nearest = parts.toSorted((a, b) => far(a) - far(b))[0]
  return parts.map(part => (part === nearest ? name : part)).join(' ')
}
