import { type Selectable, sql } from 'kysely'
import type { Broadcast } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { isOpen } from '../states/states.ts'

export type BroadcastRow = Selectable<Broadcast>

/** Who sends a broadcast at the moment. */
export interface BroadcastLease {
  broadcast: string
  runner: string
}

const running = sql`status in ('queued', 'sending')`

/**
 * Makes this runner the only one that sends the broadcast; nothing when it is not running, or somebody else sends it.
 * Another attempt at the same job takes over at once: the one before has died, or was told to stop.
 */
export async function acquire(
  db: Tx,
  hold: BroadcastLease,
  by: { job: string; now: Date; until: Date },
): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`
    update broadcast set runner = ${hold.runner}, job = ${by.job}, lease_until = ${by.until}
    where id = ${hold.broadcast} and ${running}
      and (lease_until is null or lease_until <= ${by.now} or job = ${by.job})
    returning *`.execute(db)
  return rows[0]
}

/** The broadcast, as long as it runs and this runner holds it. */
export const isHeld = (hold: BroadcastLease) =>
  sql`id = ${hold.broadcast} and runner = ${hold.runner} and ${running}`

/** False when the broadcast is cancelled or another has taken over. */
export async function renew(db: Tx, hold: BroadcastLease, until: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update broadcast set lease_until = ${until} where ${isHeld(hold)}`.execute(db)
  return numAffectedRows! > 0n
}

/** Begins to send, or goes on. */
export async function begin(db: Tx, hold: BroadcastLease): Promise<void> {
  await sql`update broadcast set status = 'sending', waiting_for = null
    where ${isHeld(hold)} and (status <> 'sending' or waiting_for is not null)`.execute(db)
}

/** Why a broadcast does not go on at once although it was told to. */
export type WaitingFor = 'review' | 'window' | null

/** Lets go until there is something to do again. */
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

/** Ends a broadcast that has nothing left to do; says whether it did. */
export async function complete(db: Tx, hold: BroadcastLease, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update broadcast b set status = 'completed', waiting_for = null, completed_at = ${now}, next_at = null,
      runner = null, job = null, lease_until = null
    where ${isHeld(hold)} and planned_at is not null and not exists (
      select from broadcast_message m where m.broadcast_id = b.id and ${isOpen})`.execute(db)
  return numAffectedRows! > 0n
}

/** Notes how far the rows of contacts are written; false when the broadcast is no longer this runner's. */
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

/** Broadcasts of every business that somebody should go on with. Only for `across`. */
export const selectNeglected = (db: Tx, now: Date): Promise<{ tenant_id: string; id: string }[]> =>
  db
    .selectFrom('broadcast')
    .select(['tenant_id', 'id'])
    .where('status', 'in', ['queued', 'sending'])
    .where('next_at', '<=', now)
    .where(eb => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .execute()
