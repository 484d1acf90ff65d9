import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SetBounds } from '#server/db/record-sets.ts'
import { termSets } from '#server/db/search-terms.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { countConversations, selectByMessage, selectIds } from './queries.ts'
import { selectionOf } from './selection.ts'

test('however many conversations a word has, the same are found, counted and turned over', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const say = async (message: string): Promise<string> => {
    app.clock.advance(1_000)
    return (await account.call('POST', '/chat/message', { message })).body.conversation_id
  }
  const both: string[] = []
  for (let n = 0; n < 3; n++) {
    await say('Do you sell violins?')
    both.unshift(await say('A violin of walnut wood'))
    await say('Is this table walnut?')
    await say('Good morning')
  }
  const closed = both.at(-1)!
  await account.call('POST', `/conversations/${closed}/close`)

  // Looked up by the rarest word; held in memory; tried and read in order; tried and compared; too few to be tried.
  const ways: [SetBounds, boolean][] = [
    [{ few: 100, held: 100, tried: 100 }, true],
    [{ few: 2, held: 100, tried: 100 }, false],
    [{ few: 2, held: 2, tried: 3 }, false],
    [{ few: 2, held: 2, tried: 2 }, true],
    [{ few: 2, held: 2, tried: 100 }, false],
  ]
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  await ctx.tx(async db => {
    const sets = (await termSets(db, 'conversation', { q: 'violin WALNUT' }))!
    expect(sets).toHaveLength(2)
    for (const [bounds, narrow] of ways) {
      const all = await selectionOf(db, [], sets, bounds)
      expect(all.narrow, JSON.stringify(bounds)).toBe(narrow)
      const page = async (after: string[] | null) =>
        selectByMessage(db, all, 'desc', { after, limit: 2, offset: 0 }, 100)
      const first = await page(null)
      const second = await page(first.placed.at(-1)!.key as string[])
      expect([...first.placed, ...second.placed].map(({ id }) => id)).toEqual(both)
      const beyond = await page(second.placed.at(-1)!.key as string[])
      expect(beyond.placed).toEqual([])
      if (narrow) expect([first.total, second.total, beyond.total]).toEqual([3, 3, 3])
      expect(await countConversations(db, all, null)).toBe(3)
      expect(await countConversations(db, all, 2)).toBe(2)

      const open = await selectionOf(db, [sql<boolean>`c.status = 'open'`], sets, bounds)
      expect((await selectIds(db, open, 10)).sort()).toEqual(both.filter(id => id !== closed).sort())
      expect(await countConversations(db, open, 100)).toBe(2)
    }
  })
})
