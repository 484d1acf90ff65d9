import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'

let account: Account
let fake: FakeOpenAI

beforeEach(async () => {
  fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const app = await startApp({ env: { LLM_URL: fake.url, LLM_MODEL: 'fake-model' } })
  account = await makeAccount(app, { name: 'Harbour Spa' })
})

const ask = async (message: string, conversation_id?: string) =>
  (await account.call('POST', '/chat/message', { message, conversation_id })).body
const leads = async () => (await account.call('GET', '/leads')).body.leads

const captures = (given: object) =>
  fake.reply({ tools: [{ name: 'capture_lead', arguments: given }] }, { text: 'Thank you, noted.' })

test('a model notes who wants what, also from what was said before', async () => {
  fake.reply({ text: 'Gladly. How can we reach you?' })
  const { conversation_id } = await ask('I am Ada Lovelace and would like a quote for a party of 40.')
  captures({ name: 'Ada Lovelace', email: 'ada@example.com', wants: 'A quote for a party of 40' })
  expect(await ask('ada@example.com', conversation_id)).toMatchObject({
    reply: 'Thank you, noted.',
    actions: ['lead_captured'],
    answered: true,
  })
  expect(await leads()).toMatchObject([
    { name: 'Ada Lovelace', email: 'ada@example.com', intent: 'A quote for a party of 40', conversation_id },
  ])
  expect((await account.call('GET', '/needs-you')).body.items).toMatchObject([
    { kind: 'callback', title: 'A quote for a party of 40', contact: { email: 'ada@example.com' } },
  ])
})

test('an address that no visitor wrote is not believed, and the model is told to ask', async () => {
  captures({ name: 'Ada', email: 'made-up@example.com', phone: '+1 555 0100000', wants: 'A quote' })
  expect(await ask('I want a quote')).toMatchObject({ actions: [] })
  expect(await leads()).toEqual([])
  const told = fake.requests.at(-1)!.body.messages.at(-1)
  expect(told.content).toContain('ask for an email address or a telephone number')
})

test('the rules for it stand among the instructions', async () => {
  fake.reply({ text: 'Hello!' })
  await ask('hi')
  expect(fake.requests[0]!.body.messages[0].content).toContain('use capture_lead')
})
