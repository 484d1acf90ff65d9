import { setTimeout as sleep } from 'node:timers/promises'
import type { Static } from 'typebox'
import type { SendOne, SentOne } from '#contract/campaigns/broadcasts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { addressOf, type Contact, directContact } from '#server/modules/contacts/contacts.ts'
import { type Template, templatesById } from '#server/modules/messaging/templates/templates.ts'
import { dispatch, startDispatch } from '../dispatch/dispatch.ts'
import { check, factsOf, orderOf } from '../eligibility/eligibility.ts'
import { toMessage } from '../messages/messages.ts'
import { labelOf } from '../reasons/reasons.ts'
import { previewFingerprint } from './preview-fingerprint.ts'
import * as rows from './queries.ts'
import { refuseDeadLinks } from './sending.ts'

/** How long the request waits for the provider; after that the message goes on in the background. */
const patienceMs = 8_000
/** If this process ends meanwhile, another one continues after this time. */
const rescueMs = 30_000

const usualSource = 'Direct send by the business'

/**
 * Sends a message to one person: a broadcast with one contact, through the same checks, but without a send window. 404 for
 * an unknown template; 400 without a usable address for its channel, or when the template links to a booking page where
 * nobody can book.
 */
export async function sendOne(ctx: Ctx, given: SendOne): Promise<Static<typeof SentOne>> {
  const { template_id, name, email, phone, attributes, send_now = true } = given
  const template = (await templatesById(ctx, [template_id])).get(template_id)
  if (!template) throw notFound('Template')
  if (!template.is_active) throw new Problem(400, `The template “${template.name}” is no longer active.`)
  const { channel } = template
  if (!addressOf(channel, { email, phone })?.trim()) {
    throw new Problem(400, channel === 'email' ? 'Give an email address.' : 'Give a phone number.')
  }
  // The person's attributes also fill the placeholders that a sender would type, because there is no form to type them in.
  const typed = { ...textsOf(attributes ?? {}), ...given.values }
  const templateIds = { [channel]: template.id }
  refuseDeadLinks(await factsOf(ctx, { channels: [channel], templateIds, typed, window: null, direct: true }))
  const consentSource = given.consent_source?.trim() || usualSource
  const person = { name, email, phone, ...(attributes && { attributes }) }
  const contact = await directContact(ctx, { ...person, channel, consentSource })
  return sendTo(ctx, contact, { template, typed, going: send_now })
}

/** Sends to a stored contact what it agreed to, or with `going` false only prepares it. */
export async function sendTo(
  ctx: Ctx,
  contact: Contact,
  { template: { id: templateId, channel }, typed, going }: DirectSend,
): Promise<Static<typeof SentOne>> {
  const id = await createDirectBroadcast(ctx, contact, {
    channel_order: [channel],
    template_ids: JSON.stringify({ [channel]: templateId }),
    typed: JSON.stringify(typed),
    going,
  })
  if (going) await sendWhileWaitedFor(ctx, id)
  else await storeFingerprint(ctx, id)
  return sendResult(ctx, id, contact)
}

interface DirectSend {
  template: Pick<Template, 'id' | 'channel'>
  typed: Record<string, string>
  going: boolean
}

const textsOf = (attributes: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([key, value]) => [key, String(value)]),
  )

async function createDirectBroadcast(
  ctx: Ctx,
  contact: Contact,
  { going, ...what }: { channel_order: string[]; template_ids: string; typed: string; going: boolean },
): Promise<string> {
  const id = ctx.id()
  const now = ctx.now()
  await ctx.tx(async db => {
    await rows.insertBroadcast(db, {
      id,
      name: `To ${contact.name ?? contact.email ?? contact.phone}`.slice(0, 200),
      audience_id: contact.audience_id,
      contact_id: contact.id,
      ...what,
      allow_replies: true,
      previewed_at: now,
      created_at: now,
    })
    if (!going) return
    await rows.setQueued(db, id, { at: now, startsAt: null })
    await startDispatch(ctx, id, new Date(now.getTime() + rescueMs))
  })
  return id
}

/** Stores the fingerprint of the draft: the answer of the request serves as its preview. */
async function storeFingerprint(ctx: Ctx, id: string): Promise<void> {
  const broadcast = (await ctx.tx(db => rows.selectBroadcast(db, id)))!
  const shown = await previewFingerprint(ctx, broadcast, await factsOf(ctx, orderOf(broadcast)))
  await ctx.tx(db => rows.setPreviewed(db, id, ctx.now(), JSON.stringify(shown)))
}

async function sendWhileWaitedFor(ctx: Ctx, id: string): Promise<void> {
  const sending = ctx.shutdown.hold({ task: 'send one', broadcast: id }, () =>
    dispatch(ctx, id, ctx.shutdown.forced).catch(error => {
      ctx.log.error(
        { err: error, broadcast: id },
        'a message to one person failed at once; the queue will send it',
      )
    }),
  )
  await Promise.race([sending, sleep(patienceMs, undefined, { ref: false })])
}

/** The message as it is stored; before it has a row, as its row would be. */
async function sendResult(ctx: Ctx, id: string, contact: Contact): Promise<Static<typeof SentOne>> {
  const [broadcast, message] = await ctx.tx(async db => [
    (await rows.selectBroadcast(db, id))!,
    await rows.selectMessageOf(db, id),
  ])
  const status = broadcast.status as Static<typeof SentOne>['status']
  if (message) return { broadcast_id: id, status, message: toMessage(message) }
  const verdict = check(contact, await factsOf(ctx, orderOf(broadcast)))
  const blocked = verdict.kind === 'blocked'
  return {
    broadcast_id: id,
    status,
    message: {
      id: null,
      channel: verdict.channel,
      state: blocked ? 'blocked' : 'queued',
      reason: blocked ? verdict.reason : null,
      reason_label: blocked ? labelOf(verdict.reason) : null,
      to_address: verdict.to,
      rendered_subject: blocked ? null : verdict.subject,
      rendered_body: blocked ? null : verdict.body,
    },
  }
}
