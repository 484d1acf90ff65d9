import { type IncomingMail, ids } from './mail.ts'
import { readComplaint } from './reports/complaints.ts'
import { type ReportedDelivery, readStatus } from './reports/fields.ts'
import { notifiedIds, readNotification } from './reports/notifications.ts'
import { readWords } from './reports/words.ts'

/** What a mail server reports of a mail that was sent. */
export interface DeliveryReport extends ReportedDelivery {
  /** The row that was sent, as the envelope named it (RFC 3461's ENVID); null when it is not repeated. */
  envelopeId: string | null
  /** Message-IDs of the mail that was returned, and of whatever else is named. */
  messageIds: string[]
}

/**
 * Reads a report of a mail server or provider: in the standard forms (RFC 5965 for complaints, RFC 3464 for delivery), as
 * Amazon SES has it, or in the words that servers have for it; null when the mail is none.
 */
export function readReport(mail: IncomingMail): DeliveryReport | null {
  const complaint = readComplaint(mail)
  const status = complaint ? null : statusOf(mail)
  const fate = complaint ?? status?.fate ?? readNotification(mail) ?? readWords(mail)
  if (!fate) return null
  return { ...fate, envelopeId: status?.envelopeId ?? envelopeId(mail), messageIds: messageIds(mail) }
}

function statusOf(mail: IncomingMail) {
  const part = mail.parts.find(({ type }) => /^message\/(global-)?delivery-status$/.test(type))
  return part ? readStatus(part.content, mail.text) : null
}

/** Also from reports that have no such part: some servers write the fields into the text. */
const envelopeId = ({ source }: IncomingMail): string | null =>
  /^Original-Envelope-Id:[ \t]*(\S{1,200})/im.exec(source)?.[1] ?? null

/** Of the returned mail, which a report holds whole, as headers, or in the text; and of whatever the report answers. */
function messageIds(mail: IncomingMail): string[] {
  const { source, parts, text, answers, id } = mail
  const named = [source, ...parts.map(part => part.content), text].flatMap(
    each =>
      each.match(/^[> \t]*(?:X-)?(?:Original-)?Message-ID:[ \t]*(?:\r?\n[ \t]+)?<[^\s<>]{1,500}>/gim) ?? [],
  )
  const all = new Set([...named.flatMap(ids), ...notifiedIds(mail), ...answers])
  return [...all].filter(each => each !== id).slice(0, 50)
}
