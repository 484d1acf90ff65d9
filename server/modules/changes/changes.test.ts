import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openCtx } from '#server/core/context.ts'
import { forgetOldChanges, noteChange } from '#server/jobs/changes.ts'
import { type Account, call, makeAccount, startApp, type TestApp, workerDatabase } from '#server/test/app.ts'
import { openBrowser, registerOwner } from '#server/test/browser.ts'
import { type Following, followEvents } from '#server/test/live-events.ts'
import { newDatabase } from '#server/test/place.ts'

interface Feed extends Following {
  /** What changed so far: `lead captured`. */
  changed(): string[]
  untilChanged(what: string): Promise<void>
  /** The place to go on from. */
  place(): string
}

async function followFeed(app: { url: string }, headers: Record<string, string>, query = ''): Promise<Feed> {
  const stream = await followEvents(`${app.url}/api/v1/events${query}`, headers)
  const changed = () =>
    stream.events.filter(({ event }) => event === 'changed').map(({ data }) => `${data.topic} ${data.kind}`)
  const feed = {
    ...stream,
    changed,
    untilChanged: (what: string) =>
      expect.poll(changed, { timeout: 20_000, interval: 10 }).toContain(what) as Promise<void>,
    place: () => stream.events.findLast(({ id }) => id !== undefined)!.id!,
  }
  if (stream.status === 200) await stream.until('hello')
  return feed
}

const asAdmin = ({ adminKey }: Account) => ({ 'x-api-key': adminKey })

const ctxOf = (app: TestApp, account: Account) =>
  app.open.as(account.tenant, { kind: 'key', id: account.tenant, class: 'admin' })

/** Notes a change, as modules do. */
const note = (app: TestApp, account: Account, kind: string) => {
  const ctx = ctxOf(app, account)
  return ctx.tx(db => noteChange(ctx, db, { topic: 'lead', id: null, kind }))
}

test('what happens in one process is told in another, once, with its record, and to nobody else', async () => {
  const databaseUrl = await workerDatabase()
  const [ours, theirs] = [await startApp({ databaseUrl }), await startApp({ databaseUrl })]
  const account = await makeAccount(ours)
  const feed = await followFeed(ours, asAdmin(account))
  const foreign = await followFeed(ours, asAdmin(await makeAccount(ours)))
  expect(feed.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(feed.headers.get('cache-control')).toBe('no-store')

  const { body: lead } = await call(
    theirs,
    'POST',
    '/leads',
    { name: 'Ada', email: 'ada@example.com' },
    asAdmin(account),
  )
  await feed.untilChanged('lead captured')
  await call(theirs, 'PATCH', `/leads/${lead.id}`, { name: 'Ada L.' }, asAdmin(account))
  await feed.untilChanged('lead updated')
  await call(theirs, 'DELETE', `/leads/${lead.id}`, undefined, asAdmin(account))
  await feed.untilChanged('lead deleted')
  expect(feed.changed()).toEqual(['lead captured', 'lead updated', 'lead deleted'])
  const told = feed.events.filter(({ event }) => event === 'changed')
  expect(told.map(({ data }) => data.id)).toEqual([lead.id, lead.id, lead.id])
  expect(told.every(({ id }) => Number.isSafeInteger(Number(id)))).toBe(true)
  expect(foreign.changed()).toEqual([])
})

test('what the team does anywhere is told by its noun, with the member who did it', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const me = (await browser.call('GET', '/auth/me')).body.user.id
  const feed = await followFeed(app, { cookie: `frontdesk_session=${browser.token()}` })
  const did = async (method: string, path: string, body: object, what: string) => {
    const { status, body: answer } = await browser.call(method, path, body)
    expect([status < 300, answer], path).toEqual([true, expect.anything()])
    await feed.untilChanged(what)
    return answer
  }
  await did('PATCH', '/account', { name: 'Riverside Dental & Co' }, 'account changed')
  await did('POST', '/members', { email: `a-${randomUUIDv7()}@example.com`, role: 'agent' }, 'member invited')
  await did('POST', '/services', { name: 'Check-up', duration_minutes: 30 }, 'booking services')
  await did('POST', '/knowledge/portal/ingest', { content: 'We open at nine.' }, 'knowledge added')
  await did('POST', '/knowledge/checks', { question: 'When?', must_include: ['nine'] }, 'check added')
  await did('POST', '/webhooks', { url: 'https://example.com/hooks' }, 'webhook created')
  await did(
    'POST',
    '/questionnaires',
    { title: 'After', questions: ['How was it?'] },
    'questionnaire created',
  )
  await did('PATCH', '/account', { communication_enabled: true }, 'account changed')
  const at = '/communication'
  const { id: audience } = await did('POST', `${at}/audiences`, { name: 'All' }, 'audience created')
  const people = { rows: [{ email: 'ann@example.com', consent_email: true }] }
  await did('POST', `${at}/audiences/${audience}/contacts`, people, 'audience contacts')
  await did('PATCH', `${at}/audiences/${audience}`, { name: 'Everybody' }, 'audience changed')
  const letter = { name: 'News', channel: 'email', subject: 'News', body: 'Hello' }
  const { id: template } = await did('POST', `${at}/templates`, letter, 'template created')
  await did('PATCH', `${at}/templates/${template}`, { body: 'Hello!' }, 'template changed')
  await did('DELETE', `${at}/templates/${template}`, {}, 'template deactivated')
  await did('POST', `${at}/suppress`, { email: 'ann@example.com' }, 'suppression added')
  // The stop is noted in the consent of the contact, which is not that of one audience.
  const noted = feed.events.filter(({ data }) => data.topic === 'audience').map(({ data }) => data)
  expect(noted.map(({ id, kind }) => [id, kind])).toEqual([
    [audience, 'created'],
    [audience, 'contacts'],
    [audience, 'changed'],
    [null, 'contacts'],
  ])
  const { suppressions } = (await browser.call('GET', `${at}/suppressions`)).body
  await did('DELETE', `${at}/suppressions/${suppressions[0].id}`, {}, 'suppression deleted')
  await did('DELETE', `${at}/audiences/${audience}`, {}, 'audience deleted')
  const link = await browser.call('POST', '/chat-links', {})
  const said = { message: 'I want to talk to a person', link_token: link.body.token }
  const { conversation_id } = (await call(app, 'POST', '/chat/message', said)).body
  await feed.untilChanged('needs_you raised')
  await did('POST', `/conversations/${conversation_id}/take-over`, {}, 'conversation taken_over')
  await feed.untilChanged('needs_you done')
  await did('POST', `/conversations/${conversation_id}/messages`, { text: 'Hello!' }, 'conversation message')
  await did('POST', `/conversations/${conversation_id}/hand-back`, {}, 'conversation handed_back')
  await did('POST', `/conversations/${conversation_id}/close`, {}, 'conversation closed')
  const own = feed.events.filter(({ event, data }) => event === 'changed' && data.topic !== 'needs_you')
  expect(own.find(({ data }) => data.kind === 'taken_over')!.data).toMatchObject({
    id: conversation_id,
    by: me,
  })
  expect(own.filter(({ data }) => data.kind === 'added').map(({ data }) => data.by)).toEqual([me, me, me])
})

test('a visitor’s message is told to the business within 300 ms, whichever process it came to', async () => {
  const databaseUrl = await workerDatabase()
  const [ours, theirs] = [await startApp({ databaseUrl }), await startApp({ databaseUrl })]
  const account = await makeAccount(ours)
  const { body: link } = await account.call('POST', '/chat-links', {})
  const say = (message: string, conversation_id?: string) =>
    call(theirs, 'POST', '/chat/message', { message, conversation_id, link_token: link.token })
  const { conversation_id } = (await say('Hello')).body
  const took: number[] = []
  const feed = await followFeed(ours, asAdmin(account), `?conversation=${conversation_id}`)
  for (let n = 0; n < 10; n++) {
    const before = feed.events.length
    const began = performance.now()
    const answered = say(`Message ${n}`, conversation_id)
    const heard = () =>
      feed.events
        .slice(before)
        .some(({ event, data }) => event === 'message' && data.message.role === 'visitor')
    while (!heard()) await new Promise(resolve => setTimeout(resolve, 2))
    took.push(Math.round(performance.now() - began))
    await answered
  }
  took.sort((a, b) => a - b)
  if (process.env.SHOW_FIGURES) console.log('message → stream, ms:', took.join(' '))
  expect(took.at(Math.floor(took.length / 2))).toBeLessThan(300)
})

test('who comes back is told what they missed, and nothing twice when all was told', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const first = await followFeed(app, asAdmin(account))
  await note(app, account, 'one')
  await first.untilChanged('lead one')
  const place = first.place()
  first.hangUp()
  await note(app, account, 'two')
  await note(app, account, 'three')
  const again = await followFeed(app, { ...asAdmin(account), 'last-event-id': place })
  await again.untilChanged('lead three')
  expect(again.changed().filter(what => what !== 'lead one')).toEqual(['lead two', 'lead three'])
  await note(app, account, 'four')
  await again.untilChanged('lead four')
  const asked = await followFeed(app, asAdmin(account), `?after=${again.place()}`)
  await note(app, account, 'five')
  await asked.untilChanged('lead five')
  expect(asked.changed().filter(what => what !== 'lead four')).toEqual(['lead five'])
})

test('a change that commits after a later one is told, also to those who come back in between', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const feed = await followFeed(app, asAdmin(account))
  const slow = new pg.Client({ connectionString: await workerDatabase() })
  await slow.connect()
  onTestFinished(() => slow.end())
  await slow.query(`begin; set local role frontdesk_tenant; set local app.tenant = '${account.tenant}'`)
  await slow.query(
    `insert into change (id, topic, kind, at) values ('${randomUUIDv7()}', 'lead', 'slow', now())`,
  )
  await note(app, account, 'quick')
  await feed.untilChanged('lead quick')
  expect(feed.changed()).toEqual(['lead quick'])
  const place = feed.place()
  feed.hangUp()
  const between = await followFeed(app, { ...asAdmin(account), 'last-event-id': place })
  await slow.query('commit')
  await note(app, account, 'next')
  await between.untilChanged('lead next')
  expect(between.changed()).toContain('lead slow')
  expect(between.changed().filter(what => what === 'lead slow')).toHaveLength(1)
  const later = await followFeed(app, { ...asAdmin(account), 'last-event-id': place })
  await later.untilChanged('lead next')
  expect(later.changed()).toContain('lead slow')
})

test('who was away for more than a day, comes from another database or missed too much reads everything anew', async () => {
  // Other tests of the worker set their clocks ahead and forget, for every business of their database.
  const { url: databaseUrl } = await newDatabase()
  const app = await startApp({ databaseUrl })
  const account = await makeAccount(app)
  const first = await followFeed(app, asAdmin(account))
  await note(app, account, 'old')
  await first.untilChanged('lead old')
  const old = first.place()
  first.hangUp()
  const back = async (place: string) => followFeed(app, { ...asAdmin(account), 'last-event-id': place })
  await (await back('999999999999')).until('reset')
  await (await back('0')).until('reset')
  expect((await back(old)).told()).not.toContain('reset')

  await note(app, account, 'forgotten')
  const ctx = ctxOf(app, account)
  await ctx.tx(async db => {
    for (let n = 0; n < 30; n++) {
      const many = Array.from({ length: 40 }, () => ({
        id: ctx.id(),
        topic: 'lead',
        kind: 'many',
        at: ctx.now(),
        tenant_id: ctx.tenant,
      }))
      await db.insertInto('change').values(many).execute()
    }
  })
  const flooded = await back(old)
  await flooded.until('reset')
  expect(flooded.changed()).toEqual([])

  app.clock.advance(25 * 3_600_000)
  await forgetOldChanges(openCtx(app.deps, { requestId: 'test', ip: '', log: app.deps.log }))
  const { rows } = await ctx.tx(async db => ({ rows: await db.selectFrom('change').selectAll().execute() }))
  expect(rows).toEqual([])
  const late = await back(old)
  await late.until('reset')
  await note(app, account, 'new')
  await late.untilChanged('lead new')
  expect((await back(late.place())).told()).not.toContain('reset')
})

test('nothing is told to those who may not know, and a session that ends is told nothing more', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  expect((await followFeed(app, {})).status).toBe(401)
  expect((await followFeed(app, { 'x-api-key': account.standardKey })).status).toBe(403)
  const unknown = await followFeed(app, asAdmin(account), `?conversation=${randomUUIDv7()}`)
  expect(unknown.status).toBe(404)
  expect((await followFeed(app, asAdmin(account), '?after=-1')).status).toBe(422)
  expect((await followFeed(app, asAdmin(account), `?business=${account.tenant}`)).status).toBe(200)
  expect((await followFeed(app, asAdmin(account), `?business=${randomUUIDv7()}`)).status).toBe(409)

  const { browser } = await registerOwner(app)
  const cookie = { cookie: `frontdesk_session=${browser.token()}` }
  const feed = await followFeed(app, cookie)
  const key = (await browser.call('POST', '/api-keys', { name: 'desk', class: 'admin' })).body
  const program = await followFeed(app, { 'x-api-key': key.key })
  await browser.call('DELETE', `/api-keys/${key.id}`)
  await program.over
  expect(program.events.at(-1)).toMatchObject({ event: 'error' })
  expect(feed.events.at(-1)!.event).not.toBe('error')
  const began = performance.now()
  await browser.call('POST', '/auth/logout')
  await feed.over
  expect(performance.now() - began).toBeLessThan(6_000)
  expect(feed.events.at(-1)).toMatchObject({
    event: 'error',
    data: { detail: 'Your session has ended. Sign in again.' },
  })
})

test('an open conversation brings what is said in it, who writes and who looks at it', async () => {
  const app = await startApp()
  const { browser: ada } = await registerOwner(app)
  await ada.call('PATCH', '/auth/me', { name: 'Ada' })
  const { body: link } = await ada.call('POST', '/chat-links', {})
  const say = (message: string, conversation_id?: string) =>
    call(app, 'POST', '/chat/message', { message, conversation_id, link_token: link.token })
  const { conversation_id: id } = (await say('Hello')).body
  const cookie = { cookie: `frontdesk_session=${ada.token()}` }
  const feed = await followFeed(app, cookie, `?conversation=${id}`)
  await say('Are you there?', id)
  const messages = () => feed.events.filter(({ event }) => event === 'message').map(({ data }) => data)
  await expect.poll(() => messages().length).toBe(2)
  expect(messages()[0]).toMatchObject({
    conversation_id: id,
    message: { position: 3, role: 'visitor', text: 'Are you there?' },
  })
  expect(messages()[1]).toMatchObject({ message: { position: 4, role: 'assistant' } })
  const from = await followFeed(app, cookie, `?conversation=${id}&position=2`)
  await expect.poll(() => from.events.filter(({ event }) => event === 'message').length).toBe(2)

  await call(app, 'POST', '/chat/typing', { conversation_id: id, link_token: link.token })
  const typing = () => feed.events.filter(({ event }) => event === 'typing').map(({ data }) => data)
  await expect.poll(typing).toEqual([{ conversation_id: id, by: 'visitor', member_id: null, name: null }])

  const me = (await ada.call('GET', '/auth/me')).body.user.id
  const presence = () => feed.events.findLast(({ event }) => event === 'presence')?.data.members
  const set = (state: string) => ada.call('POST', `/conversations/${id}/presence`, { state })
  expect((await set('viewing')).status).toBe(204)
  await expect.poll(presence).toEqual([{ id: me, name: 'Ada', state: 'viewing' }])
  await set('typing')
  await expect.poll(presence).toEqual([{ id: me, name: 'Ada', state: 'typing' }])
  await expect.poll(() => typing().at(-1)).toMatchObject({ by: 'person', member_id: me, name: 'Ada' })
  await set('left')
  await expect.poll(presence).toEqual([])
  await set('typing')
  await expect.poll(presence).toEqual([{ id: me, name: 'Ada', state: 'typing' }])
  // Nobody says that they stopped; their page was closed.
  await expect.poll(presence, { timeout: 10_000 }).toEqual([{ id: me, name: 'Ada', state: 'viewing' }])
  app.clock.advance(60_000)
  await call(app, 'POST', '/chat/typing', { conversation_id: id, link_token: link.token })
  const fresh = await followFeed(app, cookie, `?conversation=${id}`)
  expect(fresh.events.filter(({ event }) => event === 'presence')).toEqual([])

  expect(
    (await openBrowser(app).call('POST', `/conversations/${id}/presence`, { state: 'viewing' })).status,
  ).toBe(401)
  const { browser: stranger } = await registerOwner(app)
  const foreign = await stranger.call('POST', `/conversations/${id}/presence`, { state: 'viewing' })
  expect(foreign.status).toBe(404)
})

test('a process that closes its port says goodbye', async () => {
  const app = await startApp()
  const feed = await followFeed(app, asAdmin(await makeAccount(app)))
  app.deps.shutdown.close()
  await feed.over
  expect(feed.events.at(-1)).toMatchObject({
    event: 'error',
    data: { detail: 'The server is being restarted. Connect again in a moment.' },
  })
})
