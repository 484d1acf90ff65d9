import { isGone } from '#server/modules/messaging/bounces/bounces.ts'
import { explanationIn } from './recognise.ts'

/** What a report says about the delivery of a mail. */
export interface ReportedDelivery {
  /** `pending`: the server tries again, or has passed the mail to a server that sends no reports. */
  outcome: 'delivered' | 'failed' | 'complaint' | 'pending'
  /** Whether the address is permanently undeliverable. */
  hard: boolean
  /** The status code by RFC 3463; null when there is none. */
  status: string | null
  /** The server's own words, at most 500 characters, on one line. */
  detail: string
}

/** One group of fields: names in lower case → the first value of each. */
type ReportFields = Record<string, string>

/** The envelope id (RFC 3461, ENVID), which is the id of our row, and what became of the mail. */
interface DeliveryStatus {
  envelopeId: string | null
  fate: ReportedDelivery
}

/**
 * Reads a delivery status (RFC 3464): the first group of fields is about the mail, each other group about one recipient, and
 * our mails have one. `text` is the report's explanation for people. Null when no group is about a recipient.
 */
export function readStatus(fields: string, text: string): DeliveryStatus | null {
  const groups = fields
    .replace(/\r\n?/g, '\n')
    .slice(0, 64 * 1024)
    .split(/\n(?:[ \t]*\n)+/)
    .map(fieldsOf)
  const recipients = groups.filter(group => actionOf(group))
  const worst = recipients.find(group => !outcomes[actionOf(group)!]) ?? recipients[0]
  if (!worst) return null
  const envelopeId = groups.map(group => group['original-envelope-id']).find(Boolean) ?? null
  return { envelopeId, fate: fateOf(worst, text) }
}

function fateOf(fields: ReportFields, text: string): ReportedDelivery {
  const diagnostic = (fields['diagnostic-code'] ?? '').replace(/^\s*[\w-]{1,40}\s*;\s*/, '')
  const status = codeIn(fields.status ?? '') ?? codeIn(diagnostic)
  const detail = oneLine(diagnostic || fields.status || '')
  const outcome = outcomes[actionOf(fields)!] ?? 'failed'
  if (outcome !== 'failed') return { outcome, hard: false, status, detail }
  // Some servers explain the code in brackets after it.
  const words = diagnostic || (fields.status ?? '').replace(/^\s*[\d.]+/, '')
  return {
    outcome: 'failed',
    hard: isGone({ code: betterCode(status, diagnostic), words, text: explanationIn(text) }),
    status,
    detail,
  }
}

/** Actions of RFC 3464, section 2.3.3. Any other (such as SendGrid's `expired`) is a failure. */
const outcomes: Record<string, ReportedDelivery['outcome']> = {
  delivered: 'delivered',
  delayed: 'pending',
  relayed: 'pending',
  expanded: 'pending',
}

/** The diagnostic's code instead of a general one, which a server in between may have put in its place. */
const betterCode = (status: string | null, diagnostic: string): string | null =>
  status && /\.0$/.test(status) ? (codeIn(diagnostic) ?? status) : status

/** The action of a recipient's group. Some servers add a remark to it, and some give only a code. */
function actionOf(fields: ReportFields): string | null {
  const action = /^\s*([a-z]{1,20})/i.exec(fields.action ?? '')?.[1]?.toLowerCase()
  if (action) return action
  const recipient = fields['final-recipient'] ?? fields['original-recipient']
  if (recipient === undefined) return null
  const given = codeIn(fields.status ?? '') ?? codeIn(fields['diagnostic-code'] ?? '')
  return given?.startsWith('2') ? 'delivered' : given ? 'failed' : null
}

/** `Name: value` lines, continued ones joined. */
export function fieldsOf(text: string): ReportFields {
  const fields: ReportFields = Object.create(null)
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at < 1 || at > 60) continue
    fields[line.slice(0, at).trim().toLowerCase()] ??= line.slice(at + 1).trim()
  }
  return fields
}

export const codeIn = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text.slice(0, 2_000))?.[0] ?? null

export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500)
