import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { diskFailure } from '#server/core/disk.ts'
import { assertBlobKey, type BlobBody, type Blobs, BlobsUnavailable, watchStream } from './port.ts'

/** Older than any upload still under way: left behind by a process that was killed. */
const abandonedAfterMs = 24 * 60 * 60 * 1000

/**
 * Blobs as files under one folder, which several processes may share. A file is written beside the others,
 * flushed, and only then given its name, so that a crash leaves the old one or the new one.
 */
export function folderBlobs(options: { folder: string }): Blobs {
  const root = resolve(options.folder)
  const unfinished = join(root, '.unfinished')
  let prepared: Promise<void> | null = null
  const prepare = () => {
    prepared ??= makeFolder(unfinished).then(() => removeAbandoned(unfinished))
    // The next put tries again, because the folder may be mounted by then.
    prepared.catch(() => {
      prepared = null
    })
    return prepared
  }
  // Folders of a key hold no dot and files end in one, so `a` and `a/b` can both exist.
  const pathOf = (key: string) => {
    assertBlobKey(key)
    return join(root, `${key}.blob`)
  }

  return {
    async put(key, body) {
      const path = pathOf(key)
      const temporary = join(unfinished, randomUUID())
      watchStream(body)
      try {
        await prepare()
        const file = await open(temporary, 'wx', 0o600)
        try {
          await write(file, body)
          await file.sync()
        } finally {
          await file.close()
        }
        await makeFolder(dirname(path))
        await rename(temporary, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {})
        throw explained(error, root)
      }
    },

    async get(key, range) {
      try {
        const file = await open(pathOf(key), 'r')
        return file.createReadStream(range)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw explained(error, root)
      }
    },

    async delete(key) {
      const path = pathOf(key)
      try {
        await rm(path)
        await syncFolder(dirname(path))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explained(error, root)
      }
    },
  }
}

/** The files that `folderBlobs` keeps in a folder, for a backup. Files deleted meanwhile are skipped. */
export async function* folderBlobFiles(
  folder: string,
): AsyncGenerator<{ key: string; path: string; size: number }> {
  const root = resolve(folder)
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing([]))
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    const key = /^(?!\.unfinished\/)(.+)\.blob$/.exec(relative(root, path).replaceAll(sep, '/'))?.[1]
    const kept = key && (await stat(path).catch(ifMissing(null)))
    if (kept) yield { key, path, size: kept.size }
  }
}

const ifMissing =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return otherwise
    throw error
  }

async function write(file: FileHandle, body: BlobBody): Promise<void> {
  if (body instanceof Uint8Array) return file.writeFile(body)
  const { stream, size } = body
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > size) break
    await file.writeFile(chunk)
  }
  if (bytes !== size) throw new RangeError(`The blob is not of the ${size} bytes announced`)
}

/** Makes a folder and its missing parents, so that they survive a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!first) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** A new name in a folder is on disk only once the folder itself is flushed (fsync(2)). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

/** Turns errors of the file system into the port's errors and passes errors of the caller's stream on. */
function explained(error: unknown, root: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!syscall) return error
  const disk = diskFailure(error, root)
  if (disk) return new BlobsUnavailable('server', disk.message, { cause: disk })
  return new BlobsUnavailable('server', `Files can't be kept in ${root}: ${code} on ${syscall}`, {
    cause: error,
  })
}
