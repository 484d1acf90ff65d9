import { isGone } from '#server/modules/messaging/bounces/bounces.ts'
import { list, record, text } from '../../json/json.ts'
import type { IncomingMail } from '../mail.ts'
import { codeIn, oneLine, type ReportedDelivery } from './fields.ts'

/**
 * Reads a notification of Amazon SES, which is JSON in a mail of Amazon SNS
 * (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html). Null when the mail is not one.
 */
export function readNotification(mail: IncomingMail): ReportedDelivery | null {
  const notice = noticeIn(mail.text)
  const kind = text(notice?.notificationType) || text(notice?.eventType)
  if (kind === 'Delivery') return { outcome: 'delivered', hard: false, status: null, detail: '' }
  if (kind === 'Complaint') {
    const detail = oneLine(text(record(notice!.complaint).complaintFeedbackType)) || 'abuse'
    return detail === 'not-spam' ? null : { outcome: 'complaint', hard: false, status: null, detail }
  }
  if (kind !== 'Bounce') return null
  const bounce = record(notice!.bounce)
  const recipient = list(bounce.bouncedRecipients)[0] ?? {}
  const words = text(recipient.diagnosticCode).replace(/^\s*smtp\s*;\s*/i, '')
  const status = codeIn(text(recipient.status)) ?? codeIn(words)
  const lasting = text(bounce.bounceType) !== 'Transient'
  return {
    outcome: 'failed',
    hard: lasting && isGone({ code: status, words, text: '' }),
    status,
    detail: oneLine(words || [bounce.bounceType, bounce.bounceSubType].map(text).join(' ')),
  }
}

/** The Message-IDs in a notification: our own, and the one with which Amazon replaced it. */
export function notifiedIds(mail: IncomingMail): string[] {
  const about = record(noticeIn(mail.text)?.mail)
  const own = list(about.headers).find(({ name }) => text(name).toLowerCase() === 'message-id')?.value
  return [text(own), text(record(about.commonHeaders).messageId)].filter(id => /^<[^\s<>]{1,500}>$/.test(id))
}

/** The longest notification, in characters. */
const longest = 128 * 1024

/** Finds the notification's JSON. SNS may wrap it once more and adds a footer; mail servers break long lines with `!`. */
function noticeIn(body: string): Record<string, unknown> | null {
  const from = body
    .slice(0, longest)
    .replace(/!?\r?\n ?/g, '')
    .trimStart()
  if (!from.startsWith('{') || !/notificationType|eventType/.test(from)) return null
  const outer = record(parsed(from.slice(0, from.lastIndexOf('}') + 1)))
  return typeof outer.Message === 'string' ? record(parsed(outer.Message)) : outer
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
