import { readFile } from 'node:fs/promises'
import { displayName, extensionOf } from '#server/http/files/file-name.ts'
import { Problem } from '#server/http/problem.ts'
import { type DocumentKind, readUnits } from './formats/formats.ts'
import { type CaptionOptions, type CaptionSource, captionImage } from './images/images.ts'
import { readInProcess } from './process/process.ts'
import { readableText, type Unit } from './units/units.ts'

/** Bytes of one upload. */
export const limits = { document: 10 * 2 ** 20, image: 5 * 2 ** 20 }

const documentKinds = ['pdf', 'docx', 'txt', 'csv', 'xlsx', 'json'] as const satisfies DocumentKind[]
const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const

/**
 * Plain text up to so many bytes is read in this process: that takes 5 ms of processor time, another process 200. (10
 * MB take one to three seconds, which would block everybody.)
 */
const largestReadInProcess = 64 * 1024
/** More would not be read. */
const mostNotices = 20
const plainTextKinds: readonly DocumentKind[] = ['txt', 'csv', 'json']

interface UploadedDocument {
  /** The upload's path. Its content is untrusted. */
  path: string
  /** The owner's name for it, as untrusted as its content. */
  name: string
  /** Bytes. */
  size: number
}

interface ReadResult {
  kind: 'document' | 'photo'
  /** In order, short neighbours merged; `chunk` makes the index's chunks from them. */
  units: Unit[]
  /** The extracted text, for people. */
  text: string
  /** What of the document was not learnt, and why, in sentences for the owner. */
  notices: string[]
  /** The author of a photo's caption. */
  caption_source?: CaptionSource
}

interface ReadOptions extends CaptionOptions {
  /** The account it belongs to: accounts take turns at the readers. */
  account?: string
}

/** Rounded up, so that one byte over a limit reads as more than the limit. */
const megabytes = (bytes: number) => `${Math.ceil((bytes / 2 ** 20) * 100) / 100} MB`

function kindOf(file: Pick<UploadedDocument, 'name'>): { document: DocumentKind } | { image: true } {
  const extension = extensionOf(file.name).slice(1)
  const document = documentKinds.find(kind => kind === extension)
  if (document) return { document }
  if (isImage(file)) return { image: true }
  const supported = [...documentKinds, ...imageExtensions].map(kind => `.${kind}`).join(' ')
  throw new Problem(400, `"${displayName(file.name)}" is of an unsupported type. Supported: ${supported}.`)
}

/** Whether the name is that of an image that may be uploaded. */
export const isImage = ({ name }: Pick<UploadedDocument, 'name'>): boolean =>
  imageExtensions.some(kind => kind === extensionOf(name).slice(1))

/** The size limit for a file of this name, in bytes. An unsupported type is refused for its type, not its size. */
export const sizeLimitOf = (name: string): number => (isImage({ name }) ? limits.image : limits.document)

/**
 * Throws 400 for an unsupported extension or an empty file, 413 above the limit of its kind, without opening it. For
 * callers that know name and size before the content.
 */
export function checkUpload(file: Pick<UploadedDocument, 'name' | 'size'>): void {
  kindOf(file)
  const limit = sizeLimitOf(file.name)
  if (file.size === 0) throw new Problem(400, `"${displayName(file.name)}" is empty.`)
  if (file.size > limit)
    throw new Problem(
      413,
      `"${displayName(file.name)}" has ${megabytes(file.size)}; at most ${megabytes(limit)} are accepted.`,
    )
}

async function readHere(
  kind: DocumentKind,
  path: string,
  notice: (sentence: string) => void,
): Promise<Unit[]> {
  const units: Unit[] = []
  for await (const unit of readUnits(kind, await readFile(path), { notice })) units.push(unit)
  return units
}

/**
 * Reads an uploaded file into text units. Throws Problem: 400 (unsupported, empty, damaged, not what its name says,
 * columns missing, no text), 413 (too large), 503 (no reading process can be started).
 */
export async function readDocument(file: UploadedDocument, options: ReadOptions = {}): Promise<ReadResult> {
  checkUpload(file)
  const kind = kindOf(file)
  if ('image' in kind) {
    const { text, source } = await captionImage(file, options)
    return { kind: 'photo', units: [{ text }], text, notices: [], caption_source: source }
  }
  const notices: string[] = []
  const notice = (sentence: string) => {
    if (notices.length < mostNotices) notices.push(sentence)
  }
  const here = plainTextKinds.includes(kind.document) && file.size <= largestReadInProcess
  const units = here
    ? await readHere(kind.document, file.path, notice)
    : await readInProcess(kind.document, file.path, {
        account: options.account,
        signal: options.signal,
        notice,
      })
  return { kind: 'document', units, text: readableText(units), notices }
}

/** Enough for a few pages of questions; a long manual is no questionnaire. */
const layoutBounds = { cpu: 15, ms: 60_000, memory: 512 * 2 ** 20, output: 2 * 2 ** 20 }

/** The paragraphs, headings, list items and table rows of a PDF or Word file. Throws Problem as `readDocument` does. */
export const readLayout = (
  kind: 'pdf' | 'docx',
  path: string,
  { account, signal }: { account: string; signal: AbortSignal },
): Promise<Unit[]> => readInProcess(kind, path, { account, signal, bounds: layoutBounds, unmerged: true })
