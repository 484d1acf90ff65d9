import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

test('what came of each link is counted by the conversations that began in it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const link = async (label: string) => (await account.call('POST', '/chat-links', { label })).body
  const [table, quiet] = [await link('Table 1'), await link('Table 2')]
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'What does lunch cost?',
    answer: 'Lunch costs 12 euros.',
    link_id: table.id,
  })
  const ask = (message: string) =>
    call(app, 'POST', '/chat/message', { message, link_token: table.token, email: 'ada@example.com' })
  await ask('What does lunch cost?')
  await ask('Do you repair violins made of glass?')
  const figures = async (query = '') => (await account.call('GET', `/chat-links/figures${query}`)).body
  expect((await figures()).figures).toEqual([
    { link_id: table.id, conversations: 2, answered: 0.5, leads: 1 },
  ])
  expect(JSON.stringify(await figures())).not.toContain(quiet.id)

  app.clock.advance(40 * 24 * 3_600_000)
  expect((await figures()).figures).toEqual([])
  expect((await figures('?days=60')).figures).toHaveLength(1)
  expect((await account.call('GET', '/chat-links/figures?days=0')).status).toBe(422)
  await account.call('DELETE', `/chat-links/${table.id}`)
  expect((await figures('?days=60')).figures).toEqual([])
})
