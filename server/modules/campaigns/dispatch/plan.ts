import type { Ctx } from '#server/core/context.ts'
import { type Contact, contactBatches } from '#server/modules/contacts/contacts.ts'
import { check, factsOf, orderOf } from '../eligibility/eligibility.ts'
import { termsOf, wholeTermsOf } from '../terms/terms.ts'
import { type BroadcastLease, type BroadcastRow, setPlanned } from './lease-queries.ts'
import { insertPlanned, type PlannedMessage } from './queries.ts'

/** Contacts whose messages are stored in one transaction. */
const batchSize = 500

/**
 * Stores a message for every contact of a broadcast that has none yet, with the result of the checks. Each batch is one
 * transaction that also stores the progress, so that another run continues after a crash. Calls `written` after each
 * batch. Ends early when the lease is lost or the signal fires; returns whether every contact has its message.
 */
export async function planMessages(
  ctx: Ctx,
  hold: BroadcastLease,
  broadcast: BroadcastRow,
  signal: AbortSignal,
  written: () => void,
): Promise<boolean> {
  if (broadcast.planned_at) return true
  for await (const contacts of contactsOf(ctx, broadcast)) {
    if (signal.aborted) return false
    const facts = await factsOf(ctx, orderOf(broadcast))
    const planned = contacts.map(contact => plannedOf(ctx, contact, facts))
    const ours = await ctx.tx(async db => {
      if (!(await setPlanned(db, hold, { after: contacts.at(-1)!.id }))) return false
      await insertPlanned(db, hold, planned, facts.now)
      return true
    })
    if (!ours) return false
    written()
  }
  return ctx.tx(db => setPlanned(db, hold, { all: ctx.now() }))
}

/** The contacts not planned yet; none once the audience is deleted. */
async function* contactsOf(ctx: Ctx, broadcast: BroadcastRow): AsyncGenerator<Contact[]> {
  const { audience_id: audienceId, contact_id: contactId, planned_after: after } = broadcast
  if (!audienceId) return
  yield* contactBatches(
    ctx,
    { audienceId, ...(contactId && { contactId }), ...(after && { after }) },
    batchSize,
  )
}

function plannedOf(ctx: Ctx, contact: Contact, facts: Parameters<typeof check>[1]): PlannedMessage {
  const verdict = check(contact, facts)
  const common = {
    id: ctx.id(),
    contact: contact.id,
    name: contact.name,
    to: verdict.to,
    terms: termsOf(contact),
    wholeTerms: wholeTermsOf(contact),
  }
  if (verdict.kind === 'blocked') {
    const { reason, channel } = verdict
    return { ...common, channel, template: null, state: 'blocked', reason, subject: null, heldUntil: null }
  }
  const { channel, template, subject } = verdict
  const heldUntil = verdict.kind === 'held' ? verdict.until : null
  return { ...common, channel, template: template.id, state: 'queued', reason: null, subject, heldUntil }
}
