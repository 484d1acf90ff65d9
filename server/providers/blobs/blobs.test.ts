import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeS3, s3Credentials, startFakeS3 } from '#server/test/fakes/s3.ts'
import { folderBlobs } from './folder.ts'
import type { Blobs } from './port.ts'
import { objectUrl, s3Blobs } from './s3.ts'

let root: string
let s3: FakeS3
const bucket = () => ({ ...s3Credentials, endpoint: s3.url, bucket: 'files', retries: 0 })
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blobs-'))
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.close()
  await rm(root, { recursive: true, force: true })
})

const stores: [string, () => Blobs][] = [
  ['folder', () => folderBlobs({ folder: root })],
  ['s3', () => s3Blobs(bucket())],
]

const read = async (blobs: Blobs, key: string) => {
  const stream = await blobs.get(key)
  return stream && (await buffer(stream))
}

describe.each(stores)('%s', (_name, makeBlobs) => {
  test('a stored blob reads back, bytes or stream, empty or large', async () => {
    const blobs = makeBlobs()
    const large = Buffer.alloc(3_000_000, 'front desk')
    await blobs.put('t1/photo/bytes', large)
    await blobs.put('t1/photo/stream', {
      stream: Readable.from([large, Buffer.from('end')]),
      size: large.length + 3,
    })
    await blobs.put('t1/photo/empty', new Uint8Array())
    expect(large.equals((await read(blobs, 't1/photo/bytes'))!)).toBe(true)
    expect((await read(blobs, 't1/photo/stream'))!.subarray(-7).toString()).toBe('deskend')
    expect(await read(blobs, 't1/photo/empty')).toEqual(Buffer.alloc(0))
  })

  test('a part can be read without the rest', async () => {
    const blobs = makeBlobs()
    await blobs.put('t1/range', Buffer.from('front desk'))
    const part = await blobs.get('t1/range', { start: 2, end: 6 })
    expect(String(await buffer(part!))).toBe('ont d')
    expect(await blobs.get('t1/no-range', { start: 0, end: 1 })).toBeNull()
  })

  test('a second put replaces the first', async () => {
    const blobs = makeBlobs()
    await blobs.put('t1/again', Buffer.from('a longer first'))
    await blobs.put('t1/again', Buffer.from('second'))
    expect((await read(blobs, 't1/again'))!.toString()).toBe('second')
  })

  test('a missing blob is null, and deleting it is no error', async () => {
    const blobs = makeBlobs()
    expect(await blobs.get('t1/nothing')).toBeNull()
    await blobs.delete('t1/nothing')
    await blobs.put('t1/gone', Buffer.from('x'))
    await blobs.delete('t1/gone')
    expect(await blobs.get('t1/gone')).toBeNull()
  })

  test('a key may be a prefix of another', async () => {
    const blobs = makeBlobs()
    await blobs.put('t2/a/b', Buffer.from('inner'))
    await blobs.put('t2/a', Buffer.from('outer'))
    await blobs.put('t2/a.blob', Buffer.from('dotted'))
    expect(String(await read(blobs, 't2/a'))).toBe('outer')
    expect(String(await read(blobs, 't2/a/b'))).toBe('inner')
    expect(String(await read(blobs, 't2/a.blob'))).toBe('dotted')
  })

  test('a stream of another length than announced is refused, and the old blob stays', async () => {
    const blobs = makeBlobs()
    await blobs.put('t3/kept', Buffer.from('old'))
    for (const size of [2, 50]) {
      const body = { stream: Readable.from([Buffer.from('new bytes')]), size }
      await expect(blobs.put('t3/kept', body)).rejects.toBeInstanceOf(RangeError)
    }
    expect(String(await read(blobs, 't3/kept'))).toBe('old')
  })

  test('a failing stream stores nothing and rejects with its own error', async () => {
    const blobs = makeBlobs()
    const gone = new Error('the client went away')
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw gone
      })(),
    )
    await expect(blobs.put('t3/half', { stream, size: 100 })).rejects.toBe(gone)
    expect(await blobs.get('t3/half')).toBeNull()
  })

  test('a stream that failed before it was read stores nothing either', async () => {
    const blobs = makeBlobs()
    const stream = new Readable({ read() {} })
    const put = blobs.put('t3/early', { stream, size: 100 })
    const gone = new Error('the client went away')
    stream.destroy(gone)
    await expect(put).rejects.toBe(gone)
    expect(await blobs.get('t3/early')).toBeNull()
  })

  test('no key leads out of the store', async () => {
    const blobs = makeBlobs()
    const hostile = fc.oneof(
      fc.constantFrom(
        '',
        '.',
        '..',
        '/',
        '../x',
        'a/../b',
        'a//b',
        '/a',
        'a/',
        'a\\b',
        'a\0b',
        'é',
        '.unfinished/x',
        'a.b/c',
      ),
      fc.string().filter(text => !/^[\w/.-]*$/.test(text)),
      fc.constant('k'.repeat(513)),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async key => {
        await expect(blobs.get(key)).rejects.toBeInstanceOf(TypeError)
        await expect(blobs.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(TypeError)
        await expect(blobs.delete(key)).rejects.toBeInstanceOf(TypeError)
      }),
    )
  })
})

describe('folder', () => {
  test('only we can read the files, and no unfinished file is left', async () => {
    const blobs = folderBlobs({ folder: root })
    await blobs.put('t4/private', Buffer.from('x'))
    expect((await stat(join(root, 't4/private.blob'))).mode & 0o777).toBe(0o600)
    expect(await readdir(join(root, '.unfinished'))).toEqual([])
  })

  test('leftovers of a killed process are removed a day later, and not before', async () => {
    await writeFile(join(root, '.unfinished/old'), 'x')
    await writeFile(join(root, '.unfinished/fresh'), 'x')
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(join(root, '.unfinished/old'), yesterday, yesterday)
    await folderBlobs({ folder: root }).put('t4/x', Buffer.from('x'))
    expect(await readdir(join(root, '.unfinished'))).toEqual(['fresh'])
    await rm(join(root, '.unfinished/fresh'))
  })

  test('a reader keeps its version while the blob is replaced', async () => {
    const blobs = folderBlobs({ folder: root })
    await blobs.put('t4/read', Buffer.from('first'))
    const stream = await blobs.get('t4/read')
    await blobs.put('t4/read', Buffer.from('second'))
    expect(String(await buffer(stream!))).toBe('first')
  })

  test('a folder that can’t be written fails with a sentence', async () => {
    const locked = await mkdtemp(join(tmpdir(), 'blobs-locked-'))
    const blobs = folderBlobs({ folder: locked })
    await blobs.put('t5/x', Buffer.from('x'))
    await rm(join(locked, '.unfinished'), { recursive: true })
    await expect(blobs.put('t5/x', Buffer.from('x'))).rejects.toMatchObject({
      name: 'BlobsUnavailable',
      reason: 'server',
      message: expect.stringContaining(locked),
    })
    await rm(locked, { recursive: true })
  })
})

describe('s3', () => {
  test('a wrong secret is refused by the store, as an auth failure', async () => {
    const blobs = s3Blobs({ ...bucket(), secretAccessKey: 'not it' })
    await expect(blobs.put('t6/x', Buffer.from('x'))).rejects.toMatchObject({
      name: 'BlobsUnavailable',
      reason: 'auth',
      message: 'Bucket files answered 403 SignatureDoesNotMatch',
    })
    await expect(blobs.get('t6/x')).rejects.toMatchObject({ reason: 'auth' })
  })

  test('a missing bucket is an error, not an empty one', async () => {
    const blobs = s3Blobs({ ...bucket(), bucket: 'other' })
    await expect(blobs.get('t6/x')).rejects.toMatchObject({ reason: 'rejected' })
    await expect(blobs.delete('t6/x')).rejects.toMatchObject({ reason: 'rejected' })
  })

  test('an overloaded or broken store is retried, with bytes in memory', async () => {
    const blobs = s3Blobs({ ...bucket(), retries: 2 })
    s3.failNext(503, 'cut')
    await blobs.put('t6/retried', Buffer.from('kept'))
    expect(s3.objects.get('/files/t6/retried')?.toString()).toBe('kept')
  })

  test('a store that stays down is unavailable', async () => {
    s3.failNext(500)
    await expect(s3Blobs(bucket()).put('t6/y', Buffer.from('x'))).rejects.toMatchObject({ reason: 'server' })
    s3.failNext('cut')
    await expect(s3Blobs(bucket()).get('t6/y')).rejects.toMatchObject({ reason: 'network' })
  })

  test('a prefix separates several installations in one bucket', async () => {
    const blobs = s3Blobs({ ...bucket(), prefix: 'desk-1/' })
    await blobs.put('t7/x', Buffer.from('x'))
    expect([...s3.objects.keys()]).toContain('/files/desk-1/t7/x')
    expect(String(await read(blobs, 't7/x'))).toBe('x')
  })

  test('the bucket goes into the host name or the path', () => {
    const at = { endpoint: 'https://s3.eu-central-1.amazonaws.com', bucket: 'files' }
    expect(objectUrl(at, 't/x')).toBe('https://files.s3.eu-central-1.amazonaws.com/t/x')
    expect(objectUrl({ ...at, pathStyle: true, prefix: 'p/' }, 't/x')).toBe(
      'https://s3.eu-central-1.amazonaws.com/files/p/t/x',
    )
    expect(objectUrl({ endpoint: 'http://store:9000/s3/', bucket: 'files' }, 't/x')).toBe(
      'http://store:9000/s3/files/t/x',
    )
  })
})
