import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canMount, smallDisk } from '#server/test/small-disk.ts'
import { freeBytes } from '../disk.ts'
import { startEmbedded } from '../embedded.ts'
import { query, removeAfterwards } from './fixtures/hold.ts'
import { leastFreeBytes, makeWalFiles } from './wal.ts'

const settings = { fsync: 'off' }
const log = { info: () => {}, warn: () => {} }

/** The files of its log that a database has ahead of the one it writes. */
async function filesAhead(dataDir: string, url: string): Promise<string[]> {
  const [now] = await query<{ name: string }>(url, 'select pg_walfile_name(pg_current_wal_lsn()) as name')
  const names = await readdir(join(dataDir, 'postgres', 'pg_wal'))
  return names.filter(name => /^[0-9A-F]{24}$/.test(name) && name > now!.name)
}

const isRoomy = (await freeBytes(tmpdir())) > 2 * leastFreeBytes

test.runIf(isRoomy)('a new database soon has files ahead for a long text, and makes them once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fd-'))
  removeAfterwards(dataDir)
  const database = await startEmbedded({ dataDir, log, settings })
  onTestFinished(() => database.stop())
  // More, if it made a checkpoint by itself meanwhile.
  await expect
    .poll(async () => (await filesAhead(dataDir, database.ownerUrl)).length)
    .toBeGreaterThanOrEqual(23)
  const made = await filesAhead(dataDir, database.ownerUrl)
  await makeWalFiles(database.ownerUrl, new AbortController().signal)
  expect(await filesAhead(dataDir, database.ownerUrl)).toEqual(made)
})

test.runIf(canMount)('on a small disk it makes none', async () => {
  const { folder, remove } = await smallDisk(200)
  onTestFinished(remove)
  const dataDir = join(folder, 'data')
  removeAfterwards(dataDir)
  const database = await startEmbedded({ dataDir, log, settings })
  onTestFinished(() => database.stop())
  await makeWalFiles(database.ownerUrl, new AbortController().signal)
  expect((await filesAhead(dataDir, database.ownerUrl)).length).toBeLessThan(2)
})
