import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { FromPage, FromServer } from '#contract/voice-socket.ts'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

/** A page whose visitor types, or whose browser hears and speaks by itself. */
interface Page {
  /** Resolves once something like this was said since the last call, with all that was. */
  until(words: string | RegExp): Promise<string>
  send(message: FromPage): void
  say(text: string): void
  /** From now on nothing more is read out to its end. */
  stopReading(): void
  notes: Record<string, unknown>[]
  ended: Promise<{ code: number; reason: string; told: string | null }>
}

const friend = { origin: 'https://friends.example' }

async function start() {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { agent_name: 'Mia', allowed_domains: ['friends.example'] })
  return { app, account }
}

const offer = (app: TestApp, body: object, headers: Record<string, string> = {}) =>
  call(app, 'POST', '/voice/sessions', body, headers)

function openPage(app: TestApp, token: string, headers: Record<string, string> = {}): Page {
  const url = `${app.url.replace(/^http/, 'ws')}/api/v1/voice/browser/${token}`
  // Browsers send the origin by themselves; here the test does.
  const socket = new WebSocket(url, { headers } as unknown as string[])
  onTestFinished(() => socket.close())
  const said: string[] = []
  const notes: Record<string, unknown>[] = []
  const utterances = new Map<string, string>()
  let asked = 0
  let reads = true
  let told: string | null = null
  const send = (message: FromPage) => socket.send(JSON.stringify(message))
  socket.onopen = () => send({ type: 'hello', ways: { hears: 'page', speaks: 'page' }, typing: false })
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data) as FromServer
    if (message.type === 'note') notes.push(message.note)
    if (message.type === 'ended') told = message.reason
    if (message.type !== 'say') return
    const { utterance, end } = message
    const text = (utterances.get(utterance) ?? '') + message.text
    utterances.set(utterance, text)
    if (!end) return
    said.push(text)
    if (reads) send({ type: 'spoken', utterance, characters: text.length, done: true })
    else send({ type: 'spoken', utterance, characters: 8, done: false })
  }
  const ended = new Promise<Awaited<Page['ended']>>(resolve => {
    socket.onclose = ({ code, reason }) => resolve({ code, reason, told })
  })
  return {
    async until(words) {
      for (let tries = 0; tries < 2_000; tries++) {
        const since = said.slice(asked).join(' ')
        if (typeof words === 'string' ? since.includes(words) : words.test(since)) {
          asked = said.length
          return since
        }
        await sleep(10)
      }
      throw new Error(`It was never said. Said: ${said.slice(asked).join(' | ')}`)
    },
    send,
    say: text => send({ type: 'words', text, final: true }),
    stopReading: () => {
      reads = false
    },
    notes,
    ended,
  }
}

const conversations = async (account: Account, query = 'channel=call') =>
  (await account.call('GET', `/conversations?${query}`)).body.conversations

const messagesOf = async (account: Account, id: string) =>
  (await account.call('GET', `/conversations/${id}/messages`)).body.messages

const callsOf = (app: TestApp, account: Account) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('call').selectAll().orderBy('id').execute())

/** Polls for effects that come later, on a machine that may be busy. */
const patiently = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 })

test('a visitor speaks on a link’s page, with its knowledge alone, and goes on in writing', async () => {
  const { app, account } = await start()
  const link = (await account.call('POST', '/chat-links', { agent_name: 'Otto', tags: ['Fair'] })).body
  const learn = (question: string, answer: string, link_id?: string) =>
    account.call('POST', '/knowledge/portal/ingest', { question, answer, link_id })
  await learn('Is there parking?', 'There are twelve parking spaces behind the house.')
  await learn('Where is your stand?', 'Our stand is in hall seven, by the lake.', link.id)

  const offered = await offer(app, { link_token: link.token, client_name: 'Ada' })
  expect(offered.status, JSON.stringify(offered.body)).toBe(201)
  expect(offered.body).toEqual({
    token: expect.any(String),
    server: { hears: false, speaks: false },
    ice_servers: [],
    language: 'en',
  })
  const page = openPage(app, offered.body.token)
  await page.until('this is Otto, the AI assistant of Harbour Dental')
  page.say('Where is your stand?')
  await page.until('hall seven')
  page.say('Is there parking?')
  const unknown = await page.until('Shall I pass your question on')
  expect(unknown).not.toContain('twelve')
  page.say('Yes please, my email is ada@example.com')
  await page.until('can reach you at')
  page.send({ type: 'bye' })
  await page.ended
  await patiently(async () => (await callsOf(app, account))[0]!.status).toBe('completed')

  const [made] = await callsOf(app, account)
  const [conversation] = await conversations(account)
  expect(page.notes).toEqual([{ conversation_id: conversation.id }])
  expect(conversation).toMatchObject({ link_id: link.id, tags: ['Fair'], client_name: 'Ada', status: 'open' })
  expect(made).toMatchObject({
    medium: 'browser',
    direction: 'inbound',
    phone_number: '',
    client_name: 'Ada',
    link_id: link.id,
    conversation_id: conversation.id,
    lead_id: expect.any(String),
  })
  expect((await account.call('GET', '/leads')).body.leads).toMatchObject([
    { name: 'Ada', email: 'ada@example.com', source: 'call', call_id: made!.id, tags: ['Fair'] },
  ])
  const written = await call(app, 'POST', '/chat/message', {
    link_token: link.token,
    conversation_id: conversation.id,
    message: 'and where is the stand?',
  })
  expect(written.body, JSON.stringify(written.body)).toMatchObject({ conversation_id: conversation.id })
  // Somebody of the business can answer there as well.
  const answered = await account.call('POST', `/conversations/${conversation.id}/messages`, {
    text: 'There is parking by the lake.',
    name: 'Ben',
  })
  expect(answered.status, JSON.stringify(answered.body)).toBe(201)
})

test('a call goes on with the chat that it came from; a member’s messages are spoken meanwhile', async () => {
  const { app, account } = await start()
  const link = (await account.call('POST', '/chat-links', {})).body
  const chat = (await call(app, 'POST', '/chat/message', { link_token: link.token, message: 'Hello' })).body
  const asked = { link_token: link.token, conversation_id: chat.conversation_id }
  const page = openPage(app, (await offer(app, asked)).body.token)
  await page.until('How can I help you?')
  await account.call('POST', `/conversations/${chat.conversation_id}/take-over`, { name: 'Ben' })
  page.say('Is anybody there?')
  await patiently(async () => (await messagesOf(account, chat.conversation_id)).at(-1)?.text).toBe(
    'Is anybody there?',
  )
  await account.call('POST', `/conversations/${chat.conversation_id}/messages`, {
    text: 'This is Ben, good morning.',
    name: 'Ben',
  })
  await page.until('This is Ben, good morning.')
  page.send({ type: 'bye' })
  await page.ended
  expect(await conversations(account, '')).toHaveLength(1)
})

test('an answer that the person spoke over is kept as far as it was heard', async () => {
  const { app, account } = await start()
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve parking spaces behind the house.',
  })
  const headers = { ...friend }
  const page = openPage(app, (await offer(app, { tenant_id: account.tenant }, headers)).body.token, headers)
  await page.until('How can I help you?')
  page.stopReading()
  page.say('Is there parking?')
  await page.until('twelve')
  page.say('Never mind, thank you, bye')
  await patiently(async () => {
    const [{ id }] = await conversations(account)
    return (await messagesOf(account, id)).map((each: { text: string }) => each.text)
  }).toContain('There')
})

test('a visitor who may not speak gets no call, and a ticket lets one page of one website in, once', async () => {
  const { app, account } = await start()
  const tenant_id = account.tenant
  expect((await offer(app, {})).status).toBe(401)
  expect((await offer(app, { tenant_id }, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await offer(app, { link_token: 'nope' })).status).toBe(404)
  const strange = await offer(app, { tenant_id, conversation_id: crypto.randomUUID() }, friend)
  expect(strange.status).toBe(404)
  const chatOnly = (await account.call('POST', '/chat-links', { channels: ['chat'] })).body
  expect(await offer(app, { link_token: chatOnly.token })).toMatchObject({
    status: 403,
    body: { detail: 'Calls are not offered here.' },
  })
  const allowed = await offer(app, { tenant_id }, friend)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(friend.origin)

  expect(await openPage(app, 'no-such-ticket').ended).toMatchObject({ code: 1008 })
  const elsewhere = openPage(app, allowed.body.token, { origin: 'https://elsewhere.example' })
  expect(await elsewhere.ended).toMatchObject({ code: 1008 })
  expect(await openPage(app, allowed.body.token, friend).ended).toMatchObject({ code: 1008 })
  expect(await callsOf(app, account)).toEqual([])
  await account.call('PATCH', '/account', { channels: { call: false } })
  expect((await offer(app, { tenant_id }, friend)).status).toBe(403)
})
