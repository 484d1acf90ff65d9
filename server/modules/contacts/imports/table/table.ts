import { type FileHandle, open } from 'node:fs/promises'
import { csvRecords } from '#server/http/files/csv-records.ts'
import { Problem } from '#server/http/problem.ts'
import { mostRows, tooManyRows } from '../../adding.ts'
import { readEmail } from '../../address/address.ts'
import { bytesOf, charsetOf } from './charset.ts'

/** The separators that spreadsheets write; Excel uses the semicolon in locales with decimal commas. */
const delimiters = [',', ';', '\t', '|']
const mostColumns = 100
const longestHeader = 100

/** A CSV file with named columns. */
export interface CsvTable {
  /** Unique and not empty. */
  headers: string[]
  /** Duplicate and empty headers: their name here → their name in the file. */
  renamed: Record<string, string>
  count: number
  /** The rows in pieces of some hundred: the cells of each, also those beyond the last column. */
  rows(): Iterable<string[][]>
}

/**
 * Reads a CSV file (UTF-8, UTF-16 with a byte order mark, or windows-1252; separated by commas, semicolons, tabs or bars),
 * all of it, so that a file with an error in it is refused before anything is stored. The first line has the headers. 400
 * for an unreadable file, 413 over 50,000 rows.
 */
export async function readTable(path: string): Promise<CsvTable> {
  const file = await open(path)
  try {
    const charset = await charsetOf(file)
    const delimiter = await delimiterOf(file, charset)
    let headers: Header[] | undefined
    let count = -1
    // As JSON, which takes hardly more memory than the file, and a fifth of the time to read again.
    const pieces: string[] = []
    for await (const piece of records(file, { charset, delimiter })) {
      count += piece.length
      headers ??= headersOf(piece.shift()!)
      if (count > mostRows) throw tooManyRows()
      pieces.push(JSON.stringify(piece))
    }
    if (!headers) throw new Problem(400, 'The file is empty.')
    return {
      headers: headers.map(({ name }) => name),
      renamed: Object.fromEntries(
        headers.filter(({ name, written }) => name !== written).map(({ name, written }) => [name, written]),
      ),
      count,
      *rows() {
        for (const piece of pieces) yield JSON.parse(piece) as string[][]
      },
    }
  } finally {
    await file.close()
  }
}

/** The error of a row with more cells than there are columns; undefined for other rows. */
export function problemOf(headers: string[], cells: string[]): string | undefined {
  if (cells.findLastIndex(cell => cell.trim()) < headers.length) return undefined
  return `It has ${cells.length} cells, and there are ${headers.length} columns.`
}

/** The cells of a row by their headers. */
export const cellsByHeader = (headers: string[], cells: string[]): Record<string, string> =>
  Object.fromEntries(cells.map((cell, column) => [headers[column] ?? `Column ${column + 1}`, cell]))

/** Every record that is not empty, in pieces that have at least one. */
async function* records(
  file: FileHandle,
  { charset, delimiter }: { charset: string; delimiter: string },
): AsyncGenerator<string[][]> {
  for await (const piece of csvRecords(textOf(file, charset), delimiter)) {
    const filled = piece.filter(cells => cells.some(cell => cell.trim()))
    if (filled.length) yield filled
  }
}

async function* textOf(file: FileHandle, charset: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(charset)
  let first = true
  for await (const bytes of bytesOf(file)) {
    const text = decoder.decode(bytes, { stream: true })
    // Excel writes and reads "sep=;" as a first line.
    yield first ? text.replace(separatorLine, '') : text
    first = false
  }
  yield decoder.decode()
}

const separatorLine = /^\s*sep=([^\r\n])\r?\n/i

/** The separator that the first line uses most, outside of quotation marks. */
async function delimiterOf(file: FileHandle, charset: string): Promise<string> {
  const decoder = new TextDecoder(charset)
  let head = ''
  for await (const bytes of bytesOf(file)) {
    head = decoder.decode(bytes, { stream: true })
    break
  }
  const said = separatorLine.exec(head)?.[1]
  if (said) return said
  const line = head
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r|\n/, 1)[0]!
  const uses = (delimiter: string) => line.split(delimiter).length
  return delimiters.toSorted((a, b) => uses(b) - uses(a))[0]!
}

interface Header {
  name: string
  /** As it is in the file. */
  written: string
}

/** Unique names of the columns. 400 when the first line is a contact, or there are too many columns. */
function headersOf(line: string[]): Header[] {
  // Spreadsheets save empty columns after the last one.
  const cells = line.slice(0, line.findLastIndex(cell => cell.trim()) + 1)
  if (cells.some(cell => readEmail(cell))) {
    throw new Problem(
      400,
      'The first line must name the columns, for example name,email,phone. It looks like a contact.',
    )
  }
  if (cells.length > mostColumns) throw new Problem(400, `The file has more than ${mostColumns} columns.`)
  const used = new Set<string>()
  return cells.map((cell, column) => {
    const written = cell.replace(/\s+/g, ' ').trim()
    const name = written || `Column ${column + 1}`
    if (name.length > longestHeader) {
      throw new Problem(400, `The name of column ${column + 1} is longer than ${longestHeader} characters.`)
    }
    let header = name
    for (let n = 2; used.has(header); n++) header = `${name} (${n})`
    used.add(header)
    return { name: header, written }
  })
}
