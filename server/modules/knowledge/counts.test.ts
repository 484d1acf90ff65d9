import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { recount } from '#server/test/recount.ts'

// The index keeps counts of itself, by triggers that cascades set off. Tests log in as an ordinary owner of the
// tables, under whom a trigger with only its caller's rights would see nothing to count.

const teach = async (account: Account, content: string, link_id?: string): Promise<string> => {
  const { body } = await account.call('POST', '/knowledge/portal/ingest', { content, link_id })
  return body.doc_id
}

test('after any deletion the index’s counts equal a recount', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const link = (await account.call('POST', '/chat-links', { label: 'Fair' })).body.id
  const doomed = await teach(account, 'Parking is behind the house.\nThe house opens at nine.')
  await teach(account, 'The house closes at six.')
  await teach(account, 'The fair is in the yard behind the house.', link)
  await teach(other, 'Our house is closed on Sundays.')
  const disagreements = async () => recount(await workerDatabase(), [account.tenant, other.tenant])
  const stored = async ({ tenant }: Account) =>
    (
      await app.open.crossTenant(tx =>
        tx.selectFrom('knowledge_base').selectAll().where('tenant_id', '=', tenant).execute(),
      )
    ).map(base => base.chunks)
  expect(await disagreements()).toEqual([])
  expect((await stored(account)).sort()).toEqual([1, 2])

  expect((await account.call('DELETE', `/knowledge/documents/${doomed}`)).status).toBe(204)
  expect(await disagreements()).toEqual([])
  expect(await stored(account)).toEqual([1, 1])

  expect((await account.call('DELETE', `/chat-links/${link}`)).status).toBe(204)
  expect(await disagreements()).toEqual([])
  expect((await stored(account)).sort()).toEqual([0, 1])

  await app.open.crossTenant(tx => tx.deleteFrom('tenant').where('id', '=', account.tenant).execute())
  expect(await disagreements()).toEqual([])
  expect(await stored(account)).toEqual([])
  expect(await stored(other)).toEqual([1])
})
