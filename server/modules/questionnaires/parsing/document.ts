import { readFile } from 'node:fs/promises'
import { longestText } from '#contract/questionnaires/parsing.ts'
import { csvRecords } from '#server/http/files/csv-records.ts'
import { displayName, extensionOf } from '#server/http/files/file-name.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { decodeText } from '#server/http/files/text-file.ts'
import { Problem } from '#server/http/problem.ts'
import { readLayout } from '#server/modules/knowledge/reading/reading.ts'
import type { Unit } from '#server/modules/knowledge/reading/units/units.ts'

/** Bytes of a document. */
export const mostBytes = 10 * 2 ** 20

const kinds = ['.pdf', '.docx', '.txt', '.md', '.csv']

/** A document as lines of text, and as rows where it is a table. */
export interface ReadQuestions {
  text: string
  rows: string[][] | null
}

/** The business whose document it is; `signal` fires when nobody waits for it any more. */
interface Whose {
  account: string
  signal: AbortSignal
}

/**
 * Reads an uploaded document. 400 when it is of another kind, empty, damaged or holds no text, 503 when the reader is
 * down. Of a long document only the first pages are read.
 */
export async function readQuestionDocument(file: UploadedFile, whose: Whose): Promise<ReadQuestions> {
  const kind = extensionOf(file.name)
  const name = displayName(file.name)
  if (!kinds.includes(kind))
    throw new Problem(400, `"${name}" is of an unsupported type. Supported: ${kinds.join(' ')}.`)
  if (file.size === 0) throw new Problem(400, `"${name}" is empty.`)
  const read =
    kind === '.pdf' || kind === '.docx' ? await readPages(kind, file, whose) : await readPlain(kind, file)
  if (!read.text.trim()) throw new Problem(400, `There is no text in "${name}".`)
  return read
}

async function readPages(kind: '.pdf' | '.docx', file: UploadedFile, whose: Whose): Promise<ReadQuestions> {
  const units = await readLayout(kind === '.pdf' ? 'pdf' : 'docx', file.path, whose)
  return { text: outlined(units).slice(0, longestText).toWellFormed(), rows: null }
}

async function readPlain(kind: string, file: UploadedFile): Promise<ReadQuestions> {
  const text = decodeText(await readFile(file.path))
    .slice(0, longestText)
    .toWellFormed()
  if (kind !== '.csv') return { text, rows: null }
  const rows = await rowsOf(text)
  return { text: rows.map(row => row.filter(Boolean).join(' | ')).join('\n'), rows }
}

/** One reading of the three in which spreadsheets write; what can't be read as a table is lines of text. */
async function rowsOf(text: string): Promise<string[][]> {
  const head = text.slice(0, 2_000)
  const uses = (delimiter: string) => head.split(delimiter).length
  const delimiter = [',', ';', '\t'].toSorted((a, b) => uses(b) - uses(a))[0]!
  try {
    return (await Array.fromAsync(csvRecords([text], delimiter))).flat()
  } catch {
    // A quotation mark is left open.
    return text.split(/\r\n?|\n/).map(line => [line])
  }
}

/** The units of a document as lines, as a person would type them: headings marked, items indented below theirs. */
function outlined(units: Unit[]): string {
  const lines: string[] = []
  let above: string | undefined
  for (const { text, heading, item, cells } of units) {
    if (heading !== above) {
      if (heading) lines.push('', `# ${heading.split(' › ').at(-1)}`)
      above = heading
    }
    const mark = item && `${'  '.repeat(item.depth)}${item.ordered ? '1.' : '-'} `
    if (mark) lines.push(mark + text.replace(/^- /, '').replaceAll('\n', ' '))
    else if (cells) lines.push(`| ${cells.map(cell => cell.replace(/[|\n]/g, ' ')).join(' | ')} |`)
    else lines.push(text)
  }
  return lines.join('\n')
}
