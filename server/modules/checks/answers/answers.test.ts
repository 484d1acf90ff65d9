import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { tablesWith } from '#server/test/find-text.ts'

interface Said {
  conversation_id: string
  message_id: string
}

const teach = async (account: Account, question: string, answer: string): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', { question, answer })).body.doc_id

const ask = async (account: Account, message: string, more: object = {}) =>
  (await account.call('POST', '/chat/message', { message, ...more })).body

const pathOf = (said: Said) => `/conversations/${said.conversation_id}/messages/${said.message_id}`
const mark = (account: Account, said: Said, body: object) => account.call('PUT', `${pathOf(said)}/mark`, body)
const check = (account: Account, said: Said, body?: object) =>
  account.call('POST', `${pathOf(said)}/check`, body)
const runNow = async (account: Account) => (await account.call('POST', '/knowledge/checks/run')).body
const checks = async (account: Account) => (await account.call('GET', '/knowledge/checks')).body.checks

test('a wrong answer becomes a check in one call, is taught in the same, and is right from then on', async () => {
  const account = await makeAccount(await startApp())
  await teach(account, 'Do you deliver?', 'Yes, we deliver within 8 km.')
  const said = await ask(account, 'Do you deliver?')
  await mark(account, said, { verdict: 'wrong', right_answer: 'Yes, we deliver within 10 km.' })
  const made = await check(account, said)
  expect(made).toMatchObject({
    status: 201,
    body: {
      question: 'Do you deliver?',
      expected: 'Yes, we deliver within 10 km.',
      message_id: said.message_id,
      must_include: [],
      passed: null,
      taught_doc_id: null,
    },
  })
  expect(await check(account, said)).toEqual({ ...made, status: 200, headers: expect.anything() })
  expect(await checks(account)).toHaveLength(1)
  expect((await runNow(account)).results).toMatchObject([
    { passed: false, reasons: ['The reply does not tell the expected answer: it lacks “10”.'] },
  ])

  const old = (await account.call('GET', '/knowledge')).body.groups[0].sources[0].parent_doc_id
  const taught = await check(account, said, { teach: true })
  expect(taught).toMatchObject({ status: 200, body: { id: made.body.id } })
  const { taught_doc_id } = taught.body
  await check(account, said, { teach: true })
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(2)
  const { text } = (await account.call('GET', `/knowledge/documents/${taught_doc_id}/text`)).body
  expect(text).toContain('within 10 km')
  await account.call('DELETE', `/knowledge/documents/${old}`)
  expect(await runNow(account)).toMatchObject({ passed: 1, failed: 0 })

  // Another right answer takes the place of the first.
  await check(account, said, { right_answer: 'Yes, we deliver within 12 km.', teach: true })
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(1)
  expect(await checks(account)).toMatchObject([
    { id: made.body.id, expected: 'Yes, we deliver within 12 km.', passed: null, taught_doc_id },
  ])
  expect(await runNow(account)).toMatchObject({ passed: 1, failed: 0 })
  expect((await account.call('DELETE', `/knowledge/documents/${taught_doc_id}`)).status).toBe(204)
  expect(await checks(account)).toMatchObject([{ taught_doc_id: null }])
})

test('calls at the same moment make one check and teach once', async () => {
  const account = await makeAccount(await startApp())
  const said = await ask(account, 'Do you deliver?')
  const body = { right_answer: 'Yes, within 10 km.', teach: true }
  const made = await Promise.all(Array.from({ length: 4 }, () => check(account, said, body)))
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
  expect(await checks(account)).toHaveLength(1)
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(1)
})

test('the question is the whole one, as it was looked up', async () => {
  const account = await makeAccount(await startApp())
  await teach(account, 'How much is a haircut?', 'A haircut costs 30 euros.')
  await teach(account, 'How much is a beard trim?', 'A beard trim costs 15 euros.')
  const first = await ask(account, 'How much is a haircut?')
  const next = await ask(account, 'And a beard trim?', { conversation_id: first.conversation_id })
  const { question } = (await check(account, next, { expected: '15 euros' })).body
  expect(question).toMatch(/beard trim/)
  const own = await check(account, next, { question: ' What does a beard trim cost? ' })
  expect(own).toMatchObject({
    status: 200,
    body: { question: 'What does a beard trim cost?', expected: '15 euros' },
  })
})

test('a right answer is kept as it is; a silence can be what is expected', async () => {
  const account = await makeAccount(await startApp())
  await teach(account, 'Do you deliver?', 'Yes, we deliver within 8 km.')
  const right = await ask(account, 'Do you deliver?')
  await mark(account, right, { verdict: 'right' })
  expect((await check(account, right)).body).toMatchObject({ expected: 'Yes, we deliver within 8 km.' })
  const silent = await ask(account, 'Who painted the ceiling?')
  expect((await check(account, silent, { must_abstain: true })).body).toMatchObject({
    must_abstain: true,
    expected: null,
  })
  expect(await runNow(account)).toMatchObject({ passed: 2, failed: 0 })
})

test('without anything to expect, to ask or to teach a sentence says so; others’ messages are absent', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const said = await ask(account, 'Do you deliver?')
  const detail = (text: string) => ({ status: 400, body: { detail: expect.stringContaining(text) } })
  expect(await check(account, said)).toMatchObject(detail('nothing to expect'))
  await mark(account, said, { verdict: 'wrong' })
  expect(await check(account, said, {})).toMatchObject(detail('nothing to expect'))
  expect(await check(account, said, { expected: 'Yes.', teach: true })).toMatchObject(
    detail('nothing to teach'),
  )
  expect(await check(account, said, { expected: 'Yes.', must_abstain: true })).toMatchObject(
    detail('must not come'),
  )
  const [visitors] = (await account.call('GET', `/conversations/${said.conversation_id}/messages`)).body
    .messages
  expect(await check(account, { ...said, message_id: visitors.id }, { expected: 'Yes.' })).toMatchObject(
    detail('Only what the assistant said'),
  )
  expect((await check(other, said, { expected: 'Yes.' })).status).toBe(404)
  expect(await checks(account)).toEqual([])
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
})

test('a check made of what a person asked is exported and erased with them', async () => {
  const account = await makeAccount(await startApp())
  const said = await ask(account, 'Do you repair zyxomark bicycles?', { email: 'ada@example.com' })
  await check(account, said, { expected: 'Yes, every zyxomark.' })
  await runNow(account)
  await account.call('POST', '/knowledge/checks', { question: 'Do you know ada@example.com?' })
  const exported = (await account.call('GET', '/people/export?email=ada@example.com')).body.records
  expect(exported.knowledge_checks).toMatchObject([{ expected: 'Yes, every zyxomark.' }])
  const erased = await account.call('DELETE', '/people?email=ada@example.com')
  expect(erased.body.erased).toMatchObject({ knowledge_checks: 1, conversations: 1 })
  expect(await checks(account)).toMatchObject([{ question: 'Do you know [erased]?' }])
  expect(await tablesWith(await workerDatabase(), account.tenant, { word: 'zyxomark' })).toEqual([])
})
