import { Problem } from '#server/http/problem.ts'
import type { Unit } from './units.ts'

/** Characters of text in one file. Only repetition reaches this: 10 MB of plain text is half of it. */
const mostText = 20_000_000

/** Printable ASCII with single spaces, the usual case, needs no cleaning. */
const needsCleaning = /[^ -~]|^ | $| {2}/

/**
 * Cleans text to store: valid Unicode in one normal form, no control characters (PostgreSQL refuses NUL), nothing
 * invisible that could hide words (tag characters, soft hyphens), tidy white space, line breaks kept.
 */
export function clean(text: string): string {
  if (!needsCleaning.test(text)) return text
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\u{E0000}-\u{E007F}\u00ad\ufeff\ufffe\uffff]|(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The units, cleaned, without empty ones. 400 when a file has more text than a document can hold. */
export async function* cleaned(units: Iterable<Unit> | AsyncIterable<Unit>): AsyncGenerator<Unit> {
  let characters = 0
  for await (const unit of units) {
    const text = clean(unit.text)
    if (!text) continue
    const heading = unit.heading && clean(unit.heading).replaceAll('\n', ' ')
    characters += text.length + (heading?.length ?? 0)
    if (characters > mostText)
      throw new Problem(
        400,
        `This file unfolds into more than ${mostText / 1e6} million characters of text. Please split it.`,
      )
    const { pair, item, cells } = unit
    yield {
      text,
      ...(item && { item }),
      ...(cells && { cells: cells.map(clean) }),
      ...(heading && { heading }),
      ...(pair && { pair: { question: clean(pair.question), answer: clean(pair.answer) } }),
    }
  }
}
