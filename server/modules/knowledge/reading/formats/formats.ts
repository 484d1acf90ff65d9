import { Problem } from '#server/http/problem.ts'
import { merging } from '../units/chunks.ts'
import { cleaned } from '../units/clean.ts'
import type { Unit } from '../units/units.ts'

type Reader = (bytes: Buffer, how: { apart: boolean }) => Iterable<Unit> | AsyncIterable<Unit>

/** Each reader is loaded for its first file: PDF.js alone is 1.7 MB of code. */
const readers = {
  txt: async (): Promise<Reader> => (await import('./txt.ts')).readTxt,
  csv: async (): Promise<Reader> => (await import('./csv.ts')).readCsv,
  json: async (): Promise<Reader> => (await import('./json.ts')).readJson,
  xlsx: async (): Promise<Reader> => (await import('./xlsx.ts')).readXlsx,
  docx: async (): Promise<Reader> => (await import('./docx.ts')).readDocx,
  pdf: async (): Promise<Reader> => (await import('./pdf/pdf.ts')).readPdf,
}

export type DocumentKind = keyof typeof readers

/** Kinds of which people count lines or paragraphs, however they are merged into chunks. */
const runningTextKinds: readonly DocumentKind[] = ['txt', 'docx', 'pdf']

/**
 * The units of a document, cleaned. Short neighbours are merged, so that a file of a million short lines is not a
 * million records; with `apart` they stay as in the document, for readers of its layout. 400 with a sentence for the
 * owner when it can't be read or has no text.
 */
export async function* readUnits(
  kind: DocumentKind,
  bytes: Buffer,
  { apart = false }: { apart?: boolean } = {},
): AsyncGenerator<Unit> {
  const reader = await readers[kind]()
  const merge = merging()
  let any = false
  for await (const unit of cleaned(reader(bytes, { apart }))) {
    any = true
    if (apart) yield unit
    else if (runningTextKinds.includes(kind)) yield* merge.take({ ...unit, ends: [unit.text.length] })
    else yield* merge.take(unit)
  }
  if (!any) throw new Problem(400, 'There is no text in this file.')
  yield* merge.end()
}
