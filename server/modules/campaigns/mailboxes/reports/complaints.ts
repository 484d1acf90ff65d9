import type { IncomingMail } from '../mail.ts'
import { fieldsOf, type ReportedDelivery } from './fields.ts'

/**
 * Reads what providers send when somebody presses "this is spam": RFC 5965, or the form of Outlook.com (its Junk Mail
 * Reporting Program), which has no fields and is known by its subject and what it adds to the returned mail. Null when
 * the mail is none, or takes such a complaint back.
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
