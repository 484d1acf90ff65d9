import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../embedded.ts'
import { eventually, postmaster, query, removeAfterwards } from './fixtures/hold.ts'

// Each test makes databases and starts processes, which takes its time on a busy machine.

const canMount = process.getuid!() === 0 && mounts()

/** A disk of its own, small enough to fill. */
async function smallDisk(megabytes: number): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), 'fd-disk-'))
  mount(disk, megabytes)
  onTestFinished(async () => {
    execFileSync('umount', ['-l', disk])
    await rm(disk, { recursive: true })
  })
  removeAfterwards(join(disk, 'data'))
  return disk
}

function mount(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
}

/** Containers often may not mount, even for root. */
function mounts(): boolean {
  try {
    mount('/mnt', 1)
    execFileSync('umount', ['/mnt'])
    return true
  } catch {
    return false
  }
}

/** Fills the disk but for so many bytes. */
function fill(disk: string, except = 0): void {
  const file = openSync(join(disk, 'ballast'), 'w')
  let size = 0
  try {
    for (;;) size += writeSync(file, Buffer.alloc(64 * 1024))
  } catch {
    ftruncateSync(file, Math.max(0, size - except))
  }
  closeSync(file)
}

function empty(disk: string): void {
  rmSync(join(disk, 'ballast'))
}

test.runIf(canMount)('on a full disk a start ends in a sentence and works once there is space', async () => {
  const disk = await smallDisk(96)
  const dataDir = join(disk, 'data')
  const warnings: string[] = []
  const log = { info: () => {}, warn: (line: string) => warnings.push(line) }
  const full = /disk that holds .*data is full: free at least 100 MB there; nothing that was saved is lost/

  fill(disk, 20_000_000)
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(full)
  empty(disk)
  const first = await startEmbedded({ dataDir, log })
  await query(first.url, `create table kept as select 'acknowledged' as word`)
  await first.stop()

  fill(disk)
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(full)
  empty(disk)
  const second = await startEmbedded({ dataDir, log })
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
  fill(disk)
  await second.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test.runIf(canMount)('a disk that fills up under a running server loses nothing acknowledged', async () => {
  const disk = await smallDisk(96)
  const dataDir = join(disk, 'data')
  const { promise: warned, resolve: warn } = Promise.withResolvers<string>()
  const database = await startEmbedded({ dataDir, log: { info: () => {}, warn } })
  await query(database.url, 'create table entry (id int, body text)')
  // Less than one more file of write-ahead log, so that it is the log that cannot grow.
  fill(disk, 8_000_000)
  const acknowledged: number[] = []
  const writer = new pg.Client({ connectionString: database.url })
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
  expect(await warned).toMatch(/is full: free at least 100 MB there/)
  empty(disk)
  const rows = await eventually(() => query<{ id: number }>(database.url, 'select id from entry order by id'))
  const found = new Set(rows.map(row => row.id))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter(id => !found.has(id))).toEqual([])
  await database.stop()
})
