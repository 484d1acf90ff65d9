import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { startDesk } from '#server/test/mailbox.ts'

test('a draft for the question that nobody answered, once the business knows; nothing is stored', async () => {
  const account = await makeAccount(await startApp())
  const asked = await account.call('POST', '/chat/message', { message: 'Do you repair electric bicycles?' })
  const id = asked.body.conversation_id
  await account.call('POST', '/chat/message', { message: 'Thank you', conversation_id: id })
  const suggest = async () => (await account.call('POST', `/conversations/${id}/suggestion`)).body
  expect(await suggest()).toEqual({ text: null, sources: [], sentence: null })
  await account.call('POST', '/knowledge/portal/ingest', {
    content: 'We open at nine.\nWe repair electric bicycles of all makes.\nThe shop is closed on Mondays.',
  })
  const before = (await account.call('GET', `/conversations/${id}`)).body
  const told = await suggest()
  expect(told).toMatchObject({
    text: expect.stringContaining('repair electric bicycles of all makes'),
    sources: [{ kind: 'text' }],
    sentence: 'We repair electric bicycles of all makes.',
  })
  expect((await account.call('GET', `/conversations/${id}`)).body).toEqual(before)
  expect((await account.call('GET', '/needs-you?kind=unanswered')).body.count).toBe(1)

  const standard = { 'x-api-key': account.standardKey }
  const path = `/conversations/${id}/suggestion`
  expect((await account.call('POST', path, undefined, standard)).status).toBe(403)
  const unknown = `/conversations/${crypto.randomUUID()}/suggestion`
  expect((await account.call('POST', unknown)).status).toBe(404)
})

test('a draft for a mail leaves its courtesies aside', async () => {
  const { account, write } = await startDesk({ email_replies: 'off' })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'Twelve spaces behind the house.',
  })
  await write({ from: 'Ann <ann@example.org>', text: 'Hello,\n\nis there parking?\n\nBest regards\nAnn' })
  const [{ id }] = (await account.call('GET', '/conversations')).body.conversations
  expect((await account.call('POST', `/conversations/${id}/suggestion`)).body).toMatchObject({
    text: 'Twelve spaces behind the house.',
    sources: [{ kind: 'qa' }],
  })
})
