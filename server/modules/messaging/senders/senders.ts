import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { selectConnection } from '../connections/queries.ts'
import { openConnection } from '../connections/stored.ts'
import type { OnMachine } from '../templates/templates.ts'
import { emailSender } from './email.ts'
import type { Quotation } from './quotation.ts'
import { smsSender } from './sms.ts'
import { voiceSender } from './voice.ts'
import { whatsappSender } from './whatsapp.ts'

/** One message to one person, rendered. */
export interface OutgoingMessage {
  /** The id of its row, by which reports find it and which survives a crash. */
  id: string
  tenant: string
  /** A mail address, or a number in E.164. */
  to: string
  name: string | null
  subject: string | null
  body: string
  /** WhatsApp: the values of the template's positions. */
  params: string[]
  template: { name: string; language: string } | null
  /** Email: the address where one click ends the mails. */
  unsubscribeUrl: string | null
  /**
   * Email: plain text in a thread, with the header fields of that thread. `language`: of a mail in our own words; without
   * it one person writes to another.
   */
  thread?: {
    headers: Record<string, string>
    language?: string
    /** With `language`: the same as HTML, where paragraphs of plain text are not enough. */
    html?: string
    /** What the mail answers, quoted below its words. */
    quotation?: Quotation | null
  }
  /** Email: files that go along. */
  files?: { name: string; type: string; content: Buffer }[]
  /** Email: where answers go, if not to where the account has them go. */
  replyTo?: string
  /** WhatsApp: free text, allowed within 24 hours of the person's last message; no template is used. */
  inAnswer?: true
  /** Voice: what the call does when a machine picks up, by its template; null: the account's setting decides. */
  onMachine?: OnMachine | null
  allowReplies: boolean
}

/** The account that sends a business's messages on one channel, as it is set up now. */
export type Sender =
  | {
      ready: true
      /** What recipients see: an address or a number. */
      sender: string
      /** Whether it is the business's own account, or the installation's. */
      own: boolean
      /** A remark for people although the sender is ready; null mostly. */
      reason: string | null
      /**
       * The error of its last test; nothing is sent through it until a test passes. Null when the last test passed, or
       * there was none.
       */
      failure: string | null
      /** The account whose rate limit applies, shared by all that send through it. */
      account: string
      /** Messages a minute; null: as fast as the provider takes them. */
      perMinute: number | null
      /**
       * Hands a message over, once. Throws DeliveryFailed. It calls `begin` just before the provider can take the
       * message; when `begin` throws, the message does not leave.
       */
      deliver(message: OutgoingMessage, begin: () => void): Promise<{ providerId: string }>
      /**
       * Asks the provider about a message whose hand-over was cut off, tried since `since`; null when the provider does
       * not know it. Absent where the provider can't be asked.
       */
      reconcile?(
        message: OutgoingMessage,
        since: Date,
      ): Promise<{ providerId: string; state: ReconciledState } | null>
    }
  | { ready: false; reason: string }

/** A sender that can send. */
export type ReadySender = Extract<Sender, { ready: true }>

export type ReconciledState = 'sent' | 'delivered' | 'failed'

/** Whether a channel can send, for people to read: it needs a sender whose last test did not fail. */
export function senderStatus(sender: Sender): { ready: boolean; reason: string; sender: string } {
  if (!sender.ready) return { ready: false, reason: sender.reason, sender: '' }
  if (sender.failure !== null) return { ready: false, reason: sender.failure, sender: '' }
  return { ready: true, reason: sender.reason ?? '', sender: sender.sender }
}

/** The sender of the business's messages on a channel: its own account, else the installation's. */
export async function senderOf(ctx: Ctx, channel: Channel): Promise<Sender> {
  if (channel === 'voice') return voiceSender(ctx)
  const row = await ctx.tx(db => selectConnection(db, channel))
  if (channel === 'email') return emailSender(ctx, row ? openConnection(ctx, row) : null)
  if (channel === 'sms') return smsSender(ctx, row ? openConnection(ctx, row) : null)
  return whatsappSender(ctx, row ? openConnection(ctx, row) : null)
}
