import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { type Slots, statement } from './statement.ts'

test('a statement is built once for each form, and each run gives its own values', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Alma' })
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  let builds = 0
  const change = statement(
    (
      db,
      { id, ...columns }: Slots<{ id: string; name?: string; address?: string | null }>,
      { shows }: { shows: 'name' | 'address' },
    ) => {
      builds++
      return db
        .updateTable('tenant')
        .set(columns)
        .where('id', '=', id)
        .returning([`${shows} as shown`])
        .$castTo<{ shown: string | null }>()
    },
  )
  const run = (given: { name?: string; address?: string | null }, shows: 'name' | 'address') =>
    ctx.tx(db => change(db, { id: account.tenant, ...given }, { shows }))

  expect(await run({ name: 'First' }, 'name')).toEqual([{ shown: 'First' }])
  expect(await run({ name: "Sec$1'ond", address: undefined }, 'name')).toEqual([{ shown: "Sec$1'ond" }])
  expect(builds).toBe(1)
  expect(await run({ name: 'Third', address: 'Mill Lane 1' }, 'address')).toEqual([{ shown: 'Mill Lane 1' }])
  expect(await run({ name: 'Fourth', address: null }, 'address')).toEqual([{ shown: null }])
  expect(builds).toBe(2)
  expect(await run({ name: 'Fifth' }, 'address')).toEqual([{ shown: null }])
  expect(builds).toBe(3)
  const elsewhere = app.open.as((await makeAccount(app)).tenant, { kind: 'system' })
  const theirs = elsewhere.tx(db => change(db, { id: account.tenant, name: 'Taken' }, { shows: 'name' }))
  expect(await theirs).toEqual([])
})
