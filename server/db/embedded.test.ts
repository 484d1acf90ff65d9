import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, hold, postmaster, query, removeAfterwards } from './embedded/fixtures/hold.ts'
import { DatabaseStartError, startEmbedded } from './embedded.ts'

// Each test makes databases and starts processes, which is slow on a busy machine.

const log = { info: () => {}, warn: () => {} }
const settings = { fsync: 'off' }

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fd-'))
  removeAfterwards(folder)
  return folder
}

test('a new database uses Unicode, listens on a private socket only, and survives a restart', async () => {
  const dataDir = join(await newFolder(), 'data')
  removeAfterwards(dataDir)
  const first = await startEmbedded({ dataDir, log, settings })
  const [about] = await query<{ encoding: string; listen: string; version: string }>(
    first.url,
    `select current_setting('server_encoding') encoding, current_setting('listen_addresses') listen,
            current_setting('server_version_num') version`,
  )
  expect(about).toEqual({ encoding: 'UTF8', listen: '', version: '180004' })
  expect((await stat(join(dataDir, 'run'))).mode & 0o777).toBe(0o700)
  const rights =
    'select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as more from pg_roles where rolname = current_user'
  expect(await query(first.url, rights)).toEqual([{ more: false }])
  await expect(query(first.url, 'create table mine ()')).rejects.toThrow(/permission denied/)
  await query(first.ownerUrl, 'create extension pg_trgm')
  const [words] = await query(
    first.ownerUrl,
    `select lower('ÄРИ') as lower, show_trgm('да') <> '{}' as letters`,
  )
  expect(words).toEqual({ lower: 'äри', letters: true })
  await query(first.ownerUrl, `create table kept as select 'still here' as word`)
  await first.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
  await expect(query(first.url, 'select 1')).rejects.toThrow()

  const second = await startEmbedded({ dataDir, log, settings })
  expect(await query(second.ownerUrl, 'select word from kept')).toEqual([{ word: 'still here' }])
  await second.stop()
})

test('a killed process leaves its server to the next one; a killed server recovers', async () => {
  const dataDir = await newFolder()
  const killed = await hold(dataDir)
  await query(killed.ownerUrl, `create table kept as select 'acknowledged' as word`)
  const server = await postmaster(dataDir)
  await killed.kill()

  const heir = await hold(dataDir)
  expect(await postmaster(dataDir)).toBe(server)
  expect(await query(heir.ownerUrl, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
  await heir.kill()
  process.kill(server!, 'SIGKILL')

  const database = await startEmbedded({ dataDir, log, settings })
  expect(await query(database.ownerUrl, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
  await database.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test("a server starts even if another process has its predecessor's number by now", async () => {
  const dataDir = await newFolder()
  const first = await startEmbedded({ dataDir, log, settings })
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const remains = await readFile(pidFile, 'utf8')
  const socketLock = join(dataDir, 'run', '.s.PGSQL.5432.lock')
  const socketRemains = await readFile(socketLock, 'utf8')
  await first.stop()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill())
  await writeFile(pidFile, remains.replace(/^\d+/, String(stranger.pid)))
  await writeFile(socketLock, socketRemains.replace(/^\d+/, String(stranger.pid)))

  const second = await startEmbedded({ dataDir, log, settings })
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(stranger.exitCode).toBeNull()
})

test('processes that start at the same instant on an empty folder share one server; the last stops it', async () => {
  const dataDir = await newFolder()
  const [first, second, third] = await Promise.all([hold(dataDir), hold(dataDir), hold(dataDir)])
  const born = 'select pg_postmaster_start_time() as born'
  expect(await query(first.url, born)).toEqual(await query(second.url, born))
  await first.stop()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await third.kill()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test('two users within one process count as two', async () => {
  const dataDir = await newFolder()
  const [first, second] = await Promise.all([
    startEmbedded({ dataDir, log, settings }),
    startEmbedded({ dataDir, log, settings }),
  ])
  await Promise.all([first.stop(), first.stop()])
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test('a server that dies under its users comes back at the same address', async () => {
  const dataDir = await newFolder()
  const said: string[] = []
  const listening = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) }
  const database = await startEmbedded({ dataDir, log: listening, settings })
  await query(database.ownerUrl, `create table kept as select 'acknowledged' as word`)
  const server = await postmaster(dataDir)
  process.kill(server!, 'SIGKILL')
  const rows = await eventually(async () => {
    expect(await postmaster(dataDir)).not.toBe(server)
    return await query(database.ownerUrl, 'select word from kept')
  })
  expect(rows).toEqual([{ word: 'acknowledged' }])
  await eventually(async () =>
    expect(said).toEqual([
      expect.stringMatching(/^The embedded database broke off: it left no word in .*postgres\.log/),
      'The embedded database is back.',
    ]),
  )
  await database.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test('a database whose folder disappears is given up, never made anew', async () => {
  const dataDir = await newFolder()
  const database = await startEmbedded({ dataDir, log, settings })
  const server = await postmaster(dataDir)
  await rename(join(dataDir, 'postgres'), join(dataDir, 'moved'))
  process.kill(server!, 'SIGQUIT')
  expect((await database.ended).message).toMatch(/has disappeared/)
  await database.stop()
})

test.runIf(process.platform === 'linux')(
  'a server left on a folder that was moved away cannot harm the new one in its place',
  async () => {
    const folder = await newFolder()
    const dataDir = join(folder, 'data')
    removeAfterwards(dataDir)
    await (await hold(dataDir)).kill()
    const left = await postmaster(dataDir)
    await rename(dataDir, join(folder, 'moved'))
    removeAfterwards(join(folder, 'moved'))
    const database = await startEmbedded({ dataDir, log, settings })
    await expect(readlink(`/proc/${left}/cwd`)).rejects.toThrow(/ENOENT/)
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  },
)

test.each([
  ['too long for a socket', `${'long'.repeat(15)}/${'path'.repeat(15)}`],
  ['with everything a shell or PostgreSQL could trip over', `it's "my", 100% $HOME \`ls\` \\ data; ünï 数据`],
  ['with a blank and a comma', 'my data, really'],
])('a data folder whose path is %s', async (_, name) => {
  const dataDir = join(await newFolder(), name)
  removeAfterwards(dataDir)
  const first = await startEmbedded({ dataDir, log, settings })
  const socketFolder = new URL(first.url).searchParams.get('host')!
  if (!socketFolder.startsWith(dataDir)) onTestFinished(() => rm(socketFolder, { recursive: true }))
  expect(await query(first.url, 'select current_database() as name')).toEqual([{ name: 'frontdesk' }])
  const second = await hold(dataDir)
  expect(second.url).toBe(first.url)
  await second.stop()
  await first.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test('a socket folder in /tmp that is open to others is refused', async () => {
  const dataDir = join(await newFolder(), 'long'.repeat(40))
  const first = await startEmbedded({ dataDir, log, settings })
  const socketFolder = new URL(first.url).searchParams.get('host')!
  onTestFinished(() => rm(socketFolder, { recursive: true, force: true }))
  await first.stop()
  await rm(socketFolder, { recursive: true })
  await mkdir(socketFolder)
  await chmod(socketFolder, 0o777) // whatever the umask says
  await expect(startEmbedded({ dataDir, log, settings })).rejects.toThrow(/open to others: remove it/)
})

test("another major version's database is refused, and the error says how to move it", async () => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  const start = startEmbedded({ dataDir, log, settings })
  await expect(start).rejects.toThrow(DatabaseStartError)
  await expect(start).rejects.toThrow(
    /made by PostgreSQL 17.*brings PostgreSQL 18.*backup.*empty folder.*restore/,
  )
})

test('a folder with other files is left alone', async () => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'diary.txt'), 'mine')
  await expect(startEmbedded({ dataDir, log, settings })).rejects.toThrow(
    /holds files but no database: move it/,
  )
  expect(await readFile(join(dataDir, 'postgres', 'diary.txt'), 'utf8')).toBe('mine')
})

test('a data folder that is a file is refused with a sentence', async () => {
  const dataDir = join(await newFolder(), 'file')
  await writeFile(dataDir, '')
  await expect(startEmbedded({ dataDir, log, settings })).rejects.toThrow(
    /cannot be written \(EEXIST\): make it/,
  )
})

test('a server that dies ten times under load is back within seconds each time, and the log says why', async () => {
  const dataDir = await newFolder()
  const said: string[] = []
  const listening = { info: () => {}, warn: (line: string) => said.push(line) }
  const database = await startEmbedded({ dataDir, log: listening, settings })
  const other = await hold(dataDir)
  await query(database.ownerUrl, 'create table kept (n int)')
  for (let n = 1; n <= 10; n++) {
    const server = (await postmaster(dataDir))!
    // A busy backend outlives its server, and would keep the next one from starting.
    const busy = query(database.ownerUrl, 'select pg_sleep(30)').catch((error: Error) => error)
    await query(database.ownerUrl, `insert into kept values (${n})`)
    process.kill(server, 'SIGKILL')
    const died = performance.now()
    const rows = await eventually(async () => {
      expect(await postmaster(dataDir)).not.toBe(server)
      return await query(database.ownerUrl, 'select n from kept')
    })
    expect(rows).toHaveLength(n)
    // A start is slow on a busy machine; the pause before it is at most 3 s.
    expect(performance.now() - died).toBeLessThan(15_000)
    expect(await busy).toBeInstanceOf(Error)
  }
  // While this process waits before it tries, the other may have restarted the server, which may have died again.
  expect(said.filter(line => /broke off: it left no word in .*postgres\.log/.test(line))).not.toEqual([])
  await other.stop()
  await database.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})
