import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import {
  type AddedContacts,
  type Adding,
  addContacts,
  type ImportRow,
  mostRows,
  rowOf,
  tooManyRows,
} from '../adding.ts'
import { cellReader } from '../fields.ts'
import { type ColumnMapping, keysOf, suggestMapping, variableNames } from './mapping.ts'
import { type CsvTable, cellsByHeader, problemOf, readTable } from './table/table.ts'

const sampled = 100
const rowsInOnePiece = 100
/** Characters of a parsed file as JSON, in which every row repeats the names of the columns. */
const mostJson = 128 * 1024 * 1024
const mostKeys = 1_000
/** One answer reports at most this many rows that have more cells than there are columns. */
const mostProblems = 1_000

interface Choice extends Adding {
  mapping?: ColumnMapping
}

/** Adds objects whose keys are our field names. 413 over 50,000 rows. */
export const addRows = (
  ctx: Ctx,
  audienceId: string,
  { rows, ...how }: Adding & { rows: Record<string, unknown>[] },
): Promise<AddedContacts> => {
  if (rows.length > mostRows) throw tooManyRows()
  return addContacts(
    ctx,
    audienceId,
    inPieces(rows, row => rowOf(row)),
    how,
  )
}

function* inPieces<T>(rows: T[], read: (row: T) => ImportRow): Generator<ImportRow[]> {
  for (let at = 0; at < rows.length; at += rowsInOnePiece) yield rows.slice(at, at + rowsInOnePiece).map(read)
}

/**
 * Adds the rows of a parsed file, each value under the key to which its column is mapped; without a mapping, under the
 * suggested one. 400 for an invalid mapping, 413 over 50,000 rows, 404.
 */
export async function importRows(
  ctx: Ctx,
  audienceId: string,
  { rows, mapping, ...how }: Choice & { rows: Record<string, unknown>[] | undefined },
): Promise<AddedContacts> {
  if (!rows) throw invalid(['body', 'rows'], 'Field required', 'missing')
  if (rows.length > mostRows) throw tooManyRows()
  const headers = headersIn(rows)
  const keys = keysOf(headers, mapping ?? suggestMapping(headers, rows.slice(0, sampled)))
  const mapped = (row: Record<string, unknown>): ImportRow => {
    const fields = Object.entries(row).flatMap(([header, value]) => {
      const key = keys.get(header)
      return key === undefined ? [] : [[key, value] as const]
    })
    return rowOf(Object.fromEntries(fields), row)
  }
  return addContacts(ctx, audienceId, inPieces(rows, mapped), how)
}

/** The same for a CSV file. */
export async function importFile(
  ctx: Ctx,
  audienceId: string,
  { file, mapping, ...how }: Choice & { file: UploadedFile },
): Promise<AddedContacts & { renamed_headers: Record<string, string> }> {
  const table = await readTable(file.path)
  const keys = keysOf(table.headers, mapping ?? suggestMapping(table.headers, sampleOf(table)))
  const added = await addContacts(ctx, audienceId, mappedRows(table, keys), how)
  return { ...added, renamed_headers: table.renamed }
}

function* mappedRows(table: CsvTable, keys: Map<string, string>): Generator<ImportRow[]> {
  const { headers } = table
  const readCells = cellReader(headers.map(header => keys.get(header)))
  const mapped = (cells: string[]): ImportRow => ({
    read(country) {
      const problem = problemOf(headers, cells)
      return problem ? { problems: [problem] } : readCells(cells, country)
    },
    data: () => cellsByHeader(headers, cells),
  })
  for (const piece of table.rows()) yield piece.map(mapped)
}

/**
 * The content of a CSV file as a JSON stream: its columns, the suggested mapping, the variable that each unmapped column
 * would become, all rows, and the rows with more cells than there are columns. Stores nothing. The file may be deleted
 * while the stream is read. 400, 413.
 */
export async function parseFile(file: UploadedFile): Promise<Readable> {
  const table = await readTable(file.path)
  if (
    (JSON.stringify(table.headers).length + table.headers.length * 3) * table.count + file.size >
    mostJson
  ) {
    throw new Problem(
      413,
      'The names of the columns are too long for so many rows. Shorten them, or split the file.',
    )
  }
  return Readable.from(jsonOf(table), { objectMode: false })
}

async function* jsonOf(table: CsvTable): AsyncGenerator<string> {
  const { headers, count } = table
  const mapping = suggestMapping(headers, sampleOf(table))
  const variables = variableNames(headers)
  const unmapped = headers.filter(header => mapping[header] === null)
  const head = {
    headers,
    renamed_headers: table.renamed,
    mapping,
    variables: Object.fromEntries(unmapped.map(header => [header, variables[header]])),
    count,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"rows":[`
  let piece = ''
  let row = 0
  const problems: { row: number; reason: string; data: Record<string, string> }[] = []
  for (const read of table.rows()) {
    for (const cells of read) {
      const filled = headers.map((header, column) => [header, cells[column] ?? ''])
      piece += `${row++ ? ',' : ''}${JSON.stringify(Object.fromEntries(filled))}`
      const reason = problemOf(headers, cells)
      if (reason && problems.length < mostProblems)
        problems.push({ row, reason, data: cellsByHeader(headers, cells) })
      if (row % rowsInOnePiece) continue
      yield piece
      piece = ''
      await setImmediate()
    }
  }
  yield `${piece}],"problems":${JSON.stringify(problems)}}`
}

function sampleOf(table: CsvTable): Record<string, string>[] {
  const sample: string[][] = []
  for (const piece of table.rows()) {
    sample.push(...piece)
    if (sample.length >= sampled) break
  }
  return sample.slice(0, sampled).map(cells => cellsByHeader(table.headers, cells))
}

function headersIn(rows: Record<string, unknown>[]): string[] {
  const headers = new Set<string>()
  for (const row of rows) for (const header of Object.keys(row)) headers.add(header)
  if (headers.size > mostKeys) throw new Problem(400, `The rows have more than ${mostKeys} different keys.`)
  return [...headers]
}
