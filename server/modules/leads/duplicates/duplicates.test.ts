import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const add = async (account: Account, lead: object) => (await account.call('POST', '/leads', lead)).body
const pairs = async (account: Account) => (await account.call('GET', '/leads/duplicates')).body

test('who shares a number, or a name that nothing contradicts, is suggested until told apart or merged', async () => {
  const app = await startApp()
  const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
  const ada = await add(account, { name: 'Ada Kerr', email: 'ada@example.com', phone: '+49 40 1234567' })
  const bob = await add(account, { name: 'Bob Kerr', email: 'bob@example.com', phone: '+49 (40) 123 45 67' })
  const ann = await add(account, { name: 'Ann Shah', email: 'ann@example.com' })
  const twin = await add(account, { name: 'ann  shah', phone: '+49 40 7654321' })
  await add(account, { name: 'Tom', email: 'tom@example.com' })
  await add(account, { name: 'Tom', phone: '+49 40 1111111' })
  await add(account, { name: 'Lee Wong', email: 'lee@example.com' })
  await add(account, { name: 'Lee Wong', email: 'wong@example.com' })
  expect(await pairs(account)).toMatchObject({
    total: 2,
    pairs: [
      { one: { id: ann.id }, other: { id: twin.id }, reason: 'same_name' },
      { one: { id: ada.id }, other: { id: bob.id }, reason: 'same_number' },
    ],
  })
  expect(await pairs(stranger)).toEqual({ pairs: [], total: 0 })

  const apart = { lead_id: bob.id, other_id: ada.id }
  expect((await stranger.call('POST', '/leads/duplicates/apart', apart)).status).toBe(404)
  expect((await account.call('POST', '/leads/duplicates/apart', apart)).status).toBe(200)
  expect((await pairs(account)).total).toBe(1)
  expect((await account.call('POST', '/leads/duplicates/together', apart)).status).toBe(200)
  expect((await pairs(account)).total).toBe(2)
  await account.call('POST', '/leads/duplicates/apart', apart)
  await account.call('POST', `/leads/${ann.id}/merge`, { lead_id: twin.id })
  expect(await pairs(account)).toEqual({ pairs: [], total: 0 })
  expect(
    (await account.call('POST', '/leads/duplicates/apart', { lead_id: ada.id, other_id: ada.id })).status,
  ).toBe(409)
})
