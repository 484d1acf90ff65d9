import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import { makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { programUrl } from '#server/test/cluster.ts'
import { query } from './embedded/fixtures/hold.ts'
import { afterCommit, type Tx, takingBack, together, withoutAnswer } from './tenant.ts'

const slugs = (db: Tx) => db.selectFrom('tenant').select('slug').execute()
const rename = (db: Tx, name: string) => db.updateTable('tenant').set({ name }).execute()
const nameOf = async (ctx: Ctx) =>
  (await ctx.read(db => db.selectFrom('tenant').select('name').executeTakeFirstOrThrow())).name

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

test('a failed one-trip read leaves its connection as it found it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  for (let i = 0; i < 20; i++)
    await expect(ctx.read(db => sql`select 1 / ${0}::int`.execute(db))).rejects.toThrow('division by zero')
  expect(await ctx.read(slugs)).toEqual([{ slug: account.slug }])
  // Back in the pool, the connection has neither the role nor the business.
  const { rows } = await sql`select current_user = session_user as own`.execute(app.deps.db.kysely)
  expect(rows).toEqual([{ own: true }])
})

test('a one-trip read asks at once, and can ask for nothing once it has awaited something', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  expect(await ctx.read(db => together(slugs(db), ctx.tx(slugs)))).toEqual([
    [{ slug: account.slug }],
    [{ slug: account.slug }],
  ])
  await expect(
    ctx.read(async db => {
      await slugs(db)
      return slugs(db)
    }),
  ).rejects.toThrow('invalid input syntax for type uuid')
})

test('statements that leave together are rolled back together, and nothing goes on afterwards', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  let wentOn = ''
  const failed = ctx.tx(db =>
    together(
      rename(db, 'First').then(async () => {
        await sleep(100)
        await ctx.tx(inner => rename(inner, 'Second')).catch(error => (wentOn = error.message))
      }),
      sql`select 1 / ${0}::int`.execute(db),
      rename(db, 'Third'),
    ),
  )
  await expect(failed).rejects.toThrow('division by zero')
  expect(wentOn).toContain('current transaction is aborted')
  const name = await ctx.read(db => db.selectFrom('tenant').select('name').executeTakeFirst())
  expect(name).toEqual({ name: 'Test business' })
})

test('a transaction that does not wait for an answer is saved with it, or not at all', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const name = () => nameOf(ctx)
  const happened: string[] = []
  await ctx.tx(async db => {
    withoutAnswer(rename(db, 'First').then(() => happened.push('answered')))
    afterCommit(() => happened.push('committed'))
    happened.push('done')
  })
  expect(happened).toEqual(['done', 'answered', 'committed'])
  expect(await name()).toBe('First')

  const impossible = (db: Tx) => sql`select 1 / ${0}::int`.execute(db)
  const failed = ctx.tx(async db => {
    await rename(db, 'Second')
    withoutAnswer(impossible(db))
    afterCommit(() => happened.push('never'))
  })
  await expect(failed).rejects.toThrow('division by zero')
  // What fails after it for that reason tells less.
  const followed = ctx.tx(async db => {
    withoutAnswer(impossible(db))
    await rename(db, 'Third')
  })
  await expect(followed).rejects.toThrow('division by zero')
  const tried = ctx.tx(db => takingBack(db, async () => withoutAnswer(impossible(db))))
  await expect(tried).rejects.toThrow('division by zero')
  await ctx.tx(db => takingBack(db, async () => withoutAnswer(rename(db, 'Fourth'))))
  expect(await name()).toBe('First')
  expect(happened).not.toContain('never')
})

test('the end of a transaction leaves with its last statements, and takes them back when one fails', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const name = () => nameOf(ctx)
  const happened: string[] = []
  const given = await ctx.tx(async (db, last) => {
    await rename(db, 'First')
    afterCommit(() => happened.push('committed'))
    // Also what a nested call asks for, and after awaiting what is there already.
    await last(() =>
      together(
        ctx.tx(inner => rename(inner, 'Second')),
        Promise.resolve().then(() => slugs(db)),
      ),
    )
    // Committed by now, so others see it.
    await expect(slugs(db)).rejects.toThrow('invalid input syntax for type uuid')
    return 'given'
  })
  expect([given, await name(), ...happened]).toEqual(['given', 'Second', 'committed'])

  // What follows from an answer comes too late for this transaction, and must not become another.
  const late = ctx.tx((db, last) =>
    last(async () => {
      await rename(db, 'Third')
      // It may be on its way, but is not known to have been saved.
      afterCommit(() => happened.push('too early'))
      expect(happened).toEqual(['committed'])
      await ctx.tx(inner => rename(inner, 'Second'))
    }),
  )
  await expect(late).rejects.toThrow('asked after the last statements of the transaction')
  expect([await name(), ...happened]).toEqual(['Third', 'committed'])

  const impossible = (db: Tx) => sql`select 1 / ${0}::int`.execute(db)
  const failed = ctx.tx((db, last) =>
    last(() => together(rename(db, 'Fourth'), impossible(db), rename(db, 'Fifth'))),
  )
  await expect(failed).rejects.toThrow('division by zero')
  // One that we give up before they have left.
  const thrown = ctx.tx((db, last) =>
    last(async () => {
      void rename(db, 'Fourth')
      throw new Error('ours')
    }),
  )
  await expect(thrown).rejects.toThrow('ours')
  // One that asks for nothing.
  expect(await ctx.tx((_, last) => last(async () => 'nothing'))).toBe('nothing')
  expect(await name()).toBe('Third')
  // In a transaction that was joined it is not the last.
  await ctx.tx(async db => {
    await ctx.tx((inner, last) => last(() => rename(inner, 'Sixth')))
    await rename(db, 'Seventh')
  })
  expect(await name()).toBe('Seventh')
  const { rows } = await sql`select current_user = session_user as own`.execute(app.deps.db.kysely)
  expect(rows).toEqual([{ own: true }])
})

test('a prepared statement whose rows changed their shape is prepared anew', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const owner = await workerDatabase()
  const all = () =>
    ctx.tx(db => db.selectFrom('tenant').selectAll().where('slug', '=', account.slug).execute())
  // More often than a statement must be asked for to be prepared, on every connection.
  for (let i = 0; i < 40; i++) await all()
  await query(owner, 'alter table tenant add column extra text default 1')
  onTestFinished(async () => void (await query(owner, 'alter table tenant drop column if exists extra')))
  expect(await all()).toMatchObject([{ extra: '1' }])
  await query(owner, 'alter table tenant drop column extra')
  expect(await all()).not.toHaveProperty('0.extra')
})

test('two transactions that collide both finish, and each runs its after-commit work once', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const leads = [app.deps.id(), app.deps.id()]
  await ctx.tx(db =>
    db
      .insertInto('lead')
      .values(
        leads.map(id => ({ id, source: 'api', created_at: app.clock.now(), updated_at: app.clock.now() })),
      )
      .execute(),
  )
  const [runs, after]: string[][] = [[], []]
  const touch = async (name: string, [first, second]: string[]) =>
    ctx.tx(async db => {
      runs!.push(name)
      afterCommit(() => after!.push(name))
      // A nested call is part of the transaction around it, and never repeats by itself.
      await ctx.tx(nested =>
        nested.updateTable('lead').set({ notes: name }).where('id', '=', first!).execute(),
      )
      await sleep(200)
      await db.updateTable('lead').set({ notes: name }).where('id', '=', second!).execute()
      return name
    })
  expect(await Promise.all([touch('one', leads), touch('other', leads.toReversed())])).toEqual([
    'one',
    'other',
  ])
  // On a busy machine the second try may collide as well.
  expect(runs!.length).toBeGreaterThan(2)
  expect(after!.toSorted()).toEqual(['one', 'other'])
})

test('a transaction that PostgreSQL refuses four times is put off', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  for (const code of ['40P01', '40001']) {
    let runs = 0
    const refused = ctx.tx(async db => {
      runs++
      await sql.raw(`do $$ begin raise 'in the way' using errcode = '${code}'; end $$`).execute(db)
    })
    await expect(refused).rejects.toThrow(/too much to do at once\. Try again/)
    await expect(refused).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown: false })
    expect(runs).toBe(4)
  }
})

test('a transaction that ignores a failed statement does not count as saved', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const saving = ctx.tx(async db => {
    await db.updateTable('tenant').set({ name: 'New' }).execute()
    await sql`select 1 / 0`.execute(db).catch(() => {})
  })
  await expect(saving).rejects.toThrow('nothing was saved')
})

test('a connection to a server that became read-only is replaced', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { pool } = app.deps.db
  // Makes every existing connection behave like one to a demoted primary.
  const clients = await Promise.all(Array.from({ length: 12 }, () => pool.connect()))
  for (const client of clients) {
    await client.query('set default_transaction_read_only = on')
    client.release()
  }
  const rename = () => ctx.tx(db => db.updateTable('tenant').set({ name: 'New' }).execute())
  await expect(rename()).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  await Promise.all(Array.from({ length: 12 }, rename))
})

test('a connection that is cut during use ends only its own work', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const end = async (pid: number) =>
    query(programUrl(await workerDatabase()), `select pg_terminate_backend(${pid})`)
  const own = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const cut = ctx.tx(async db => {
    await end((await own.execute(db)).rows[0]!.pid)
    await own.execute(db)
  })
  await expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown: false })
  // Cut when its end was on the way.
  for (const onlyReads of [false, true]) {
    const late = ctx.tx(async (db, last) => {
      await end((await own.execute(db)).rows[0]!.pid)
      await last(() => own.execute(db), { onlyReads })
    })
    await expect(late).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown: !onlyReads })
  }
  // Cut while it is idle in the hands of its user.
  const client = await app.deps.db.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await end(rows[0]!.pid)
  await expect
    .poll(() => client.query('select 1').then(String, (error: Error) => error.name))
    .toBe('DatabaseUnavailable')
  client.release()
  await Promise.all(Array.from({ length: 12 }, () => ctx.read(slugs)))
})
