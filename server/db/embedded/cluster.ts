import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { DatabaseStartError, explain } from './failure.ts'
import { type Folders, giveTo } from './folders.ts'
import { type RunAs, runToEnd } from './run-as.ts'

/**
 * Whether there is a database that this PostgreSQL can open. Throws DatabaseStartError when the folder holds another
 * major version's database, or other files.
 */
export async function findCluster({ cluster, data }: Folders, major: string): Promise<boolean> {
  const entries = await readdir(cluster).catch((error): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length === 0) return false
  if (!entries.includes('PG_VERSION'))
    throw new DatabaseStartError(
      `The folder ${cluster} holds files but no database: move it away, or set DATA_DIR to another folder.`,
    )
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (found === major) return true
  throw new DatabaseStartError(
    `The database in ${data} was made by PostgreSQL ${found} and this frontdesk brings PostgreSQL ${major}: run ` +
      '"npm run frontdesk -- backup" with the frontdesk you had before, set DATA_DIR to an empty folder, and run ' +
      '"npm run frontdesk -- restore" with this one.',
  )
}

/**
 * Letters are classified by the operating system's locale (pg_trgm skips those it does not know as letters),
 * and not every system has C.UTF-8; everything else follows PostgreSQL's own, which no system upgrade changes.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']

/**
 * Makes a new, empty database. Throws DatabaseStartError, and leaves nothing behind that would disturb the next try.
 */
export async function createCluster(
  folders: Folders,
  binaries: Binaries,
  how: RunAs,
  durable: boolean,
): Promise<void> {
  const { unfinished, cluster } = folders
  try {
    for (const type of CHARACTER_TYPES) {
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(unfinished, { mode: 0o700 })
      await giveTo(how.owner, unfinished)
      try {
        await runToEnd(how, join(binaries.native, 'bin', 'initdb'), [
          `--pgdata=${unfinished}`,
          '--username=frontdesk',
          '--auth=trust', // only the owner and root can enter the socket's folder
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          `--lc-ctype=${type}`,
          '--no-instructions',
          ...(durable ? [] : ['--no-sync']),
        ])
        break
      } catch (error) {
        const unknownLocale = /invalid locale name|locale.*not (found|supported)/i.test(outputOf(error))
        if (!unknownLocale || type === CHARACTER_TYPES.at(-1)) throw error
      }
    }
    await rename(unfinished, cluster)
    if (durable) await sync(folders.data)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    throw await explain(error, folders, outputOf(error))
  }
}

function outputOf(error: unknown): string {
  return String((error as { stderr?: unknown }).stderr ?? '')
}

/** Makes a rename inside the folder survive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
