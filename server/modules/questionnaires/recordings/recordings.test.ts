import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { sound } from '#server/test/fakes/recorder.ts'
import { linkByToken } from '../links/links.ts'
import { tendRecordings } from './cron.ts'
import { recordingClock } from './recordings.ts'
import { stillsOf, stillTimesOf } from './stills.ts'

const dayMs = 24 * 3_600_000

async function send(account: Account, fields: object = {}): Promise<string> {
  const made = await account.call('POST', '/questionnaires/bundle', {
    person: { name: 'Maren' },
    questions: ['How was it?'],
    ...fields,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.link.token
}

const start = (app: TestApp, token: string) =>
  call(app, 'POST', `/questionnaires/sessions/${token}/start`, { agreed: true, language: 'en' })

async function bring(
  app: TestApp,
  token: string,
  slice: { part: string; startedMs?: number; offset: number; bytes: Uint8Array },
) {
  const { part, startedMs = 0, offset, bytes } = slice
  const url = `${app.url}/api/v1/questionnaires/sessions/${token}/recording/${part}?started_ms=${startedMs}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'video/webm', 'upload-offset': String(offset) },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  return {
    status: response.status,
    have: response.headers.get('upload-offset'),
    body: await response.json(),
  }
}

const end = (app: TestApp, token: string) => call(app, 'POST', `/questionnaires/sessions/${token}/end`)
const delivered = (app: TestApp, token: string) =>
  call(app, 'POST', `/questionnaires/sessions/${token}/recording`)
const linkOf = async (account: Account, token: string) =>
  (await account.call('GET', `/questionnaires/links/${token}/result`)).body.link
const files = (app: TestApp, account: Account) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('recording_file').selectAll().execute())

test('slices arrive in any way a network can bring them, are joined at the end, served in ranges, and deleted', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await send(account)
  const [first, second] = [sound(3), sound(2)]
  const part = randomUUID()
  expect((await bring(app, token, { part, offset: 0, bytes: first })).status).toBe(409)
  expect((await start(app, token)).status).toBe(200)

  const half = Math.floor(first.length / 2)
  const [a, b] = [first.subarray(0, half), first.subarray(half)]
  expect(await bring(app, token, { part, offset: half, bytes: b })).toMatchObject({ status: 409, have: '0' })
  expect(await bring(app, token, { part, offset: 0, bytes: a })).toMatchObject({
    status: 200,
    body: { bytes: half },
  })
  // Again, twice at once, and with more behind it: nothing is kept twice.
  const again = await Promise.all([
    bring(app, token, { part, offset: 0, bytes: a }),
    bring(app, token, { part, offset: half, bytes: b.subarray(0, 10) }),
    bring(app, token, { part, offset: half, bytes: b.subarray(0, 10) }),
  ])
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await bring(app, token, { part, offset: half - 5, bytes: first.subarray(half - 5) })).toMatchObject({
    status: 200,
    body: { bytes: first.length },
  })
  const late = { part: randomUUID(), startedMs: 10, offset: 0, bytes: second }
  for (const [wrong, status] of [
    [{ ...late, part: 'x' }, 404],
    [{ ...late, offset: Number.NaN }, 422],
    [{ ...late, startedMs: -1 }, 422],
    [{ ...late, bytes: Buffer.alloc(3 << 20) }, 413],
  ] as const) {
    expect((await bring(app, token, wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(status)
  }
  expect((await bring(app, 'A'.repeat(32), late)).status).toBe(404)
  expect((await delivered(app, token)).status).toBe(409)

  expect((await end(app, token)).status).toBe(204)
  expect((await linkOf(account, token)).recording).toMatchObject({
    available: false,
    bytes: null,
    delete_after: null,
  })
  // A recorder from before the end may go on; one that would start after it may not.
  expect((await bring(app, token, late)).status).toBe(200)
  expect((await bring(app, token, { ...late, part: randomUUID(), startedMs: 3_600_000 })).status).toBe(409)
  expect((await delivered(app, token)).status).toBe(204)
  const shown = await vi.waitFor(
    async () => {
      const { recording } = await linkOf(account, token)
      expect(recording.available).toBe(true)
      return recording
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(shown.url).toBe(`${app.url}/api/v1/questionnaires/links/${token}/recording`)
  expect((await bring(app, token, { ...late, part: randomUUID() })).status).toBe(409)
  await vi.waitFor(async () => expect((await files(app, account)).map(f => f.kind)).toEqual(['joined']), {
    timeout: 60_000,
    interval: 100,
  })

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(shown.url, { method, headers: { 'x-api-key': account.adminKey, ...headers } })
  const whole = await get()
  expect(whole.headers.get('content-type')).toBe('audio/webm')
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.length).toBe(shown.bytes)
  const head = await get({}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(shown.bytes)])
  const range = await get({ range: 'bytes=10-19' })
  expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 10-19/${shown.bytes}`])
  expect(Buffer.from(await range.arrayBuffer())).toEqual(bytes.subarray(10, 20))
  const version = whole.headers.get('etag')!
  expect((await get({ range: 'bytes=-5', 'if-range': version })).status).toBe(206)
  expect((await get({ range: 'bytes=-5', 'if-range': '"other"' })).status).toBe(200)
  const beyond = await get({ range: 'bytes=999999999-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${shown.bytes}`])
  expect((await beyond.json()).detail).toBeTypeOf('string')
  for (const had of [version, `"other", W/${version}`, '*']) {
    const again = await get({ 'if-none-match': had, range: 'bytes=10-19' })
    expect([again.status, again.headers.get('etag'), await again.text()], had).toEqual([304, version, ''])
  }
  expect((await get({ 'if-none-match': version }, 'HEAD')).status).toBe(304)
  expect((await get({ 'if-none-match': '"other"', range: 'bytes=10-19' })).status).toBe(206)
  expect((await get({ 'if-match': '"other"' })).status).toBe(412)
  expect((await get({ 'if-match': version })).status).toBe(200)
  expect((await get({ range: 'bytes=10-19' }, 'HEAD')).status).toBe(200)
  expect((await fetch(shown.url)).status).toBe(401)
  expect(
    (await (await makeAccount(app)).call('GET', `/questionnaires/links/${token}/recording`)).status,
  ).toBe(404)

  const found = (await linkByToken(app.open, token))!
  const place = await recordingClock(found.ctx, found.link.id)
  expect([place(0), place(5)]).toEqual([0, 5])
  expect(place(1_010)).toBe(4_000) // the second recorder began 10 ms after the first, whose 3 s stand before it

  const remove = () => account.call('DELETE', `/questionnaires/links/${token}/recording`)
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await get()).status).toBe(404)
  expect((await linkOf(account, token)).recording).toMatchObject({ available: false, bytes: null })
  await vi.waitFor(async () => expect(await files(app, account)).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  })
  expect(await app.deps.blobs.get(`${account.tenant}/recording/${found.link.id}/x`)).toBeNull()
})

test('a recording from before the end is kept, though nothing of it came before', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await send(account)
  await start(app, token)
  expect((await end(app, token)).status).toBe(204)
  const remove = () => account.call('DELETE', `/questionnaires/links/${token}/recording`)
  expect((await remove()).status).toBe(404)
  const slice = { part: randomUUID(), offset: 0, bytes: sound(1) }
  expect((await bring(app, token, slice)).status).toBe(200)
  expect((await delivered(app, token)).status).toBe(204)
  await vi.waitFor(async () => expect((await linkOf(account, token)).recording.available).toBe(true), {
    timeout: 60_000,
    interval: 100,
  })
})

test('a recording grows to its largest size and no further, is deleted after 90 days, and goes with its link', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await send(account)
  await start(app, token)
  const part = randomUUID()
  const bytes = sound(1)
  expect((await bring(app, token, { part, offset: 0, bytes })).status).toBe(200)
  const system = app.open.as(account.tenant, { kind: 'system' })
  // As if 50 MB had come.
  await system.tx(db =>
    db
      .updateTable('recording')
      .set({ bytes: 50 << 20 })
      .execute(),
  )
  const more = { part, offset: bytes.length, bytes: Buffer.from('more') }
  expect((await bring(app, token, more)).status).toBe(413)
  await system.tx(db => db.updateTable('recording').set({ bytes: bytes.length }).execute())
  expect((await bring(app, token, more)).status).toBe(413)
  expect((await bring(app, token, { part, offset: 0, bytes })).status).toBe(200)
  await end(app, token)
  await delivered(app, token)
  await vi.waitFor(async () => expect((await linkOf(account, token)).recording.available).toBe(true), {
    timeout: 60_000,
    interval: 100,
  })
  const { delete_after } = (await linkOf(account, token)).recording
  expect(Date.parse(delete_after) - app.clock.now().getTime()).toBeGreaterThan(89 * dayMs)
  app.clock.advance(91 * dayMs)
  expect((await linkOf(account, token)).recording).toMatchObject({ available: false, delete_after: null })
  expect((await account.call('GET', `/questionnaires/links/${token}/recording`)).status).toBe(404)
  await tendRecordings.run(app.open)
  await vi.waitFor(async () => expect(await files(app, account)).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  })

  const none = await send(account, { recording_mode: 'none' })
  await start(app, none)
  expect((await bring(app, none, { part, offset: 0, bytes })).status).toBe(409)
  const gone = await send(account)
  await start(app, gone)
  await bring(app, gone, { part, offset: 0, bytes })
  expect((await account.call('DELETE', `/questionnaires/links/${gone}`)).status).toBe(204)
  await vi.waitFor(async () => expect(await files(app, account)).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  })
})

test('stills are kept at equal distances, cleaned, and their moments outlive their pictures', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await send(account, { recording_mode: 'audio_video' })
  await start(app, token)
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  const take = async (atMs: number, body: Buffer = picture) => {
    const url = `${app.url}/api/v1/questionnaires/sessions/${token}/stills?at_ms=${atMs}`
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: body as Uint8Array as Uint8Array<ArrayBuffer>,
    })
    return { status: response.status, body: await response.json() }
  }
  expect((await take(0, Buffer.from('no picture'))).status).toBe(400)
  app.clock.advance(3_600_000)
  let at = 0
  for (let i = 0; i < 18; i++) {
    const taken = await take(at)
    expect(taken, JSON.stringify(taken.body)).toMatchObject({ status: 200 })
    at += taken.body.next_ms
  }
  expect((await take(at - 9_000)).body.next_ms).toBeGreaterThan(0)
  const { ctx, link } = (await linkByToken(app.open, token))!
  const times = await stillTimesOf(ctx, link)
  expect(times.length).toBeGreaterThanOrEqual(8)
  expect(times.length).toBeLessThanOrEqual(16)
  const gaps = times.slice(1).map((time, i) => time - times[i]!)
  expect(new Set(gaps).size).toBe(1)
  const [still] = await stillsOf(ctx, link)
  const { width, height, exif } = await sharp(still!.jpeg).metadata()
  expect({ width, height, exif }).toEqual({ width: 640, height: 480, exif: undefined })
  await end(app, token)
  expect((await take(at)).status).toBe(409)
  // Nothing was recorded, so there is no recording; with the record's media the pictures go.
  app.clock.advance(91 * dayMs)
  await tendRecordings.run(app.open)
  await vi.waitFor(async () => expect(await files(app, account)).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  })
  expect(await stillsOf(ctx, link)).toEqual([])
  expect(await stillTimesOf(ctx, link)).toEqual(times)
})
