import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Config } from '#server/core/config.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import type { BookingRow } from '../queries.ts'
import { manageUrl } from '../token.ts'
import { clocksDiffer, whenOf } from '../when.ts'
import type { MailKind } from './queries.ts'

/** A mail about a booking, in the visitor's language and time zone. */
export function bookingMail(
  parts: { secret: Uint8Array; config: Config },
  { row, desk, kind }: { row: BookingRow; desk: Business; kind: MailKind },
): { subject: string; text: string } {
  const { bookingMail: mail } = textsOf(row.language)
  const when = whenOf(row, row.language, desk.country)
  const values = { name: row.name, business: desk.name, service: row.service_name, when }
  const over = kind === 'cancellation'
  const again = `${parts.config.chatUrl}/${desk.slug}/book`
  const paragraphs = [
    phrase(mail.hello, values),
    phrase((kind === 'reminder' && desk.booking.reminder_words) || mail[kind], values),
    [row.service_name, when, ...whenThere(row, desk), ...(desk.address && !over ? [desk.address] : [])].join(
      '\n',
    ),
    ...(over && row.cancel_reason ? [phrase(mail.reason, { reason: row.cancel_reason })] : []),
    ...(over
      ? desk.channels.book && !desk.booking.paused
        ? [`${mail.book_again}\n${again}`]
        : []
      : [`${mail.manage}\n${manageUrl(parts, row.id)}`]),
    [desk.name, desk.phone, desk.website].filter(Boolean).join('\n'),
  ]
  return { subject: phrase(mail[`subject_${kind}`], values), text: `${paragraphs.join('\n\n')}\n` }
}

/** The time on the clock of the business, where it shows another: that is when the door is open. */
const whenThere = (row: BookingRow, desk: Business): string[] =>
  clocksDiffer(row.starts_at, row.timezone, desk.timezone)
    ? [`${whenOf({ ...row, timezone: desk.timezone }, row.language, desk.country)} (${desk.name})`]
    : []
