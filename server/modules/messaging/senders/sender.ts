import type { OnMachine } from '../templates/templates.ts'

/** One message to one person, rendered. */
export interface Outgoing {
  /** The id of its row: by it reports and crashes are matched. */
  id: string
  tenant: string
  /** A mail address, or a number in E.164. */
  to: string
  name: string | null
  subject: string | null
  body: string
  /** WhatsApp: the values of its positions. */
  params: string[]
  template: { name: string; language: string } | null
  /** Email: where one click ends the mails. */
  unsubscribeUrl: string | null
  /** Email: a letter from one person to another, plain text in a thread, with the header fields that say so. */
  letter?: { headers: Record<string, string> }
  /** WhatsApp: free words within a day of theirs, and no template. */
  inAnswer?: true
  /** Voice: what becomes of a machine that picks up, as its template has it; null: what the account says. */
  onMachine?: OnMachine | null
  allowReplies: boolean
}

/** What carries a business's messages on one channel as things stand. */
export type Sender =
  | {
      ready: true
      /** What recipients see: an address or a number. */
      sender: string
      /** Whether it is the business's own account, or the installation's. */
      own: boolean
      /** What people should know although it is ready; null mostly. */
      reason: string | null
      /** What its last test said: nothing is begun with it until a test passes. Null when that passed, or there was none. */
      failure: string | null
      /** The account whose pace is kept, by all that share it. */
      account: string
      /** Messages a minute; null: as fast as they are taken. */
      perMinute: number | null
      /**
       * Hands a message over, once. Throws DeliveryFailed. `begin` is called just before the provider can take it; when it
       * throws, the message does not leave.
       */
      deliver(message: Outgoing, begin: () => void): Promise<{ providerId: string }>
      /**
       * What became of a message whose handing over was cut off, tried since `since`; null when nobody can say. Only where
       * the provider can be asked.
       */
      reconcile?(
        message: Outgoing,
        since: Date,
      ): Promise<{ providerId: string; state: ReconciledState } | null>
    }
  | { ready: false; reason: string }

export type ReconciledState = 'sent' | 'delivered' | 'failed'
