import { createHash } from 'node:crypto'
import type { Provider } from '#contract/crm.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Lead, leadsAfter, leadsById } from '#server/modules/leads/leads.ts'
import { type Crm, type CrmContact, CrmUnavailable, type Upserted } from '#server/providers/crm/port.ts'
import { openCrm } from './connections.ts'
import * as rows from './queries.ts'

/** What came of telling a CRM of leads; `skipped` knew already, or can't be kept there. */
export interface Counts {
  created: number
  updated: number
  skipped: number
}

const nothing: Counts = { created: 0, updated: 0, skipped: 0 }

/** From so many on, a batch refused to the last contact is a matter of the connection. */
const tellingRefusals = 5

/** Tells a CRM of the leads that changed since it was last told. Throws CrmUnavailable; the rest stays due. */
export const tellChanged = (ctx: Ctx, provider: Provider, signal: AbortSignal): Promise<void> =>
  connected(ctx, provider, async ({ crm, row }) => {
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
      counts = sum(counts, await tell(ctx, { provider, crm }, leads, signal))
      await ctx.tx(db => rows.deleteDue(db, provider, due))
    }
    await well(ctx, row, counts.created + counts.updated > 0 ? counts : null)
  })

/** Goes through all leads and tells a CRM of those that it doesn't know as they are. Throws CrmUnavailable. */
export const tellAll = (ctx: Ctx, provider: Provider, signal: AbortSignal): Promise<void> =>
  connected(ctx, provider, async ({ crm, row }) => {
    let counts = nothing
    let after: string | null = null
    for (;;) {
      signal.throwIfAborted()
      const leads: Lead[] = await leadsAfter(ctx, {}, after, crm.batch)
      if (!leads.length) break
      counts = sum(counts, await tell(ctx, { provider, crm }, leads, signal))
      after = leads.at(-1)!.id
    }
    await well(ctx, row, counts, { last_synced_at: ctx.now() })
  })

/** Does something with a connection, if it is still there, and keeps how that went. */
async function connected(
  ctx: Ctx,
  provider: Provider,
  work: (connection: { crm: Crm; row: rows.ConnectionRow }) => Promise<void>,
): Promise<void> {
  const row = await ctx.tx(db => rows.selectConnection(db, provider))
  if (!row) return
  try {
    await work({ crm: openCrm(ctx, row), row })
  } catch (error) {
    if (error instanceof CrmUnavailable && error.reason !== 'aborted') await failed(ctx, provider, error)
    throw error
  }
}

/** It worked: `counts` are announced, where there are any. */
const well = (
  ctx: Ctx,
  { provider, failing_since }: rows.ConnectionRow,
  counts: Counts | null,
  also: { last_synced_at?: Date } = {},
): Promise<void> =>
  ctx.tx(async db => {
    if (failing_since || also.last_synced_at) {
      await rows.updateHealth(db, provider, { failing_since: null, last_error: null, ...also })
    }
    if (counts) await ctx.publish('crm.sync_completed', { connection: provider, ...counts })
  })

/** It did not: announced once, until it has worked again. */
const failed = (ctx: Ctx, provider: Provider, error: CrmUnavailable): Promise<void> =>
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

/** Tells a CRM of these leads, unless it knows them as they are, and remembers that it does. */
async function tell(
  ctx: Ctx,
  { provider, crm }: { provider: Provider; crm: Crm },
  leads: Lead[],
  signal: AbortSignal,
): Promise<Counts> {
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
    await rows.saveTold(db, provider, told, ctx.now())
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

/** CRMs refuse a batch for one bad contact in it: halved and halved again, only that one is left out. */
async function upsert(crm: Crm, contacts: CrmContact[], signal: AbortSignal): Promise<Sent> {
  if (!contacts.length) return { taken: [], refused: new Map() }
  try {
    return { taken: await crm.upsert(contacts, signal), refused: new Map() }
  } catch (error) {
    if (!(error instanceof CrmUnavailable) || error.reason !== 'rejected') throw error
    if (contacts.length === 1) return { taken: [], refused: new Map([[contacts[0]!.id, error.message]]) }
    const half = Math.ceil(contacts.length / 2)
    const first = await upsert(crm, contacts.slice(0, half), signal)
    if (!first.taken.length && half >= tellingRefusals) throw error
    const second = await upsert(crm, contacts.slice(half), signal)
    return {
      taken: [...first.taken, ...second.taken],
      refused: new Map([...first.refused, ...second.refused]),
    }
  }
}

const contactOf = ({ conversation_id, call_id, ...contact }: Lead): CrmContact => contact

/** Of what is sent, without when: a lead that was changed and changed back is the same. */
const digestOf = ({ updated_at, ...contact }: CrmContact): Buffer =>
  createHash('sha256').update(JSON.stringify(contact)).digest()

const sum = (a: Counts, b: Counts): Counts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  skipped: a.skipped + b.skipped,
})
