import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from './range.ts'

/** A file of the store as somebody with the right to it reads it. */
export interface RangedFile {
  mediaType: string
  bytes: number
  /** The same for as long as the file is. */
  version: string
  /** The bytes from `start` to `end`, both included. */
  read(range: { start: number; end: number }): Promise<Readable>
}

/** A file in whole or in part, by its version and the ranges of RFC 9110. */
export async function serveRanges(
  file: RangedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable> {
  const version = `"${file.version}"`
  reply.headers({
    'content-type': file.mediaType,
    'accept-ranges': 'bytes',
    etag: version,
    // It may be deleted early, and then nobody is to have it any more.
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const { range: asked, 'if-range': unless } = request.headers
  const range = unless === undefined || unless === version ? rangeOf(asked, file.bytes) : null
  if (range === 'none') {
    reply.code(416).headers({ 'content-range': `bytes */${file.bytes}`, 'content-length': 0 })
    return Readable.from([])
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  reply.header('content-length', end - start + 1)
  return request.method === 'HEAD' ? Readable.from([]) : file.read({ start, end })
}
