import type { FieldProblem } from '#contract/errors.ts'
import type { TwilioConnection } from '#contract/messaging/connections.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { OutboundRefused, parseAddress } from '#server/http/outbound/outbound.ts'
import { guarded } from '#server/http/outbound/outbound-sockets.ts'
import { Problem } from '#server/http/problem.ts'
import { apiBase } from '#server/http/serve.ts'
import type { Carrier } from '#server/providers/carrier/port.ts'
import { twilioCarrier } from '#server/providers/carrier/twilio.ts'
import type { Sms } from '#server/providers/sms/port.ts'
import { twilioSms } from '#server/providers/sms/twilio.ts'
import type { ReconciledState, Sender } from './sender.ts'
import type { Given, Stored } from './stored.ts'

export type TwilioAccount = Stored<TwilioSettings, TwilioSecrets>

export interface TwilioSettings {
  account_sid: string
  from: string | null
  messaging_service_sid: string | null
  api_url: string | null
}

export interface TwilioSecrets {
  auth_token: string
}

/** What one number may send in a minute; more would wait at the carrier, where no cancelling reaches it. */
const perNumber = 60

const phoneNumber = /^\+[1-9]\d{6,14}$/

/**
 * Reads a carrier's account, for text messages or for calls. The stored token stays only with the server it was for, and
 * none travels unencrypted, but in private networks where the operator has opened these.
 */
export function readTwilio(
  { config }: OpenCtx,
  channel: 'sms' | 'voice',
  body: TwilioConnection,
  known: TwilioAccount | null,
): Given {
  const problems: FieldProblem[] = []
  const settings: TwilioSettings = {
    account_sid: body.account_sid,
    from: body.from?.trim() || null,
    messaging_service_sid: (channel === 'sms' && body.messaging_service_sid) || null,
    api_url: body.api_url ? readUrl(body.api_url, config.allowPrivateNetwork, problems) : null,
  }
  const same =
    known?.settings.account_sid === settings.account_sid && known.settings.api_url === settings.api_url
  const auth_token = body.auth_token ?? (same ? known.secrets.auth_token : undefined)
  if (!auth_token) problems.push({ loc: ['body', 'auth_token'], msg: 'Field required', type: 'missing' })
  if (!settings.from && !settings.messaging_service_sid)
    problems.push({ loc: ['body', 'from'], msg: 'Field required', type: 'missing' })
  if (channel === 'voice' && settings.from && !phoneNumber.test(settings.from))
    problems.push({
      loc: ['body', 'from'],
      msg: 'Calls come from a number such as +15550100200',
      type: 'value_error',
    })
  if (problems.length) throw new Problem(422, problems)
  return {
    settings,
    secrets: { auth_token: auth_token! },
    account: settings.account_sid,
    sender: settings.from ?? settings.messaging_service_sid!,
    perMinute: body.per_minute ?? null,
  }
}

function readUrl(text: string, plainToo: boolean, problems: FieldProblem[]): string | null {
  try {
    const url = parseAddress(text)
    if (url.protocol === 'http:' && !plainToo)
      throw new OutboundRefused('The address must begin with https://.')
    url.search = ''
    return url.href.replace(/\/$/, '')
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error
    problems.push({ loc: ['body', 'api_url'], msg: error.reason, type: 'url_parsing' })
    return null
  }
}

/** The sender of a business's text messages; not ready where neither it nor the installation has an account. */
export function smsSender(ctx: Ctx, own: TwilioAccount | null): Sender {
  const { twilio, perMinute } = ctx.accounts
  const sms = smsOf(ctx, own)
  if (!sms) return { ready: false, reason: 'No account for text messages is connected.' }
  const { from, service } = own
    ? { from: own.settings.from, service: own.settings.messaging_service_sid !== null }
    : { from: twilio!.from, service: 'messagingServiceSid' in twilio!.texts! }
  return {
    ready: true,
    sender: from ?? 'Messaging service',
    own: own !== null,
    reason: null,
    failure: own?.failure ?? null,
    account: own ? `sms:${own.tenant}` : 'sms:installation',
    perMinute: (own ? own.perMinute : perMinute.sms) ?? (service ? null : perNumber),
    async deliver({ id, tenant, to, body }, begin) {
      begin()
      return sms.send({ to, body, statusCallback: statusUrl(ctx, { id, tenant }) })
    },
    async reconcile({ to, body }, since) {
      const found = await sms.find({ to, body, since })
      return found && { providerId: found.providerId, state: stateOf(found.status) }
    },
  }
}

/** Names the row, so that a report finds it although we were cut off before we could store the carrier's id. */
const statusUrl = ({ config }: Ctx, { id, tenant }: { id: string; tenant: string }): string =>
  `${config.publicUrl}${apiBase}/providers/twilio/status?message=${id}&tenant=${tenant}`

const stateOf = (status: string): ReconciledState => {
  if (status === 'delivered' || status === 'read') return 'delivered'
  return ['failed', 'undelivered', 'canceled'].includes(status) ? 'failed' : 'sent'
}

/** The adapter for text messages: the business's own account's, else the installation's; null without any. */
export function smsOf(
  { connections: lines, accounts, config }: OpenCtx,
  own: TwilioAccount | null,
): Sms | null {
  if (own) {
    const { from, messaging_service_sid } = own.settings
    const sender = messaging_service_sid ? { messagingServiceSid: messaging_service_sid } : { from: from! }
    return lines.of(`sms:${own.tenant}`, own.version, () =>
      twilioSms(accountOf(own, accounts.twilioUrl, config.allowPrivateNetwork), sender),
    )
  }
  const { twilio, twilioUrl } = accounts
  if (!twilio?.texts) return null
  const sender = twilio.texts
  return lines.of('sms:installation', '', () => twilioSms({ ...twilio, url: twilioUrl }, sender))
}

/** The adapter for calls, likewise. */
export function carrierOf(
  { connections: lines, accounts, config }: OpenCtx,
  own: TwilioAccount | null,
): Carrier | null {
  if (own)
    return lines.of(`voice:${own.tenant}`, own.version, () =>
      twilioCarrier(accountOf(own, accounts.twilioUrl, config.allowPrivateNetwork), own.settings.from!),
    )
  const { twilio, twilioUrl } = accounts
  if (!twilio?.from) return null
  const { from } = twilio
  return lines.of('voice:installation', '', () => twilioCarrier({ ...twilio, url: twilioUrl }, from))
}

/** Only an address that the business gave is guarded; the operator's may lie in the operator's own network. */
const accountOf = ({ settings, secrets }: TwilioAccount, usualUrl: string, allowPrivate: boolean) => ({
  accountSid: settings.account_sid,
  authToken: secrets.auth_token,
  url: settings.api_url ?? usualUrl,
  ...(settings.api_url && { connect: guarded(allowPrivate) }),
})
