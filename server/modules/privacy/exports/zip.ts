import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Archives of more files take long to open, and some programs refuse those of more than 65,535. */
export const mostEntries = 65_000

export interface ZipEntry {
  name: string
  body: AsyncIterable<Uint8Array>
}

/** The bytes of a ZIP archive of these entries, each of which is read when its turn comes. Fails with an entry that fails. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const bytes = zip.outputStream as Readable
  const reading: { entry?: Readable } = {}
  const add = async () => {
    for await (const { name, body } of entries) {
      reading.entry = Readable.from(body)
      zip.addReadStream(reading.entry, name, { mtime: at })
      await finished(reading.entry)
    }
    zip.end()
  }
  const added = add().catch(error => bytes.destroy(error))
  // The library reports here what `finished` reports as well.
  zip.on('error', () => {})
  try {
    yield* bytes
    await added
  } finally {
    // Who wants no more of the archive wants no more of the entry either.
    reading.entry?.destroy()
  }
}
