import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { type ChatReply, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { createCall } from '../calls.ts'
import type { CallAssistant } from './assistant.ts'
import { spokenAssistant } from './spoken-assistant.ts'

// Answers that are begun before a caller has surely finished. What they must not do can only be seen from within a call.

const never = new AbortController().signal
const said = (text: string) => ({ text, beganAt: 0, endedAt: 1000, typed: false })

async function start(replies: ChatReply[] = []) {
  const fake = replies.length ? await startFakeOpenAI() : null
  if (fake) onTestFinished(fake.close)
  const app = await startApp({ env: fake ? { LLM_URL: fake.url, LLM_MODEL: 'fake-model' } : {} })
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  const open = [['00:00', '24:00']]
  const hours = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, open]))
  await account.call('PATCH', '/account', { agent_name: 'Mia', country: 'DE', hours, timezone: 'UTC' })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const left = [...replies]
  fake?.replyWith(() => left.shift() ?? { text: 'Goodbye.' })
  const ctx = app.open.as(account.tenant, { kind: 'visitor' })
  const call = await createCall(ctx, { direction: 'inbound', medium: 'phone', phoneNumber: '+494012345678' })
  const agent = await spokenAssistant(ctx, call)
  const read = async (path: string) => (await account.call('GET', path)).body
  const messages = async () => (await read(`/conversations/${agent.conversationId}/messages`)).messages
  return { agent, fake, read, messages }
}

async function words(sayings: AsyncIterable<object>): Promise<string> {
  let all = ''
  for await (const saying of sayings) if ('text' in saying) all += saying.text
  return all
}
const ask = (agent: CallAssistant, text: string) => words(agent.answer(said(text), never))

test('a draft stores nothing and books nothing until it is taken, and then does so once', async () => {
  const { agent, read, messages } = await start()
  await ask(agent, 'I would like to book a check-up tomorrow at ten')
  expect(await ask(agent, 'Ada Lovelace')).toMatch(/Shall I book/)
  const before = await messages()

  const stop = new AbortController()
  const unwanted = agent.draft(said('Yes, please'), stop.signal)!
  const broken = expect(words(unwanted.sayings)).rejects.toThrow()
  // Another that has all of its words without being taken: by then the first would have booked.
  const other = new AbortController()
  const question = agent.draft(said('When are you open?'), other.signal)!
  const [first] = await question.sayings[Symbol.asyncIterator]()
    .next()
    .then(({ value }) => [value])
  expect(first).toMatchObject({ text: expect.stringContaining('Monday') })
  other.abort()
  stop.abort()
  await broken
  expect((await read('/bookings')).bookings).toEqual([])
  expect(await messages()).toEqual(before)

  const wanted = agent.draft(said('Yes, please'), never)!
  wanted.take(said('Yes, please.'))
  expect(await words(wanted.sayings)).toMatch(/Booked for Ada Lovelace/)
  await agent.settled()
  expect((await read('/bookings')).bookings).toHaveLength(1)
  expect((await messages()).slice(before.length)).toMatchObject([
    { role: 'visitor', text: 'Yes, please.' },
    {
      role: 'assistant',
      text: expect.stringMatching(/Booked/),
      actions: expect.arrayContaining(['booking_created']),
    },
  ])
})

test('a model’s tool waits until the draft is taken; the model is asked once', async () => {
  const { agent, fake, read, messages } = await start([
    { tools: [{ name: 'stop_calling', arguments: {} }] },
    { text: 'You will not be called again. Goodbye!' },
  ])
  const before = await messages()
  const draft = agent.draft(said('I really have had enough of these.'), never)!
  const sayings = draft.sayings[Symbol.asyncIterator]()
  const first = sayings.next()
  await vi.waitFor(() => expect(fake!.requests).toHaveLength(1), 60_000)
  expect((await read('/communication/suppressions')).suppressions).toEqual([])
  expect(await messages()).toEqual(before)
  // The model hears of what its tool did only now.
  expect(fake!.requests).toHaveLength(1)
  draft.take(said('I really have had enough of these.'))
  const rest: unknown[] = []
  for (let next = await first; !next.done; next = await sayings.next()) rest.push(next.value)
  expect(rest.at(-1)).toEqual({ end: true })
  expect(fake!.requests).toHaveLength(2)
  expect((await read('/communication/suppressions')).suppressions).toMatchObject([
    { address: '+494012345678' },
  ])
})

test('what a caller says before they hang up becomes a lead, though nobody hears an answer', async () => {
  const { agent, read, messages } = await start()
  await agent.left(said('My name is Ada Lovelace, please call me back, my email is ada at example dot com'))
  expect((await read('/leads')).leads).toMatchObject([{ name: 'Ada Lovelace', email: 'ada@example.com' }])
  expect((await messages()).at(-1)).toMatchObject({ role: 'assistant', text: '…' })
})

test('the recogniser is given the names that a caller is likely to say', async () => {
  const { agent } = await start()
  expect(agent.keyterms).toEqual(expect.arrayContaining(['Harbour Dental', 'Mia', 'Check-up']))
  expect(agent.country).toBe('DE')
})
