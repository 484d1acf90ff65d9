/**
 * How far a mailbox has been read: UIDs only rise, for as long as UIDVALIDITY stays what it is (RFC 9051, 2.3.1.1).
 */
export interface Position {
  uidValidity: number
  lastUid: number
}

/** A mail that lies in a mailbox. */
export interface Arrived {
  uid: number
  /** When the server received it. */
  at: Date
  /** Bytes of the whole. */
  size: number
  /** Its beginning, at most `mostBytes`: the text comes before the attachments. */
  source: Buffer
}

export interface MailboxServer {
  host: string
  /** To connect to instead of asking for the host's address again; the certificate still has to be the host's. */
  address?: string
  port: number
  /** TLS from the first byte; else the connection is turned into one when the server offers it. */
  secure: boolean
  /** Whether to refuse a connection without TLS, because we send a password. */
  requireTls: boolean
  user: string
  password: string
  /** Such as `INBOX`. */
  folder: string
  /** For certificates that no authority has signed; never but for the operator's own server. */
  allowAnyCertificate?: boolean
}

export interface Reading {
  /** Where an earlier reading ended; null: begin with the mails since `since`, as also after a new UIDVALIDITY. */
  from: Position | null
  since: Date
  /** Of each mail, read no more than so many bytes … */
  mostBytes: number
  /** … and none at all of a mail larger than this: it is skipped, and `tooLarge` told. */
  largest: number
  tooLarge(mail: { uid: number; size: number }): void
  /** Called for each mail in the order of UIDs, one at a time. An error that it throws ends the reading. */
  handle(mail: Arrived): Promise<void>
  /** Called whenever all mails up to this position are done. */
  reached(position: Position): Promise<void>
  signal: AbortSignal
}
