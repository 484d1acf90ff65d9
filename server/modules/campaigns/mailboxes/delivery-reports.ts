import { type IncomingMail, ids } from './mail.ts'
import { readComplaint } from './reports/complaints.ts'
import { type ReportedDelivery, readStatus } from './reports/fields.ts'
import { notifiedIds, readNotification } from './reports/notifications.ts'
import { readWords } from './reports/words.ts'

/** A mail server's report on a sent mail. */
export interface DeliveryReport extends ReportedDelivery {
  /** The id of the message's row, which we sent as the envelope id (RFC 3461, ENVID); null when the report has none. */
  envelopeId: string | null
  /** Message-IDs of the returned mail, and others that the report names. */
  messageIds: string[]
}

/**
 * Reads a report of a mail server or provider: in the standard formats (RFC 5965 for complaints, RFC 3464 for delivery), in
 * that of Amazon SES, or in a server's own words. Null when the mail is not a report.
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

/** The envelope id, also of reports without a status part: some servers write its fields into the text. */
const envelopeId = ({ source }: IncomingMail): string | null =>
  /^Original-Envelope-Id:[ \t]*(\S{1,200})/im.exec(source)?.[1] ?? null

/** The Message-IDs of the returned mail, which a report may contain completely, as headers, or in its text. */
function messageIds(mail: IncomingMail): string[] {
  const { source, parts, text, answers, id } = mail
  const named = [source, ...parts.map(part => part.content), text].flatMap(
    each =>
      each.match(/^[> \t]*(?:X-)?(?:Original-)?Message-ID:[ \t]*(?:\r?\n[ \t]+)?<[^\s<>]{1,500}>/gim) ?? [],
  )
  const all = new Set([...named.flatMap(ids), ...notifiedIds(mail), ...answers])
  return [...all].filter(each => each !== id).slice(0, 50)
}
