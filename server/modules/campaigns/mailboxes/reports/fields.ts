import { isGone } from '#server/modules/messaging/bounces/bounces.ts'
import { explanationIn } from './recognise.ts'

/** What a report says became of a mail. */
export interface ReportedDelivery {
  /** `pending`: it is being tried again, or has left for where no reports come from. */
  outcome: 'delivered' | 'failed' | 'complaint' | 'pending'
  /** Nobody will ever read mail at that address. */
  hard: boolean
  /** The status code by RFC 3463; null when there is none. */
  status: string | null
  /** The server's own words, at most 500 characters. */
  detail: string
}

/** Fields of one group: names in lower case, the first of each. */
export type ReportFields = Record<string, string>

/** The field that says which of our rows was sent (RFC 3461's ENVID), and the fates of recipients. */
export interface DeliveryStatus {
  envelopeId: string | null
  fate: ReportedDelivery
}

/**
 * Reads a delivery status (RFC 3464): the first group of fields is about the mail, each of the others about one
 * recipient; ours have one. `text` is what the report tells people. Null when it says nothing of a recipient.
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
  // Some servers say in words, in brackets behind the code, what they mean by it.
  const words = diagnostic || (fields.status ?? '').replace(/^\s*[\d.]+/, '')
  return {
    outcome: 'failed',
    hard: isGone({ code: betterCode(status, diagnostic), words, text: explanationIn(text) }),
    status,
    detail,
  }
}

/** RFC 3464, 2.3.3; what is none of these (SendGrid's `expired`) is no success either. */
const outcomes: Record<string, ReportedDelivery['outcome']> = {
  delivered: 'delivered',
  delayed: 'pending',
  relayed: 'pending',
  expanded: 'pending',
}

/** A server that gives a code of its own knows better than one between us that has put a general one in its place. */
const betterCode = (status: string | null, diagnostic: string): string | null =>
  status && /\.0$/.test(status) ? (codeIn(diagnostic) ?? status) : status

/** Some servers add a remark, some leave the action out and give but a code. */
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
