import { readFileSync } from 'node:fs'

/** The text between two pieces of a phrase, at most so many characters. */
const gap = 80

/** A list of phrases under a heading of a table of phrases: `[kind] title`. */
export interface PhraseList {
  kind: string
  title: string
  phrases: Phrase[]
}

/** What stands before, between and after each `…`. */
type Phrase = readonly string[]

/** Reads `[kind] title` headings with a phrase a line under each; `#` begins a remark. */
export function phrasesIn(file: URL): PhraseList[] {
  const lists: PhraseList[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const heading = /^\[(\w+)\]\s*(.*)$/.exec(line)
    if (heading) lists.push({ kind: heading[1]!, title: heading[2]!, phrases: [] })
    else if (line.trim() && !line.startsWith('#'))
      lists.at(-1)!.phrases.push(line.split('…').map(piece => plain(piece.trim())))
  }
  return lists
}

/**
 * A text as phrases are written: lower case, one space between words, no accents, hyphens, underlines and quotation marks;
 * addresses are `@`. Names of hosts and web addresses go, since `spam.example.com` says nothing of spam. At most 8,000
 * characters are looked at.
 */
export const plain = (text: string): string =>
  text
    .slice(0, 8_000)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[^\s<>()"'`:;,]{1,200}@[^\s<>()"'`:;,]{1,200}/g, '@')
    .replace(/(?<![\w.-])(?!resolver|queue|smtpsend)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,10}\b/g, host =>
      /\.[a-z]{2,}$/.test(host) ? '' : host,
    )
    .replace(/["'`´‘’“”«»<>]/g, '')
    .replace(/[-_‐‑–—]/g, ' ')
    .replace(/\s+/g, ' ')

/** Whether a plain text holds a phrase. Looks at each place once, and `gap` characters on from there. */
export function says(text: string, phrase: Phrase): boolean {
  const [first, ...rest] = phrase
  for (let at = text.indexOf(first!); at !== -1; at = text.indexOf(first!, at + 1)) {
    let end = at + first!.length
    const found = rest.every(piece => {
      const next = text.slice(end, end + gap + piece.length).indexOf(piece)
      end += next + piece.length
      return next !== -1
    })
    if (found) return true
  }
  return false
}

export const saysAny = (text: string, phrases: readonly Phrase[]): boolean =>
  phrases.some(phrase => says(text, phrase))
