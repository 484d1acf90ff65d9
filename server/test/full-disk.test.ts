import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeAfterwards } from '#server/db/embedded/fixtures/hold.ts'
import { type Called, call } from './app.ts'
import { registerOwner } from './browser.ts'
import { emptyPlace } from './place.ts'
import { runToEnd, type ServerProcess, startProcess } from './process.ts'
import { canMount, type SmallDisk, smallDisk } from './small-disk.ts'

// What a server does on a full disk, with the real program and real disks.

async function disk(megabytes: number): Promise<SmallDisk> {
  const made = await smallDisk(megabytes)
  onTestFinished(made.remove)
  return made
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Called>

async function openBusiness(server: ServerProcess): Promise<{ key: string; ask: Ask }> {
  const { browser } = await registerOwner(server)
  const { key } = (await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body
  return { key, ask: (method, path, body) => call(server, method, path, body, { 'x-api-key': key }) }
}

function form(
  fields: Record<string, string | [name: string, content: Uint8Array<ArrayBuffer> | string]>,
): FormData {
  const made = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') made.set(field, value)
    else made.set(field, new Blob([value[1]]), value[0])
  }
  return made
}

const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex')
const spools = async (folder: string) => (await readdir(folder)).filter(name => name.startsWith('frontdesk-'))
const alive = async (server: ServerProcess) => expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

/** How often the log reports a full disk. */
const complaints = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter(line => line.includes('is full')).length

function expectRoomWanted(answer: Called, folder: string): void {
  expect(answer.status).toBe(503)
  expect(answer.body).toEqual({ detail: expect.stringMatching(/^The disk that holds .* is full\. .*\.$/) })
  expect(answer.body.detail).toContain(`holds ${folder}`)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

test.runIf(canMount)(
  'with TMPDIR full, uploads are refused with a sentence, and accepted once there is room',
  async () => {
    const { folder, fill, empty, readOnly } = await disk(8)
    const place = await emptyPlace()
    const server = await place.start({ env: { TMPDIR: folder } })
    const { ask } = await openBusiness(server)
    const text = form({ file: ['notes.txt', noise(2 << 20)] })
    fill(1 << 20)

    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => ask('POST', '/knowledge/portal/upload', text)),
      ask('POST', '/chat-links/bundle', form({ link: '{}', files: ['notes.txt', noise(2 << 20)] })),
      ask('POST', '/questionnaires/parse-document', text),
      ask('POST', '/communication/audiences/parse', form({ file: ['people.csv', noise(2 << 20)] })),
    ])
    for (const answer of answers) expectRoomWanted(answer, folder)
    expect(await spools(folder)).toEqual([])
    await alive(server)
    // One line for all of them.
    expect(complaints(server)).toBe(1)
    expect(server.output()).not.toMatch(/unexpected error|at async/)
    expect((await ask('GET', '/knowledge')).body.sources).toBe(0)
    expect((await ask('GET', '/chat-links')).body.count).toBe(0)

    empty()
    readOnly(true)
    const refused = await ask('POST', '/knowledge/portal/upload', text)
    expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringMatching(/ is read-only /) } })
    readOnly(false)
    expect(
      (await ask('POST', '/knowledge/portal/upload', form({ file: ['a.txt', 'Open at nine.'] }))).status,
    ).toBe(201)
    expect(await spools(folder)).toEqual([])
  },
)

test.runIf(canMount)(
  'a start removes the files that a killed process left in TMPDIR, and none of a living process',
  async () => {
    const { folder } = await disk(64)
    const place = await emptyPlace()
    const start = () => place.start({ env: { TMPDIR: folder } })
    const [killed, living] = [await start(), await start()]
    const { key } = await openBusiness(killed)
    for (const server of [killed, living]) beginUpload(server, key)
    // A folder has its name once it is locked. Before, nobody can tell for a minute whether its process lives.
    const locked = async () => (await spools(folder)).filter(name => name.startsWith('frontdesk-spool-'))
    await vi.waitFor(async () => expect(await locked()).toHaveLength(2), 60_000)
    await killed.kill()
    expect(await spools(folder)).toHaveLength(2)
    await start()
    const [left, ...more] = await spools(folder)
    expect(more).toEqual([])
    expect(await readdir(join(folder, left!))).toEqual(expect.arrayContaining(['0', 'lock']))
  },
)

test.runIf(canMount)('a backup onto a full disk fails with a sentence and leaves no file', async () => {
  const { folder, fill, empty } = await disk(4)
  const place = await emptyPlace()
  const server = await place.start()
  await openBusiness(server)
  const backup = () =>
    runToEnd('cli.ts', ['backup', join(folder, 'backup.tar.gz')], {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
    })
  fill()
  expect(await backup()).toMatchObject({
    code: 1,
    stderr: `The disk that holds ${folder} is full. Free some space there, then try again.\n`,
  })
  expect(await readdir(folder)).toEqual(['ballast'])
  empty()
  expect((await backup()).code).toBe(0)
})

/** Sends the beginning of a file, and then nothing. */
function beginUpload(server: ServerProcess, key: string): void {
  const sent = request(`${server.url}/api/v1/knowledge/portal/upload`, {
    method: 'POST',
    headers: {
      'x-api-key': key,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
    },
  })
  sent.on('error', () => {})
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nWe open')
  onTestFinished(() => void sent.destroy())
}

test.runIf(canMount)(
  'with DATA_DIR full, no work is half done, and all of it succeeds once there is room',
  async () => {
    const { folder, fill, empty } = await disk(160)
    const dataDir = join(folder, 'data')
    removeAfterwards(dataDir)
    const server = await startProcess({ dataDir })
    onTestFinished(() => server.kill())
    const { ask } = await openBusiness(server)
    const album = (await ask('POST', '/knowledge/albums', { name: 'Rooms' })).body.id
    const pixels = { width: 900, height: 900, channels: 3 as const }
    const photo = await sharp(randomBytes(900 * 900 * 3), { raw: pixels })
      .jpeg({ quality: 95 })
      .toBuffer()
    const addPhoto = () =>
      ask('POST', `/knowledge/albums/${album}/photos`, form({ file: ['room.jpg', photo], caption: 'A room' }))
    const upload = () => ask('POST', '/knowledge/portal/upload', form({ file: ['notes.txt', words(400)] }))
    const bundle = () =>
      ask('POST', '/chat-links/bundle', form({ link: '{}', files: ['notes.txt', words(4_000)] }))
    expect((await addPhoto()).status).toBe(201)

    fill()
    const answers = { photo: [] as Called[], upload: [] as Called[], bundle: [] as Called[] }
    for (let i = 0; i < 5; i++) {
      answers.photo.push(await addPhoto())
      answers.upload.push(await upload())
      answers.bundle.push(await bundle())
    }
    // Small records may still fit into the database's free pages.
    const taken = (of: Called[]) => of.filter(({ status }) => status === 201).length
    const refused = Object.values(answers)
      .flat()
      .filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(5)
    for (const answer of refused) expectRoomWanted(answer, dataDir)
    await alive(server)
    expect(complaints(server)).toBeLessThanOrEqual(3)
    expect(server.output()).not.toContain('unexpected error')

    empty()
    await vi.waitFor(async () => expect((await addPhoto()).status).toBe(201), {
      timeout: 30_000,
      interval: 500,
    })
    const photos = 2 + taken(answers.photo)
    expect((await ask('GET', '/knowledge')).body.sources).toBe(photos + taken(answers.upload))
    expect((await ask('GET', '/chat-links')).body.count).toBe(taken(answers.bundle))
    expect(await blobsIn(dataDir)).toHaveLength(2 * photos)
  },
)

/** No two lines are alike, so that they take as much room in the index as a real text does. */
const words = (lines: number) =>
  Array.from(
    { length: lines },
    (_, i) => `Line ${i}: ${createHash('sha256').update(`${i}`).digest('base64')}`,
  ).join('\n')

const blobsIn = async (dataDir: string) =>
  (await readdir(join(dataDir, 'blobs'), { recursive: true })).filter(name =>
    /\.blob$|unfinished\/./.test(name),
  )
