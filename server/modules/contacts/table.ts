import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import type { CsvError } from 'csv-parse'
import { Problem } from '#server/http/problem.ts'
import { mostRows, tooManyRows } from './adding.ts'
import { readEmail } from './address.ts'
import { bytesOf, charsetOf } from './charset.ts'

/** What a spreadsheet saves; Excel takes the semicolon where the comma stands in numbers. */
const delimiters = [',', ';', '\t', '|']
const mostColumns = 100
const longestHeader = 100
/** Characters of one row; beyond this a quotation mark was left open. */
const longestRow = 1_000_000

/** A CSV file with named columns, read as it is needed, as often as it is needed. */
export interface Table {
  /** No two alike, none empty. */
  headers: string[]
  /** Of headers that stand there twice or not at all: what they are called here → what stands there. */
  renamed: Record<string, string>
  count: number
  /** The cells of each row, one for each column and those that stand beyond them. */
  rows(): AsyncGenerator<string[]>
  close(): Promise<void>
}

/**
 * Opens a CSV file (UTF-8, UTF-16 with a mark, or windows-1252; commas, semicolons, tabs or bars) and reads it once, so
 * that nothing is done with one that can't be read to its end. Its first line names the columns. Whoever opens it
 * closes it. 400 for what is no table, 413 over 50,000 rows.
 */
export async function openTable(path: string): Promise<Table> {
  const file = await open(path)
  try {
    const charset = await charsetOf(file)
    const delimiter = await delimiterOf(file, charset)
    const all = () => records(file, { charset, delimiter })
    let headers: Header[] | undefined
    let count = 0
    for await (const cells of all()) {
      if (!headers) headers = headersOf(cells)
      else if (++count > mostRows) throw tooManyRows()
    }
    if (!headers) throw new Problem(400, 'The file is empty.')
    return {
      headers: headers.map(({ name }) => name),
      renamed: Object.fromEntries(
        headers.filter(({ name, written }) => name !== written).map(({ name, written }) => [name, written]),
      ),
      count,
      close: () => file.close(),
      rows: () => behindTheFirst(all()),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Opens a table, does something with it, and closes it. */
export async function withTable<T>(path: string, work: (table: Table) => Promise<T>): Promise<T> {
  const table = await openTable(path)
  try {
    return await work(table)
  } finally {
    await table.close()
  }
}

/** Why a row can't be told apart into the columns; undefined when it can. */
export function problemOf(headers: string[], cells: string[]): string | undefined {
  if (cells.findLastIndex(cell => cell.trim()) < headers.length) return undefined
  return `It has ${cells.length} cells, and there are ${headers.length} columns.`
}

/** The cells that say something, under their columns. */
export const cellsByHeader = (headers: string[], cells: string[]): Record<string, string> =>
  Object.fromEntries(cells.map((cell, column) => [headers[column] ?? `Column ${column + 1}`, cell]))

async function* behindTheFirst(all: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  let first = true
  for await (const cells of all) {
    if (!first) yield cells
    first = false
  }
}

/** Every record that says something. */
async function* records(
  file: FileHandle,
  { charset, delimiter }: { charset: string; delimiter: string },
): AsyncGenerator<string[]> {
  // Loaded with the first file.
  const { parse } = await import('csv-parse')
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  })
  // What goes wrong comes out of the parser.
  pipeline(Readable.from(textOf(file, charset), { objectMode: false }), parser, () => {})
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.some(cell => cell.trim())) yield cells
    }
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number }
    if (!code?.startsWith('CSV_')) throw error
    throw new Problem(
      400,
      `This CSV file could not be read: a quotation mark is left open or misplaced near line ${lines ?? '?'}.`,
    )
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

/** The one that the line of the headers uses most, outside of quotation marks. */
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
  /** As it stands in the file. */
  written: string
}

/** Names for the columns. 400 where the first line is a contact already, or there are too many. */
function headersOf(line: string[]): Header[] {
  // A spreadsheet saves empty columns behind the last one.
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
