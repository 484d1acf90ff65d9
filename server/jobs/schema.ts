import { createHash } from 'node:crypto'
import type pg from 'pg'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { letIn } from '#server/db/logins.ts'
import { listenerQueue, type Work } from './queue.ts'

/**
 * An arbitrary number that no other program on the database would pick. Only the holder of this lock changes
 * the queue's tables.
 */
const lock = 0x6664_0004

/**
 * Brings the tables of the job queue (pg-boss, in the schema `pgboss`) to this version, makes a queue for each job,
 * listener and cron job, and lets the program's login in. The client belongs to the owner of the database; processes use
 * the queue with that login, which need not be the owner (openQueue). Processes that start together wait for one another.
 */
export async function prepareQueue(client: pg.ClientBase, work: Work, login: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock])
  try {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    })
    await boss.start()
    await makeQueues(boss, work)
    await boss.stop({ graceful: false })
    await client.query(rules)
    await letIn(client, login)
    await client.query(`comment on schema pgboss is '${markOf(work, login)}'`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock])
  }
}

/**
 * Whether prepareQueue of this very version has run here and `login` has its rights still. Every start asks: to prepare what
 * is prepared writes to the catalog, which makes each connection of every other process look its tables up anew.
 */
export async function isPrepared(client: pg.ClientBase, work: Work, login: string): Promise<boolean> {
  const { rows } = await client.query<{ prepared: boolean | null }>(
    `select obj_description(oid, 'pg_namespace') = $1 and has_schema_privilege('frontdesk_tenant', oid, 'usage')
       and has_schema_privilege($2, oid, 'usage') and pg_has_role($2, 'frontdesk_tenant', 'member') as prepared
     from pg_namespace where nspname = 'pgboss'`,
    [markOf(work, login), login],
  )
  return rows[0]?.prepared ?? false
}

/** What was prepared, and for whom, in a hash: the tables of pg-boss, the queues, their settings and everybody's rights. */
const markOf = (work: Work, login: string): string =>
  createHash('sha256')
    .update(JSON.stringify([getConstructionPlans(), queuesOf(work), queueSettings, rules, login]))
    .digest('hex')

/** The queues that this version works with. */
const queuesOf = (work: Work): { name: string; retryLimit: number }[] => [
  ...work.jobs.map(job => ({ name: job.name, retryLimit: job.retries ?? 5 })),
  ...work.listeners
    .filter(listener => !listener.inTransaction)
    .map(listener => ({ name: listenerQueue(listener), retryLimit: 10 })),
  ...work.cron.map(({ name }) => ({ name, retryLimit: 0 })),
]

const queueSettings = {
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 3600,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
}

async function makeQueues(boss: PgBoss, work: Work): Promise<void> {
  const wanted = queuesOf(work)
  const existing = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const { name, retryLimit } of wanted) {
    if (existing.has(name)) continue
    await boss.createQueue(name, { retryLimit, ...queueSettings })
  }
  const scheduled = new Set(work.cron.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

/**
 * Rights on jobs. A tenant's transaction adds its job under the tenant role. That role may add and see jobs of
 * its own tenant and read the list of queues, nothing else. pg-boss writes into partitions directly, and each
 * partition has its own policies, so each gets this one. One policy covers all roles, because the program's
 * login is a member of the tenant role, whose policies would apply to the program too.
 */
const rules = `
  revoke all on all tables in schema pgboss from frontdesk_tenant, frontdesk_across;
  grant usage on schema pgboss to frontdesk_tenant, frontdesk_across;
  grant select on pgboss.queue to frontdesk_tenant, frontdesk_across;
  do $$
  declare jobs regclass;
  begin
    for jobs in
      select 'pgboss.job'::regclass
      union all select inhrelid::regclass from pg_inherits where inhparent = 'pgboss.job'::regclass
    loop
      execute format('grant select, insert on %s to frontdesk_tenant, frontdesk_across', jobs);
      continue when (select relrowsecurity from pg_class where oid = jobs);
      execute format('alter table %s enable row level security', jobs);
      execute format('create policy own_business on %s using (
        (select current_user) <> ''frontdesk_tenant''
        or data ->> ''tenant'' = (select current_setting(''app.tenant'', true)))', jobs);
    end loop;
  end $$`
