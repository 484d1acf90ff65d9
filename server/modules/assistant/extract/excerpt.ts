import type { Passage } from '#server/modules/knowledge/search/search.ts'

/** Sentences of one passage, from the first to the last of them. */
export interface Excerpt {
  passage: Passage
  from: number
  to: number
}

/** An excerpt, and the list that it stands in: of that nothing more needs saying. */
export interface ListExcerpt extends Excerpt {
  list: { from: number; to: number }
}

/** Longer lists are not read out whole. */
const longestList = 12
const longestText = 900
/** Characters. A line without a full stop and no longer is an entry: `Double room: 90 EUR`. */
const longestEntry = 120

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
): ListExcerpt {
  const list = listAround(passage, at)
  const alone = { passage, from: at, to: at, list }
  const siblings = Array.from({ length: list.to - list.from + 1 }, (_, i) => list.from + i).filter(
    i => i !== at && isEntry(passage, i),
  )
  const wanted = siblings.length > 0 && (!isEntry(passage, at) || !singular(siblings))
  return wanted && fits(passage, list) ? { passage, ...list, list } : alone
}

/** The entries next to a sentence and the sentence that announces them; the sentence itself where there are none. */
function listAround(passage: Passage, at: number): { from: number; to: number } {
  let from = at
  let to = at
  if (isEntry(passage, at)) while (isEntry(passage, from - 1)) from--
  if (announces(passage, from - 1) && isEntry(passage, at)) from--
  if (isEntry(passage, at) || announces(passage, at)) while (isEntry(passage, to + 1)) to++
  return { from, to }
}

function fits({ reading: { sentences } }: Passage, { from, to }: { from: number; to: number }): boolean {
  return to - from <= longestList && sentences[to]!.end - sentences[from]!.start <= longestText
}

const textOf = ({ text, reading }: Passage, at: number): string =>
  text.slice(reading.sentences[at]!.start, reading.sentences[at]!.end)

const announces = (passage: Passage, at: number): boolean =>
  at >= 0 && /[:：]$/.test(textOf(passage, at)) && isEntry(passage, at + 1)

/** Whether a sentence is an entry of a list or a row of a table: a line of its own that is marked so, or no sentence. */
function isEntry(passage: Passage, at: number): boolean {
  const { text, reading } = passage
  const sentence = reading.sentences[at]
  if (!sentence) return false
  const before = text.lastIndexOf('\n', sentence.start - 1)
  const after = text.indexOf('\n', sentence.end)
  const line = text.slice(before + 1, after < 0 ? undefined : after)
  if (bullet.test(line)) return true
  return line.trim() === textOf(passage, at) && line.length <= longestEntry && !ended.test(line.trim())
}

/** The excerpt as it may be said: no marks of a list of one, no markdown left open, no loose ends. */
export function excerptText({ passage, from, to }: Excerpt): string {
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
const trailingLink =
  /\s*(?:\[(?:…|\.\.\.)\]|…|\.\.\.)\s*(?:read more|more|weiterlesen|mehr|lire la suite|leer más)?\s*$/i

function clean(line: string): string {
  const plain = line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '$1 ($2)')
    .replace(/^\s*(?:#{1,6}|>)\s+/, '')
    .replace(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(roles, '')
    .replace(trailingLink, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return ['**', '__', '`'].reduce(
    (kept, mark) => (kept.split(mark).length % 2 === 0 ? kept.replaceAll(mark, '') : kept),
    plain,
  )
}
