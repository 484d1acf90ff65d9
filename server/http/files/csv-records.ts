import { Problem } from '#server/http/problem.ts'

/** Characters of one record; a longer one has an unclosed quotation mark. */
const longestRecord = 1_000_000

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]
const lineBreaks = /\r\n?|\n/g

/**
 * Reads a CSV text that comes in pieces: yields the records that each piece completes, every record as its cells. Records may
 * differ in length and lines may end in any way. A quotation mark within a cell stands for itself, also where a cell begins
 * with one and goes on after the next (`"Ann" Smith`). Empty lines are no records. 400 for a quotation mark left open.
 */
export async function* csvRecords(
  pieces: AsyncIterable<string> | Iterable<string>,
  delimiter: string,
): AsyncGenerator<string[][]> {
  const reading: Reading = { separator: delimiter.charCodeAt(0), text: '', line: 1, isLast: false }
  for await (const piece of pieces) {
    reading.text += piece
    const records = completed(reading)
    if (records.length) yield records
  }
  reading.isLast = true
  const records = completed(reading)
  if (records.length) yield records
}

interface Reading {
  separator: number
  /** What is not read yet; it begins with a record, on this line of the file. */
  text: string
  line: number
  /** Whether the text ends where the file ends. */
  isLast: boolean
}

/** Takes the records that end within the text out of it. */
function completed(reading: Reading): string[][] {
  const { text } = reading
  const records: string[][] = []
  let start = 0
  while (start < text.length) {
    const record = recordAt(reading, start)
    const length = (record ? record.end : text.length) - start
    if (length > longestRecord || (!record && reading.isLast)) throw leftOpen(reading.line)
    if (!record) break
    if (length) records.push(record.cells)
    reading.line += record.lines
    start = record.end + (text.startsWith('\r\n', record.end) ? 2 : 1)
  }
  reading.text = text.slice(start)
  return records
}

/** The record that begins at `start` and the lines that it fills; null while its end has not been seen. */
function recordAt(
  { text, separator, isLast }: Reading,
  start: number,
): { cells: string[]; end: number; lines: number } | null {
  const cells: string[] = []
  let lines = 1
  let at = start
  for (;;) {
    const isQuoted = text.charCodeAt(at) === quote
    const close = isQuoted ? closingQuote(text, at) : at
    if (close < 0) return null
    const end = endOfCell(text, isQuoted ? close + 1 : at, separator)
    if (isQuoted) {
      const inner = text.slice(at + 1, close).replaceAll('""', '"')
      cells.push(end === close + 1 ? inner : `"${inner}"${text.slice(close + 1, end)}`)
      lines += inner.match(lineBreaks)?.length ?? 0
    } else cells.push(text.slice(at, end))
    const code = text.charCodeAt(end)
    if (code === separator) {
      at = end + 1
      continue
    }
    // After a carriage return a line feed may follow, and after a quotation mark another one.
    const isSeen = isLast || end + (code === carriageReturn ? 1 : 0) < text.length
    return isSeen ? { cells, end, lines } : null
  }
}

/** The quotation mark that closes the one at `open`; two in a row are one of the text. -1 where there is none. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2)
  return at
}

/** The first separator or line break at or after `from`, else the end of the text. */
function endOfCell(text: string, from: number, separator: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === separator || code === lineFeed || code === carriageReturn) return at
  }
  return text.length
}

const leftOpen = (line: number): Problem =>
  new Problem(
    400,
    `This CSV file could not be read: a quotation mark is left open or misplaced near line ${line}.`,
  )
