import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import { endlessPdf } from '#server/modules/knowledge/reading/test-documents/pdf.ts'
import { type Account, type Called, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { deleteOrphanedBlobs, ingestBundle } from './jobs.ts'

type File = [name: string, content: string | Uint8Array<ArrayBuffer>]

function send(
  account: Account,
  parts: { link?: unknown; knowledge?: unknown; files?: File[] },
): Promise<Called> {
  const form = new FormData()
  if (parts.link !== undefined) form.set('link', JSON.stringify(parts.link))
  if (parts.knowledge !== undefined) {
    form.set('knowledge', new Blob([JSON.stringify(parts.knowledge)], { type: 'application/json' }))
  }
  for (const [name, content] of parts.files ?? []) form.append('files', new Blob([content]), name)
  return account.call('POST', '/chat-links/bundle', form)
}

const progressOf = async (account: Account, made: Called) =>
  (await account.call('GET', `/chat-links/bundle/${made.body.knowledge.job_id}`)).body

/** Waits until the job has ended. */
const ended = (account: Account, made: Called) =>
  vi.waitFor(
    async () => {
      const progress = await progressOf(account, made)
      expect(progress.status).toMatch(/completed|failed/)
      return progress
    },
    { timeout: 60_000, interval: 50 },
  )

const linkOf = async (account: Account, made: Called) =>
  (await account.call('GET', `/chat-links/${made.body.link.id}`)).body

/** What is left in the store of uploaded files, and written down about the business's. */
async function leftovers(app: TestApp, { tenant }: Account): Promise<{ files: number; rows: number }> {
  const all = await readdir(join(app.dataDir, 'blobs'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const rows = await app.open.crossTenant(db =>
    db.selectFrom('bundle_blob').selectAll().where('tenant_id', '=', tenant).execute(),
  )
  return { files: all.filter(entry => entry.isFile()).length, rows: rows.length }
}

const nothing = { files: 0, rows: 0 }

/** The files of an ended job go last, after what people can see of it. */
const nothingLeft = (app: TestApp, account: Account) =>
  vi.waitFor(async () => expect(await leftovers(app, account)).toEqual(nothing), 60_000)

test('a link is created at once, and its knowledge is stored after the response', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const made = await send(account, {
    link: { label: 'Fair', tags: ['fair'], channels: ['chat'] },
    knowledge: [
      { content: 'Parking is behind the house.' },
      { question: 'Open on Sunday?', answer: 'From ten.' },
    ],
    files: [
      ['menu.txt', 'Soup of the day costs six pounds.'],
      ['faq.csv', 'question,answer\nDo you deliver?,Within five miles.\n'],
    ],
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    link: {
      label: 'Fair',
      tags: ['fair'],
      channels: ['chat'],
      inherit_main_kb: false,
      status: 'active',
      kb_docs: 0,
    },
    knowledge: { job_id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 'running', queued: 4 },
  })
  expect(made.body.link.url).toContain(made.body.link.token)
  expect(await ended(account, made)).toEqual({
    status: 'completed',
    queued: 4,
    ingested: 4,
    failed: 0,
    errors: [],
  })
  expect(await linkOf(account, made)).toMatchObject({
    kb_docs: 4,
    kb_chunks: 4,
    kb_sources: { 'Parking is behind the house.': 1, 'Open on Sunday?': 1, 'menu.txt': 1, 'faq.csv': 1 },
  })
  await nothingLeft(app, account)
})

test('a file that can’t be read fails alone, with a reason', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const made = await send(account, {
    link: {},
    knowledge: [{ content: 'Known.' }],
    files: [
      ['prices.csv', 'item,price\nsoup,6\n'],
      ['broken.json', '{"a":'],
    ],
  })
  const progress = await ended(account, made)
  expect(progress).toMatchObject({ status: 'completed_with_errors', queued: 3, ingested: 1, failed: 2 })
  expect(progress.errors.map((error: { name: string }) => error.name)).toEqual(['prices.csv', 'broken.json'])
  for (const { reason } of progress.errors) expect(reason).toMatch(/\w+ .*\.$/)
  expect((await linkOf(account, made)).kb_docs).toBe(1)
  await nothingLeft(app, account)
  const failed = await send(account, { link: {}, files: [['broken.json', '{']] })
  expect(await ended(account, failed)).toMatchObject({ status: 'failed', ingested: 0, failed: 1 })
})

test('a bundle of a link alone is complete when it is made', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const made = await send(account, { link: { label: 'Bare' } })
  expect(made.body.knowledge).toMatchObject({ status: 'completed', queued: 0 })
  expect(await progressOf(account, made)).toEqual({
    ...{ status: 'completed', queued: 0, ingested: 0, failed: 0, errors: [] },
  })
})

test('a bundle with any error creates nothing', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const good: File = ['a.txt', 'text']
  const wrong: [status: number, detail: unknown, parts: Parameters<typeof send>[1]][] = [
    [422, [{ loc: ['body', 'link'], msg: 'Field required', type: 'missing' }], { files: [good] }],
    [422, expect.anything(), { link: [], files: [good] }],
    [422, expect.anything(), { link: {}, knowledge: {}, files: [good] }],
    [422, expect.anything(), { link: { label: 'x'.repeat(121) }, files: [good] }],
    [422, expect.anything(), { link: {}, files: Array.from({ length: 6 }, () => good) }],
    [400, 'Select at least one of chat, call or book.', { link: { channels: [] }, files: [good] }],
    [
      400,
      expect.stringContaining('knowledge[1]'),
      { link: {}, knowledge: [{ content: 'ok' }, {}], files: [good] },
    ],
    [
      400,
      expect.stringContaining('knowledge[0]'),
      { link: {}, knowledge: [{ question: 'Why?' }], files: [good] },
    ],
    [
      400,
      expect.stringContaining('knowledge[0]'),
      { link: {}, knowledge: [{ content: '  ' }], files: [good] },
    ],
    [400, expect.stringContaining('tool.exe'), { link: {}, files: [good, ['tool.exe', 'MZ']] }],
    [400, expect.stringContaining('empty.txt'), { link: {}, files: [good, ['empty.txt', '']] }],
    [
      413,
      expect.stringMatching(/big\.txt is 10.*; the limit is 10 MB/),
      {
        link: {},
        files: [good, ['big.txt', 'x'.repeat(10 * 1024 * 1024 + 1)]],
      },
    ],
  ]
  for (const [status, detail, parts] of wrong) {
    const answer = await send(account, parts)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status, body: { detail } })
  }
  const long = await send(account, { link: { label: 'x'.repeat(121) } })
  expect(long.body.detail[0]).toMatchObject({ loc: ['body', 'link', 'label'], type: 'string_too_long' })
  await app.open.crossTenant(db =>
    db.updateTable('tenant').set({ chat_link_limit: 0 }).where('id', '=', account.tenant).execute(),
  )
  expect((await send(account, { link: {}, files: [good] })).status).toBe(403)
  expect((await account.call('GET', '/chat-links')).body.count).toBe(0)
  await nothingLeft(app, account)
  const json = await account.call('POST', '/chat-links/bundle', { link: {} })
  expect(json).toMatchObject({ status: 422, body: { detail: [{ type: 'content_type' }] } })
})

test('of bundles made at the same moment, those over the quota leave nothing', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await app.open.crossTenant(db =>
    db.updateTable('tenant').set({ chat_link_limit: 1 }).where('id', '=', account.tenant).execute(),
  )
  const made = await Promise.all(
    Array.from({ length: 4 }, () => send(account, { link: {}, files: [['a.txt', 'text']] })),
  )
  expect(made.map(answer => answer.status).sort()).toEqual([201, 403, 403, 403])
  expect(await leftovers(app, account)).toEqual({ files: 1, rows: 1 })
})

test('file names are shown without hostile characters', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const made = await send(account, { link: {}, files: [['../../etc/\u202epasswd.json', '{']] })
  expect((await ended(account, made)).errors[0].name).toBe('passwd.json')
})

test('the next process finishes a bundle after a crash', async () => {
  const before = await startApp()
  const account = await makeAccount(before)
  const made = await send(account, {
    link: {},
    knowledge: [{ content: 'Kept.' }],
    files: [['a.txt', 'Also kept.']],
  })
  expect(await progressOf(account, made)).toMatchObject({ status: 'running', queued: 2, ingested: 0 })
  await startApp({ jobs: true, deps: { blobs: before.deps.blobs, secret: before.deps.secret } })
  expect(await ended(account, made)).toMatchObject({ status: 'completed', ingested: 2 })
  await nothingLeft(before, account)
})

test('an item stored just before a crash is not stored twice', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const made = await send(account, {
    link: {},
    knowledge: [{ content: 'Only once.' }, { content: 'And this.' }],
  })
  await ended(account, made)
  const own = app.open.as(account.tenant, { kind: 'system' })
  const bundle = made.body.knowledge.job_id
  // What the crash leaves: the source is stored, the item does not say so yet.
  const entry = JSON.stringify({ content: 'Only once.' })
  await own.tx(db =>
    db
      .updateTable('bundle_item')
      .set({ status: 'queued', entry })
      .where('bundle_id', '=', bundle)
      .where('position', '=', 0)
      .execute(),
  )
  expect(await progressOf(account, made)).toMatchObject({ status: 'running', queued: 2, ingested: 1 })
  await own.enqueue(ingestBundle, { bundle })
  await ended(account, made)
  expect(await linkOf(account, made)).toMatchObject({
    kb_docs: 2,
    kb_sources: { 'Only once.': 1, 'And this.': 1 },
  })
})

/** One run of the job here and now, as the queue would start it. */
const runJob = (ctx: Ctx, made: Called) =>
  ingestBundle.run(ctx, { bundle: made.body.knowledge.job_id }, new AbortController().signal)

test('while vectors can’t be had items wait, and the next run goes on', async () => {
  const server = await startFakeOpenAI()
  const app = await startApp({ env: { EMBEDDINGS_URL: server.url, EMBEDDINGS_MODEL: 'fake' } })
  const account = await makeAccount(app)
  const own = app.open.as(account.tenant, { kind: 'system' })
  const made = await send(account, {
    link: {},
    files: [['a.txt', 'Patience.']],
    knowledge: [{ content: 'And more.' }],
  })
  server.failNext({ status: 401 })
  await expect(runJob(own, made)).rejects.toThrow('1 of the bundle')
  expect(await progressOf(account, made)).toMatchObject({
    status: 'running',
    ingested: 1,
    failed: 0,
    errors: [],
  })
  await runJob(own, made)
  expect(await progressOf(account, made)).toMatchObject({ status: 'completed', queued: 2, ingested: 2 })
  await server.close()
})

test('an item that can never be taught ends the job, not the other items', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const made = await send(account, {
    link: {},
    knowledge: [{ content: 'Fine.' }],
    files: [['a.txt', 'Never.']],
  })
  const own = app.open.as(account.tenant, { kind: 'system' })
  const away = { ...own, blobs: { ...own.blobs, get: () => Promise.reject(new Error('the store is away')) } }
  const run = () => runJob(away, made)
  for (let attempt = 1; attempt < 10; attempt++) {
    await expect(run()).rejects.toThrow('1 of the bundle')
    expect(await progressOf(account, made)).toMatchObject({ status: 'running', ingested: 1, failed: 0 })
  }
  await run()
  const progress = await progressOf(account, made)
  expect(progress).toMatchObject({ status: 'completed_with_errors', ingested: 1, failed: 1 })
  expect(progress.errors).toEqual([{ name: 'a.txt', reason: expect.stringContaining('several times') }])
  await run()
  expect(await progressOf(account, made)).toEqual(progress)
})

test('a link deleted meanwhile ends its bundle quietly, files included', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const made = await send(account, {
    link: {},
    knowledge: [{ content: 'Gone.' }],
    files: [['a.txt', 'Gone too.']],
  })
  expect(await leftovers(app, account)).toEqual({ files: 1, rows: 1 })
  expect((await account.call('DELETE', `/chat-links/${made.body.link.id}`)).status).toBe(204)
  expect(await leftovers(app, account)).toEqual(nothing)
  await runJob(app.open.as(account.tenant, { kind: 'system' }), made)
  expect(await account.call('GET', `/chat-links/bundle/${made.body.knowledge.job_id}`)).toMatchObject({
    status: 404,
    body: { detail: 'Bundle job not found' },
  })
  const sources = await app.open.crossTenant(db =>
    db.selectFrom('knowledge_source').select('id').where('tenant_id', '=', account.tenant).execute(),
  )
  expect(sources).toEqual([])
})

test('files that a crash left behind are removed, those that wait are kept', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const made = await send(account, {
    link: {},
    files: [
      ['a.txt', 'Waiting.'],
      ['b.txt', 'Waiting too.'],
    ],
  })
  const own = app.open.as(account.tenant, { kind: 'system' })
  // What a crash between two steps leaves: a file that no item waits for.
  await own.tx(db =>
    db
      .updateTable('bundle_item')
      .set({ status: 'failed', reason: 'x', blob_key: null })
      .where('position', '=', 0)
      .execute(),
  )
  await deleteOrphanedBlobs.run(app.open)
  expect(await leftovers(app, account)).toEqual({ files: 2, rows: 2 })
  app.clock.advance(2 * 3_600_000)
  await deleteOrphanedBlobs.run(app.open)
  expect(await leftovers(app, account)).toEqual({ files: 1, rows: 1 })
  await account.call('DELETE', `/chat-links/${made.body.link.id}`)
})

test('another business’s bundle is absent', async () => {
  const app = await startApp()
  const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
  const made = await send(account, { link: {}, knowledge: [{ content: 'Private.' }] })
  for (const id of [made.body.knowledge.job_id, crypto.randomUUID(), 'no-uuid']) {
    expect(await stranger.call('GET', `/chat-links/bundle/${id}`)).toMatchObject({
      status: 404,
      body: { detail: 'Bundle job not found' },
    })
  }
})

test('the bundles of one business don’t make another’s wait', async () => {
  const app = await startApp({ jobs: true })
  const [one, other] = [await makeAccount(app), await makeAccount(app)]
  const bad = new Uint8Array(endlessPdf())
  for (let i = 0; i < 5; i++) await send(one, { link: {}, files: [['endless.pdf', bad]] })
  const made = await send(other, { link: {}, files: [['menu.txt', 'Soup of the day costs six pounds.']] })
  expect(await ended(other, made)).toMatchObject({ status: 'completed', ingested: 1 })
  const begun = await app.open.crossTenant(db =>
    db
      .selectFrom('bundle_item')
      .select('attempts')
      .where('tenant_id', '=', one.tenant)
      .where('attempts', '>', 0)
      .execute(),
  )
  expect(begun.length).toBeLessThanOrEqual(2)
})
