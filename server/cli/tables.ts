import type pg from 'pg'
import { listenerQueue, type Work } from '#server/jobs/queue.ts'

/** A table as a backup copies it. */
export interface CopiedTable {
  name: string
  /** The columns with data of their own; the database computes generated columns again. */
  columns: string[]
  /** Whether row-level security guards it. A guarded table is read as the role that sees every business. */
  guarded: boolean
}

/**
 * Tables whose rows are of no use elsewhere: the list of migrations (the manifest has it), spent allowances, changes,
 * which name transactions of their own database, who looked at what in the last minute, and how the trunk stood that a
 * process listened at.
 */
const left = [
  'change',
  'change_floor',
  'conversation_presence',
  'migration',
  'rate_limit',
  'send_pace',
  'sip_trunk',
]

/** Every table to copy, each after those that its foreign keys point to. */
export async function tablesToCopy(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { oid: number; needs: number[] }>(
    `select c.oid::int, c.relname as name, c.relrowsecurity as guarded,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select array_agg(distinct f.confrelid::int) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as needs
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
     order by c.relname`,
    [left],
  )
  const ordered: CopiedTable[] = []
  const done = new Set<number>()
  while (ordered.length < rows.length) {
    const ready = rows.filter(row => !done.has(row.oid) && row.needs.every(oid => done.has(oid)))
    if (!ready.length) throw new Error('the foreign keys of the database form a circle')
    for (const { oid, name, columns, guarded } of ready) {
      done.add(oid)
      ordered.push({ name, columns, guarded })
    }
  }
  return ordered
}

/** The sequences behind generated ids, with the last value used; null before the first. */
export async function sequences(client: pg.ClientBase): Promise<{ name: string; value: number | null }[]> {
  const { rows } = await client.query<{ name: string; value: number | null }>(
    'select sequencename as name, last_value as value from pg_sequences where schemaname = current_schema() order by 1',
  )
  return rows
}

/** Jobs that are promised but not finished. The queue makes its own bookkeeping anew. */
export const openJobs = {
  name: 'pgboss.job',
  states: ['created', 'retry', 'active'],
  queues: (work: Work): string[] => [...work.jobs.map(job => job.name), ...work.listeners.map(listenerQueue)],
}

/** The columns of the table of jobs. */
export async function jobColumns(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  return rows.map(row => row.name)
}

export const quoted = (name: string): string =>
  name
    .split('.')
    .map(part => `"${part}"`)
    .join('.')

/** The migrations of this database, as the manifest of a backup lists them. */
export async function appliedMigrations(client: pg.ClientBase): Promise<{ name: string; sha256: string }[]> {
  return (await client.query('select name, sha256 from migration order by name')).rows
}
