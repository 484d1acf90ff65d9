import { expect, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { recount } from '#server/test/recount.ts'
import { countTaught } from './jobs.ts'
import { search } from './knowledge.ts'

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

const uncounted = async ({ open }: Awaited<ReturnType<typeof startApp>>, { tenant }: Account) =>
  (
    await open
      .as(tenant, { kind: 'system' })
      .tx(db => db.selectFrom('knowledge_base').select('uncounted').executeTakeFirstOrThrow())
  ).uncounted

test('what is taught is found before it is counted as it is afterwards', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const system = app.open.as(account.tenant, { kind: 'system' })
  const count = () => countTaught.run(system, {}, new AbortController().signal)
  await teach(account, 'A card is sent to members.')
  await count()
  await teach(account, 'The cart stands in the yard.\nMembers meet in the yard.')
  await teach(account, 'Each cart has two wheels.')
  expect(await uncounted(app, account)).toBe(2)
  const answers = () =>
    // Misspelt: a cart, which is in more passages than a card.
    Promise.all(
      ['members yard', 'carx'].map(
        async query => (await account.call('POST', '/knowledge/search', { query })).body.passages,
      ),
    )
  const before = await answers()
  expect(before[1].map(({ text }: { text: string }) => text).join()).toContain('cart')
  expect(before[1].map(({ text }: { text: string }) => text).join()).not.toContain('card')
  await count()
  expect(await uncounted(app, account)).toBe(0)
  expect(await answers()).toEqual(before)
})

test('a search has counted what it had to count itself', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  await teach(account, 'Parking is behind the house.')
  expect(await uncounted(app, account)).toBe(1)
  await account.call('POST', '/knowledge/search', { query: 'parking' })
  await vi.waitFor(async () => expect(await uncounted(app, account)).toBe(0), { timeout: 30_000 })
  expect(await recount(await workerDatabase(), [account.tenant])).toEqual([])
})

test('words that were only tried are stored when they are taught', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const system = app.open.as(account.tenant, { kind: 'system' })
  await teach(account, 'The house opens at nine.')
  const pair = { id: app.deps.id(), question: 'Where is the zebra?', answer: 'In the yard.' }
  const tried = await search(system, { linkId: null, main: true, untaught: [pair] }, 'zebra', 5)
  expect(tried.passages).toHaveLength(1)
  await teach(account, 'The zebra stands in the yard.')
  expect(await recount(await workerDatabase(), [account.tenant])).toEqual([])
  expect((await search(system, { linkId: null, main: true }, 'zebra', 5)).passages).toHaveLength(1)
})
