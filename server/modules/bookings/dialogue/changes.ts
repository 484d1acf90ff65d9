import { hears, hearsAny } from '#server/language/phrases.ts'
import { isAsked } from '#server/modules/assistant/inquiry/inquiry.ts'
import { outcome, type Turn, type TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import { bookingPageUrl } from '../bookings.ts'
import type { BookingRow } from '../queries.ts'
import type { ServiceRow } from '../services/services.ts'
import { ownBookings } from './own-bookings.ts'
import { newPlan, phrasesOf, sentence } from './plan.ts'
import { withSaid } from './progress.ts'
import { nextQuestion } from './replies.ts'
import type { Said } from './understanding/understanding.ts'
import { exactly } from './understanding/wanted.ts'
import { whenIn, zoneOf } from './when.ts'

interface Given {
  said: Said
  services: ServiceRow[]
  /** Whether what the business taught answers the message. */
  knows(turn: Turn): Promise<boolean>
}

/** Starts to move or cancel; null when the visitor has no booking here and the message may be about something else. */
export async function change(
  turn: Turn,
  kind: 'move' | 'cancel',
  { said, services, knows }: Given,
): Promise<TurnOutcome | null> {
  const own = await ownBookings(turn)
  if (!own.length) {
    if (isAsked(turn.locale, turn.message) && (await knows(turn))) return null
    const url = await bookingPageUrl(turn.ctx)
    return url && hearsAny(turn.locale, phrasesOf(turn).nouns, turn.message)
      ? outcome(sentence(turn, 'none_of_yours', { url }))
      : null
  }
  const booking = meant(turn, own, said)
  const zone = zoneOf(turn)
  const plan = newPlan(kind, {
    bookingId: booking.id,
    serviceId: booking.service_id,
    name: booking.name,
    // A move starts from the booking's own day and hour: "to Wednesday" keeps the hour, "to 4pm" the day.
    ...(kind === 'move' &&
      (said.wanted || said.shift) && {
        wanted: exactly(booking.starts_at.toISOString(), zone),
        at: booking.starts_at.toISOString(),
      }),
  })
  return nextQuestion(turn, kind === 'move' ? withSaid(plan, said, zone) : plan, services)
}

/** The booking that is meant: of the service named, on the day named, or the one made last. */
function meant(turn: Turn, own: BookingRow[], said: Said): BookingRow {
  const [last] = newestFirst(own)
  const ofService = own.filter(({ service_id }) => said.services.includes(service_id))
  if (ofService.length === 1) return ofService[0]!
  const days = said.wanted?.days ?? []
  const zone = zoneOf(turn)
  const onDay = own.filter(({ starts_at }) => {
    const day = Temporal.Instant.fromEpochMilliseconds(starts_at.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .toString()
    return days.some(({ from, to }) => from <= day && day <= to)
  })
  return onDay.length === 1 ? onDay[0]! : last!
}

/** What the visitor has booked in this conversation, in a sentence. */
export async function ownInWords(turn: Turn): Promise<string> {
  const own = await ownBookings(turn)
  const bookings = own.map(row => `${row.service_name}, ${whenIn(turn, row.starts_at, row.ends_at)}`)
  return own.length ? sentence(turn, 'yours', { bookings: bookings.join('; ') }) : sentence(turn, 'none_yet')
}

/** The same as a reply; who has booked nothing here is told where other bookings can be changed. */
export async function tellOwn(turn: Turn): Promise<TurnOutcome> {
  const told = await ownInWords(turn)
  const url = (await ownBookings(turn)).length ? null : await bookingPageUrl(turn.ctx)
  return outcome(url ? `${told} ${sentence(turn, 'none_of_yours', { url })}` : told)
}

/** Another yes after the booking: it is booked already. */
export async function alreadyBooked(turn: Turn, said: Said): Promise<TurnOutcome | null> {
  const last = turn.thread.messages.at(-1)
  const hasBooked = last?.actions.some(action => action === 'booking_created' || action === 'booking_updated')
  if (!hasBooked || !said.agrees || hears(turn.locale, 'thanks', turn.message)) return null
  const [row] = newestFirst(await ownBookings(turn))
  const when = row && whenIn(turn, row.starts_at, row.ends_at)
  return when ? outcome(sentence(turn, 'already', { service: row.service_name, when })) : null
}

const newestFirst = (own: BookingRow[]): BookingRow[] =>
  own.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
