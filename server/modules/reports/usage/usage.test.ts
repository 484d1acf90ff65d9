import { expect, onTestFinished, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'

const unused = { answers: 0, input_tokens: 0, output_tokens: 0, estimated: false, cost: null }

test('what a month took is counted from its answers, at the prices of the installation; what is allowed stands beside it', async () => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const app = await startApp({
    env: {
      LLM_URL: fake.url,
      LLM_MODEL: 'one',
      LLM_PRICE_INPUT: '2',
      LLM_PRICE_OUTPUT: '10',
      LLM_PRICE_CURRENCY: 'EUR',
      LLM_FALLBACK_URL: fake.url,
      LLM_FALLBACK_MODEL: 'two',
    },
  })
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { timezone: 'Europe/Berlin', calls: { at_once: 3 } })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'How much is a massage?',
    answer: 'A massage costs 80 euros.',
  })
  fake.reply({ text: '80 euros [1].', usage: { prompt_tokens: 1_000, completion_tokens: 100 } })
  await account.call('POST', '/chat/message', { message: 'How much is a massage?' })
  await account.call('POST', '/chat-links', {})
  const { status, body } = await account.call('GET', '/usage')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    documents: { used: 0, limit: expect.any(Number) },
    chat_links: { used: 1, limit: expect.any(Number) },
    webhooks: { used: 0, limit: 50 },
    members: 1,
    calls_at_once: 3,
    conversations: 1,
    calls: { count: 0, minutes: 0, cost: 0, complete: true },
    sent: { email: 0, sms: 0, whatsapp: 0, voice: 0 },
    currency: 'EUR',
    models: [
      {
        model: 'one',
        asked: 'first',
        price: { input: 2, output: 10 },
        answers: 1,
        input_tokens: 1_000,
        output_tokens: 100,
        estimated: false,
        cost: 0.003,
      },
      { model: 'two', asked: 'second', price: null, ...unused },
    ],
  })
  // The month is that of the business: it began in Berlin, an hour or two before it did in Greenwich.
  expect(new Date(body.from).toLocaleString('sv', { timeZone: 'Europe/Berlin' })).toMatch(/-01 00:00:00$/)
  expect(new Date(body.to).toLocaleString('sv', { timeZone: 'Europe/Berlin' })).toMatch(/-01 00:00:00$/)

  app.clock.advance(new Date(body.to).getTime() - app.clock.now().getTime())
  const next = (await account.call('GET', '/usage')).body
  expect(next).toMatchObject({ from: body.to, conversations: 0, models: [{ model: 'one', ...unused }, {}] })
})

test('without a model the built-in assistant is named, nothing has a price, and only owners see it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('POST', '/chat/message', { message: 'Hello' })
  const { body } = await account.call('GET', '/usage')
  expect(body).toMatchObject({
    currency: null,
    calls: { cost: null },
    models: [{ model: 'built-in', asked: null, price: null, answers: 1, input_tokens: 0, cost: null }],
  })
  const refused = await call(app, 'GET', '/usage', undefined, { 'x-api-key': account.standardKey })
  expect(refused.status).toBe(403)
})
