import type { Tx } from '#server/db/tenant.ts'
import { insertMail } from '../queries.ts'

/** What a mail is besides its words. */
export interface MailContent {
  subject: string
  /** Its text with all that it quotes. */
  whole: string
  /** Names of files. */
  attachments: string[]
}

/** As much of a mail as is kept; what a person writes is far from it. */
const longest = { whole: 100_000, subject: 500, file: 200, files: 50 }

/** The parts of a mail that are kept. */
export const truncated = ({ subject, whole, attachments }: MailContent): MailContent => ({
  subject: subject.slice(0, longest.subject),
  whole: whole.slice(0, longest.whole),
  attachments: attachments.slice(0, longest.files).map(name => name.slice(0, longest.file)),
})

/** Keeps the mail that a message came by; whether an answer to it that no person has read may be mailed at all. */
export const storeMailRecord = (
  db: Tx,
  messageId: string,
  mail: MailContent,
  { mayAnswer }: { mayAnswer: boolean },
): Promise<void> => insertMail(db, { message_id: messageId, ...truncated(mail), may_answer: mayAnswer })
