import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { openSpool } from '#server/core/spool.ts'
import { invalid, Problem } from '../problem.ts'

/** The files that a multipart endpoint takes. */
export interface FileRules {
  /** The form field that carries them. */
  field: string
  min: number
  max: number
  /** A JSON body without a file is accepted too; the handler checks what it then needs. */
  orJson?: true
  /** Largest size of a file of this name, in bytes. */
  bytes(name: string): number
}

/** An uploaded file, spooled to disk until the request has been answered. */
export interface UploadedFile {
  /** The name that the client sent. It is hostile input and never becomes a path of ours. */
  name: string
  path: string
  size: number
  sha256: string
}

export interface Multipart {
  fields: Record<string, unknown>
  /** The files of the field that the rules name. */
  files: UploadedFile[]
  /** Deletes the spooled files. Never throws. */
  clean(): Promise<void>
}

/** A field that isn't a file holds a form value or a small JSON document. */
const maxFieldBytes = 4 * 1024 * 1024

/** How many bytes past its limit we read on, only to tell the sender the file's size. */
const maxReadOn = 10

/**
 * Reads a multipart body. Files go to a folder of their own on disk. Fields whose schema is not a string are parsed
 * as JSON, whether the client sent a plain value or a JSON part. A request uses disk space for at most `rules.max`
 * files of the largest size: one file more is refused at its header, and a file in a field that takes none is skipped.
 *
 * Throws 413, naming the limit and the file's size, and 422 for a body that isn't multipart or is cut off. Throws
 * DiskUnavailable, and keeps nothing, when the files can't be written.
 */
export async function readMultipart(
  request: FastifyRequest,
  rules: FileRules,
  schema?: TSchema,
): Promise<Multipart> {
  if (!request.isMultipart())
    throw invalid(['body'], 'Content-Type must be multipart/form-data', 'content_type')
  const properties =
    (schema as { properties?: Record<string, { type?: unknown }> } | undefined)?.properties ?? {}
  const fields: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  const tooLarge: string[] = []
  let sent = 0
  const spool = await openSpool()
  const clean = async () => spool[Symbol.asyncDispose]()
  try {
    const parts = request.parts({
      limits: {
        fieldSize: maxFieldBytes,
        fields: 50,
        files: 50,
        fileSize: Number.POSITIVE_INFINITY,
        parts: 100,
        fieldNameSize: 100,
      },
    })
    for await (const part of parts) {
      if (part.type === 'file' && !(part.fieldname in properties)) {
        if (++sent > rules.max) throw tooMany(part.fieldname, rules.max)
        if (part.fieldname !== rules.field) {
          part.file.resume()
          continue
        }
        const limit = rules.bytes(part.filename)
        const seen = { size: 0, hash: createHash('sha256') }
        const path = await spool.write(String(files.length), keptOf(part.file, limit, seen))
        if (seen.size > limit) tooLarge.push(tooLargeSentence(part.filename, limit, seen.size))
        files.push({ name: part.filename, path, size: seen.size, sha256: seen.hash.digest('hex') })
      } else {
        const text = part.type === 'file' ? await readText(part.file) : part.value
        fields[part.fieldname] = readField(part.fieldname, text, properties[part.fieldname]?.type)
      }
    }
    if (tooLarge.length) throw new Problem(413, tooLarge.join(' '))
    return { fields, files, clean }
  } catch (error) {
    await clean()
    // A client that is still sending reads the answer only after it has sent everything.
    request.raw.unpipe().resume()
    throw asProblem(error)
  }
}

const tooMany = (field: string, max: number): Problem =>
  invalid(
    ['body', field],
    max === 1 ? 'Only one file is taken in a request' : `List should have at most ${max} items`,
    'too_long',
  )

/** `Menu.pdf is 23.4 MB; the limit is 10 MB.` */
export function tooLargeSentence(name: string, limit: number, size: number): string {
  const megabytes = (n: number) => `${(n / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`
  const more = size >= limit * maxReadOn ? 'more than ' : ''
  // Rounding must not print the limit itself as the size that exceeds it.
  const exact = megabytes(size) === megabytes(limit) ? ` (${size.toLocaleString('en')} bytes)` : ''
  return `${name || 'The file'} is ${more}${megabytes(size)}${exact}; the limit is ${megabytes(limit)}.`
}

/** Passes a file's bytes on up to its limit and only counts the rest, to tell the sender the file's size. */
async function* keptOf(source: Readable, limit: number, seen: { size: number; hash: Hash }) {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    seen.size += chunk.length
    if (seen.size >= limit * maxReadOn) return
    if (seen.size > limit) continue
    seen.hash.update(chunk)
    yield chunk
  }
}

async function readText(source: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxFieldBytes) throw new Problem(413, tooLargeSentence('A form field', maxFieldBytes, size))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readField(name: string, value: unknown, type: unknown): unknown {
  const isText = type === undefined || type === 'string' || (Array.isArray(type) && type.includes('string'))
  if (isText || typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw invalid(['body', name], 'Field should be valid JSON', 'json_invalid')
  }
}

/** Turns errors of the multipart reader into our sentences and passes all other errors on. */
function asProblem(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string }
  if (
    code === 'FST_REQ_FILE_TOO_LARGE' ||
    code === 'FST_FILES_LIMIT' ||
    code === 'FST_FIELDS_LIMIT' ||
    code === 'FST_PARTS_LIMIT'
  ) {
    return new Problem(413, 'The form has too many parts, or one of its fields is too large.')
  }
  if (code === 'FST_PROTO_VIOLATION' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return invalid(['body'], 'The form is not valid multipart/form-data', 'multipart_invalid')
  }
  // busboy throws plain errors: "Unexpected end of form", "Malformed part header", …
  if (!code && /form|multipart|boundary|part header/i.test(message ?? '')) {
    return invalid(['body'], 'The form is not valid multipart/form-data', 'multipart_invalid')
  }
  return error
}
