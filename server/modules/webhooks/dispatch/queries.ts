import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** A webhook that this process sends to, as of the last pass. */
export interface WebhookTarget {
  tenant_id: string
  webhook_id: string
  url: string
  secret: Buffer
  previous_secret: Buffer | null
  previous_until: Date | null
  failing: boolean
}

/** A delivery that is due. */
export interface DueDelivery {
  event_id: string
  tries: number
  event: string
  at: Date
  /** JSON. */
  data: string
}

export interface DeliveryClaim {
  /** The id of this process. */
  worker: string
  now: Date
  /** For webhooks with deliveries in hand: how many more to claim. */
  known: { webhook_id: string; room: number }[]
  /** The deliveries in hand of those that have room. */
  inHand: { webhook_id: string; event_id: string }[]
  /** How many to claim for any other webhook. */
  room: { healthy: number; failing: number }
  /** How many to claim in all. */
  limit: number
}

/** How long a claim lasts unless it is renewed; afterwards the deliveries of a dead process are sent again. */
const leaseSeconds = 30
/** A returned webhook belongs to this process for at least this long. */
export const claimedSeconds = 10

/**
 * Makes the transaction look up deliveries in their indexes, by plans that stay. Rows are pending for moments only, so
 * PostgreSQL's statistics about them are always wrong: with 50,000 pending rows it read and sorted all of them for every
 * jump of `claim`, and the whole table for a hundred results; and making such plans took longer than running good ones.
 */
export const planByIndex = (db: Tx): Promise<unknown> =>
  sql`select set_config(name, value, true) from (values ('enable_seqscan', 'off'), ('enable_bitmapscan', 'off'),
    ('enable_sort', 'off'), ('plan_cache_mode', 'force_generic_plan')) settings (name, value)`.execute(db)

/**
 * Claims webhooks with due deliveries for this process, where no other process has them, and returns each at least once,
 * with its due deliveries in the order in which they became due.
 *
 * `waiting` jumps in the index from one webhook with pending deliveries to the next, so a long queue of a dead webhook costs
 * one lookup. For all tenants, after `planByIndex`.
 */
export async function claim(
  db: Tx,
  { worker, now, known, inHand, room, limit }: DeliveryClaim,
): Promise<(WebhookTarget & { due: DueDelivery | null })[]> {
  const { rows } = await sql<
    WebhookTarget & { [name in keyof DueDelivery]: DueDelivery[name] | null } & {
      next_attempt_at: Date | null
    }
  >`
    with recursive waiting as (
      (select tenant_id, webhook_id from webhook_delivery where status = 'pending'
        order by tenant_id, webhook_id limit 1)
      union all
      select n.tenant_id, n.webhook_id from waiting w cross join lateral (
        select d.tenant_id, d.webhook_id from webhook_delivery d
        where d.status = 'pending' and (d.tenant_id, d.webhook_id) > (w.tenant_id, w.webhook_id)
        order by d.tenant_id, d.webhook_id limit 1) n
    ),
    due as (
      select w.* from waiting x join webhook w on w.tenant_id = x.tenant_id and w.id = x.webhook_id
        cross join lateral (
          select d.next_attempt_at from webhook_delivery d
          where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.status = 'pending'
          order by d.next_attempt_at, d.event_id limit 1) first
      where w.is_active and first.next_attempt_at <= ${now}
    ),
    free as (
      select w.tenant_id, w.id from webhook w join due on due.tenant_id = w.tenant_id and due.id = w.id
      where w.worker is null or w.worker_until < now()
        or (w.worker = ${worker} and w.worker_until < now() + ${claimedSeconds} * interval '1 second')
      for update of w skip locked
    ),
    taken as (
      update webhook w set worker = ${worker}, worker_until = now() + ${leaseSeconds} * interval '1 second'
      from free where w.tenant_id = free.tenant_id and w.id = free.id
      returning w.tenant_id, w.id
    ),
    ours as (
      select due.* from due
      where (due.tenant_id, due.id) in (select tenant_id, id from taken)
        or (due.worker = ${worker} and due.worker_until >= now() + ${claimedSeconds} * interval '1 second')
    )
    select p.*, e.type as event, e.at, e.data::text as data
    from (
      select o.tenant_id, o.id as webhook_id, o.url, o.secret, o.previous_secret, o.previous_until,
        o.failing_since is not null as failing, d.event_id, d.tries, d.next_attempt_at
      from ours o
      left join jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as k (webhook_id uuid, room integer) on k.webhook_id = o.id
      left join lateral (
        select d.event_id, d.tries, d.next_attempt_at from webhook_delivery d
        where d.tenant_id = o.tenant_id and d.webhook_id = o.id and d.status = 'pending'
          and d.next_attempt_at <= ${now} and (d.webhook_id, d.event_id) not in (
            select * from unnest(${inHand.map(each => each.webhook_id)}::uuid[], ${inHand.map(each => each.event_id)}::uuid[]))
        order by d.next_attempt_at, d.event_id
        limit coalesce(k.room,
          case when o.failing_since is null then ${room.healthy}::int else ${room.failing}::int end)
      ) d on true
      order by d.next_attempt_at nulls first, d.event_id
      limit ${limit}
    ) p
    left join event e on e.tenant_id = p.tenant_id and e.id = p.event_id
    order by p.next_attempt_at nulls first, p.event_id`.execute(db)
  return rows.map(({ event_id, tries, event, at, data, next_attempt_at: _, ...endpoint }) => ({
    ...endpoint,
    due: event_id ? ({ event_id, tries, event, at, data } as DueDelivery) : null,
  }))
}

/** The state of a delivery after an attempt. */
export interface AttemptResult {
  tenant_id: string
  webhook_id: string
  event_id: string
  status: 'pending' | 'delivered' | 'failed'
  tries: number
  next_attempt_at: Date | null
  attempt: object
}

/** How many attempts are stored with a delivery. */
const remembered = 50

/**
 * Stores attempts. A settled delivery stays settled. That is no condition of the join, because PostgreSQL without statistics
 * then used the index of pending deliveries instead of the primary key, and a thousand rows among 50,000 took more than a
 * minute. For all tenants, after `planByIndex`.
 */
export async function saveResults(db: Tx, results: AttemptResult[]): Promise<void> {
  await sql`
    update webhook_delivery d set
      status = case d.status when 'pending' then r.status else d.status end,
      next_attempt_at = case d.status when 'pending' then r.next_attempt_at end,
      tries = r.tries,
      attempts = case when jsonb_array_length(d.attempts) < ${remembered} then d.attempts else d.attempts - 0 end
        || r.attempt
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (tenant_id uuid, webhook_id uuid, event_id uuid,
      status text, tries integer, next_attempt_at timestamptz, attempt jsonb)
    where d.tenant_id = r.tenant_id and d.webhook_id = r.webhook_id and d.event_id = r.event_id`.execute(db)
}

/** The health of a webhook after some attempts. */
export interface WebhookHealth {
  tenant_id: string
  webhook_id: string
  /** The time of the first failure when all attempts failed; null when one succeeded. */
  failed_at: Date | null
}

interface StoredHealth {
  tenant_id: string
  webhook_id: string
  /** It fails since before the given moment. */
  over: boolean
  /** It began to fail, or recovered. */
  turned: boolean
}

/** Stores since when webhooks fail, and returns those whose owner should learn of it. For all tenants. */
export async function saveHealth(db: Tx, seen: WebhookHealth[], before: Date): Promise<StoredHealth[]> {
  const { rows } = await sql<StoredHealth>`
    update webhook w set
      failing_since = case when h.failed_at is null then null else coalesce(w.failing_since, h.failed_at) end
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as h (tenant_id uuid, webhook_id uuid, failed_at timestamptz)
    join webhook b on b.tenant_id = h.tenant_id and b.id = h.webhook_id
    where w.tenant_id = h.tenant_id and w.id = h.webhook_id
    returning w.tenant_id, w.id as webhook_id, coalesce(w.failing_since <= ${before}, false) as over,
      (b.failing_since is null) <> (w.failing_since is null) as turned`.execute(db)
  return rows.filter(row => row.over || row.turned)
}

/** Releases the webhooks of this process to other processes. For all tenants. */
export async function release(db: Tx, worker: string): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ worker: null, worker_until: null })
    .where('worker', '=', worker)
    .execute()
}
