import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { inertHeaders } from './inert.ts'
import { rangeOf } from './range.ts'

/** A stored file, for a reader who has the right to it. */
export interface RangedFile {
  mediaType: string
  bytes: number
  /** Stays the same as long as the file does. */
  version: string
  /** The bytes from `start` to `end`, both included. */
  read(range: { start: number; end: number }): Promise<Readable>
}

/**
 * Sends a file in whole or in part, or nothing to a client that already has this version: 200, 206, 304, 412 or
 * 416 (RFC 9110, sections 13 and 14).
 */
export async function serveRanges(
  file: RangedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable | FastifyReply> {
  const version = `"${file.version}"`
  reply.headers({
    ...inertHeaders,
    'content-type': file.mediaType,
    'accept-ranges': 'bytes',
    etag: version,
    // The file may be deleted early, and then no cache should keep it.
    'cache-control': 'no-store',
  })
  const { headers, method } = request
  if (headers['if-match'] !== undefined && !names(headers['if-match'], version))
    throw new Problem(412, 'The file is another one by now.')
  if (headers['if-none-match'] !== undefined && names(headers['if-none-match'], version)) {
    reply.code(304).removeHeader('content-type')
    return reply.send()
  }
  // Only a GET may ask for a part. If it names another version, it gets the whole current file.
  const { range: asked, 'if-range': unless } = headers
  const wantsPart = method === 'GET' && (unless === undefined || unless === version)
  const range = wantsPart ? rangeOf(asked, file.bytes) : null
  if (range === 'none')
    throw new Problem(416, `The file has ${file.bytes} bytes.`, { 'content-range': `bytes */${file.bytes}` })
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  reply.header('content-length', end - start + 1)
  return method === 'HEAD' ? Readable.from([]) : file.read({ start, end })
}

/**
 * Whether a list of entity tags, or `*` for any, contains this one. Weak tags compare like strong ones, as ours
 * are all strong.
 */
const names = (list: string, version: string): boolean =>
  list.split(',').some(each => /^\s*(?:W\/)?(.*?)\s*$/.exec(each)![1] === version || each.trim() === '*')
