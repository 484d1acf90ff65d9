import { phrasesIn, plain, saysAny } from '#server/modules/messaging/bounces/phrases/phrases.ts'
import { isAbsenceNote, isUnread } from '../auto-replies.ts'
import type { IncomingMail } from '../mail.ts'

const marks = Object.fromEntries(
  phrasesIn(new URL('marks.txt', import.meta.url)).map(list => [list.kind, list.phrases]),
)

/** Headers that only occur in mail servers' reports. */
const reportHeaders = ['x-failed-recipients', 'x-ms-embedded-report', 'x-mx-bounce', 'x-mxl-notehash']

/** A report says what it is within this many characters. */
const beginning = 1_500

/**
 * Whether a mail is a mail server's delivery report: it has something that only reports have, or two of three signs (sender,
 * subject, opening words; a mailer-daemon that returns the mail counts as two). An answer may repeat a report's subject,
 * so its subject does not count, and an answer to our mail that no server sent is a person's.
 */
export function isServerReport(mail: IncomingMail): boolean {
  const { from, replyTo, returnPath, subject, text, header } = mail
  if (reportHeaders.some(name => header(name) !== null) || isDeliveryReport(mail)) return true
  if (isAbsenceNote(subject)) return false
  const isAnswer = /^\s*(re|aw|sv|antw|fwd?|wg|tr|rv|res|odp|vs)\s?(\[\d+\])?[:：]/i.test(subject)
  const server =
    returnPath === '' ||
    /^mailer-daemon(@|$)/i.test(returnPath ?? '') ||
    // A form on a website writes for its visitor from an address that nobody reads.
    isUnread((replyTo ?? from)?.address ?? '') ||
    saysAny(plain(from?.name ?? ''), marks.sender!)
  const titled = !isAnswer && saysAny(plain(subject.slice(0, 300)), marks.subject!)
  const own = text.slice(0, beginning).replace(/^[ \t]{0,3}>.*$/gm, '')
  const opened = saysAny(plain(own), marks.opening!)
  if (server) return titled || opened || (isDaemon(from) && returnsMail(mail))
  return titled && opened && header('in-reply-to') === null
}

/** Whether a mail has the type of delivery reports (RFC 3462), even without its fields. */
const isDeliveryReport = ({ contentType, header }: IncomingMail): boolean =>
  contentType === 'multipart/report' && /report-type\s*=\s*"?delivery-status\b/i.test(header('content-type')!)

/** Whether the sender is a mailer-daemon, which no person is. */
const isDaemon = (from: IncomingMail['from']): boolean => /^mailer-daemon@/i.test(from?.address ?? '')

const returnsMail = ({ parts, text }: IncomingMail): boolean =>
  parts.some(({ type }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(type)) ||
  explanationIn(text).length < Math.min(text.length, 8_000)

/** Whether a report says that the server still tries to deliver the mail. */
export const isDelay = (subject: string, told: string): boolean =>
  saysAny(plain(`${subject}\n${told.slice(0, 2_000)}`), marks.delay!)

/** A report's explanation for people: its text before the copy of the returned mail, at most 8,000 characters. */
export function explanationIn(text: string): string {
  const lines = text.slice(0, 16 * 1024).split('\n')
  const end = lines.findIndex((line, at) => at > 0 && beginsCopy(line))
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').slice(0, 8_000)
}

function beginsCopy(line: string): boolean {
  const words = plain(line.slice(0, 120)).replace(/^[^\p{L}]+/u, '')
  return marks.copy!.some(([beginning]) => words.startsWith(beginning!))
}
