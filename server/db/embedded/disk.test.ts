import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { canMount, type SmallDisk, smallDisk } from '#server/test/small-disk.ts'
import { startEmbedded } from '../embedded.ts'
import { eventually, postmaster, query, removeAfterwards } from './fixtures/hold.ts'

// Each test makes databases and starts processes, which is slow on a busy machine.

async function disk(megabytes: number): Promise<SmallDisk> {
  const made = await smallDisk(megabytes)
  onTestFinished(made.remove)
  removeAfterwards(join(made.folder, 'data'))
  return made
}

test.runIf(canMount)(
  'on a full disk a start fails with a sentence, and it works once there is space',
  async () => {
    const { folder, fill, empty } = await disk(96)
    const dataDir = join(folder, 'data')
    const warnings: string[] = []
    const log = { info: () => {}, warn: (line: string) => warnings.push(line) }
    const full = /disk that holds .*data is full: free at least 100 MB there; nothing that was saved is lost/

    fill(20_000_000)
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(full)
    empty()
    const first = await startEmbedded({ dataDir, log })
    await query(first.ownerUrl, `create table kept as select 'acknowledged' as word`)
    await first.stop()

    fill()
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(full)
    empty()
    const second = await startEmbedded({ dataDir, log })
    expect(await query(second.ownerUrl, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
    fill()
    await second.stop()
    expect(await postmaster(dataDir)).toBeUndefined()
  },
)

test.runIf(canMount)('a disk that fills up under a running server loses nothing acknowledged', async () => {
  const { folder, fill, empty } = await disk(96)
  const dataDir = join(folder, 'data')
  const warnings: string[] = []
  const warn = (warning: string) => void warnings.push(warning)
  const database = await startEmbedded({ dataDir, log: { info: () => {}, warn } })
  await query(database.ownerUrl, 'create table entry (id int, body text)')
  // Less than one more file of write-ahead log, so that the log can't grow.
  fill(8_000_000)
  const acknowledged: number[] = []
  const writer = new pg.Client({ connectionString: database.ownerUrl })
  writer.on('error', () => {})
  await writer.connect()
  const body = 'x'.repeat(1_000)
  try {
    for (let id = 0; ; id++) {
      await writer.query('insert into entry values ($1, $2)', [id, body])
      acknowledged.push(id)
    }
  } catch (error) {
    expect((error as { code: string }).code).toMatch(/53100|57P0|ECONN/)
  }
  await writer.end().catch(() => {})
  await expect
    .poll(() => warnings, { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/is full: free at least 100 MB there/))
  empty()
  const rows = await eventually(() =>
    query<{ id: number }>(database.ownerUrl, 'select id from entry order by id'),
  )
  const found = new Set(rows.map(row => row.id))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter(id => !found.has(id))).toEqual([])
  await database.stop()
})
