import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
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

/**
 * A file in whole or in part, or not again to whom has it, by its version (RFC 9110, sections 13 and 14): 304, 206, 412 or
 * 416.
 */
export async function serveRanges(
  file: RangedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable | FastifyReply> {
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
  const { headers, method } = request
  if (headers['if-match'] !== undefined && !names(headers['if-match'], version))
    throw new Problem(412, 'The file is another one by now.')
  if (headers['if-none-match'] !== undefined && names(headers['if-none-match'], version)) {
    reply.code(304).removeHeader('content-type')
    return reply.send()
  }
  // Only a GET asks for a part, and one that names another version for what is there now as a whole.
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

/** Whether a list of versions, or `*` for any, names this one. Weak ones are compared like strong ones: ours are strong. */
const names = (list: string, version: string): boolean =>
  list.split(',').some(each => /^\s*(?:W\/)?(.*?)\s*$/.exec(each)![1] === version || each.trim() === '*')
