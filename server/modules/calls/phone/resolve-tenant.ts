import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { business, businessBySlug, soleBusiness } from '#server/modules/accounts/accounts.ts'
import { findVoiceMessage } from '#server/modules/campaigns/spoken/spoken.ts'
import type { VerifiedTwilioCallback } from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { type Call, callOf, createCall } from '../calls.ts'
import { selectCallBy } from '../queries.ts'
import * as rows from './queries.ts'

/** How long a call to the shared number counts as calling back the business that called last. */
const callBackMs = 30 * 24 * 3_600_000

/** The names in the address of a callback. */
export interface CallbackTarget {
  call?: string
  message?: string
  tenant?: string
  /** The number of the line that it is about. */
  line?: string
}

/**
 * The call that a callback is about, with its business; null when it is not ours. The first callback about a broadcast's call
 * creates its row.
 */
export async function calledIn(
  open: OpenCtx,
  { field, tenants }: VerifiedTwilioCallback,
  named: CallbackTarget,
): Promise<{ ctx: Ctx; call: Call } | null> {
  const providerId = field('CallSid')
  if (!named.tenant) return byProvider(open, tenants, providerId)
  // The installation's carrier account may report on any business's calls; a business's own account only on its own.
  if (!isRecordId(named.tenant)) return null
  if (!tenants.includes(null) && !tenants.includes(named.tenant)) return null
  const ctx = open.as(named.tenant, { kind: 'system' })
  const call = await (named.message
    ? callOfMessage(ctx, named.message, callbackLine(field))
    : namedCall(ctx, named.call))
  return call && { ctx, call }
}

const namedCall = async (ctx: Ctx, id = ''): Promise<Call | null> => (isRecordId(id) ? callOf(ctx, id) : null)

const callbackLine = (field: VerifiedTwilioCallback['field']): MessageLine => ({
  carrier: 'twilio',
  ourNumber: field('From') || null,
  providerId: field('CallSid') || null,
})

/** Over which line a broadcast's call goes. */
interface MessageLine {
  carrier: 'twilio' | 'sip'
  ourNumber: string | null
  providerId: string | null
}

/** The call of a broadcast's message, whose row is created with the first word of it; null when there is no such message. */
export async function callOfMessage(ctx: Ctx, id: string, line: MessageLine): Promise<Call | null> {
  const message = await findVoiceMessage(ctx, id)
  if (!message) return null
  const own = await business(ctx)
  return ctx.tx(async db => {
    const known = await selectCallBy(db, 'message_id', id)
    return (
      known ??
      createCall(ctx, {
        direction: 'outbound',
        medium: 'phone',
        phoneNumber: message.to,
        carrier: line.carrier,
        ourNumber: line.ourNumber,
        clientName: message.name ?? '',
        callType: 'broadcast',
        brief: message.brief,
        onMachine: message.onMachine ?? own.calls.on_machine,
        voicemail: message.voicemail,
        consent: message.consent,
        recorded: own.calls.record,
        messageId: id,
        providerId: line.providerId,
        dialedAt: message.sendingAt,
      })
    )
  })
}

/** A call that came in: the carrier reports on it to the address that is entered for our number, which names no call. */
async function byProvider(
  open: OpenCtx,
  tenants: (string | null)[],
  providerId: string,
): Promise<{ ctx: Ctx; call: Call } | null> {
  if (!providerId) return null
  // biome-ignore lint/plugin: the number or call says which business
  const tenant = await open.crossTenant(db => rows.selectTenantOfCall(db, providerId))
  if (!tenant || !(tenants.includes(null) || tenants.includes(tenant))) return null
  const ctx = open.as(tenant, { kind: 'system' })
  const call = await ctx.tx(db => selectCallBy(db, 'provider_id', providerId))
  return call ? { ctx, call } : null
}

/**
 * The business that a person calls. A number of its own tells. The installation's number may serve several businesses: a
 * person who was called from it in the last 30 days calls that business back; others call the one that the operator has
 * set, else the only one that there is. Null when nothing tells, as for a number that none of several businesses with one
 * account has entered.
 */
export async function tenantCalled(
  open: OpenCtx,
  tenants: (string | null)[],
  { from, to }: { from: string; to: string },
): Promise<string | null> {
  const own = tenants.filter(tenant => tenant !== null)
  if (own.length) return own.length === 1 ? own[0]! : null
  return tenantOfShared(open, { from, to }, open.accounts.twilio?.callsFor ?? null)
}

/** The same for a number that is no business's own. `callsFor`: the slug that the operator has set. */
export async function tenantOfShared(
  open: OpenCtx,
  { from, to }: { from: string; to: string },
  callsFor: string | null,
): Promise<string | null> {
  const since = new Date(open.now().getTime() - callBackMs)
  const last = from
    ? // biome-ignore lint/plugin: the number or call says which business
      await open.crossTenant(db => rows.selectTenantThatCalled(db, { phone: from, ours: to, since }))
    : null
  if (last) return last
  return (callsFor ? await businessBySlug(open, callsFor) : await soleBusiness(open))?.id ?? null
}
