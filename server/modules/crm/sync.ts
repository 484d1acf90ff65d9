import { createHash } from 'node:crypto'
import type { Provider } from '#contract/crm.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Lead, leadsAfter, leadsById } from '#server/modules/leads/leads.ts'
import { type Crm, type CrmContact, CrmUnavailable, type Upserted } from '#server/providers/crm/port.ts'
import { openCrm } from './connections.ts'
import * as rows from './queries.ts'

/** How many leads a CRM created and updated; `skipped`: it has them already, or does not accept them. */
interface SyncCounts {
  created: number
  updated: number
  skipped: number
}

const nothing: SyncCounts = { created: 0, updated: 0, skipped: 0 }

/** When a batch of at least this size is refused completely, the connection is the cause, not the contacts. */
const conclusiveRefusals = 5

/** Sends changed leads to a CRM. Throws CrmUnavailable; the leads not sent yet stay due. */
export const syncChanged = (ctx: Ctx, provider: Provider, signal: AbortSignal): Promise<void> =>
  withConnection(ctx, provider, async ({ crm, row }) => {
    let counts = nothing
    for (;;) {
      signal.throwIfAborted()
      const { due, leads } = await ctx.tx(async db => {
        const due = await rows.selectDue(db, provider, crm.batch)
        return {
          due,
          leads: await leadsById(
            ctx,
            due.map(each => each.lead_id),
          ),
        }
      })
      if (!due.length) break
      counts = sum(counts, await syncLeads(ctx, { provider, crm }, leads, signal))
      await ctx.tx(db => rows.deleteDue(db, provider, due))
    }
    await recordSuccess(ctx, row, counts.created + counts.updated > 0 ? counts : null)
  })

/** Compares all leads, and sends those that the CRM does not have in their present form. Throws CrmUnavailable. */
export const syncAll = (ctx: Ctx, provider: Provider, signal: AbortSignal): Promise<void> =>
  withConnection(ctx, provider, async ({ crm, row }) => {
    let counts = nothing
    let after: string | null = null
    for (;;) {
      signal.throwIfAborted()
      const leads: Lead[] = await leadsAfter(ctx, {}, after, crm.batch)
      if (!leads.length) break
      counts = sum(counts, await syncLeads(ctx, { provider, crm }, leads, signal))
      after = leads.at(-1)!.id
    }
    await recordSuccess(ctx, row, counts, { last_synced_at: ctx.now() })
  })

/** Calls `work` with a connection, if it still exists, and stores a failure of the CRM. */
async function withConnection(
  ctx: Ctx,
  provider: Provider,
  work: (connection: { crm: Crm; row: rows.CrmConnectionRow }) => Promise<void>,
): Promise<void> {
  const row = await ctx.tx(db => rows.selectConnection(db, provider))
  if (!row) return
  try {
    await work({ crm: openCrm(ctx, row), row })
  } catch (error) {
    if (error instanceof CrmUnavailable && error.reason !== 'aborted')
      await recordFailure(ctx, provider, error)
    throw error
  }
}

/** Stores a success, and publishes `counts` if given. */
const recordSuccess = (
  ctx: Ctx,
  { provider, failing_since }: rows.CrmConnectionRow,
  counts: SyncCounts | null,
  also: { last_synced_at?: Date } = {},
): Promise<void> =>
  ctx.tx(async db => {
    if (failing_since || also.last_synced_at) {
      await rows.updateHealth(db, provider, { failing_since: null, last_error: null, ...also })
    }
    if (counts) await ctx.publish('crm.sync_completed', { connection: provider, ...counts })
  })

/** Stores a failure. Publishes the first one after a success. */
const recordFailure = (ctx: Ctx, provider: Provider, error: CrmUnavailable): Promise<void> =>
  ctx.tx(async db => {
    const row = await rows.lockConnection(db, provider)
    if (!row) return
    await rows.updateHealth(db, provider, {
      failing_since: row.failing_since ?? ctx.now(),
      last_error: error.message,
    })
    if (row.failing_since) return
    await ctx.publish('crm.sync_failed', { connection: provider, error: error.message, lead_id: null })
  })

/** Sends those of these leads to a CRM that it does not have in their present form, and stores the result. */
async function syncLeads(
  ctx: Ctx,
  { provider, crm }: { provider: Provider; crm: Crm },
  leads: Lead[],
  signal: AbortSignal,
): Promise<SyncCounts> {
  if (!leads.length) return nothing
  const ids = leads.map(lead => lead.id)
  const known = new Map(
    (await ctx.tx(db => rows.selectKnown(db, provider, ids))).map(row => [row.lead_id, row.digest]),
  )
  const changed = leads.map(contactOf).filter(contact => !known.get(contact.id)?.equals(digestOf(contact)))
  const refusals = new Map(
    changed.flatMap(contact => {
      const refusal = crm.refusal(contact)
      return refusal === null ? [] : [[contact.id, refusal] as const]
    }),
  )
  const sent = await upsert(
    crm,
    changed.filter(contact => !refusals.has(contact.id)),
    signal,
  )
  const created = sent.taken.filter(each => each.created ?? !known.has(each.id)).length
  const remoteIds = new Map(sent.taken.map(each => [each.id, each.remoteId]))
  await ctx.tx(async db => {
    const told = changed.map(contact => ({
      lead_id: contact.id,
      remote_id: remoteIds.get(contact.id) ?? null,
      digest: digestOf(contact),
      refused: refusals.get(contact.id) ?? sent.refused.get(contact.id) ?? null,
    }))
    await rows.saveSynced(db, provider, told, ctx.now())
    for (const [lead_id, error] of sent.refused) {
      await ctx.publish('crm.sync_failed', { connection: provider, error, lead_id })
    }
  })
  return { created, updated: sent.taken.length - created, skipped: leads.length - sent.taken.length }
}

interface Sent {
  taken: Upserted[]
  /** By lead, why the CRM refused it. */
  refused: Map<string, string>
}

/** Sends contacts. A CRM refuses a whole batch for one invalid contact, so the batch is halved until only that is left. */
async function upsert(crm: Crm, contacts: CrmContact[], signal: AbortSignal): Promise<Sent> {
  if (!contacts.length) return { taken: [], refused: new Map() }
  try {
    return { taken: await crm.upsert(contacts, signal), refused: new Map() }
  } catch (error) {
    if (!(error instanceof CrmUnavailable) || error.reason !== 'rejected') throw error
    if (contacts.length === 1) return { taken: [], refused: new Map([[contacts[0]!.id, error.message]]) }
    const half = Math.ceil(contacts.length / 2)
    const first = await upsert(crm, contacts.slice(0, half), signal)
    if (!first.taken.length && half >= conclusiveRefusals) throw error
    const second = await upsert(crm, contacts.slice(half), signal)
    return {
      taken: [...first.taken, ...second.taken],
      refused: new Map([...first.refused, ...second.refused]),
    }
  }
}

const contactOf = ({ conversation_id, call_id, ...contact }: Lead): CrmContact => contact

/** A hash of what is sent, without its time: a lead that was changed and changed back is the same. */
const digestOf = ({ updated_at, ...contact }: CrmContact): Buffer =>
  createHash('sha256').update(JSON.stringify(contact)).digest()

const sum = (a: SyncCounts, b: SyncCounts): SyncCounts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  skipped: a.skipped + b.skipped,
})
