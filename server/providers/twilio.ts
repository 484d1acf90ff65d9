import type { Readable } from 'node:stream'
import { accountRefused, DeliveryFailed } from './delivery.ts'
import { failureOfStatus, openRest, type RestAnswer, type RestOptions, undelivered } from './rest.ts'
import { ProviderUnavailable, reasonOfStatus } from './unavailable.ts'

/** An account of Twilio, or of a carrier that speaks the same. */
export interface TwilioAccount extends RestOptions {
  accountSid: string
  authToken: string
}

/** The common part of text messages and calls of one account: its requests, and the meaning of its refusals. */
export interface Twilio {
  /** Makes a record: hands a message over, places a call. `path` is below the account. Throws DeliveryFailed. */
  create(path: string, fields: Fields): Promise<{ sid: string; status: string }>
  /** Reads below the account. Throws TwilioUnavailable. */
  read(path: string): Promise<unknown>
  /** A file below the account; null when there is none. Throws TwilioUnavailable. */
  fetch(path: string): Promise<Readable | null>
  /** Deletes a record below the account. A missing record is no error. Throws TwilioUnavailable. */
  remove(path: string): Promise<void>
  /** The account's name, to test the connection. Throws TwilioUnavailable. */
  check(): Promise<{ name: string }>
  close(): void
}

export type Fields = [name: string, value: string][]

/** Twilio did not answer a question; the message is its own sentence where there is one. */
export class TwilioUnavailable extends ProviderUnavailable {
  override name = 'TwilioUnavailable'
}

/** https://www.twilio.com/docs/usage/requests-to-twilio */
export function openTwilio(account: TwilioAccount): Twilio {
  const rest = openRest(account)
  const base = `/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}`
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`

  const read = async (path: string): Promise<unknown> => {
    const answer = await rest.call({ method: 'GET', path: `${base}${path}`, headers: { authorization } })
    if (answer.status === 200 && answer.body) return answer.body
    throw new TwilioUnavailable(reasonOfStatus(answer.status), sentenceOf(answer))
  }
  return {
    async create(path, fields) {
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams(fields).toString()
      const answer = await rest
        .call({ method: 'POST', path: `${base}${path}`, headers, body })
        .catch((error: unknown) => {
          throw undelivered(error)
        })
      if (answer.status >= 300) throw failureOf(answer)
      const { sid, status } = (answer.body ?? {}) as { sid?: unknown; status?: unknown }
      if (typeof sid !== 'string')
        throw new DeliveryFailed({ reason: 'outcome_unknown', detail: 'The answer can’t be read.' })
      return { sid, status: String(status) }
    },
    read,
    async fetch(path) {
      const { status, file } = await rest.fetch({
        method: 'GET',
        path: `${base}${path}`,
        headers: { authorization, accept: '*/*' },
      })
      if (file || status === 404) return file
      throw new TwilioUnavailable(reasonOfStatus(status), `The carrier answered with status ${status}.`)
    },
    async remove(path) {
      const answer = await rest.call({
        method: 'DELETE',
        path: `${base}${path}`,
        headers: { authorization },
      })
      if (answer.status === 404 || answer.status < 300) return
      throw new TwilioUnavailable(reasonOfStatus(answer.status), sentenceOf(answer))
    },
    async check() {
      const { friendly_name, status } = (await read('.json')) as { friendly_name?: unknown; status?: unknown }
      if (status !== 'active') throw new TwilioUnavailable('auth', `The account is ${String(status)}.`)
      return { name: String(friendly_name ?? account.accountSid) }
    },
    close: rest.close,
  }
}

const sentenceOf = ({ status, body }: RestAnswer): string => {
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message.slice(0, 500) : `The carrier answered with status ${status}.`
}

/** https://www.twilio.com/docs/api/errors */
function failureOf(answer: RestAnswer): DeliveryFailed {
  const detail = sentenceOf(answer)
  const { code } = (answer.body ?? {}) as { code?: unknown }
  if (typeof code !== 'number') return failureOfStatus(answer, detail)
  if (code === 21610) return new DeliveryFailed({ reason: 'unsubscribed', detail, suppress: true })
  if (badNumber.has(code)) return new DeliveryFailed({ reason: 'invalid_address', detail })
  if (code === 21408 || code === 21215) return new DeliveryFailed({ reason: 'channel_not_allowed', detail })
  if (tooFast.has(code)) {
    const { retryAfterSeconds = 60 } = answer
    return new DeliveryFailed({ reason: 'rate_limited', detail, temporary: true, retryAfterSeconds })
  }
  if (ourFault.has(code)) return accountRefused(detail)
  const ofStatus = failureOfStatus(answer, detail)
  return ofStatus.reason === 'undeliverable'
    ? new DeliveryFailed({ reason: `twilio_${code}`, detail })
    : ofStatus
}

/** Not a number, not a mobile one, not routable. */
const badNumber = new Set([
  21211, 21214, 21217, 21219, 21401, 21407, 21421, 21612, 21614, 21635, 13223, 13224,
])
/** Too many requests, too many messages in a second, a full queue behind the number. */
const tooFast = new Set([20429, 14107, 21611, 30001])
/** Wrong credentials, a closed account, a sender that is not ours, a PUBLIC_URL to which nothing can be reported. */
const ourFault = new Set([20003, 20005, 21212, 21603, 21606, 21609, 21659, 21660, 21703, 21704])
