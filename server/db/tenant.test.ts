import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount, startApp } from '../test/app.ts'

const slugs = 'select slug from tenant'

test('a one-trip read sees what a transaction of the business sees', async () => {
  const app = await startApp()
  const [ours, theirs] = [await makeAccount(app), await makeAccount(app)]
  const ctx = app.open.as(ours.tenant, { kind: 'system' })
  expect(await ctx.read(slugs)).toEqual([{ slug: ours.slug }])
  await ctx.tx(async db => {
    await db
      .updateTable('tenant')
      .set({ slug: `${ours.slug}-new` })
      .execute()
    expect(await ctx.read(slugs)).toEqual([{ slug: `${ours.slug}-new` }])
    await db.updateTable('tenant').set({ slug: ours.slug }).execute()
  })
  const other = app.open.as(theirs.tenant, { kind: 'system' })
  expect(await ctx.tx(() => other.read(slugs))).toEqual([{ slug: theirs.slug }])
  await expect(
    app.open.as("x', true); drop table tenant; --", { kind: 'system' }).read(slugs),
  ).rejects.toThrow('not a tenant id')
})

test('a one-trip read that fails leaves its connection as it found it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  for (let i = 0; i < 20; i++) await expect(ctx.read('select 1 / 0')).rejects.toThrow('division by zero')
  expect(await ctx.read(slugs)).toEqual([{ slug: account.slug }])
  // Back in the pool it has neither the role nor the business.
  const { rows } = await sql`select current_user = session_user as own`.execute(app.parts.db.kysely)
  expect(rows).toEqual([{ own: true }])
})
