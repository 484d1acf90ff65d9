import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { purgeSources } from './bulk.ts'

test('sources deleted at once answer nothing, come back with the undo, and are purged with a record of who did it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const teach = async (name: string, content: string): Promise<string> => {
    const { body } = await account.call('POST', '/knowledge/portal/ingest', { kind: 'text', name, content })
    return body.doc_id
  }
  const prices = await teach('Prices', 'A double room costs 140 euros a night, breakfast included.')
  await teach('Dogs', 'Dogs are welcome in the garden rooms.')
  const found = async () => {
    const { status, body } = await account.call('POST', '/knowledge/search', {
      query: 'price of a double room',
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return JSON.stringify(body).includes('140 euros')
  }
  const bulk = (body: object) =>
    account.call('POST', '/knowledge/documents/bulk', { action: 'delete', ...body })
  expect(await found()).toBe(true)

  const gone = await bulk({ ids: [prices, crypto.randomUUID()] })
  expect(gone.body).toMatchObject({ done: 1, skipped: [{ reason: 'not_found' }] })
  expect(await found()).toBe(false)
  expect((await account.call('GET', `/knowledge/documents/${prices}`)).status).toBe(404)
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(1)
  expect((await account.call('POST', `/undo/${gone.body.undo}`)).body).toEqual({ undone: 1, skipped: [] })
  expect(await found()).toBe(true)

  app.clock.advance(1_000)
  const all = await bulk({ filter: {} })
  expect(all.body.done).toBe(2)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const [hidden] = await ctx.tx(db => db.selectFrom('knowledge_source').select(['id', 'hidden_at']).execute())
  const job = {
    ids: [prices],
    hidden_at: hidden!.hidden_at!.toISOString(),
    actor: { kind: 'member', id: account.ownerId, role: 'owner', session: '' } as const,
  }
  const signal = new AbortController().signal
  await purgeSources.run(ctx, { ...job, hidden_at: new Date(0).toISOString() }, signal)
  expect((await account.call('GET', '/knowledge/deletions')).body.total).toBe(0)
  await purgeSources.run(ctx, job, signal)
  await purgeSources.run(ctx, job, signal)
  const { deletions, total } = (await account.call('GET', '/knowledge/deletions')).body
  expect(total).toBe(1)
  expect(deletions[0]).toMatchObject({
    parent_doc_id: prices,
    deleted_by: { kind: 'member', id: account.ownerId },
  })
  expect((await account.call('POST', `/undo/${all.body.undo}`)).body).toEqual({
    undone: 1,
    skipped: [{ id: prices, reason: 'not_found' }],
  })
  const agent = await account.call(
    'POST',
    '/knowledge/documents/bulk',
    { ids: [prices], action: 'delete' },
    { 'x-api-key': account.standardKey },
  )
  expect(agent.status).toBe(403)
})
