import type { TextSender } from './sms/twilio.ts'
import type { TwilioAccount } from './twilio.ts'
import type { WhatsAppAccount } from './whatsapp/cloud.ts'

/** The installation's own accounts at message providers. Businesses without accounts of their own use them. */
export interface Accounts {
  mail: {
    /** null: mail is written to `outboxFolder`. */
    smtpUrl: string | null
    outboxFolder: string
    /** `desk@example.com` or `Front desk <desk@example.com>`. */
    from: string
    /** The mailbox that receives answers and bounces; null: we read none. */
    imapUrl: string | null
  }
  twilio:
    | (Pick<TwilioAccount, 'accountSid' | 'authToken'> & {
        from: string | null
        texts: TextSender | null
        /** Slug of the business that callers of `from` reach; null: the only business. */
        callsFor: string | null
      })
    | null
  /** The address of Twilio's API, also for businesses' accounts that name no other. */
  twilioUrl: string
  whatsapp:
    | (Pick<WhatsAppAccount, 'accessToken' | 'phoneNumberId' | 'businessAccountId'> & {
        /** The secret that signs Meta's reports. */
        appSecret: string
        /** The token that we return when Meta verifies our callback address. */
        verifyToken: string
      })
    | null
  /** Where Meta's Graph API is, version included, for every account. */
  whatsappUrl: string
  /** The file that records which messages of a broadcast have left (dispatch/journal.ts). */
  journalFolder: string
  /** Messages per minute through these accounts; null: the channel's default. */
  perMinute: { email: number | null; sms: number | null; whatsapp: number | null; voice: number | null }
}
