import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'
import type { Sms } from '#server/providers/sms/port.ts'
import { twilioSms } from '#server/providers/sms/twilio.ts'
import { accountOf, type StoredTwilioConnection } from '../connections/twilio-account.ts'
import type { ReconciledState, Sender } from './senders.ts'

/** Messages a minute from one number. More would queue at the carrier, where we can't cancel them. */
const perNumber = 60

/** The sender of a business's text messages; not ready when neither the business nor the installation has an account. */
export function smsSender(ctx: Ctx, own: StoredTwilioConnection | null): Sender {
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

/** The address for status reports. It names the row, so that a report finds it even if a crash lost the carrier's id. */
const statusUrl = ({ config }: Ctx, { id, tenant }: { id: string; tenant: string }): string =>
  `${config.publicUrl}${apiBase}/providers/twilio/status?message=${id}&tenant=${tenant}`

const stateOf = (status: string): ReconciledState => {
  if (status === 'delivered' || status === 'read') return 'delivered'
  return ['failed', 'undelivered', 'canceled'].includes(status) ? 'failed' : 'sent'
}

/** The adapter for text messages: of the business's own account, else of the installation's; null without either. */
export function smsOf(
  { connections: lines, accounts, config }: OpenCtx,
  own: StoredTwilioConnection | null,
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
