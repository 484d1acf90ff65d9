import type { Passage } from '#server/modules/knowledge/search/search.ts'
import { sectionOf } from './sentence-scores.ts'

/** Sentences of one passage, from the first to the last of them. */
export interface Excerpt {
  passage: Passage
  from: number
  to: number
}

/** An excerpt and the list around it. Sentences of that list need not be quoted again. */
export interface ListExcerpt extends Excerpt {
  list: { from: number; to: number }
}

/** Longer lists are not quoted whole. Entries. */
const longestList = 12
const longestText = 900
/** Characters. A line without a full stop is a list entry up to this length: `Double room: 90 EUR`. */
const longestEntry = 120

const bullet = /^\s*(?:[-*•·▪◦‣–—]|\d{1,2}[.)]|\p{L}[.)])\s+/u
const ended = /[.!?。！？؟…:：]["”’»)\]]*$/

/**
 * The excerpt around sentence `at` in which nothing is cut in half: with the list that it introduces, or the list that
 * it belongs to. `singular` decides whether the entry alone answers.
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

/** The list around a sentence with the line that introduces it; the sentence alone when there is no list. */
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

const textOf = ({ reading }: Passage, at: number): string => reading.sentences[at]!.text

const announces = (passage: Passage, at: number): boolean =>
  at >= 0 && /[:：]$/.test(textOf(passage, at)) && isEntry(passage, at + 1)

/** Whether a sentence is a list entry or a table row: a line of its own with a bullet, or without a full stop. */
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

/** The excerpt as a reply: no bullet before a single entry, no unclosed markdown, no "read more". */
export function excerptText({ passage, from, to }: Excerpt): string {
  const { text, reading } = passage
  const lines = text.slice(reading.sentences[from]!.start, reading.sentences[to]!.end).split('\n')
  const said = lines.map(line => clean(from === to ? line.replace(bullet, '') : line)).filter(Boolean)
  const heading = sectionOf(passage)
  // An entry alone ("Price: 30 EUR") does not name its subject.
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
