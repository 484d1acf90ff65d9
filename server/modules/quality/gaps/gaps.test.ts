import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startDesk } from '#server/test/mailbox.ts'

const ask = async (account: Account, message: string, conversation_id?: string) =>
  (await account.call('POST', '/chat/message', { message, conversation_id })).body as {
    conversation_id: string
  }

const gaps = async (account: Account, query = '') => {
  const { status, body } = await account.call('GET', `/knowledge/gaps${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as {
    gaps: {
      id: string
      question: string
      asked: number
      waiting: number
      status: string
      nearest: object | null
    }[]
    next: string | null
    total: number
  }
}

const teach = (account: Account, body: object) => account.call('POST', '/knowledge/portal/ingest', body)

const messages = async (account: Account, conversation: string) =>
  (await account.call('GET', `/conversations/${conversation}/messages`)).body.messages as {
    id: string
    role: string
    text: string
    author: string | null
  }[]

/** Waits until the conversation has a message of a person. */
async function told(account: Account, conversation: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = async () => {
    if ((await messages(account, conversation)).some(({ role }) => role === 'person')) resolve()
    else setTimeout(look, 50)
  }
  void look()
  await promise
  return (await messages(account, conversation)).filter(({ role }) => role === 'person')
}

test('gaps are listed with what comes near, in pages, by how often or how lately they were asked', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await teach(account, { content: 'Trailers for bicycles are rented by the day.' })
  for (const question of ['Do you repair bicycles?', 'Who painted the ceiling?', 'do you repair a bicycle']) {
    await ask(account, question)
    app.clock.advance(60_000)
  }
  const { gaps: found, total } = await gaps(account)
  expect(total).toBe(2)
  expect(found).toMatchObject([
    { question: 'Do you repair bicycles?', asked: 2, waiting: 2, status: 'open' },
    { question: 'Who painted the ceiling?', asked: 1, waiting: 1, nearest: null },
  ])
  expect(found[0]!.nearest).toMatchObject({
    name: 'Trailers for bicycles are rented by the day.',
    text: expect.any(String),
  })

  await ask(account, 'Is there a swimming pool?')
  const newest = await gaps(account, '?sort=newest')
  expect(newest.gaps[0]!.question).toBe('Is there a swimming pool?')
  const first = await gaps(account, '?sort=newest&limit=2&cursor=')
  const second = await gaps(account, `?sort=newest&limit=2&cursor=${first.next}`)
  expect([...first.gaps, ...second.gaps]).toEqual(newest.gaps)
  expect(second.next).toBeNull()
  app.clock.advance(40 * 86_400_000)
  expect((await gaps(account)).gaps).toEqual([])
  expect((await gaps(account, '?days=60')).total).toBe(3)
})

test('a gap knows the conversations and messages that asked', async () => {
  const account = await makeAccount(await startApp())
  const one = await ask(account, 'Do you repair bicycles?')
  const two = await ask(account, 'Hello!')
  await ask(account, 'do you repair a bicycle', two.conversation_id)
  const [gap] = (await gaps(account)).gaps
  const { conversations } = (await account.call('GET', `/knowledge/gaps/${gap!.id}/conversations`)).body
  expect(conversations).toMatchObject([
    { id: two.conversation_id, channel: 'chat', question: 'do you repair a bicycle', waiting: true },
    { id: one.conversation_id, question: 'Do you repair bicycles?', waiting: true },
  ])
  const asked = (await messages(account, two.conversation_id)).find(({ text }) => /repair/.test(text))
  expect(conversations[0].message_id).toBe(asked!.id)
  // Whom somebody answered waits no longer.
  await account.call('POST', `/conversations/${one.conversation_id}/messages`, { text: 'We do.' })
  expect((await gaps(account)).gaps).toMatchObject([{ asked: 2, waiting: 1 }])

  const other = await makeAccount(await startApp())
  for (const [method, path] of [
    ['GET', 'conversations'],
    ['POST', 'dismiss'],
    ['POST', 'restore'],
  ] as const)
    expect((await other.call(method, `/knowledge/gaps/${gap!.id}/${path}`)).status).toBe(404)
})

test('what is put aside stays aside when it is asked again, until it is taken up', async () => {
  const account = await makeAccount(await startApp())
  await ask(account, 'Who painted the ceiling?')
  const [gap] = (await gaps(account)).gaps
  expect(await account.call('POST', `/knowledge/gaps/${gap!.id}/dismiss`)).toMatchObject({
    status: 200,
    body: { id: gap!.id, status: 'dismissed' },
  })
  await ask(account, 'who painted that ceiling')
  expect((await gaps(account)).gaps).toEqual([])
  expect((await account.call('GET', '/knowledge/quality-score')).body.gaps).toEqual([])
  expect((await gaps(account, '?status=dismissed')).gaps).toMatchObject([{ id: gap!.id, asked: 2 }])
  // Who asked still needs a person.
  expect((await account.call('GET', '/needs-you')).body.count).toBe(2)
  await account.call('POST', `/knowledge/gaps/${gap!.id}/restore`)
  expect((await gaps(account)).gaps).toMatchObject([{ id: gap!.id, asked: 2, status: 'open' }])
})

test('what was taught is a gap again when it is asked in vain', async () => {
  const account = await makeAccount(await startApp())
  await ask(account, 'Do you repair bicycles?')
  const [gap] = (await gaps(account)).gaps
  const taught = await teach(account, { question: 'Zebra?', answer: 'Zebra.', resolves: gap!.id })
  expect(taught).toMatchObject({ status: 201, body: { notified: 0 } })
  expect((await gaps(account, '?status=taught')).gaps).toMatchObject([{ id: gap!.id, status: 'taught' }])
  await ask(account, 'Do you repair bicycles?')
  expect((await gaps(account)).gaps).toMatchObject([{ asked: 1, status: 'open' }])
})

test('those who wait for an answer get it where they asked, once', async () => {
  const app: TestApp = await startApp({ jobs: true })
  const account = await makeAccount(app, { name: 'Harbour Bikes' })
  const waiting = await ask(account, 'Do you repair bicycles?')
  const twice = await ask(account, 'do you repair a bicycle')
  await ask(account, 'Do you repair bicycles then', twice.conversation_id)
  const answered = await ask(account, 'Do you repair bicycles?')
  await account.call('POST', `/conversations/${answered.conversation_id}/messages`, { text: 'I will look.' })
  const left = await ask(account, 'Do you repair bicycles?')
  await account.call('POST', `/conversations/${left.conversation_id}/close`)

  const [gap] = (await gaps(account)).gaps
  expect(gap).toMatchObject({ asked: 4, waiting: 2 })
  const answer = 'Yes, on Tuesdays.'
  const taught = await teach(account, { answer, resolves: gap!.id, notify_waiting: true })
  expect(taught).toMatchObject({ status: 201, body: { success: true, notified: 2 } })
  for (const { conversation_id } of [waiting, twice])
    expect(await told(account, conversation_id)).toMatchObject([{ text: answer, author: 'Harbour Bikes' }])
  for (const { conversation_id } of [answered, left])
    expect((await messages(account, conversation_id)).map(({ text }) => text)).not.toContain(answer)
  expect((await account.call('GET', '/needs-you')).body.count).toBe(0)
  // The assistant goes on with them, and knows it now.
  const { reply } = (
    await account.call('POST', '/chat/message', {
      message: 'Do you repair bicycles?',
      conversation_id: waiting.conversation_id,
    })
  ).body
  expect(reply).toBe(answer)
})

test('who left the page and an address gets a mail about what they asked; who opted out, none', async () => {
  const { app, account, mailed, smtp } = await startDesk({ email_replies: 'off' })
  const leave = async (message: string, email: string) => {
    const { conversation_id } = await ask(account, message)
    await ask(account, 'yes please', conversation_id)
    await ask(account, email, conversation_id)
    await account.call('POST', `/conversations/${conversation_id}/close`)
    return conversation_id
  }
  const asked = await leave('Do you repair bicycles?', 'ann@example.org')
  await leave('do you repair bicycles', 'ben@example.org')
  await account.call('POST', '/communication/suppress', { email: 'ben@example.org' })

  const [gap] = (await gaps(account)).gaps
  expect(gap).toMatchObject({ asked: 2, waiting: 1 })
  const taught = await teach(account, {
    answer: 'Yes, on Tuesdays.',
    resolves: gap!.id,
    notify_waiting: true,
  })
  expect(taught.body.notified).toBe(1)
  const [raw] = await mailed('ann@example.org', 1)
  expect(raw).toContain('Subject: Re: Do you repair bicycles?')
  expect(raw).toContain('Yes, on Tuesdays.')
  const { conversations } = (await account.call('GET', '/conversations?channel=email')).body
  expect(conversations).toMatchObject([{ email: 'ann@example.org', held_by: 'assistant' }])
  expect((await messages(account, asked)).map(({ text }) => text)).not.toContain('Yes, on Tuesdays.')

  // A job that runs again, because a process died before it was noted as done, sends nothing twice.
  const rows = await app.open.as(account.tenant, { kind: 'system' }).tx(async db => {
    const told = await db.selectFrom('knowledge_telling').selectAll().execute()
    return told
  })
  expect(rows).toMatchObject([{ told: true }])
  const again = app.deps.queue.work.jobs.find(job => job.name === 'quality.tell_answer')!
  await again.run(
    app.open.as(account.tenant, { kind: 'system' }),
    { teaching: rows[0]!.teaching_id } as never,
    AbortSignal.timeout(10_000),
  )
  expect(smtp.received.filter(({ to }) => to.includes('ann@example.org'))).toHaveLength(1)
  expect((await account.call('GET', '/conversations?channel=email')).body.total).toBe(1)
})

test('nothing is sent without an answer to send', async () => {
  const account = await makeAccount(await startApp())
  await ask(account, 'Do you repair bicycles?')
  const [gap] = (await gaps(account)).gaps
  const both = { resolves: gap!.id, notify_waiting: true }
  expect((await teach(account, { ...both, content: 'We repair bicycles.' })).status).toBe(422)
  expect((await teach(account, { question: 'Who?', answer: 'Me.', notify_waiting: true })).status).toBe(422)
  expect((await teach(account, { ...both, answer: 'a'.repeat(4_001) })).status).toBe(422)
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
})
