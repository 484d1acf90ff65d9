import { crc32, inflateRawSync } from 'node:zlib'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { tenantTables } from '#server/test/rows.ts'
import { contents, leftOut } from './contents.ts'
import { forgetOldExports, makeExport } from './jobs.ts'
import * as rows from './queries.ts'

const until = async (account: Account, id: string, status: string) =>
  vi.waitFor(
    async () => expect((await account.call('GET', `/account/exports/${id}`)).body).toMatchObject({ status }),
    { timeout: 60_000, interval: 50 },
  )

/** The files of an archive, by its list at the end; their sums are checked. */
function unpack(zip: Buffer): Record<string, string> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, packed, plain] = [16, 20, 24].map(offset => zip.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const start = zip.readUInt32LE(at + 42)
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = inflateRawSync(zip.subarray(body, body + packed))
    expect([bytes.length, crc32(bytes)], name).toEqual([plain, crc])
    files[name] = bytes.toString()
    // The name, what else is known of the file, and a comment.
    at += [28, 30, 32].reduce((bytes, length) => bytes + zip.readUInt16LE(at + length), 46)
  }
  expect(at).toBe(end)
  return files
}

const fetchFile = async (app: { url: string }, account: Account, id: string) => {
  const response = await fetch(`${app.url}/api/v1/account/exports/${id}/file`, {
    headers: { 'x-api-key': account.adminKey },
  })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('all data of a business is one file for a day, without secrets, and nobody else gets it', async () => {
  const app = await startApp({ jobs: true })
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const { body: hook } = await account.call('POST', '/webhooks', {
    url: 'https://example.com/',
    events: ['*'],
  })
  const { body: link } = await account.call('POST', '/chat-links', { label: 'Table 12' })
  const { body: chat } = await account.call('POST', '/chat/message', {
    message: 'Grüße! Do you repair bikes?',
    email: 'ada@example.com',
  })
  await account.call('POST', '/leads', { name: 'Ada', email: 'ada@example.com' })
  const text = new FormData()
  text.set('file', new Blob(['The invoice']), '../in/voice.txt')
  const conversation = `/conversations/${chat.conversation_id}`
  expect((await account.call('POST', `${conversation}/attachments`, text)).status).toBe(201)
  await account.call('POST', '/portal/ingest', { items: [{ question: 'Open?', answer: 'From nine.' }] })
  await app.open.as(account.tenant, { kind: 'system' }).tx(async db => {
    const at = new Date()
    const many = Array.from({ length: 1_100 }, (_, n) => ({
      ...{ id: app.deps.id(), name: `N${n}`, source: 'api', created_at: at, updated_at: at },
    }))
    await db.insertInto('lead').values(many).execute()
  })
  await other.call('POST', '/leads', { name: 'Zyxomark' })

  const made = await account.call('POST', '/account/exports', {})
  expect(made).toMatchObject({ status: 201, body: { status: 'queued', recordings: false, expires_at: null } })
  const { id } = made.body
  await until(account, id, 'done')
  const { body: done } = await account.call('GET', `/account/exports/${id}`)
  expect(done).toMatchObject({ done: done.total, reason: null, expires_at: expect.any(String) })
  expect(done.total).toBeGreaterThan(1_100)

  const file = await fetchFile(app, account, id)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('application/zip')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="business.zip"')
  expect(file.bytes.length).toBe(done.bytes)
  const files = unpack(file.bytes)
  const lines = (name: string) =>
    files[name]!.trim()
      .split('\n')
      .map(line => JSON.parse(line))
  expect(lines('people/lead.jsonl')).toHaveLength(1_101)
  expect(lines('people/lead.jsonl')).toContainEqual(expect.objectContaining({ email: 'ada@example.com' }))
  expect(lines('conversations/message.jsonl').map(({ text }) => text)).toContain(
    'Grüße! Do you repair bikes?',
  )
  expect(JSON.parse(files['settings/business.json']!)).toMatchObject({ id: account.tenant })
  const attached = Object.keys(files).find(name => name.startsWith('conversations/files/'))
  expect(attached).not.toContain('..' + '/')
  expect(files[attached!]).toBe('The invoice')
  const whole = JSON.stringify(files)
  for (const secret of [hook.secret, account.adminKey, link.token]) {
    expect(secret).toMatch(/.{16}/)
    expect(whole).not.toContain(secret)
  }
  expect(whole).not.toContain('Zyxomark')
  expect(lines('settings/webhook.jsonl')).toEqual([
    expect.not.objectContaining({ secret: expect.anything() }),
  ])

  // Only its owner, only for a day; who took it stands in the log.
  expect((await fetchFile(app, other, id)).status).toBe(404)
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
  ] as const)
    expect((await other.call(method, `/account/exports/${id}${path}`)).status).toBe(404)
  expect((await other.call('GET', '/account/exports')).body.exports).toEqual([])
  const standard = { 'x-api-key': account.standardKey }
  expect((await account.call('GET', `/account/exports/${id}/file`, undefined, standard)).status).toBe(403)
  const log = (await account.call('GET', `/audit?record_id=${id}`)).body.entries
  expect(log.map(({ route }: { route: string }) => route)).toEqual([
    '/account/exports/:id/file',
    '/account/exports',
  ])
  app.clock.advance(24 * 3_600_000 + 1)
  expect((await fetchFile(app, account, id)).status).toBe(404)
  await forgetOldExports.run(app.open)
  expect(await app.deps.blobs.get(`${account.tenant}/export/${id}`)).toBeNull()
  expect((await account.call('GET', '/account/exports')).body.exports).toEqual([])
})

test('a file that was cut off is made anew; one at a time; nobody who is erased stays in one', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('POST', '/leads', { name: 'Ada', email: 'ada@example.com' })
  const { body: made } = await account.call('POST', '/account/exports', { recordings: true })
  expect((await account.call('POST', '/account/exports', {})).status).toBe(409)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  // The process dies in the middle: it is told to stop at the first batch, and says nothing more.
  await expect(makeExport.run(ctx, { id: made.id }, AbortSignal.abort(new Error('stop')))).rejects.toThrow(
    'aborted',
  )
  expect((await account.call('GET', `/account/exports/${made.id}`)).body.status).toBe('running')
  expect((await fetchFile(app, account, made.id)).status).toBe(404)
  await makeExport.run(ctx, { id: made.id }, new AbortController().signal)
  expect((await account.call('GET', `/account/exports/${made.id}`)).body.status).toBe('done')
  const { bytes } = await fetchFile(app, account, made.id)
  expect(unpack(bytes)['people/lead.jsonl']).toContain('ada@example.com')
  // Run once more, as after a crash behind the last word, it changes nothing.
  await makeExport.run(ctx, { id: made.id }, new AbortController().signal)
  expect((await fetchFile(app, account, made.id)).bytes.equals(bytes)).toBe(true)

  await account.call('DELETE', '/people?email=ada@example.com')
  expect((await account.call('GET', `/account/exports/${made.id}`)).body).toMatchObject({
    status: 'failed',
    reason: 'erased',
  })
  expect((await fetchFile(app, account, made.id)).status).toBe(404)
  const next = (await account.call('POST', '/account/exports', {})).body
  await ctx.tx(db => rows.failAll(db, 'erased', ctx.now()))
  await makeExport.run(ctx, { id: next.id }, new AbortController().signal)
  expect(await app.deps.blobs.get(`${account.tenant}/export/${next.id}`)).toBeNull()
  expect((await account.call('DELETE', `/account/exports/${next.id}`)).status).toBe(204)
  expect((await account.call('GET', `/account/exports/${next.id}`)).status).toBe(404)
})

test('every table of a business is exported or left out by name', async () => {
  const client = new pg.Client({ connectionString: await workerDatabase() })
  await client.connect()
  onTestFinished(() => client.end())
  const known = [...Object.values(contents).flat(), ...leftOut].sort()
  expect(known).toEqual((await tenantTables(client)).map(({ name }) => name).sort())
})
