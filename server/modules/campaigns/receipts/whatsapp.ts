import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { whatsappOwners } from '#server/modules/messaging/callbacks/callbacks.ts'
import { setReview } from '#server/modules/messaging/templates/templates.ts'
import { signedByMeta } from '#server/providers/signatures.ts'
import { type JsonObject, list, readJson, record, text } from '../json/json.ts'
import { keywordIn, type OptKeyword } from '../keywords/keywords.ts'
import { recordReceipt } from '../messages/messages.ts'
import { stopNumber } from '../replies/replies.ts'
import { tenantOfMessage, tenantOfTemplate } from '../resolve-tenant/resolve-tenant.ts'
import { applyKeyword } from './stops.ts'
import { isNumber, receiveText } from './texts.ts'

const channel = 'whatsapp' as const

/** One change that Meta reports, and the owner of the account: a business, or null for the installation. */
interface WhatsAppChange {
  tenant: string | null
  field: string
  value: JsonObject
}

/**
 * Processes a request of Meta's webhook, which may hold many changes of several accounts. It processes the changes of
 * accounts whose own secret signed the request; 403 when there is none.
 */
export async function receiveWhatsApp(
  open: OpenCtx,
  delivery: { raw: Buffer; signature: string },
): Promise<void> {
  const changes = await verifiedChanges(open, delivery)
  if (!changes.length) {
    // The general rate limit does not count signed callbacks, but it counts unsigned ones.
    await open.rateLimit('general', open.ip)
    throw new Problem(403, 'The signature is invalid.')
  }
  for (const change of changes) await receiveChange(open, change)
}

async function verifiedChanges(
  open: OpenCtx,
  delivery: { raw: Buffer; signature: string },
): Promise<WhatsAppChange[]> {
  const changes: WhatsAppChange[] = []
  for (const entry of list(record(readJson(delivery.raw)).entry)) {
    for (const { field, value } of list(entry.changes)) {
      const phoneNumberId = text(record(record(value).metadata).phone_number_id)
      const owners = await whatsappOwners(open, { phoneNumberId, wabaId: text(entry.id) })
      for (const { tenant, appSecret } of owners) {
        if (!signedByMeta(delivery, appSecret)) continue
        changes.push({ tenant, field: text(field), value: record(value) })
      }
    }
  }
  return changes
}

async function receiveChange(open: OpenCtx, { tenant, field, value }: WhatsAppChange): Promise<void> {
  if (field === 'message_template_status_update') return receiveReview(open, tenant, value)
  if (field === 'user_preferences') {
    for (const preference of list(value.user_preferences)) await receivePreference(open, tenant, preference)
  }
  if (field !== 'messages') return
  for (const status of list(value.statuses)) await receiveStatus(open, tenant, status)
  const names = new Map(
    list(value.contacts).map(contact => [text(contact.wa_id), text(record(contact.profile).name)]),
  )
  for (const message of list(value.messages)) {
    const from = text(message.from)
    const address = isNumber(`+${from}`) ? `+${from}` : null
    const said = wordsOf(message)
    const externalId = text(message.id)
    if (!said || !externalId) continue
    const incoming = {
      channel,
      address,
      name: names.get(from) || null,
      text: said,
      wish: keywordOfButton(message),
      externalId,
    }
    const answers = text(record(message.context).id)
    await receiveText(open, { tenants: [tenant] }, incoming, answers ? [answers] : [])
  }
}

/** The text of a message; for a picture or a recording its caption, else its type; '' when it is not a message. */
function wordsOf(message: JsonObject): string {
  const type = text(message.type)
  const content = record(message[type])
  if (type === 'text') return text(content.body)
  if (type === 'button') return text(content.text)
  if (type === 'interactive')
    return text(record(content.button_reply).title) || text(record(content.list_reply).title)
  if (['image', 'video', 'audio', 'voice', 'document', 'sticker', 'location', 'contacts'].includes(type))
    return text(content.caption) || `[${type}]`
  return ''
}

/**
 * The keyword of a button that ends messages or asks for them again, by its label or the id that its author gave it. Null
 * for other buttons and other messages.
 */
function keywordOfButton(message: JsonObject): OptKeyword | null {
  const button = record(message.button)
  const reply = record(record(message.interactive).button_reply)
  for (const label of [button.payload, button.text, reply.id, reply.title].map(text)) {
    const wish = optOutLabel.test(label) ? 'stop' : keywordIn(label.replaceAll('_', ' '))
    if (wish) return wish
  }
  return null
}

/** Meta labels its opt-out button `Stop promotions`; `OPT_OUT` is a usual id. */
const optOutLabel =
  /^\W*(stop|end|unsubscribe|opt[\s_-]?out|no more)([\s_-]+(all|these|from|marketing|promotions?|promotional|messages?|offers?|updates?|news|ads))*\W*$/i

/** https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components#statuses-object */
const states: Record<string, 'sent' | 'delivered' | 'read' | 'failed'> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
}
/** The person has stopped the business's marketing messages in the app. */
const optedOut = '131050'

async function receiveStatus(open: OpenCtx, owner: string | null, status: JsonObject): Promise<void> {
  const [state, providerId] = [states[text(status.status)], text(status.id)]
  if (!state || !providerId) return
  const messageId = text(status.biz_opaque_callback_data)
  const tenant = owner ?? (await tenantOfMessage(open, { providerIds: [providerId], id: messageId }))
  if (!tenant) return open.metrics.receipt({ state, outcome: 'unknown' })
  const ctx = open.as(tenant, { kind: 'system' })
  const [error] = list(status.errors)
  const code = text(error?.code)
  const words = text(record(error?.error_data).details) || text(error?.message) || text(error?.title)
  const known = await recordReceipt(ctx, {
    ...(messageId && { messageId }),
    providerId,
    state,
    ...(state === 'failed' && {
      reason: code === optedOut ? 'unsubscribed' : 'undeliverable',
      detail: `WhatsApp error ${code || 'unknown'}${words && `: ${words}`}`.slice(0, 500),
    }),
    at: momentOf(open, status),
  })
  const phone = `+${text(status.recipient_id)}`
  if (known && code === optedOut && isNumber(phone)) {
    await stopNumber(ctx, { phone, channel, reason: `WhatsApp error ${code}`, source: 'stop' })
  }
}

/** The time of a report. It may be long ago, but not in the future. */
function momentOf(open: OpenCtx, { timestamp }: JsonObject): Date {
  const [now, seconds] = [open.now(), Number(text(timestamp))]
  const at = new Date(seconds * 1000)
  return seconds > 0 && at < now ? at : now
}

/** Processes that somebody stopped a business's marketing messages in the app, or wants them again. */
async function receivePreference(
  open: OpenCtx,
  tenant: string | null,
  preference: JsonObject,
): Promise<void> {
  const phone = `+${text(preference.wa_id)}`
  const wish = text(preference.value)
  if (!isNumber(phone) || (wish !== 'stop' && wish !== 'resume')) return
  await applyKeyword(open, [tenant], {
    channel,
    address: phone,
    text: '',
    wish: wish === 'stop' ? 'stop' : 'start',
  })
}

async function receiveReview(open: OpenCtx, owner: string | null, value: JsonObject): Promise<void> {
  const providerId = text(value.message_template_id)
  if (!providerId) return
  const tenant = owner ?? (await tenantOfTemplate(open, providerId))
  if (!tenant) return
  const reason = text(value.reason)
  await setReview(open.as(tenant, { kind: 'system' }), {
    providerId,
    status: text(value.event),
    reason: reason && reason !== 'NONE' ? reason : null,
  })
}
