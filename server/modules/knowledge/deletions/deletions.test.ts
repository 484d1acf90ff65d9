import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Job } from '#server/core/job.ts'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { run } from '#server/test/cluster.ts'
import { recount } from '#server/test/recount.ts'

type Door = Pick<Account, 'call'>

const teach = async (account: Door, content: string, link_id?: string): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', { content, link_id })).body.doc_id

const digestOf = async (account: Door, id: string): Promise<string> => {
  const { body } = await account.call('GET', `/knowledge/documents/${id}/text`)
  return createHash('sha256').update(body.text).digest('hex')
}

const deletions = async (account: Door, query = '') =>
  (await account.call('GET', `/knowledge/deletions${query}`)).body

const found = async (account: Door, query: string) =>
  (await account.call('POST', '/knowledge/search', { query })).body.passages

test('a deletion is recorded: the source, the time, the actor, and the digest of its text', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { body: link } = await account.call('POST', '/chat-links', { label: 'Fair' })
  const first = await teach(account, 'Parking is behind the house.\nThe house opens at nine.')
  const second = await teach(account, 'The fair is in the yard.', link.id)
  const digests = [await digestOf(account, first), await digestOf(account, second)]
  expect(await deletions(account)).toEqual({ deletions: [], total: 0 })

  for (const id of [first, second]) {
    expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(204)
  }
  const { body: keys } = await account.call('GET', '/api-keys')
  const admin = keys.api_keys.find((key: { class: string }) => key.class === 'admin')
  const list = await deletions(account)
  expect(list).toMatchObject({
    total: 2,
    deletions: [
      { parent_doc_id: second, name: 'The fair is in the yard.', link_id: link.id, digest: digests[1] },
      {
        parent_doc_id: first,
        kind: 'text',
        name: 'Parking is behind the house.',
        origin: null,
        link_id: null,
        chunks: 1,
        digest: digests[0],
        deleted_by: { kind: 'key', id: admin.id, name: admin.name },
      },
    ],
  })
  expect(Math.abs(Date.parse(list.deletions[0].deleted_at) - app.clock.now().getTime())).toBeLessThan(60_000)
  expect((await deletions(account, '?limit=1&offset=1')).deletions).toEqual([list.deletions[1]])
  expect(await deletions(await makeAccount(app))).toEqual({ deletions: [], total: 0 })
})

test('a member who deletes is named', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  const id = await teach(browser, 'We close at six.')
  await browser.call('DELETE', `/knowledge/documents/${id}`)
  expect((await deletions(browser)).deletions).toMatchObject([
    { deleted_by: { kind: 'member', name: email } },
  ])
})

test('a deleted link leaves one record for each of its sources', async () => {
  const account = await makeAccount(await startApp())
  const { body: link } = await account.call('POST', '/chat-links', { label: 'Fair' })
  const own = [
    await teach(account, 'The fair is in the yard.', link.id),
    await teach(account, 'Stalls close at ten.', link.id),
  ]
  const main = await teach(account, 'The house has a yard.')
  expect((await account.call('DELETE', `/chat-links/${link.id}`)).status).toBe(204)
  const list = await deletions(account)
  expect(list.deletions.map((d: { parent_doc_id: string }) => d.parent_doc_id).sort()).toEqual(own.sort())
  expect(list.deletions).toMatchObject([{ link_id: link.id }, { link_id: link.id }])
  expect((await found(account, 'yard')).map((p: { parent_doc_id: string }) => p.parent_doc_id)).toEqual([
    main,
  ])
  expect(await recount(await workerDatabase(), [account.tenant])).toEqual([])
})

test('replies and checks that cite a source don’t prevent its deletion', async () => {
  const account = await makeAccount(await startApp())
  const id = await teach(account, 'The zebra stands in the yard.')
  const { body: said } = await account.call('POST', '/chat/message', {
    message: 'Where does the zebra stand?',
  })
  expect(said.sources).toMatchObject([{ parent_doc_id: id }])
  const check = { question: 'Where does the zebra stand?', must_cite: [id] }
  expect((await account.call('POST', '/knowledge/checks', check)).status).toBe(201)
  expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(204)
  const { body: again } = await account.call('POST', '/chat/message', {
    message: check.question,
    conversation_id: said.conversation_id,
  })
  expect(again).toMatchObject({ answered: false, sources: [] })
})

test('a deletion that leaves a trace is undone, in whatever table the trace is', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await teach(account, 'The zebra stands in the yard.')
  // A table that nobody told the deletion of.
  await run(
    await workerDatabase(),
    `create table late (tenant_id uuid not null, source uuid, chunk bigint, sources uuid[], note jsonb);
     select protect('late')`,
  )
  onTestFinished(async () => run(await workerDatabase(), 'drop table if exists late'))
  const chunk = sql`(select c.id from knowledge_chunk c where c.source_id = ${id})`
  for (const trace of [
    sql`insert into late (tenant_id, source) values (${account.tenant}, ${id})`,
    sql`insert into late (tenant_id, sources) values (${account.tenant}, ${[id]}::uuid[])`,
    sql`insert into late (tenant_id, note) values (${account.tenant}, ${JSON.stringify({ of: [{ id }] })})`,
    sql`insert into late (tenant_id, chunk) values (${account.tenant}, ${chunk})`,
  ]) {
    await app.open.crossTenant(tx => trace.execute(tx))
    expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(500)
    expect(await found(account, 'zebra')).toHaveLength(1)
    expect((await deletions(account)).total).toBe(0)
    expect(await recount(await workerDatabase(), [account.tenant])).toEqual([])
    await app.open.crossTenant(tx => sql`delete from late`.execute(tx))
  }
  expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(204)
  expect(await found(account, 'zebra')).toEqual([])
})

test('a deletion after which the index counts wrong is undone', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await teach(account, 'The zebra stands in the yard.')
  await teach(account, 'The yard is closed in winter.')
  const miscount = (table: 'knowledge_base' | 'knowledge_lexeme', by: number) => {
    const change =
      table === 'knowledge_base'
        ? sql`update knowledge_base set length = length + ${by} where tenant_id = ${account.tenant}`
        : sql`update knowledge_lexeme set df = df + ${by} where tenant_id = ${account.tenant} and lexeme = 'yard'`
    return app.open.crossTenant(tx => change.execute(tx))
  }
  for (const table of ['knowledge_base', 'knowledge_lexeme'] as const) {
    await miscount(table, 1)
    expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status, table).toBe(500)
    expect(await found(account, 'zebra')).toHaveLength(1)
    await miscount(table, -1)
  }
  expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(204)
})

test('a bundle keeps nothing of what it taught, and does not teach again what was deleted', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const form = new FormData()
  form.set('link', '{}')
  form.set('knowledge', JSON.stringify([{ content: 'The zebra stands in the yard.' }]))
  const { body: made } = await account.call('POST', '/chat-links/bundle', form)
  const job = made.knowledge.job_id
  await vi.waitFor(
    async () =>
      expect((await account.call('GET', `/chat-links/bundle/${job}`)).body.status).toBe('completed'),
    { timeout: 60_000, interval: 50 },
  )
  const items = sql<{ item: string }>`
    select i::text as item from bundle_item i where tenant_id = ${account.tenant}`
  const { rows } = await app.open.crossTenant(tx => items.execute(tx))
  expect(rows[0]!.item).not.toContain('zebra')

  const { body: list } = await account.call('GET', `/knowledge?link_id=${made.link.id}`)
  const id = list.groups[0].sources[0].parent_doc_id
  expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(204)
  // As it is after a crash between teaching an item and writing down that it was taught.
  await app.open.crossTenant(tx =>
    sql`update bundle_item set status = 'queued', entry = '{"content": "The zebra stands in the yard."}'
      where tenant_id = ${account.tenant}`.execute(tx),
  )
  const { jobs } = app.deps.queue.work
  const ingest = jobs.find(({ name }) => name === 'chat-links.ingest_bundle') as unknown as Job<object>
  const system = app.open.as(account.tenant, { kind: 'system' })
  await ingest.run(system, { bundle: job }, new AbortController().signal)
  expect((await account.call('GET', `/chat-links/bundle/${job}`)).body.status).toBe('completed')
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
})
