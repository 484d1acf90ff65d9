import { execFileSync } from 'node:child_process'
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, reachableBinaries } from './binaries.ts'
import { hold, postmaster, query, removeAfterwards } from './fixtures/hold.ts'
import { openFolders, openRunFolder } from './folders.ts'
import { chooseRunAs } from './run-as.ts'

// Each test makes databases and starts processes, which is slow on a busy machine.

const isRoot = process.getuid!() === 0

/** A folder of the given user, inside one that everybody may enter. */
async function newFolder(owner = 0, mode = 0o700): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fd-'))
  await chown(folder, owner, owner)
  await chmod(folder, mode)
  removeAfterwards(folder)
  return folder
}

/** A command that runs the rest of its arguments without user namespaces, as in most containers. */
const WITHOUT_NAMESPACES = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount --bind /bin/false "$(command -v unshare)" && exec "$@"',
  'sh',
]
const AS_NUMBER = ['setpriv', '--reuid=4321', '--regid=4321', '--clear-groups']
const canForbid = isRoot && forbids()

function forbids(): boolean {
  try {
    execFileSync(WITHOUT_NAMESPACES[0]!, [...WITHOUT_NAMESPACES.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const works = { url: expect.stringMatching(/^postgresql:/), failed: '' }

test.runIf(isRoot)('root keeps its database in a folder that only root can enter', async () => {
  const dataDir = join(await newFolder(0), 'data')
  removeAfterwards(dataDir)
  for (const _ of ['first start', 'second']) {
    const holder = await hold(dataDir)
    expect(holder).toMatchObject(works)
    expect(await query(holder.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await holder.stop()
    expect(await postmaster(dataDir)).toBeUndefined()
  }
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
})

test.runIf(canForbid).each([
  ['that others may pass', 0, 0o755],
  ['that only a third user can enter', 4321, 0o700],
])(
  'root without user namespaces gives its database to another user, in a folder %s',
  async (_, owner, mode) => {
    const dataDir = join(await newFolder(owner, mode), 'data')
    removeAfterwards(dataDir)
    const first = await hold(dataDir, { prefix: WITHOUT_NAMESPACES })
    expect(first).toMatchObject(works)
    await query(first.ownerUrl, `create table kept as select 'still here' as word`)
    await first.stop()
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0)

    const second = await hold(dataDir)
    expect(await query(second.ownerUrl, 'select word from kept')).toEqual([{ word: 'still here' }])
    await second.stop()
    expect(await postmaster(dataDir)).toBeUndefined()
  },
)

test.runIf(canForbid)('a database of root is given to another user when namespaces are gone', async () => {
  const dataDir = await newFolder(0)
  await (await hold(dataDir)).stop()
  const holder = await hold(dataDir, { prefix: WITHOUT_NAMESPACES })
  expect(holder).toMatchObject(works)
  await holder.stop()
})

test.runIf(isRoot).each([
  ['an ordinary user', 65534],
  ['a user with only a number', 4321],
])('%s keeps its database in its own folder', async (_, uid) => {
  const dataDir = join(await newFolder(uid), 'data')
  removeAfterwards(dataDir)
  const holder = await hold(dataDir, { uid })
  expect(holder).toMatchObject(works)
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(uid)
  await holder.stop()
  expect(await postmaster(dataDir)).toBeUndefined()
})

test.runIf(canForbid)(
  'a user with only a number is told what to do where namespaces are forbidden',
  async () => {
    const { failed } = await hold(await newFolder(4321), { prefix: [...WITHOUT_NAMESPACES, ...AS_NUMBER] })
    expect(failed).toMatch(/user number 4321, which has no name: add a line "frontdesk:x:4321:4321:/)
  },
)

test.runIf(isRoot)("another user's database is refused, and the error says who has to do what", async () => {
  const ofRoot = await newFolder(0, 0o755)
  await mkdir(join(ofRoot, 'postgres'), { mode: 0o700 })
  expect((await hold(ofRoot, { uid: 4321 })).failed).toMatch(
    /belongs to root but frontdesk was started as the user number 4321: start it as root, or .* chown -R 4321/,
  )
  const ofUser = await newFolder(4321)
  await mkdir(join(ofUser, 'postgres'))
  await chown(join(ofUser, 'postgres'), 4321, 4321)
  expect((await hold(ofUser)).failed).toMatch(
    /belongs to the user number 4321 but frontdesk was started as root: start it as the user number 4321/,
  )
})

test.runIf(isRoot)('a read-only data folder is refused with a sentence', async () => {
  const closed = await newFolder(0, 0o755)
  const sentence =
    /cannot be written \(EACCES\): make it writable for the user that runs frontdesk, or set DATA_DIR/
  expect((await hold(closed, { uid: 4321 })).failed).toMatch(sentence)
  expect((await hold(join(closed, 'data'), { uid: 4321 })).failed).toMatch(sentence)
})

test('missing library links are made in place', async () => {
  const folder = await newFolder(process.getuid!(), 0o755)
  const native = join(folder, 'native')
  const found = await findBinaries()
  await cp(found.native, native, { recursive: true, verbatimSymlinks: true })
  const links = await linksOf(native)
  for (const link of links) await rm(join(native, link), { force: true })
  const { folders, how } = await freshPlace(join(folder, 'data'))
  expect(await reachableBinaries({ ...found, native }, how, folders)).toEqual({ ...found, native })
  for (const link of links) expect((await lstat(join(native, link))).isSymbolicLink()).toBe(true)
})

test.runIf(isRoot)("programs that the database's user can't reach are copied to where it can", async () => {
  const closed = await newFolder(4321)
  const native = join(closed, 'native')
  const found = await findBinaries()
  await cp(found.native, native, { recursive: true, verbatimSymlinks: true })
  const { folders, how } = await freshPlace(await newFolder(0))
  const copy = await reachableBinaries({ ...found, native }, how, folders)
  expect(copy.native).toBe(join(folders.run, `postgresql-${found.version}`))
  await rm(closed, { recursive: true })
  expect(await reachableBinaries({ ...found, native }, how, folders)).toEqual(copy)
})

async function freshPlace(dataDir: string) {
  const folders = await openFolders(dataDir)
  await openRunFolder(folders)
  return { folders, how: await chooseRunAs(folders) }
}

async function linksOf(native: string): Promise<string[]> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  return list.map(({ target }) => relative('native', target))
}
