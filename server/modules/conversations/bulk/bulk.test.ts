import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { member, type TeamMember } from '#server/test/team.ts'
import { raise } from '../inbox-items/inbox-items.ts'

const minute = 60_000

async function desk(
  talks: number,
): Promise<{ app: TestApp; account: Account; owner: TeamMember; ids: string[] }> {
  const app = await startApp()
  const account = await makeAccount(app)
  const owner = await member(app, account, 'owner')
  const ids: string[] = []
  for (let n = 0; n < talks; n++) {
    const { body } = await account.call('POST', '/chat/message', { message: 'Hello' })
    ids.push(body.conversation_id)
  }
  return { app, account, owner, ids }
}

const wait = (app: TestApp, account: Account, conversationId: string): Promise<void> =>
  raise(app.open.as(account.tenant, { kind: 'system' }), {
    kind: 'callback',
    title: 'Call back',
    conversationId,
  })

const bulk = (who: TeamMember, body: object) => who.call('POST', '/conversations/bulk', body)
const undo = (who: TeamMember, token: string) => who.call('POST', `/undo/${token}`)
const shown = async (who: TeamMember, id: string) => (await who.call('GET', `/conversations/${id}`)).body

test('what is done closes, with its items; the undo opens both again, held by whom it was held', async () => {
  const { app, account, owner, ids } = await desk(2)
  const [a, b] = ids as [string, string]
  await wait(app, account, a)
  await owner.call('POST', `/conversations/${a}/take-over`)
  const done = await bulk(owner, { ids: [a, b, randomUUIDv7(), 'nobody'], action: 'done' })
  expect(done).toMatchObject({
    status: 200,
    body: { done: 2, undo: expect.any(String), undo_until: expect.any(String) },
  })
  expect(done.body.skipped.map((each: { reason: string }) => each.reason)).toEqual(['not_found', 'not_found'])
  expect(await shown(owner, a)).toMatchObject({ status: 'closed', held_by: 'assistant', waiting_since: null })
  expect((await bulk(owner, { ids: [a], action: 'close' })).body).toEqual({
    done: 0,
    skipped: [{ id: a, reason: 'unchanged' }],
    undo: null,
    undo_until: null,
  })
  expect(await undo(owner, done.body.undo)).toMatchObject({ status: 200, body: { undone: 2, skipped: [] } })
  expect(await shown(owner, a)).toMatchObject({
    status: 'open',
    held_by: 'person',
    holder: { id: owner.id },
    waiting_since: expect.any(String),
  })
  expect(await shown(owner, b)).toMatchObject({ status: 'open', held_by: 'assistant' })
  expect((await undo(owner, done.body.undo)).status).toBe(410)
})

test('an undo works for a minute, and only for whoever did it', async () => {
  const { app, account, owner, ids } = await desk(1)
  const agent = await member(app, account, 'agent')
  const { body } = await bulk(owner, { ids, action: 'close' })
  expect((await undo(agent, body.undo)).status).toBe(404)
  expect((await account.call('POST', `/undo/${body.undo}`)).status).toBe(404)
  expect((await undo(owner, randomUUIDv7())).status).toBe(404)
  app.clock.advance(minute)
  expect((await undo(owner, body.undo)).status).toBe(410)
  expect(await shown(owner, ids[0]!)).toMatchObject({ status: 'closed' })
})

test('what somebody changed meanwhile stays as they left it', async () => {
  const { app, account, owner, ids } = await desk(3)
  const [a, b, c] = ids as [string, string, string]
  const agent = await member(app, account, 'agent')
  const tagged = (await bulk(owner, { ids, action: 'tag', value: 'vip' })).body
  await bulk(agent, { ids: [a], action: 'untag', value: 'VIP' })
  expect((await undo(owner, tagged.undo)).body).toEqual({
    undone: 2,
    skipped: [{ id: a, reason: 'changed' }],
  })
  const given = (await bulk(owner, { ids, action: 'assign', value: owner.id })).body
  expect(await shown(agent, b)).toMatchObject({ assignee: { id: owner.id } })
  await bulk(agent, { ids: [b], action: 'assign', value: agent.id })
  expect((await undo(owner, given.undo)).body).toEqual({ undone: 2, skipped: [{ id: b, reason: 'changed' }] })
  expect(await shown(owner, b)).toMatchObject({ assignee: { id: agent.id } })
  const closed = (await bulk(owner, { ids: [c], action: 'close' })).body
  await account.call('POST', '/chat/message', { message: 'One more thing', conversation_id: c })
  expect((await undo(owner, closed.undo)).body).toEqual({
    undone: 0,
    skipped: [{ id: c, reason: 'changed' }],
  })
})

test('unread and put off are taken back too', async () => {
  const { app, account, owner, ids } = await desk(2)
  const [a, b] = ids as [string, string]
  await wait(app, account, a)
  const read = (await bulk(owner, { ids, action: 'read' })).body
  expect(read.done).toBe(2)
  expect(await shown(owner, a)).toMatchObject({ unread: 0 })
  await bulk(owner, { ids: [b], action: 'unread' })
  expect(await shown(owner, b)).toMatchObject({ unread: 1 })
  await undo(owner, read.undo)
  expect(await shown(owner, a)).toMatchObject({ unread: 1 })
  const until = new Date(app.clock.now().getTime() + 60 * minute).toISOString()
  const put = (await bulk(owner, { ids, action: 'snooze', value: until })).body
  expect(put).toMatchObject({ done: 1, skipped: [{ id: b, reason: 'unchanged' }] })
  expect(await shown(owner, a)).toMatchObject({ waiting_since: null, snoozed_until: until })
  await undo(owner, put.undo)
  expect(await shown(owner, a)).toMatchObject({ waiting_since: expect.any(String), snoozed_until: null })
})

test('a filter chooses what it finds at that moment; two at once do each conversation once', async () => {
  const { account, owner, ids } = await desk(12)
  await bulk(owner, { ids: ids.slice(0, 5), action: 'tag', value: 'Bike' })
  const [one, two, late] = await Promise.all([
    bulk(owner, { filter: { tag: 'bike', status: 'open' }, action: 'close' }),
    account.call('POST', '/conversations/bulk', { filter: { q: 'hel', status: 'open' }, action: 'close' }),
    account.call('POST', '/chat/message', { message: 'Something else' }),
  ])
  expect(one.body.done + two.body.done).toBe(12)
  expect(await shown(owner, late.body.conversation_id)).toMatchObject({ status: 'open' })
  const [first, second] = await Promise.all([
    undo(owner, one.body.undo ?? two.body.undo),
    undo(owner, one.body.undo ?? two.body.undo),
  ])
  if (one.body.undo) expect([first.status, second.status].sort()).toEqual([200, 410])
})

test('what a request leaves open or gets wrong is said', async () => {
  const { account, owner, ids } = await desk(1)
  const statusOf = async (body: object) => (await bulk(owner, body)).status
  expect(await statusOf({ action: 'close' })).toBe(422)
  expect(await statusOf({ ids, filter: {}, action: 'close' })).toBe(422)
  expect(await statusOf({ ids, action: 'tag' })).toBe(422)
  expect(await statusOf({ ids, action: 'tag', value: 'x'.repeat(61) })).toBe(422)
  expect(await statusOf({ ids, action: 'snooze', value: 'soon' })).toBe(422)
  expect(await statusOf({ ids, action: 'snooze', value: '2020-01-01T00:00:00Z' })).toBe(422)
  expect(await statusOf({ ids, action: 'assign', value: randomUUIDv7() })).toBe(404)
  expect(await statusOf({ filter: { lead_id: randomUUIDv7() }, action: 'close' })).toBe(404)
  expect(await statusOf({ ids: [], action: 'close' })).toBe(422)
  expect((await account.call('POST', '/conversations/bulk', { ids, action: 'read' })).status).toBe(403)
})
