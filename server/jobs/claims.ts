import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#server/db/connect.ts'
import type { Session } from '#server/db/session.ts'

/** One attempt at a job, as its queue counts them. */
export interface Attempt {
  queue: string
  id: string
  attempt: number
}

/**
 * Which process runs which job. Heartbeats (queue.ts) reveal a dead process only after a while; the database
 * knows at once. A process holds an advisory lock for each job it runs, and PostgreSQL releases the locks when
 * the process's connection ends, for whatever reason. The processes watch one another: when one disappears or
 * starts, jobs without a lock go back to their queue. If a lock is missing (a cut connection), the worst case
 * is the same as with heartbeats: a job runs twice, and the attempt that lost its claim is told to stop.
 */
export interface Claims {
  /** From now on this process runs the job. */
  take(job: Attempt): Promise<void>
  release(job: Attempt): Promise<void>
  /** Hands unfinished jobs to any free process, at once and without counting a failure. */
  handBack(jobs: Attempt[]): Promise<void>
  close(): Promise<void>
}

/** First halves of our advisory locks' keys: arbitrary numbers that no other program on the database would pick. */
const [processKey, jobKey] = [0x6664_0001, 0x6664_0002]

const watchEveryMs = 1_000
/** How often we look for abandoned jobs after a process disappeared: long enough to outlast `settleSeconds`. */
const looks = 4
/** Between a job's claim and its lock there is a moment in which nobody seems to hold it. */
const settleSeconds = 2

/** The session holds the locks, which are shared ones and so never wait; what reads and writes jobs uses the pool. */
export async function openClaims(
  { session, db }: { session: Session; db: Pick<Database, 'pool'> },
  log: Logger,
): Promise<Claims> {
  const held = new Set<string>()
  const closing = new AbortController()
  let known: number[] = []
  let looksLeft = looks

  const pass = async () => {
    const { client } = session
    if (!client) return
    const { rows } = await client.query<{ pid: number }>(processes, [processKey])
    const present = rows.map(row => row.pid)
    if (looksLeft > 0) {
      looksLeft--
      const taken = await db.pool.query<{ name: string; jobs: number }>(takeBack, [jobKey, settleSeconds])
      for (const { name, jobs } of taken.rows)
        log.warn({ job: name, jobs }, 'returned the jobs of a dead process to their queue')
    }
    // We look from the next pass on, so that a process whose connection was cut is back by then.
    if (known.some(pid => !present.includes(pid))) looksLeft = looks
    known = present
  }
  const watch = async () => {
    while (!closing.signal.aborted) {
      await pass().catch(error => log.debug({ err: error }, 'other processes can’t be watched'))
      await delay(watchEveryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  await session.prepare(async client => {
    if (closing.signal.aborted) return
    await client.query('select pg_advisory_lock_shared($1, 0)', [processKey])
    await client.query(lock, [jobKey, [...held]])
  })
  await session.open()
  const watching = watch()

  return {
    async take({ id }) {
      held.add(id)
      await session.client?.query(lock, [jobKey, [id]]).catch(() => {})
    },
    async release({ id }) {
      held.delete(id)
      await session.client?.query(unlock, [jobKey, id]).catch(() => {})
    },
    async handBack(jobs) {
      if (!jobs.length || closing.signal.aborted) return
      const column = (name: keyof Attempt) => jobs.map(job => job[name])
      await db.pool.query(giveBack, [column('queue'), column('id'), column('attempt')])
    },
    async close() {
      closing.abort()
      await watching
      await session.client?.query(unlockAll, [processKey, jobKey]).catch(() => {})
    },
  }
}

// Shared locks: two of them never wait for one another.
const lock = 'select pg_advisory_lock_shared($1, hashtext(id)) from unnest($2::text[]) id'
const unlock = 'select pg_advisory_unlock_shared($1, hashtext($2))'
const unlockAll = `
  select pg_advisory_unlock_shared(classid::int4, objid::int4) from pg_locks
  where pid = pg_backend_pid() and locktype = 'advisory' and objsubid = 2 and classid in ($1::int4::oid, $2::int4::oid)`

/** Our locks in this database; advisory locks with two keys have `objsubid` 2. */
const locks = `(select pid, classid, objid from pg_locks join pg_database d on d.oid = database
  where locktype = 'advisory' and objsubid = 2 and granted and datname = current_database())`

const processes = `select distinct pid from ${locks} l where classid = $1::int4::oid`

/** Wakes the workers of these queues, over the channel that pg-boss's own inserts notify. */
const wake = (changed: string) => `
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name), jobs
  from (select name, count(*) as jobs from ${changed} group by name) c`

/**
 * The interrupted run counts as an attempt, so that a job which kills its process every time comes to an end.
 * From the fourth time on the job also waits, longer each time.
 */
const takeBack = `
  with abandoned as (
    update pgboss.job set
      state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
      completed_on = case when retry_count >= retry_limit then now() end,
      start_after = now() + least(600, power(greatest(0, retry_count - 2), 2)) * interval '1 second',
      heartbeat_on = null,
      output = '{"value": {"message": "the process that ran it has died"}}'
    where state = 'active' and heartbeat_on < now() - $2 * interval '1 second'
      and not exists (select from ${locks} l where l.classid = $1::int4::oid and l.objid = hashtext(id::text)::oid)
    returning name)
  ${wake('abandoned')}`

/** Raises the limit as well (like pg-boss's own `retry`), so that restarts don't use up a job's attempts. */
const giveBack = `
  with given as (
    update pgboss.job j set
      state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
    from unnest($1::text[], $2::uuid[], $3::int[]) g (name, id, attempt)
    where j.name = g.name and j.id = g.id and j.state = 'active' and j.retry_count = g.attempt
    returning j.name)
  ${wake('given')}`
