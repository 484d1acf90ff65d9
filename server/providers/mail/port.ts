import { ProviderUnavailable, type UnavailableReason } from '../unavailable.ts'

export interface MailMessage {
  /** One address. */
  to: string
  toName?: string | null
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  /** The sender's name, where it is not the adapter's own. */
  fromName?: string | null
  /** One address. */
  replyTo?: string | null
  /** An entry for the recipient's calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
  /** Files that go along. */
  files?: { name: string; type: string; content: Buffer }[]
  /**
   * Identifies the message: it becomes part of the Message-ID and travels in the envelope (ENVID, RFC 3461), so
   * that we can match reports on it even after a crash. Random when absent.
   */
  key?: string
}

export interface SentMail {
  /** The Message-ID, with its angle brackets. */
  id: string
  /** The adapter that took it. */
  via: 'smtp' | 'outbox'
  /** The file it was written to, where there is one; the log says so. */
  path?: string
}

/** Mail from one sender: the installation's own (password links, invitations), or a business's. */
export interface Mail {
  /**
   * Returns once the other side has taken responsibility for the message. Throws MailUnavailable. It calls
   * `begin` just before any of the text leaves; when `begin` throws, nothing leaves.
   */
  send(message: MailMessage, begin?: () => void): Promise<SentMail>
  /** Signs in without sending, to test the connection. Throws MailUnavailable. */
  check(): Promise<void>
  /** Closes open connections. */
  close(): void
}

/** The message was not handed over; `temporary` says whether trying again makes sense. */
export class MailUnavailable extends ProviderUnavailable {
  override name = 'MailUnavailable'
  /** What a mail server answered. */
  readonly answer: SmtpAnswer | null
  /** The connection broke after the text had begun to leave, so the server may have accepted the message. */
  readonly maybeTaken: boolean

  constructor(
    reason: UnavailableReason,
    detail: string,
    options: { cause?: unknown; answer?: SmtpAnswer | null; maybeTaken?: boolean } = {},
  ) {
    super(reason, detail, options)
    this.answer = options.answer ?? null
    this.maybeTaken = options.maybeTaken ?? false
  }
}

export interface SmtpAnswer {
  code: number
  /** RFC 3463, such as `5.1.1`; null when the server names none. */
  status: string | null
  /** The command that it answered: `MAIL FROM`, `RCPT TO`, `DATA`, … */
  command: string
  text: string
}
