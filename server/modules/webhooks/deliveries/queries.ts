import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface DeliveryRow {
  id: string
  event: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: { at: string; status_code: number | null; ms: number; error: string | null }[]
  next_attempt_at: Date | null
  created_at: Date
}

/** Inserts a delivery for every webhook that subscribes to the event. Returns how many. */
export async function insertDeliveries(
  db: Tx,
  event: { id: string; type: string; at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_delivery (webhook_id, event_id, next_attempt_at)
    select id, ${event.id}, ${event.at} from webhook
    where is_active and ('*' = any (events) or ${event.type} = any (events))`.execute(db)
  return Number(numAffectedRows)
}

/** Inserts an event for one webhook, which listeners do not get. */
export async function insertTest(
  db: Tx,
  webhook: string,
  event: { id: string; type: string; data: object; at: Date },
): Promise<void> {
  await db
    .insertInto('event')
    .values({ ...event, data: JSON.stringify(event.data) })
    .execute()
  await db
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhook, event_id: event.id, next_attempt_at: event.at })
    .execute()
}

/** Newest first. */
export const selectDeliveries = (
  db: Tx,
  webhook: string,
  filter: { status?: DeliveryRow['status']; limit: number; offset: number },
): Promise<DeliveryRow[]> =>
  shownColumns(
    deliveries(db)
      .where('d.webhook_id', '=', webhook)
      .$if(filter.status !== undefined, query => query.where('d.status', '=', filter.status!))
      .orderBy('d.event_id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset),
  ).execute()

export const selectDelivery = (db: Tx, webhook: string, id: string): Promise<DeliveryRow | undefined> =>
  shownColumns(
    deliveries(db).where('d.webhook_id', '=', webhook).where('d.event_id', '=', id),
  ).executeTakeFirst()

/** The same with what is sent, as JSON. */
export const selectSent = (
  db: Tx,
  webhook: string,
  id: string,
): Promise<(DeliveryRow & { data: string }) | undefined> =>
  shownColumns(deliveries(db).where('d.webhook_id', '=', webhook).where('d.event_id', '=', id))
    .select(sql<string>`e.data::text`.as('data'))
    .executeTakeFirst()

const deliveries = (db: Tx) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('event as e', join =>
      join.onRef('e.tenant_id', '=', 'd.tenant_id').onRef('e.id', '=', 'd.event_id'),
    )

const shownColumns = (query: ReturnType<typeof deliveries>) =>
  query
    .select(['d.event_id as id', 'e.type as event', 'd.status', 'd.attempts', 'd.next_attempt_at'])
    .select('e.at as created_at')
    .$castTo<DeliveryRow>()

/** Makes a delivery pending again, with all its retries. */
export async function resetDelivery(db: Tx, webhook: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ status: 'pending', tries: 0, next_attempt_at: at })
    .where('webhook_id', '=', webhook)
    .where('event_id', '=', id)
    .execute()
}
