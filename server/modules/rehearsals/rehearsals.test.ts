import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'

const teach = async (account: Account, body: object): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', body)).body.doc_id

const ask = async (account: Account, body: object) =>
  (await account.call('POST', '/assistant/ask', body)).body

test('a question is answered as a visitor’s would be, with what it rests on, and leaves nothing behind', async () => {
  const account = await makeAccount(await startApp())
  const id = await teach(account, {
    content:
      'Our workshop is in Mill Lane.\nA small service costs 45 euros and takes a day.\nWe collect bicycles on Mondays only.',
  })
  await teach(account, { question: 'Do you sell helmets?', answer: 'Yes, for children and adults.' })
  const told = await ask(account, { question: 'How much is a small service?' })
  expect(told).toMatchObject({
    answered: true,
    answered_by: 'built-in',
    reply: expect.stringContaining('45 euros'),
    sentence: 'A small service costs 45 euros and takes a day.',
    sources: [{ parent_doc_id: id }],
  })
  expect(told.passages[0]).toMatchObject({ parent_doc_id: id, kind: 'text', used: true })

  const unknown = await ask(account, { question: 'Who painted the ceiling?' })
  expect(unknown).toMatchObject({ answered: false, sources: [], sentence: null })
  expect(unknown.passages.every((passage: { used: boolean }) => !passage.used)).toBe(true)
  expect((await account.call('GET', '/needs-you?status=all')).body.count).toBe(0)
  expect((await account.call('GET', '/conversations')).body.total).toBe(0)
  expect((await account.call('GET', '/knowledge/quality-score')).body.gaps).toEqual([])
})

test('an answer is tried before it is taught, exactly as it will be, and is not taught by that', async () => {
  const account = await makeAccount(await startApp())
  for (let i = 0; i < 8; i++)
    await teach(account, { question: `Do you sell lamp ${i}?`, answer: `Lamp ${i} costs ${i} euros.` })
  const question = 'Do you repair electric bicycles?'
  const pair = { question: 'Do you repair e-bikes?', answer: 'Yes, all makes except Model Q.' }
  expect(await ask(account, { question })).toMatchObject({ answered: false })
  const { body: listed } = await account.call('GET', '/knowledge')
  const tried = await ask(account, { question, with: [pair] })
  expect(tried).toMatchObject({
    answered: true,
    reply: pair.answer,
    sentence: pair.answer,
    sources: [],
  })
  expect(tried.passages[0]).toMatchObject({
    parent_doc_id: null,
    name: pair.question,
    kind: 'qa',
    used: true,
  })
  expect(await ask(account, { question })).toMatchObject({ answered: false })
  expect((await account.call('GET', '/knowledge')).body).toEqual(listed)
  const id = await teach(account, pair)
  const taught = await ask(account, { question })
  expect(taught).toMatchObject({ reply: tried.reply, confidence: tried.confidence })
  expect(taught.passages).toEqual(
    tried.passages.map((passage: { parent_doc_id: string | null }) =>
      passage.parent_doc_id === null ? { ...passage, parent_doc_id: id } : passage,
    ),
  )
})

test('a link answers from its own knowledge, also from what is tried', async () => {
  const account = await makeAccount(await startApp())
  await teach(account, { question: 'Is there parking?', answer: 'Behind the house.' })
  const link = (await account.call('POST', '/chat-links', { name: 'Winter fair', inherit_main_kb: false }))
    .body
  const question = 'Is there parking?'
  expect(await ask(account, { question, link_id: link.id })).toMatchObject({ answered: false })
  const pair = { question, answer: 'On the fairground.' }
  expect(await ask(account, { question, link_id: link.id, with: [pair] })).toMatchObject({
    reply: pair.answer,
  })
  expect((await account.call('POST', '/assistant/ask', { question, link_id: 'nowhere' })).status).toBe(404)
  expect((await account.call('POST', '/assistant/ask', { question: ' ' })).status).toBe(422)
  const six = Array.from({ length: 6 }, () => pair)
  expect((await account.call('POST', '/assistant/ask', { question, with: six })).status).toBe(422)
})

test('a model’s reply names the sentence that it was made of, and costs no conversation anything', async () => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const account = await makeAccount(await startApp({ env: { LLM_URL: fake.url, LLM_MODEL: 'fake-model' } }))
  await teach(account, {
    content: 'The library is on the second floor.\nLate books cost 20 cents a day.\nReading is free.',
  })
  fake.reply({ text: 'A book that is late costs 20 cents a day [1].' })
  const told = await ask(account, { question: 'What does a late book cost?' })
  expect(told).toMatchObject({
    answered: true,
    reply: 'A book that is late costs 20 cents a day.',
    sentence: 'Late books cost 20 cents a day.',
  })
  expect(told.answered_by).not.toBe('built-in')
  expect(told.passages[0]).toMatchObject({ used: true })
  expect((await account.call('GET', '/conversations')).body.total).toBe(0)
})
