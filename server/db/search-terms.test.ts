import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import type { SetBounds } from './record-sets.ts'
import { matchingTerms } from './search-terms.ts'

test('however many records a word has, the same are found', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const add = async (name: string, tags: string[] = []): Promise<string> => {
    const { status, body } = await account.call('POST', '/leads', { name, tags })
    expect(status).toBe(201)
    return body.id
  }
  const both: string[] = []
  for (let n = 0; n < 3; n++) {
    await add(`Walnut ${n}`)
    both.push(await add(`Violin of walnut ${n}`, ['vip']))
    await add(`Violin violinist ${n}`)
    await add(`Nobody ${n}`, ['vip'])
  }
  // Named by the rarest word; held in memory; common and often together; common and seldom, but more than a few together;
  // common and seldom, and few together.
  const ways: SetBounds[] = [
    { few: 100, held: 100, tried: 100 },
    { few: 2, held: 100, tried: 100 },
    { few: 2, held: 2, tried: 1 },
    { few: 2, held: 2, tried: 100 },
    { few: 3, held: 3, tried: 100 },
  ]
  await app.open.as(account.tenant, { kind: 'system' }).tx(async db => {
    for (const bounds of ways) {
      const found = async (q: string, tag?: string) => {
        const condition = (await matchingTerms(db, 'lead', 'lead.id', { q, tag }, bounds))!
        const rows = await db.selectFrom('lead').select('id').where(condition).orderBy('id').execute()
        return rows.map(({ id }) => id)
      }
      expect(await found('wal viol'), JSON.stringify(bounds)).toEqual(both)
      expect(await found('walnut', 'VIP')).toEqual(both)
      expect(await found('violin')).toHaveLength(6)
      expect(await found('walnut nobody')).toEqual([])
      expect(await found('walnut xylophone')).toEqual([])
    }
  })
})
