import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header, Pax } from 'tar'
import { diskFailure } from '#server/core/disk.ts'

/** A file inside an archive. Tar requires `size` before the first byte. */
export interface Entry {
  path: string
  size: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** The archive can't be read: it is another kind of file, cut off, or damaged. */
export class ArchiveError extends Error {}

/** The backup is complete but does not fit this installation. */
export class RestoreRefused extends Error {}

const block = 512

/** An entry whose bytes are in memory. */
export const fileOf = (path: string, bytes: Uint8Array): Entry => ({
  path,
  size: bytes.length,
  body: [bytes],
})

/** Writes entries one by one to a .tar.gz file, which gets its name only when it is complete. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    await pipeline(
      Readable.from(tarOf(entries), { objectMode: false }),
      createGzip({ level: 6 }),
      // The file holds everything that the business knows, and the installation's secret.
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw diskFailure(error, dirname(path)) ?? error
  }
}

/** The entries of a .tar.gz, in order. The caller reads each one before the next. Throws `ArchiveError`. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path)
  const plain = file.pipe(createGunzip())
  file.on('error', error => plain.destroy(error))
  try {
    yield* entriesOf(bytesOf(plain))
  } finally {
    file.destroy()
    plain.destroy()
  }
}

async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { path, size, body } of entries) {
    const header = new Header({ path, size, mode: 0o600, type: 'File', mtime: new Date() })
    // A path that doesn't fit the header gets an extended header of its own before it.
    if (header.encode()) yield new Pax({ path, size }).encode()
    yield header.block!
    let written = 0
    for await (const chunk of body) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${path} has ${written} bytes instead of ${size}`)
    yield new Uint8Array(padding(size))
  }
  yield new Uint8Array(2 * block)
}

async function* entriesOf(bytes: Bytes): AsyncGenerator<Entry> {
  let extended: Pax | undefined
  for (;;) {
    const start = await bytes.take(block)
    if (start.every(byte => byte === 0)) return bytes.finish()
    const header = new Header(start, 0, extended)
    if (!header.cksumValid || !header.path)
      throw new ArchiveError('This is not an archive, or it is damaged.')
    const size = header.size ?? 0
    if (header.type === 'ExtendedHeader') {
      extended = Pax.parse((await bytes.take(size)).toString('utf8'))
    } else {
      extended = undefined
      const body = bytes.stream(size)
      yield { path: header.path, size, body }
      // Skips the rest of an entry that the reader left.
      for await (const _ of body);
    }
    await bytes.take(padding(size))
  }
}

const padding = (size: number): number => (block - (size % block)) % block

interface Bytes {
  /** Reads exactly the next bytes. */
  take(count: number): Promise<Buffer>
  /** Yields the next bytes as they arrive. */
  stream(count: number): AsyncGenerator<Buffer>
  /** Reads the rest and drops it: gzip checks only at the very end that nothing was lost. */
  finish(): Promise<void>
}

function bytesOf(source: AsyncIterable<Buffer>): Bytes {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function* stream(count: number): AsyncGenerator<Buffer> {
    let left = count
    while (left > 0) {
      if (!held.length) {
        const next = await chunks.next().catch(explain)
        if (next.done) throw new ArchiveError('The archive is cut off.')
        held = next.value
      }
      const part = held.subarray(0, left)
      held = held.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  return {
    stream,
    async finish() {
      while (!(await chunks.next().catch(explain)).done);
    },
    async take(count) {
      const parts: Buffer[] = []
      for await (const part of stream(count)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}

/** Codes of zlib's errors begin with Z_. Other errors concern the file and go to the operator unchanged. */
function explain(error: { code?: string }): never {
  if (error.code?.startsWith('Z_'))
    throw new ArchiveError('This is not a .tar.gz file, or it is cut off or damaged.')
  throw error
}
