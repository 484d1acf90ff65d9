import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** What a run takes at once, and as much again. Containers often have 64 MB there. */
const roomBytes = 3 * 1024 ** 3

/**
 * A new folder for a database that nobody misses: in memory where the system keeps files there and has room. A database is
 * some thousand files, and where as many were deleted a moment ago, a disk's file system (ext4) looks at each of them before
 * it makes another: a copy of the template then takes ten times the processor time.
 */
export async function folderInMemory(prefix: string): Promise<string> {
  const { bavail = 0, bsize = 0 } = await statfs(memory).catch(
    () => ({}) as { bavail?: number; bsize?: number },
  )
  return mkdtemp(join(bavail * bsize > roomBytes ? memory : tmpdir(), prefix))
}
