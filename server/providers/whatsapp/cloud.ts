import { accountRefused, DeliveryFailed } from '../delivery.ts'
import { failureOfStatus, openRest, type RestAnswer, type RestOptions, undelivered } from '../rest.ts'
import { reasonOfStatus, type UnavailableReason } from '../unavailable.ts'
import { type WhatsApp, WhatsAppUnavailable, type WhatsAppWords } from './port.ts'

/** A number of a business account on Meta's Cloud API. `url` is Graph's address, version included. */
export interface WhatsAppAccount extends RestOptions {
  accessToken: string
  phoneNumberId: string
  businessAccountId: string
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api */
export function whatsappCloud(account: WhatsAppAccount): WhatsApp {
  const rest = openRest(account)
  const { accessToken, phoneNumberId, businessAccountId } = account
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    rest.call({ method: 'POST', path, headers, body: JSON.stringify(body) })

  const read = async (path: string, fields: string[], filter: Record<string, string> = {}) => {
    const query = new URLSearchParams({ fields: fields.join(','), ...filter })
    return rest.call({ method: 'GET', path: `${path}?${query}`, headers })
  }
  const templateFields = ['id', 'name', 'status', 'rejected_reason']

  return {
    async createTemplate({ name, language, category, body, examples }) {
      const example = examples.length ? { example: { body_text: [examples] } } : {}
      const components = [{ type: 'BODY', text: body, ...example }]
      const template = { name, language, category: category.toUpperCase(), components }
      const answer = await post(`/${businessAccountId}/message_templates`, template)
      const made = answer.body as { id?: unknown; status?: unknown; category?: unknown } | null
      if (answer.status !== 200 || !made?.id) throw unavailable(answer)
      return {
        id: String(made.id),
        status: String(made.status ?? 'PENDING'),
        category: typeof made.category === 'string' ? made.category.toLowerCase() : null,
      }
    },

    async templateStatus(which) {
      if ('id' in which) {
        const answer = await read(`/${encodeURIComponent(which.id)}`, templateFields)
        // "Object does not exist": Graph has no 404.
        if (errorOf(answer)?.code === 100 && errorOf(answer)?.error_subcode === 33) return null
        if (answer.status !== 200) throw unavailable(answer)
        return senderStatus(answer.body as ListedTemplate)
      }
      const { name } = which
      const answer = await read(`/${businessAccountId}/message_templates`, templateFields, { name })
      if (answer.status !== 200) throw unavailable(answer)
      const { data } = answer.body as { data?: ListedTemplate[] }
      // Their filter finds parts of names as well.
      const found = data?.find(each => each.name === name)
      return found ? senderStatus(found) : null
    },

    async send({ to, reference, ...words }) {
      const answer = await post(`/${phoneNumberId}/messages`, {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        ...said(words),
        biz_opaque_callback_data: reference,
      }).catch((error: unknown) => {
        throw undelivered(error)
      })
      if (answer.status !== 200) throw failureOf(answer)
      const { messages } = (answer.body ?? {}) as { messages?: { id?: unknown }[] }
      const id = messages?.[0]?.id
      if (typeof id !== 'string')
        throw new DeliveryFailed({ reason: 'outcome_unknown', detail: 'The answer can’t be read.' })
      return { providerId: id }
    },

    async check() {
      const answer = await read(`/${phoneNumberId}`, ['display_phone_number', 'verified_name'])
      const { display_phone_number } = (answer.body ?? {}) as { display_phone_number?: unknown }
      if (answer.status !== 200) throw unavailable(answer)
      return { number: String(display_phone_number ?? phoneNumberId) }
    },

    close: rest.close,
  }
}

/** The part of a message that says something. */
function said(words: WhatsAppWords): object {
  if (words.text !== undefined) return { type: 'text', text: { body: words.text, preview_url: false } }
  const { template, params } = words
  const parameters = params.map(text => ({ type: 'text', text }))
  const components = params.length ? [{ type: 'body', parameters }] : []
  return {
    type: 'template',
    template: { name: template.name, language: { code: template.language }, components },
  }
}

interface ListedTemplate {
  id: string
  name: string
  status: string
  rejected_reason?: string
}

const senderStatus = ({ id, status, rejected_reason }: ListedTemplate) => ({
  id: String(id),
  status,
  reason: rejected_reason && rejected_reason !== 'NONE' ? rejected_reason : null,
})

interface GraphError {
  code: number
  error_subcode?: number
  message?: string
  error_user_msg?: string
  error_data?: { details?: string }
}

const errorOf = ({ body }: RestAnswer): GraphError | null => {
  const error = (body as { error?: GraphError } | null)?.error
  return typeof error?.code === 'number' ? error : null
}

const sentenceOf = (answer: RestAnswer): string => {
  const error = errorOf(answer)
  const said = error?.error_data?.details ?? error?.error_user_msg ?? error?.message
  return typeof said === 'string' ? said.slice(0, 500) : `WhatsApp answered with status ${answer.status}.`
}

function unavailable(answer: RestAnswer): WhatsAppUnavailable {
  const code = errorOf(answer)?.code
  let reason: UnavailableReason = reasonOfStatus(answer.status)
  if (code !== undefined && tooFast.has(code)) reason = 'rate_limited'
  else if (code !== undefined && isOurAccount(code)) reason = 'auth'
  else if (code !== undefined && theirFault.has(code)) reason = 'server'
  return new WhatsAppUnavailable(reason, sentenceOf(answer))
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
function failureOf(answer: RestAnswer): DeliveryFailed {
  const detail = sentenceOf(answer)
  const code = errorOf(answer)?.code
  if (code === undefined) return failureOfStatus(answer, detail)
  if (code === 131050) return new DeliveryFailed({ reason: 'unsubscribed', detail, suppress: true })
  if (tooFast.has(code)) {
    const { retryAfterSeconds = 10 } = answer
    return new DeliveryFailed({ reason: 'rate_limited', detail, temporary: true, retryAfterSeconds })
  }
  if (isOurAccount(code)) return accountRefused(detail)
  // Their own words say that they took nothing.
  if (theirFault.has(code))
    return new DeliveryFailed({ reason: 'provider_unavailable', detail, temporary: true })
  if (templateGone.has(code)) return new DeliveryFailed({ reason: 'template_not_approved', detail })
  if (code === 131026) return new DeliveryFailed({ reason: 'undeliverable', detail })
  return new DeliveryFailed({ reason: `whatsapp_${code}`, detail })
}

/** Throughput of the number, of the app, of the business account, and to this one person. */
const tooFast = new Set([130429, 4, 80007, 131048, 131056])
const theirFault = new Set([1, 2, 131000, 131016, 131057])
/** Not there, paused, disabled. */
const templateGone = new Set([132001, 132015, 132016])
/** Tokens, permissions, a locked account, an unpaid bill, a number that is not registered. */
const isOurAccount = (code: number): boolean =>
  [0, 3, 10, 190, 368, 131005, 131031, 131042, 131045, 133010].includes(code) || (code >= 200 && code < 300)
