import { openTwilio, type TwilioAccount } from '../twilio.ts'
import type { Sms } from './port.ts'

/** The sender of text messages: a number or name, or a messaging service that chooses one. */
export type TextSender = { from: string } | { messagingServiceSid: string }

/** The carrier's clock may differ from ours. */
const clockDriftMs = 60_000

/** https://www.twilio.com/docs/messaging/api/message-resource */
export function twilioSms(account: TwilioAccount, sender: TextSender): Sms {
  const twilio = openTwilio(account)
  const from: [string, string] =
    'from' in sender ? ['From', sender.from] : ['MessagingServiceSid', sender.messagingServiceSid]
  return {
    async send({ to, body, statusCallback }) {
      const { sid } = await twilio.create('/Messages.json', [
        ['To', to],
        from,
        ['Body', body],
        ['StatusCallback', statusCallback],
      ])
      return { providerId: sid }
    },
    async find({ to, body, since }) {
      const earliest = since.getTime() - clockDriftMs
      // Newest first. We can't filter by the day of sending, because messages that still wait have none.
      const query = new URLSearchParams({ To: to, PageSize: '100' })
      const { messages } = (await twilio.read(`/Messages.json?${query}`)) as { messages?: ListedMessage[] }
      const same = (messages ?? []).filter(
        each =>
          each.to === to &&
          each.body === body &&
          each.direction !== 'inbound' &&
          Date.parse(each.date_created) >= earliest,
      )
      return same.length === 1 ? { providerId: same[0]!.sid, status: same[0]!.status } : null
    },
    check: twilio.check,
    close: twilio.close,
  }
}

interface ListedMessage {
  sid: string
  to: string
  body: string
  status: string
  direction: string
  /** RFC 2822. */
  date_created: string
}
