import type { Passage } from '../../knowledge/search/search.ts'

/** Sentences of one passage, from the first to the last of them. */
export interface Excerpt {
  passage: Passage
  from: number
  to: number
}

/** Longer lists are not read out whole. */
const LONGEST_LIST = 12
const LONGEST_TEXT = 900
/** Characters. A line without a full stop and no longer is an entry: `Double room: 90 EUR`. */
const LONGEST_ENTRY = 120

const bullet = /^\s*(?:[-*•·▪◦‣–—]|\d{1,2}[.)]|\p{L}[.)])\s+/u
const ended = /[.!?。！？؟…:：]["”’»)\]]*$/

/**
 * What has to be said with sentence `at` so that nothing is cut in its middle: the list that it announces, or the list
 * that it is an entry of, unless `singular` (the entry alone is what was asked for).
 */
export function excerptAround(
  passage: Passage,
  at: number,
  singular: (siblings: number[]) => boolean,
): Excerpt {
  const alone = { passage, from: at, to: at }
  if (announces(passage, at)) {
    const to = lastEntry(passage, at + 1)
    return fitting({ passage, from: at, to }) ?? alone
  }
  if (!isEntry(passage, at)) return alone
  let from = at
  while (from > 0 && isEntry(passage, from - 1)) from--
  const to = lastEntry(passage, at)
  const siblings = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(i => i !== at)
  if (!siblings.length || singular(siblings)) return alone
  const whole = { passage, from: from > 0 && announces(passage, from - 1) ? from - 1 : from, to }
  return fitting(whole) ?? alone
}

const fitting = (excerpt: Excerpt): Excerpt | null => {
  const { passage, from, to } = excerpt
  const { sentences } = passage.reading
  const length = sentences[to]!.end - sentences[from]!.start
  return to - from <= LONGEST_LIST && length <= LONGEST_TEXT ? excerpt : null
}

const textOf = ({ text, reading }: Passage, at: number): string =>
  text.slice(reading.sentences[at]!.start, reading.sentences[at]!.end)

const announces = (passage: Passage, at: number): boolean =>
  /[:：]$/.test(textOf(passage, at)) && isEntry(passage, at + 1)

function lastEntry(passage: Passage, at: number): number {
  let to = at
  while (isEntry(passage, to + 1)) to++
  return to
}

/** Whether a sentence is an entry of a list or a row of a table: a line of its own that is marked so, or no sentence. */
function isEntry(passage: Passage, at: number): boolean {
  const { text, reading } = passage
  const sentence = reading.sentences[at]
  if (!sentence) return false
  const before = text.lastIndexOf('\n', sentence.start - 1)
  const after = text.indexOf('\n', sentence.end)
  const line = text.slice(before + 1, after < 0 ? undefined : after)
  if (bullet.test(line)) return true
  return line.trim() === textOf(passage, at) && line.length <= LONGEST_ENTRY && !ended.test(line.trim())
}

/** The excerpt as it may be said: no marks of a list of one, no markdown left open, no loose ends. */
export function wording({ passage, from, to }: Excerpt): string {
  const { text, title, reading } = passage
  const lines = text.slice(reading.sentences[from]!.start, reading.sentences[to]!.end).split('\n')
  const said = lines.map(line => clean(from === to ? line.replace(bullet, '') : line)).filter(Boolean)
  const heading = title.split(' › ').at(-1)!.trim()
  // An entry alone ("Price: 30 EUR") does not say of what.
  const needsHeading = from === to && isEntry(passage, from) && heading && !/[?？؟]$/.test(heading)
  const [only] = said
  if (needsHeading && only && !only.toLowerCase().includes(heading.toLowerCase()))
    return `${heading} – ${only}`
  return said.join('\n')
}

const roles = /^(?:Q|A|Question|Answer|Frage|Antwort|Pregunta|Respuesta|Domanda|Risposta)\s*[:.]\s+/i
const loose =
  /\s*(?:\[(?:…|\.\.\.)\]|…|\.\.\.)\s*(?:read more|more|weiterlesen|mehr|lire la suite|leer más)?\s*$/i

function clean(line: string): string {
  const plain = line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '$1 ($2)')
    .replace(/^\s*(?:#{1,6}|>)\s+/, '')
    .replace(roles, '')
    .replace(loose, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return ['**', '__', '`'].reduce(
    (kept, mark) => (kept.split(mark).length % 2 === 0 ? kept.replaceAll(mark, '') : kept),
    plain,
  )
}
