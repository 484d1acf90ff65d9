import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'

test('a visitor reads the passages of their own answer, and the business those of all, until the source is deleted', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { allowed_domains: ['https://harbour.example'] })
  const content = 'A double room costs 140 euros a night, breakfast included.'
  const form = new FormData()
  form.set('file', new Blob([content]), 'prices.txt')
  const taught = await account.call('POST', '/knowledge/portal/upload', form)
  expect(taught.status, JSON.stringify(taught.body)).toBe(201)
  const link = (await account.call('POST', '/chat-links', { label: 'Fair', inherit_main_kb: true })).body
  const link_token = new URL(link.url).pathname.split('/').at(-1)!
  const answer = await visitorOf(account, { link_token })('How much is a double room?')
  expect(answer.sources).toMatchObject([{ name: 'prices.txt', place: null }])
  expect(answer.sources[0]).not.toHaveProperty('chunks')

  const of = ({ conversation_id, message_id }: { conversation_id: string; message_id: string }) =>
    `/chat/passages?conversation_id=${conversation_id}&message_id=${message_id}`
  const mine = `${of(answer)}&link_token=${link_token}`
  expect(await call(app, 'GET', mine)).toMatchObject({
    status: 200,
    body: {
      passages: [{ name: 'prices.txt', place: null, text: expect.stringContaining('140 euros') }],
    },
  })
  const theirs = `/conversations/${answer.conversation_id}/messages/${answer.message_id}/passages`
  expect(await account.call('GET', theirs)).toMatchObject({
    status: 200,
    body: { passages: [{ name: 'prices.txt', text: expect.stringContaining('140 euros') }] },
  })
  const stranger = await makeAccount(app)
  expect((await stranger.call('GET', theirs)).status).toBe(404)
  for (const path of [
    `${of(answer)}&tenant_id=${account.tenant}`,
    `${of(answer)}&tenant_id=${stranger.tenant}`,
    `${of({ ...answer, message_id: crypto.randomUUID() })}&link_token=${link_token}`,
    `${of({ ...answer, conversation_id: crypto.randomUUID() })}&link_token=${link_token}`,
  ]) {
    const { status } = await call(app, 'GET', path, undefined, { origin: 'https://harbour.example' })
    expect([403, 404], path).toContain(status)
  }
  await account.call('DELETE', `/knowledge/documents/${answer.sources[0].parent_doc_id}`)
  expect((await call(app, 'GET', mine)).body).toEqual({ passages: [] })
})
