import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

test('a business defines what it wants to know of people, who keep it through merges and in the table', async () => {
  const app = await startApp()
  const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
  const define = async (name: string, kind: string, choices?: string[]) =>
    (await account.call('POST', '/leads/fields', { name, kind, ...(choices && { choices }) })).body
  const size = await define('Frame size', 'number')
  const bike = await define('Bike', 'choice', ['Road', 'Touring'])
  const since = await define('Customer since', 'date')
  expect((await account.call('POST', '/leads/fields', { name: 'bike', kind: 'text' })).status).toBe(409)
  expect((await account.call('POST', '/leads/fields', { name: 'Empty', kind: 'choice' })).status).toBe(422)

  const ada = (
    await account.call('POST', '/leads', {
      name: 'Ada',
      email: 'ada@example.com',
      fields: { [size.id]: '54,5', [bike.id]: 'touring' },
    })
  ).body
  expect(ada.fields).toEqual({ [size.id]: '54.5', [bike.id]: 'Touring' })
  const set = (fields: object) => account.call('PATCH', `/leads/${ada.id}`, { fields })
  expect((await set({ [since.id]: '2026-02-29' })).status).toBe(422)
  expect((await set({ [bike.id]: 'Tandem' })).status).toBe(422)
  expect((await set({ [ada.id]: 'x' })).status).toBe(422)
  expect((await set({ [since.id]: '2026-02-28', [size.id]: null })).body.fields).toEqual({
    [bike.id]: 'Touring',
    [since.id]: '2026-02-28',
  })
  const found = async (query: string) => (await account.call('GET', `/leads?${query}`)).body.total
  expect(await found(`field=${bike.id}&value=Touring`)).toBe(1)
  expect(await found(`field=${bike.id}&value=Road`)).toBe(0)
  expect(await found(`field=${size.id}`)).toBe(0)

  const other = (
    await account.call('POST', '/leads', { phone: '+49 40 1234567', fields: { [size.id]: '58' } })
  ).body
  const merged = (await account.call('POST', `/leads/${ada.id}/merge`, { lead_id: other.id })).body
  expect(merged.fields).toMatchObject({ [size.id]: '58', [bike.id]: 'Touring' })

  await account.call('PATCH', `/leads/fields/${bike.id}`, { name: 'Kind of bike', choices: ['Road'] })
  const table = (await account.call('GET', '/leads.csv')).body as string
  expect(table.split('\r\n')[0]).toContain('"Frame size","Kind of bike","Customer since"')
  expect(table.split('\r\n')[1]).toContain('"58","Touring","2026-02-28"')

  expect((await stranger.call('DELETE', `/leads/fields/${bike.id}`)).status).toBe(404)
  expect((await account.call('DELETE', `/leads/fields/${bike.id}`)).status).toBe(204)
  expect(Object.keys((await account.call('GET', `/leads/${ada.id}`)).body.fields)).not.toContain(bike.id)
})
