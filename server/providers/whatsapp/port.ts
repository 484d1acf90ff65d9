import { ProviderUnavailable } from '../unavailable.ts'

export interface NewWhatsAppTemplate {
  /** Small letters, digits and underscores. */
  name: string
  /** As WhatsApp writes it: `en`, `en_US`, `pt_BR`. */
  language: string
  /** utility, marketing or authentication. */
  category: string
  /** Placeholders are {{1}}, {{2}}, …; `examples` holds a value for each. */
  body: string
  examples: string[]
}

export interface WhatsAppMessage {
  /** E.164. */
  to: string
  /** Handed back with every report on this message (`biz_opaque_callback_data`). */
  reference: string
}

/** What it says: an approved template with the values of {{1}}, {{2}}, …, or, within 24 hours of theirs, a text. */
export type WhatsAppWords =
  | { template: { name: string; language: string }; params: string[]; text?: never }
  | { text: string; template?: never }

/** A WhatsApp business account, and one number of it. */
export interface WhatsApp {
  /** Submits a template for review. `status` is Meta's word; the category that it returns is the one that counts. */
  createTemplate(
    template: NewWhatsAppTemplate,
  ): Promise<{ id: string; status: string; category: string | null }>
  /** The state of a template; null when there is none with that id or name. */
  templateStatus(
    which: { id: string } | { name: string },
  ): Promise<{ id: string; status: string; reason: string | null } | null>
  /** Hands one message over. Throws DeliveryFailed. */
  send(message: WhatsAppMessage & WhatsAppWords): Promise<{ providerId: string }>
  /** Asks for the number, to see whether the account answers: how it is written for people. */
  check(): Promise<{ number: string }>
  close(): void
}

/** WhatsApp failed. The message is Meta's own sentence if there is one. */
export class WhatsAppUnavailable extends ProviderUnavailable {
  override name = 'WhatsAppUnavailable'
}
