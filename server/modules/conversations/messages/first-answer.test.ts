import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { appendMessage } from './append-queries.ts'

const migrations = join(import.meta.dirname, '../../../db/migrations')

/** The statement that counted them from the messages that there were, which knows nothing of how they are kept. */
const recount = /update conversation c.*?;/s.exec(
  readFileSync(join(migrations, '0067_desk_figures.sql'), 'utf8'),
)![0]

type Role = 'visitor' | 'assistant' | 'person' | 'system'

test('when a visitor first asked and was first answered is kept as the messages say it', async () => {
  const app = await startApp()
  const { tenant } = await makeAccount(app)
  const ctx = app.open.as(tenant, { kind: 'system' })
  /** Messages, one a second. */
  const talks: Role[][] = [
    [],
    ['visitor'],
    ['visitor', 'assistant', 'visitor', 'person'],
    ['visitor', 'system', 'visitor', 'person', 'assistant'],
    ['assistant', 'person', 'visitor', 'visitor', 'assistant'],
    ['assistant', 'system'],
    ['system', 'person', 'visitor'],
  ]
  const expected: [number | null, number | null][] = [
    [null, null],
    [0, null],
    [0, 1],
    [0, 3],
    [2, 4],
    [null, null],
    [2, null],
  ]
  const began = app.clock.now().getTime()
  const ids = talks.map(() => app.deps.id())
  await ctx.tx(async db => {
    for (const [n, roles] of talks.entries()) {
      const row = { id: ids[n]!, channel: 'chat', begun_by: 'visitor' }
      const at = new Date(began)
      await db
        .insertInto('conversation')
        .values({ ...row, started_at: at, last_message_at: at })
        .execute()
      for (const [second, role] of roles.entries()) {
        const message = { id: app.deps.id(), role, text: 'x', at: new Date(began + second * 1_000) }
        await appendMessage(db, ids[n]!, message)
      }
    }
  })
  const seconds = (moment: Date | null) => moment && (moment.getTime() - began) / 1_000
  const kept = () =>
    ctx.tx(async db => {
      const rows = await db
        .selectFrom('conversation')
        .select(['id', 'first_asked_at', 'first_answered_at'])
        .execute()
      return ids.map(id => {
        const row = rows.find(each => each.id === id)!
        return [seconds(row.first_asked_at), seconds(row.first_answered_at)]
      })
    })
  expect(await kept()).toEqual(expected)
  await ctx.tx(db =>
    db.updateTable('conversation').set({ first_asked_at: null, first_answered_at: null }).execute(),
  )
  await ctx.tx(db => sql.raw(recount).execute(db))
  expect(await kept()).toEqual(expected)
})
