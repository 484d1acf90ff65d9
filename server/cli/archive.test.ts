import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ArchiveError, type Entry, fileOf, readArchive, writeArchive } from './archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* each(files: [string, Uint8Array][]): AsyncGenerator<Entry> {
  for (const [path, bytes] of files) yield fileOf(path, bytes)
}

async function read(path: string): Promise<[string, string][]> {
  const files: [string, string][] = []
  for await (const entry of readArchive(path)) {
    const parts: Uint8Array[] = []
    for await (const part of entry.body) parts.push(part)
    files.push([entry.path, Buffer.concat(parts).toString('hex')])
  }
  return files
}

const hex = (files: [string, Uint8Array][]) =>
  files.map(([path, bytes]) => [path, Buffer.from(bytes).toString('hex')])

const aPath = fc
  .array(fc.string({ unit: fc.constantFrom(...'abz09-_.é'), minLength: 1, maxLength: 90 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map(parts => `files/${parts.map(part => `x${part}`).join('/')}`)

test('an archive reads back what was written, whatever the sizes and names', async () => {
  const path = join(folder, 'any.tar.gz')
  const files = fc.array(fc.tuple(aPath, fc.uint8Array({ maxLength: 1100 })), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(files, async given => {
      await writeArchive(path, each(given))
      expect(await read(path)).toEqual(hex(given))
    }),
  )
})

test('tar reads an archive too, and only its owner may open it', async () => {
  const path = join(folder, 'plain.tar.gz')
  await writeArchive(
    path,
    each([
      ['a/b.txt', Buffer.from('hello')],
      [`long/${'n'.repeat(200)}`, Buffer.alloc(513)],
    ]),
  )
  const { stdout } = await promisify(execFile)('tar', ['xzOf', path, 'a/b.txt'])
  expect(stdout).toBe('hello')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('entries that nobody reads are skipped', async () => {
  const path = join(folder, 'skipped.tar.gz')
  await writeArchive(
    path,
    each([
      ['a', Buffer.alloc(5000)],
      ['b', Buffer.from('x')],
      ['c', Buffer.alloc(0)],
    ]),
  )
  const paths: string[] = []
  for await (const entry of readArchive(path)) paths.push(entry.path)
  expect(paths).toEqual(['a', 'b', 'c'])
})

test('an archive that is cut off, damaged or something else is refused', async () => {
  const path = join(folder, 'whole.tar.gz')
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251))
  await writeArchive(
    path,
    each([
      ['a', noise],
      ['b', noise],
    ]),
  )
  const whole = await readFile(path)
  const broken = join(folder, 'broken.tar.gz')
  const refuse = async (bytes: Uint8Array) => {
    await writeFile(broken, bytes)
    await expect(read(broken)).rejects.toThrow(ArchiveError)
  }
  for (let end = 0; end < whole.length; end += 97) await refuse(whole.subarray(0, end))
  await refuse(whole.subarray(0, whole.length - 1))
  await refuse(Buffer.from('this is a letter, not an archive'))
  const flipped = Buffer.from(whole)
  flipped[Math.floor(whole.length / 2)]! ^= 0xff
  await refuse(flipped)
})

test('a failed writer leaves no file behind', async () => {
  const path = join(folder, 'never.tar.gz')
  async function* failing(): AsyncGenerator<Entry> {
    yield fileOf('a', Buffer.from('x'))
    throw new Error('the database went away')
  }
  await expect(writeArchive(path, failing())).rejects.toThrow('the database went away')
  expect((await readdir(folder)).filter(name => name.startsWith('never'))).toEqual([])
})
