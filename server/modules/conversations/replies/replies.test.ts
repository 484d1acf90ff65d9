import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'

const begun = async (account: Account): Promise<string> =>
  (await account.call('POST', '/chat/message', { message: 'Hello' })).body.conversation_id

test('nobody answers over a colleague unseen: the answer that came between is shown', async () => {
  const account = await makeAccount(await startApp())
  const id = await begun(account)
  const reply = (body: object) => account.call('POST', `/conversations/${id}/messages`, body)
  const { messages: seen } = (await account.call('GET', `/conversations/${id}`)).body
  expect((await reply({ text: 'One', name: 'Ada', if_last_position: seen })).status).toBe(201)
  await account.call('POST', `/conversations/${id}/hand-back`, { name: 'Ada' })
  const late = await reply({ text: 'Two', name: 'Bea', if_last_position: seen })
  expect(late).toMatchObject({
    status: 409,
    body: {
      detail: 'Ada has answered meanwhile.',
      last: { author: 'Ada', text: 'One', position: seen + 1 },
    },
  })
  // What the visitor wrote meanwhile keeps nobody from answering.
  await account.call('POST', '/chat/message', { message: 'And?', conversation_id: id })
  expect((await reply({ text: 'Two', name: 'Bea', if_last_position: seen + 1 })).status).toBe(201)
  expect((await reply({ text: 'Three', name: 'Bea' })).status).toBe(201)
  expect((await reply({ text: 'Four', if_last_position: -1 })).status).toBe(422)
})

test('of two colleagues who answer at once, at two processes, one is told what the other said', async () => {
  const databaseUrl = await workerDatabase()
  const [one, other] = [await startApp({ databaseUrl }), await startApp({ databaseUrl })]
  const account = await makeAccount(one)
  const id = await begun(account)
  const key = { 'x-api-key': account.adminKey }
  const path = `/conversations/${id}/messages`
  const answers = await Promise.all(
    [one, other].map((app, at) =>
      call(app, 'POST', path, { text: `From ${at}`, name: ['Ada', 'Bea'][at], if_last_position: 2 }, key),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  expect(lost!.body.last).toEqual({ author: won!.body.author, text: won!.body.text, position: 3 })
  expect((await account.call('GET', `/conversations/${id}`)).body).toMatchObject({
    messages: 3,
    holder: { name: won!.body.author },
  })
})
