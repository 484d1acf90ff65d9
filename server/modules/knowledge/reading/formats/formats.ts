import { Problem } from '#server/http/problem.ts'
import { merging } from '../units/chunks.ts'
import { cleaned } from '../units/clean.ts'
import type { Unit } from '../units/units.ts'

interface ReadOptions {
  /** Units stay as in the document. */
  apart?: boolean
  /** Is told what of the document was left out, in a sentence for the owner. */
  notice?: (sentence: string) => void
}

type Reader = (bytes: Buffer, options: ReadOptions) => Iterable<Unit> | AsyncIterable<Unit>

/** Each reader is loaded for its first file: PDF.js alone is 1.7 MB of code. */
const readers = {
  txt: async (): Promise<Reader> => (await import('./txt.ts')).readTxt,
  csv: async (): Promise<Reader> => (await import('./csv.ts')).readCsv,
  json: async (): Promise<Reader> => (await import('./json/json.ts')).readJson,
  xlsx: async (): Promise<Reader> => (await import('./xlsx/xlsx.ts')).readXlsx,
  docx: async (): Promise<Reader> => (await import('./docx.ts')).readDocx,
  pdf: async (): Promise<Reader> => (await import('./pdf/pdf.ts')).readPdf,
}

export type DocumentKind = keyof typeof readers

/**
 * The units of a document, cleaned. Short neighbours are merged, so that a file of a million short lines is not a
 * million records; with `apart` they stay as in the document, for readers of its layout. 400 with a sentence for the
 * owner when it can't be read or has no text.
 */
export async function* readUnits(
  kind: DocumentKind,
  bytes: Buffer,
  options: ReadOptions = {},
): AsyncGenerator<Unit> {
  const reader = await readers[kind]()
  const merge = merging()
  let any = false
  for await (const unit of cleaned(reader(bytes, options))) {
    any = true
    if (options.apart) yield unit
    // People count lines, paragraphs and records, however they are merged into chunks.
    else yield* merge.take(unit.pair ? unit : { ...unit, ends: [unit.text.length] })
  }
  if (!any) throw new Problem(400, 'There is no text in this file.')
  yield* merge.end()
}
