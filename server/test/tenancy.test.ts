import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { modules } from '#server/app.ts'
import { pathOf } from '#server/http/serve.ts'
import { addVisitorMessage } from '#server/modules/conversations/conversations.ts'
import { call, makeAccount, startApp, workerDatabase } from './app.ts'
import { fillTables, tenantTables } from './rows.ts'

/** A table without businesses that the tenant role may read: it lists the queues of jobs. */
const readableByAll = ['pgboss.queue']

/**
 * A function for the tenant role over rows without businesses: it tells which channels are closed to a given number.
 */
const askableByAll = ['shared_stops_of']

/** Tables that belong to the installation, not to a business. */
const houseTables = [
  'change_floor',
  'idempotent_answer',
  'installation',
  'login',
  'mailbox_position',
  'migration',
  'rate_limit',
  'recovery_code',
  'second_factor',
  'send_pace',
  'shared_stop',
  'sip_trunk',
  'tenant',
]

async function client(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: await workerDatabase() })
  await connection.connect()
  return connection
}

test('every table belongs to the system or is protected by row-level security', async () => {
  const db = await client()
  try {
    const { rows } = await db.query(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as owned,
        coalesce((select array_agg(polname::text order by polname) from pg_policy where polrelid = c.oid), '{}') as policies
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`)
    for (const table of rows) {
      if (houseTables.includes(table.name)) continue
      expect(table, table.name).toMatchObject({ forced: true, owned: true, policies: ['across', 'tenant'] })
    }
  } finally {
    await db.end()
  }
})

test('the tenant role has rights only on tables that row-level security guards', async () => {
  const db = await client()
  try {
    const { rows } = await db.query<{ name: string; guarded: boolean; writes: boolean }>(`
      select format('%s.%s', nspname, relname) as name, relrowsecurity as guarded,
        has_any_column_privilege('frontdesk_tenant', c.oid, 'insert, update')
          or has_table_privilege('frontdesk_tenant', c.oid, 'delete, truncate, trigger') as writes
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'
        and (has_any_column_privilege('frontdesk_tenant', c.oid, 'select, insert, update')
          or has_table_privilege('frontdesk_tenant', c.oid, 'delete, truncate, trigger'))`)
    const open = rows.filter(table => !table.guarded)
    expect(open).toEqual(readableByAll.map(name => ({ name, guarded: false, writes: false })))
    expect(rows.map(table => table.name)).toContain('pgboss.job_common')
    const { rows: functions } = await db.query(`
      select proname from pg_proc p join pg_namespace n on n.oid = pronamespace
      where prosecdef and prorettype <> 'trigger'::regtype and nspname !~ '^pg_' and nspname <> 'information_schema'
        and has_function_privilege('frontdesk_tenant', p.oid, 'execute')`)
    expect(functions, 'functions that it may call and that run with their owner’s rights').toEqual(
      askableByAll.map(proname => ({ proname })),
    )
  } finally {
    await db.end()
  }
})

test('a business can neither see nor add another business’s jobs', async () => {
  const app = await startApp()
  const [ours, theirs] = [await makeAccount(app), await makeAccount(app)]
  const name = app.deps.queue.work.jobs[0]!.name
  const db = await client()
  const as = (tenant: string, statement: string) =>
    db.query(
      `begin; select set_config('role', 'frontdesk_tenant', true), set_config('app.tenant', '${tenant}', true);
       ${statement}; commit`,
    )
  const add = (tenant: string, table: string) =>
    `insert into pgboss.${table} (id, name, data, created_on, keep_until)
     values (gen_random_uuid(), '${name}', '{"tenant": "${tenant}"}', now(), now() + interval '1 day')`
  const seen = async (tenant: string, table: string) => {
    const results = (await as(tenant, `select data from pgboss.${table}`)) as unknown as { rows: object[] }[]
    return results[2]!.rows
  }
  try {
    for (const table of ['job', 'job_common']) {
      await as(theirs.tenant, add(theirs.tenant, table))
      expect(await seen(ours.tenant, table)).toEqual([])
      expect(await seen(theirs.tenant, table)).not.toEqual([])
      await expect(as(ours.tenant, add(theirs.tenant, table))).rejects.toThrow(/row-level security/)
      await db.query('rollback')
      for (const change of [`update pgboss.${table} set data = '{}'`, `delete from pgboss.${table}`]) {
        await expect(as(theirs.tenant, change)).rejects.toThrow(/permission denied/)
        await db.query('rollback')
      }
    }
  } finally {
    await db.end()
  }
})

test('the program logs in as an ordinary role that owns nothing', async () => {
  const app = await startApp()
  const { rows } = await app.deps.db.pool.query(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      (select count(*) from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname = current_user`)
  const ordinary = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }
  // On an operator's server the tests have only one login, which owns its tables.
  expect(rows[0]).toMatchObject(
    process.env.TEST_DATABASE_URL ? { rolsuper: false } : { ...ordinary, owned: 0 },
  )
})

test('no business can see, change or add a row of another, in any table', async () => {
  const app = await startApp()
  const [ours, theirs] = [await makeAccount(app), await makeAccount(app)]
  const db = await client()
  try {
    const tables = await tenantTables(db)
    await fillTables(db, tables, theirs.tenant)
    for (const { name } of tables) {
      const table = pg.escapeIdentifier(name)
      const as = async (tenant: string | null, statement: string, values: unknown[] = []) => {
        await db.query('begin')
        try {
          await db.query(`select set_config('role', 'frontdesk_tenant', true)`)
          if (tenant) await db.query(`select set_config('app.tenant', $1, true)`, [tenant])
          return await db.query(statement, values)
        } finally {
          await db.query('rollback')
        }
      }
      const seen = await as(ours.tenant, `select 1 from ${table} where tenant_id = $1`, [theirs.tenant])
      expect(seen.rowCount, `${name}: select`).toBe(0)
      const changed = await as(
        ours.tenant,
        `update ${table} set tenant_id = tenant_id where tenant_id = $1`,
        [theirs.tenant],
      )
      expect(changed.rowCount, `${name}: update`).toBe(0)
      const removed = await as(ours.tenant, `delete from ${table} where tenant_id = $1`, [theirs.tenant])
      expect(removed.rowCount, `${name}: delete`).toBe(0)
      const plant = as(theirs.tenant, `update ${table} set tenant_id = $1`, [ours.tenant])
      await expect(plant, `${name}: moving a row to another business`).rejects.toThrow()
      await expect(as(null, `select 1 from ${table}`), `${name}: no tenant set`).rejects.toThrow(
        /app\.tenant|type uuid/,
      )
    }
  } finally {
    await db.end()
  }
})

test('a business that is deleted takes along what is noted of it, also by whoever was writing meanwhile', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { body } = await account.call('POST', '/chat/message', { message: 'Are you open today?' })
  const db = await client()
  try {
    await db.query('set role frontdesk_across')
    const noted = async () =>
      (
        await db.query<{ changes: number; events: number; touches: number }>(
          `select (select count(*)::integer from change where tenant_id = $1) as changes,
            (select count(*)::integer from event where tenant_id = $1) as events,
            (select count(*)::integer from report_touch where tenant_id = $1) as touches`,
          [account.tenant],
        )
      ).rows[0]!
    const before = await noted()
    for (const count of Object.values(before)) expect(count).toBeGreaterThan(0)

    const written = Promise.withResolvers<void>()
    const deleting = Promise.withResolvers<void>()
    const writing = ctx.tx(async () => {
      const about = { id: body.conversation_id, channel: 'chat' as const, client_name: null, link_id: null }
      await addVisitorMessage(ctx, about, { text: 'And tomorrow?' })
      written.resolve()
      await deleting.promise
    })
    await written.promise
    const deleted = app.open.crossTenant(tx =>
      tx.deleteFrom('tenant').where('id', '=', account.tenant).execute(),
    )
    const waiting = `select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`
    await vi.waitFor(async () => expect((await db.query(waiting)).rowCount).toBe(1), { timeout: 60_000 })
    deleting.resolve()
    await writing
    await deleted
    expect(await noted()).toEqual({ changes: 0, events: 0, touches: 0 })
  } finally {
    await db.end()
  }
})

test('another business’s id is a 404 on every route, and nothing of that business changes', async () => {
  const app = await startApp()
  const [ours, theirs] = [await makeAccount(app), await makeAccount(app)]
  const db = await client()
  try {
    const tables = await tenantTables(db)
    const rows = await fillTables(db, tables, theirs.tenant)
    const ids = [...rows.values()].map(row => row.id).filter(id => typeof id === 'string')
    const snapshot = async () => {
      const all: Record<string, unknown> = {}
      await db.query('set role frontdesk_across')
      for (const { name } of tables) {
        const sql = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${pg.escapeIdentifier(name)} t where tenant_id = $1`
        all[name] = (await db.query(sql, [theirs.tenant])).rows[0].digest
      }
      return all
    }
    const before = await snapshot()
    const routes = modules.flatMap(module => module.endpoints).filter(e => e.params && e.access !== 'public')
    expect(routes.length).toBeGreaterThan(5)
    for (const e of routes) {
      const tries = [...new Set(ids)].map(async id => {
        // What else must be named is theirs too.
        const named = Object.entries(e.query?.properties ?? {})
          .filter(
            ([name, schema]) =>
              e.query!.required?.includes(name) && 'format' in schema && schema.format === 'uuid',
          )
          .map(([name]) => `${name}=${id}`)
          .join('&')
        const path = `${pathOf(e).replace(/:\w+/g, id as string)}${named && `?${named}`}`
        const body = e.method === 'GET' || e.method === 'DELETE' ? undefined : {}
        const key: Record<string, string> = e.access === 'session' ? {} : { 'x-api-key': ours.adminKey }
        const answer = await call(app, e.method, `/${path}`, body, key)
        // An invalid body may be refused before its record is looked up; it never has an effect.
        const expected = e.access === 'session' ? [401] : e.body || e.files ? [404, 422] : [404]
        expect(expected, `${e.method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      })
      await Promise.all(tries)
    }
    expect(await snapshot()).toEqual(before)
  } finally {
    await db.end()
  }
})
