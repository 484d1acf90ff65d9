import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { endIdleSessions, wakeSnoozed } from '../cron.ts'

const begun = async (account: Account, message = 'Hello'): Promise<string> =>
  (await account.call('POST', '/chat/message', { message })).body.conversation_id

interface Entry {
  id: string
  kind: string
  by: { name: string } | null
  text: string | null
  data: Record<string, unknown> | null
}

const activity = async (account: Account, id: string): Promise<Entry[]> =>
  (await account.call('GET', `/conversations/${id}/activity`)).body.activity
const kinds = async (account: Account, id: string): Promise<string[]> =>
  (await activity(account, id)).map(({ kind }) => kind)
const asStandard = (account: Account) => ({ 'x-api-key': account.standardKey })

async function addMember(app: TestApp, { tenant }: Account, fields: { name: string; email: string }) {
  const id = crypto.randomUUID()
  const system = app.open.as(tenant, { kind: 'system' })
  await system.tx(db =>
    db
      .insertInto('member')
      .values({ id, role: 'agent', created_at: app.clock.now(), ...fields })
      .execute(),
  )
  return id
}

test('what happens in a conversation is written down with who did it, and what somebody noted', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await begun(account, 'I want to talk to a person')
  const path = `/conversations/${id}`
  await account.call('POST', `${path}/take-over`, { name: 'Ada' })
  await account.call('POST', `${path}/take-over`, { name: 'Ada' })
  await account.call('POST', `${path}/hand-back`, { name: 'Ada' })
  const note = await account.call('POST', `${path}/notes`, { text: ' Regular customer. ' })
  expect(note).toMatchObject({
    status: 201,
    body: { kind: 'note', text: 'Regular customer.', by: { name: expect.any(String) } },
  })
  await account.call('POST', `${path}/close`)
  await account.call('POST', `${path}/close`)
  expect(await account.call('POST', `${path}/reopen`)).toMatchObject({
    status: 200,
    body: { status: 'open', closed_at: null },
  })
  await account.call('POST', `${path}/reopen`)

  const happened = await activity(account, id)
  expect(happened.map(({ kind }) => kind)).toEqual([
    ...['needs_you', 'taken_over', 'done', 'handed_back', 'note', 'closed', 'reopened'],
  ])
  const [needed, taken] = happened
  expect(needed).toMatchObject({ by: null, text: expect.any(String), data: { kind: 'handover' } })
  expect(taken).toMatchObject({ by: { name: 'Ada' } })
  // A standard key may stand in a website.
  const standard = asStandard(account)
  expect((await account.call('GET', `${path}/activity`, undefined, standard)).status).toBe(403)
  expect((await account.call('POST', `${path}/notes`, { text: 'x' }, standard)).status).toBe(403)
  const other = await makeAccount(app)
  expect((await other.call('GET', `${path}/activity`)).status).toBe(404)
})

test('a note is changed by its author, deleted by its author or an owner, and never empty', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await begun(account)
  const notes = `/conversations/${id}/notes`
  const { body: note } = await account.call('POST', notes, { text: 'First' })
  expect(await account.call('PATCH', `${notes}/${note.id}`, { text: 'Second' })).toMatchObject({
    status: 200,
    body: { id: note.id, text: 'Second', data: { edited_at: expect.any(String) } },
  })
  for (const text of ['', '  ', 'x'.repeat(5_001)]) {
    expect((await account.call('POST', notes, { text })).status).toBe(422)
    expect((await account.call('PATCH', `${notes}/${note.id}`, { text })).status).toBe(422)
  }
  const elsewhere = `/conversations/${await begun(account)}/notes/${note.id}`
  expect((await account.call('PATCH', elsewhere, { text: 'x' })).status).toBe(404)
  expect((await account.call('DELETE', elsewhere)).status).toBe(404)
  expect((await account.call('DELETE', `${notes}/${note.id}`)).status).toBe(204)
  expect((await account.call('DELETE', `${notes}/${note.id}`)).status).toBe(404)
  expect(await kinds(account, id)).toEqual([])
  // Nobody but the team reads it: the record of what was said has none.
  await account.call('POST', notes, { text: 'Secret' })
  const said = await account.call('GET', `/conversations/${id}/messages`)
  expect(JSON.stringify(said.body)).not.toContain('Secret')
})

test('tags, the visitor’s name and who looks after it are changed; what is not sent stays', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const bea = await addMember(app, account, { name: 'Bea', email: `bea@${account.slug}.example` })
  const id = await begun(account)
  const change = (body: object) => account.call('PATCH', `/conversations/${id}`, body)
  expect(await change({ tags: [' VIP', 'vip', 'Fair'] })).toMatchObject({
    status: 200,
    body: { tags: ['VIP', 'Fair'] },
  })
  expect(await change({ assignee_id: bea, client_name: ' Cy ' })).toMatchObject({
    status: 200,
    body: { tags: ['VIP', 'Fair'], client_name: 'Cy' },
  })
  await change({ tags: ['fair'], assignee_id: bea })
  await change({ assignee_id: null, client_name: null })
  const data = (await activity(account, id)).map(({ kind, data }) => [kind, data])
  expect(data).toEqual([
    ['tagged', { added: ['VIP', 'Fair'], removed: [] }],
    ['assigned', { assignee: { id: bea, name: 'Bea' } }],
    ['tagged', { added: [], removed: ['VIP'] }],
    ['assigned', { assignee: null }],
  ])
  expect((await change({ assignee_id: crypto.randomUUID() })).status).toBe(404)
  expect((await change({ assignee_id: 'nobody' })).status).toBe(404)
  expect((await change({ tags: [''] })).status).toBe(422)
  expect((await change({ tags: ['x'.repeat(61)] })).status).toBe(422)
  expect((await change({ client_name: 'x'.repeat(201) })).status).toBe(422)
})

test('a conversation that a person opened again stays open until somebody writes in it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await begun(account)
  const status = async () => (await account.call('GET', `/conversations/${id}`)).body.status
  app.clock.advance(31 * 60_000)
  await endIdleSessions.run(app.open)
  expect(await status()).toBe('closed')
  await account.call('POST', `/conversations/${id}/reopen`)
  await endIdleSessions.run(app.open)
  expect(await status()).toBe('open')
  await account.call('POST', '/chat/message', { message: 'Still there?', conversation_id: id })
  app.clock.advance(31 * 60_000)
  await endIdleSessions.run(app.open)
  expect(await status()).toBe('closed')
  expect(await kinds(account, id)).toEqual(['closed', 'reopened', 'needs_you', 'closed'])
})

test('an item that is put off waits for nobody until then, or until the visitor writes', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await begun(account, 'I want to talk to a person')
  const waiting = async (status = 'open') =>
    (await account.call('GET', `/needs-you?status=${status}`)).body.items.map(
      (item: { id: string; status: string }) => item,
    )
  const [item] = await waiting()
  const snooze = (ms: number) => {
    const until = new Date(app.clock.now().getTime() + ms).toISOString()
    return account.call('PATCH', `/needs-you/${item.id}`, { status: 'snoozed', until })
  }
  expect(await snooze(3_600_000)).toMatchObject({
    status: 200,
    body: { status: 'snoozed', snoozed_until: expect.any(String) },
  })
  expect(await waiting()).toEqual([])
  expect(await waiting('snoozed')).toMatchObject([{ id: item.id }])
  const written = await account.call('POST', '/chat/message', { message: 'Hello?', conversation_id: id })
  expect(written.status).toBe(200)
  expect(await waiting()).toMatchObject([{ id: item.id, status: 'open', snoozed_until: null }])

  await snooze(3_600_000)
  app.clock.advance(3_600_001)
  expect(await waiting()).toMatchObject([{ id: item.id, status: 'open', snoozed_until: null }])
  await wakeSnoozed.run(app.open)
  expect(await waiting('snoozed')).toEqual([])
  expect(await waiting()).toMatchObject([{ id: item.id }])

  expect((await snooze(-1_000)).status).toBe(422)
  expect((await snooze(400 * 24 * 3_600_000)).status).toBe(422)
  expect((await account.call('PATCH', `/needs-you/${item.id}`, { status: 'snoozed' })).status).toBe(422)
  await account.call('PATCH', `/needs-you/${item.id}`, { status: 'done' })
  expect((await kinds(account, id)).at(-1)).toBe('done')
})

test('a booking and somebody who became a lead are written down in their conversation', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const said = await account.call('POST', '/chat/message', {
    message: 'Please call me back',
    client_name: 'Ada',
    email: 'ada@example.com',
  })
  const [lead] = (await account.call('GET', '/leads')).body.leads
  const entry = (await activity(account, said.body.conversation_id)).find(({ kind }) => kind === 'lead')
  expect(entry).toMatchObject({ data: { lead_id: lead.id } })
})
