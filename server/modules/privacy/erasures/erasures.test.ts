import { expect, test } from 'vitest'
import { makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { tablesWith } from '#server/test/find-text.ts'

test('an erasure leaves a proof that holds nothing of the person and is found by their address', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const email = 'qworbmark@example.com'
  await account.call('POST', '/leads', { name: 'Qworbmark', email })
  const { body: done } = await account.call('DELETE', `/people?email=${email}`)
  expect(done.erased.leads).toBe(1)
  const proof = {
    id: done.id,
    erased_at: done.erased_at,
    actor: { kind: 'key', id: expect.any(String), name: 'admin' },
    named_by: ['email'],
    erased: done.erased,
    kept: done.kept,
  }
  await account.call('DELETE', '/people?email=somebody@example.com&phone=%2B4930123456')
  const erasures = async (query = '') => (await account.call('GET', `/people/erasures${query}`)).body
  expect(await erasures()).toMatchObject({ total: 2, erasures: [{ named_by: ['email', 'phone'] }, proof] })
  expect(await erasures(`?email=%20${email.toUpperCase()}`)).toMatchObject({ total: 1, erasures: [proof] })
  expect(await erasures('?phone=%2B49%20(30)%20123456')).toMatchObject({ total: 1 })
  expect(await erasures('?email=nobody@example.com')).toMatchObject({ total: 0, erasures: [] })
  expect(await tablesWith(await workerDatabase(), account.tenant, { word: 'qworbmark' })).toEqual([])

  const first = await erasures('?cursor=&limit=1')
  expect(first).toMatchObject({ total: 2, next: expect.any(String) })
  expect(await erasures(`?limit=1&cursor=${first.next}`)).toMatchObject({ erasures: [proof], next: null })
  const other = await makeAccount(app)
  expect((await other.call('GET', `/people/erasures?email=${email}`)).body.total).toBe(0)
})
