import { readFileSync } from 'node:fs'

/** Characters allowed between two pieces of a phrase. */
const gap = 80

/** A list of phrases under a heading of a table of phrases: `[kind] title`. */
export interface PhraseList {
  kind: string
  title: string
  phrases: Phrase[]
}

/** The pieces between the `…` of a phrase. */
type Phrase = readonly string[]

/** Reads a table: `[kind] title` headings with one phrase a line under each; lines that begin with `#` are comments. */
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
 * Normalises a text for comparison with phrases: lower case, single spaces, no accents, hyphens, underscores and quotation
 * marks; email addresses become `@`. Host names and web addresses are removed, because `spam.example.com` is not about
 * spam. Reads at most 8,000 characters.
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

/** Whether a normalised text contains a phrase. It tries each place once, and looks ahead at most `gap` characters. */
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
