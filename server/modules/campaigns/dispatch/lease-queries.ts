import { type Selectable, sql } from 'kysely'
import type { Broadcast } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isOpen } from '../states/states.ts'

export type BroadcastRow = Selectable<Broadcast>

/** The lease of a runner on a broadcast. */
export interface BroadcastLease {
  broadcast: string
  runner: string
}

const running = sql`status in ('queued', 'sending')`

/**
 * Gives this runner the lease on a broadcast; undefined when the broadcast is not running, does not begin yet, or another
 * runner has the lease.
 * A retry of the same job takes over at once, because the attempt before it has died or was stopped.
 */
export async function acquire(
  db: Tx,
  hold: BroadcastLease,
  by: { job: string; now: Date; until: Date },
): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`
    update broadcast set runner = ${hold.runner}, job = ${by.job}, lease_until = ${by.until}
    where id = ${hold.broadcast} and ${running}
      and (starts_at is null or starts_at <= ${by.now})
      and (lease_until is null or lease_until <= ${by.now} or job = ${by.job})
    returning *`.execute(db)
  return rows[0]
}

/** SQL condition on `broadcast`: it runs, and this runner has the lease. */
export const isHeld = (hold: BroadcastLease) =>
  sql`id = ${hold.broadcast} and runner = ${hold.runner} and ${running}`

/** When a broadcast that must not begin yet does; null when there is none such. */
export async function selectStart(db: Tx, broadcast: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('broadcast')
    .select('starts_at')
    .where('id', '=', broadcast)
    .where('status', '=', 'queued')
    .where('starts_at', '>', now)
    .executeTakeFirst()
  return row?.starts_at ?? null
}

/** Extends the lease; false when the broadcast is cancelled or another runner has taken over. */
export async function renew(db: Tx, hold: BroadcastLease, until: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update broadcast set lease_until = ${until} where ${isHeld(hold)}`.execute(db)
  return numAffectedRows! > 0n
}

/** Marks the broadcast as sending. */
export async function begin(db: Tx, hold: BroadcastLease): Promise<void> {
  await sql`update broadcast set status = 'sending', waiting_for = null
    where ${isHeld(hold)} and (status <> 'sending' or waiting_for is not null)`.execute(db)
}

/** Why a queued broadcast waits. */
export type WaitingFor = 'review' | 'window' | 'time' | null

/** Gives the lease up until `nextAt`; false when it was lost before. */
export async function release(
  db: Tx,
  hold: BroadcastLease,
  to: { nextAt: Date | null; waitingFor: WaitingFor },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update broadcast set runner = null, job = null, lease_until = null, next_at = ${to.nextAt},
      waiting_for = ${to.waitingFor}, status = case when ${to.waitingFor}::text is null then status else 'queued' end
    where ${isHeld(hold)}`.execute(db)
  return numAffectedRows! > 0n
}

/** Completes a broadcast without open messages; returns whether it did. */
export async function complete(db: Tx, hold: BroadcastLease, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update broadcast b set status = 'completed', waiting_for = null, completed_at = ${now}, next_at = null,
      runner = null, job = null, lease_until = null
    where ${isHeld(hold)} and planned_at is not null and not exists (
      select from broadcast_message m where m.broadcast_id = b.id and ${isOpen})`.execute(db)
  return numAffectedRows! > 0n
}

/** Stores how far messages are planned; false when the lease was lost. */
export async function setPlanned(
  db: Tx,
  hold: BroadcastLease,
  to: { after: string } | { all: Date },
): Promise<boolean> {
  const change = 'after' in to ? sql`planned_after = ${to.after}` : sql`planned_at = ${to.all}`
  const { numAffectedRows } = await sql`update broadcast set ${change} where ${isHeld(hold)}`.execute(db)
  return numAffectedRows! > 0n
}

/** Broadcasts that wait for the review of a template. */
export async function selectWaitingForReview(db: Tx, template: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from broadcast
    where status = 'queued' and waiting_for = 'review' and template_ids ->> 'whatsapp' = ${template}`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** Due broadcasts of every business that have no runner. For all tenants. */
export const selectNeglected = (db: Tx, now: Date): Promise<{ tenant_id: string; id: string }[]> =>
  db
    .selectFrom('broadcast')
    .select(['tenant_id', 'id'])
    .where('status', 'in', ['queued', 'sending'])
    .where('next_at', '<=', now)
    .where(eb => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .execute()
