import type { IncomingMail } from '../mail.ts'
import { fieldsOf, type ReportedDelivery } from './fields.ts'

/**
 * Reads a spam complaint, which providers send when somebody presses "this is spam": by RFC 5965, or from Outlook.com (Junk
 * Mail Reporting Program), whose reports have no fields and are recognised by their subject and by a header in the returned
 * mail. Null when the mail is not a complaint, or withdraws one.
 */
export function readComplaint(mail: IncomingMail): ReportedDelivery | null {
  const report = mail.parts.find(({ type }) => type === 'message/feedback-report')?.content
  const kind =
    report === undefined ? kindInWords(mail) : (fieldsOf(report)['feedback-type'] ?? 'abuse').toLowerCase()
  if (kind === null || kind === 'not-spam') return null
  return { outcome: 'complaint', hard: false, status: null, detail: kind }
}

const kindInWords = ({ subject, source, contentType }: IncomingMail): string | null =>
  (/^complaint about message from /i.test(subject) && /^X-HmXmrOriginalRecipient:/im.test(source)) ||
  (/^multipart\/(report|mixed)$/.test(contentType) &&
    /^\s*this is an email abuse report for an email message/im.test(source))
    ? 'abuse'
    : null
