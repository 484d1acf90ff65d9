import { isGone } from '#server/modules/messaging/bounces/bounces.ts'
import type { IncomingMail } from '../mail.ts'
import { codeIn, oneLine, type ReportedDelivery, readStatus } from './fields.ts'
import { explanationIn, isDelay, isServerReport } from './recognise.ts'

/** Reads a report without a status part, as of qmail, Exim, Domino and older Exchange. Null when the mail is not a report. */
export function readWords(mail: IncomingMail): ReportedDelivery | null {
  if (!isServerReport(mail)) return null
  const text = explanationIn(mail.text)
  const inside = fieldsInside(mail)
  const status = inside && readStatus(inside, text)
  if (status) return status.fate
  const line = text.split('\n').find(each => codeIn(each) || /\b[45]\d\d[ -]/.test(each.slice(0, 1_000)))
  const code = codeIn(line ?? '')
  const detail = oneLine(line ?? mail.subject)
  if (isDelay(mail.subject, text)) return { outcome: 'pending', hard: false, status: code, detail }
  const words = text.trim() ? text : mail.subject
  return { outcome: 'failed', hard: isGone({ code, words, text: '' }), status: code, detail }
}

/** The fields of a delivery status that a server wrote into the text, or into a part of another type. */
function fieldsInside({ source }: IncomingMail): string | null {
  const at = source.search(/^(Final-Recipient|Original-Recipient|Action|Diagnostic-Code):[ \t]/im)
  return at === -1 ? null : source.slice(at, at + 4_096)
}
