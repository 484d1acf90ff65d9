import { ProviderUnavailable } from '../unavailable.ts'

export interface MailMessage {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

export interface SentMail {
  /** The Message-ID, with its angle brackets. */
  id: string
  /** The adapter that took it. */
  via: 'smtp' | 'outbox'
  /** The file it was written to, where there is one; the log says so. */
  path?: string
}

/** The installation's own mail: password links, invitations. */
export interface Mail {
  /** Returns once the other side has taken responsibility for the message. Throws MailUnavailable. */
  send(message: MailMessage): Promise<SentMail>
  /** Lets go of open connections. */
  close(): void
}

/** The message was not handed over; `temporary` says whether trying again makes sense. */
export class MailUnavailable extends ProviderUnavailable {
  override name = 'MailUnavailable'
}
