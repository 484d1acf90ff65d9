import type { TextSender } from './sms/twilio.ts'
import type { TwilioAccount } from './twilio.ts'
import type { WhatsAppAccount } from './whatsapp/cloud.ts'

/** What the operator gave the installation to send with; businesses without accounts of their own use it. */
export interface Accounts {
  mail: {
    /** null: mail is written to `outboxFolder`. */
    smtpUrl: string | null
    outboxFolder: string
    /** `desk@example.com` or `Front desk <desk@example.com>`. */
    from: string
    /** The mailbox in which answers and bounces arrive; null: nobody reads them. */
    imapUrl: string | null
  }
  twilio:
    | (Pick<TwilioAccount, 'accountSid' | 'authToken'> & {
        from: string | null
        texts: TextSender | null
        /** Slug of the business that is meant by whoever calls `from`; null: the only one. */
        callsFor: string | null
      })
    | null
  /** Where Twilio's API is, also for accounts of businesses that name no other. */
  twilioUrl: string
  whatsapp:
    | (Pick<WhatsAppAccount, 'accessToken' | 'phoneNumberId' | 'businessAccountId'> & {
        /** Signs what Meta reports. */
        appSecret: string
        /** Given back to Meta when it asks whether reports may come here. */
        verifyToken: string
      })
    | null
  /** Where Meta's Graph API is, version included, for every account. */
  whatsappUrl: string
  /** Where it is noted what of a broadcast has left (dispatch/journal.ts). */
  journalFolder: string
  /** Messages a minute through these accounts; null: the channel's usual. */
  perMinute: { email: number | null; sms: number | null; whatsapp: number | null; voice: number | null }
}
