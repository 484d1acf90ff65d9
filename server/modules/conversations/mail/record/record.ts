import type { Tx } from '#server/db/tenant.ts'
import { insertMail } from '../queries.ts'

/** The parts of a mail besides the text shown in the conversation. */
export interface MailContent {
  subject: string
  /** The whole text with everything it quotes. */
  whole: string
  /** File names. */
  attachments: string[]
}

/** Characters and files stored at most; what a person writes is far below. */
const longest = { whole: 100_000, subject: 500, file: 200, files: 50 }

/** Cuts a mail to the stored lengths. */
export const truncated = ({ subject, whole, attachments }: MailContent): MailContent => ({
  subject: subject.slice(0, longest.subject),
  whole: whole.slice(0, longest.whole),
  attachments: attachments.slice(0, longest.files).map(name => name.slice(0, longest.file)),
})

/** Stores the mail of a message. `mayAnswer`: whether the assistant may answer it without a person. */
export const storeMailRecord = (
  db: Tx,
  messageId: string,
  mail: MailContent,
  { mayAnswer }: { mayAnswer: boolean },
): Promise<void> => insertMail(db, { message_id: messageId, ...truncated(mail), may_answer: mayAnswer })
