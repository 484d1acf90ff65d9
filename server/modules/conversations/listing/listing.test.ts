import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { member } from '#server/test/team.ts'
import { raise } from '../inbox-items/inbox-items.ts'

const hour = 3_600_000

/** A conversation that a visitor began with these words. */
async function talk(account: Account, message: string, more: object = {}): Promise<string> {
  const { status, body } = await account.call('POST', '/chat/message', { message, ...more })
  expect(status).toBe(200)
  return body.conversation_id
}

async function pagesOf(account: Account, query: string, limit = 2): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body } = await account.call(
      'GET',
      `/conversations?${query}&limit=${limit}&cursor=${encodeURIComponent(cursor)}`,
    )
    expect(status).toBe(200)
    ids.push(...body.conversations.map(({ id }: { id: string }) => id))
    cursor = body.next
  }
  return ids
}

const waitFor = (app: TestApp, account: Account, conversationId: string, key: string): Promise<void> =>
  raise(app.open.as(account.tenant, { kind: 'system' }), {
    kind: 'callback',
    title: `Call ${key}`,
    conversationId,
    question: { text: key, key },
  })

test('pages by cursor hold every conversation once, also while others begin', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const known: string[] = []
  for (let n = 0; n < 7; n++) {
    known.unshift(await talk(account, `Question ${n}`))
    app.clock.advance(1_000)
  }
  const first = await account.call('GET', '/conversations?cursor=&limit=3')
  expect(first.body).toMatchObject({ total: 7, total_capped: false, next: expect.any(String) })
  await talk(account, 'Somebody new')
  const rest: string[] = []
  let { next } = first.body
  while (next) {
    const page = await account.call('GET', `/conversations?limit=3&cursor=${next}`)
    rest.push(...page.body.conversations.map(({ id }: { id: string }) => id))
    next = page.body.next
  }
  expect([...first.body.conversations.map(({ id }: { id: string }) => id), ...rest]).toEqual(known)
  expect(await pagesOf(account, 'sort=oldest')).toHaveLength(8)
})

test('a cursor works for its own list, sort, filter and business, and not beside an offset', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  for (let n = 0; n < 3; n++) await talk(account, `Question ${n}`)
  const { body } = await account.call('GET', '/conversations?cursor=&limit=1&status=open')
  const statusOf = async (who: Account, path: string) => (await who.call('GET', path)).status
  const cursor = body.next
  expect(await statusOf(account, `/conversations?limit=1&status=open&cursor=${cursor}`)).toBe(200)
  for (const path of [
    `/conversations?cursor=${cursor}`,
    `/conversations?status=open&sort=oldest&cursor=${cursor}`,
    `/leads?status=new&cursor=${cursor}`,
    `/conversations?status=open&cursor=${cursor.slice(0, -1)}`,
    '/conversations?cursor=W10.abc',
    '/conversations?cursor=x',
    `/conversations?status=open&cursor=${cursor}&offset=1`,
    '/conversations?sort=waiting',
  ]) {
    expect(await statusOf(account, path), path).toBe(422)
  }
  const other = await makeAccount(app)
  expect(await statusOf(other, `/conversations?status=open&cursor=${cursor}`)).toBe(422)
})

test('who waits longest comes first, then who waits for nobody; what is put off does not wait', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ids: string[] = []
  for (let n = 0; n < 4; n++) {
    ids.push(await talk(account, 'Hello'))
    app.clock.advance(1_000)
  }
  const [a, b, c, d] = ids as [string, string, string, string]
  await waitFor(app, account, c, 'first')
  app.clock.advance(1_000)
  await waitFor(app, account, a, 'second')
  await waitFor(app, account, c, 'third')
  expect(await pagesOf(account, 'sort=waiting')).toEqual([c, a, d, b])
  expect(await pagesOf(account, 'sort=waiting&needs=any', 1)).toEqual([c, a])
  expect(await pagesOf(account, 'needs=callback')).toEqual([c, a])
  expect(await pagesOf(account, 'needs=none')).toEqual([d, b])
  expect(await pagesOf(account, 'needs=handover')).toEqual([])

  const until = new Date(app.clock.now().getTime() + hour)
  await app.open.crossTenant(db =>
    db.updateTable('needs_you').set({ snoozed_until: until }).where('conversation_id', '=', a).execute(),
  )
  expect(await pagesOf(account, 'sort=waiting')).toEqual([c, d, b, a])
  const { body } = await account.call('GET', '/conversations?cursor=&include=needs')
  const shown = (id: string) => body.conversations.find((each: { id: string }) => each.id === id)
  expect(shown(a)).toMatchObject({ waiting_since: null, snoozed_until: until.toISOString(), needs: [] })
  expect(shown(c)).toMatchObject({
    waiting_since: expect.any(String),
    snoozed_until: null,
    needs: [{ title: 'Call first' }, { title: 'Call third' }],
  })
  expect((await account.call('GET', `/conversations/${c}?include=needs`)).body).toEqual(shown(c))
  expect((await account.call('GET', `/conversations/${c}`)).body).not.toHaveProperty('needs')
  app.clock.advance(hour)
  expect(await pagesOf(account, 'sort=waiting')).toEqual([c, a, d, b])
})

test('what a member has not read is counted for that member, until they read it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const owner = await member(app, account, 'owner')
  const id = await talk(account, 'Are you open?')
  const quiet = await talk(account, 'Never mind')
  const first = await owner.call('GET', `/conversations/${id}`)
  expect(first.body).toMatchObject({ unread: 1, last_message_role: 'assistant', assignee: null })
  app.clock.advance(1_000)
  await talk(account, 'And on Sunday?', { conversation_id: id })
  expect((await owner.call('GET', `/conversations/${id}`)).body.unread).toBe(2)
  expect((await account.call('GET', `/conversations/${id}`)).body.unread).toBe(0)
  const unread = async () =>
    (await owner.call('GET', '/conversations?cursor=&unread=true')).body.conversations.map(
      (each: { id: string }) => each.id,
    )
  expect(await unread()).toEqual([id, quiet])
  await app.open
    .as(account.tenant, { kind: 'member', id: account.ownerId, role: 'owner', session: '' })
    .tx(db => db.deleteFrom('conversation_unread').where('conversation_id', '=', quiet).execute())
  expect(await unread()).toEqual([id])
  expect((await account.call('GET', '/conversations?cursor=&unread=true')).body.conversations).toEqual([])
})

test('words lead to conversations: beginnings, in any order, in names, addresses, messages and tags', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ada = await talk(account, 'Is the Müller bicycle ready?', {
    client_name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '+44 20 7946 0018',
  })
  const bob = await talk(account, '自転車の修理をお願いします', { client_name: 'Bob' })
  const found = (q: string) => pagesOf(account, `q=${encodeURIComponent(q)}`)
  expect(await found('bicy love')).toEqual([ada])
  expect(await found('muller')).toEqual([ada])
  expect(await found('ADA@EXAMPLE')).toEqual([ada])
  expect(await found('020 7946')).toEqual([ada])
  expect(await found('207946')).toEqual([ada])
  expect(await found('020 7946 0018')).toEqual([ada])
  expect(await found('修理')).toEqual([bob])
  expect(await found('bicycle bob')).toEqual([])
  expect(await found('icycle')).toEqual([])
  expect(await found('?!')).toEqual([])
})

test('a page of messages ends before a position, and says whether there are older ones', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await talk(account, 'One')
  for (const text of ['Two', 'Three']) await talk(account, text, { conversation_id: id })
  const page = async (query: string) => {
    const { body } = await account.call('GET', `/conversations/${id}/messages?${query}`)
    return { at: body.messages.map(({ position }: { position: number }) => position), more: body.more }
  }
  expect(await page('before=end&limit=2')).toEqual({ at: [5, 6], more: true })
  expect(await page('before=5&limit=3')).toEqual({ at: [2, 3, 4], more: true })
  expect(await page('before=2&limit=3')).toEqual({ at: [1], more: false })
  expect(await page('before=1')).toEqual({ at: [], more: false })
  expect(await page('limit=2')).toEqual({ at: [1, 2], more: false })
  expect((await account.call('GET', `/conversations/${id}/messages?before=soon`)).status).toBe(422)
})
