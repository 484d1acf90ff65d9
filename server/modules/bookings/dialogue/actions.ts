import type { Booking } from '#contract/bookings/bookings.ts'
import { Problem } from '#server/http/problem.ts'
import {
  type Escalation,
  outcome,
  type Turn,
  type TurnAction,
  type TurnOutcome,
} from '#server/modules/assistant/turn/turn.ts'
import { bookOnce, cancel, reschedule } from '../bookings.ts'
import { type Plan, sentence, skillName } from './plan.ts'
import { momentIn, whenIn, zoneOf } from './when.ts'

/** Carries out a plan after the visitor has agreed, and reads back what was done. */
export async function execute(turn: Turn, plan: Plan): Promise<TurnOutcome> {
  await turn.surely
  try {
    const { booking, news } = await act(turn, plan)
    return news ? done(turn, plan.kind, booking) : already(turn, booking)
  } catch (error) {
    if (!(error instanceof Problem)) turn.ctx.log.error({ err: error }, 'a booking in a conversation failed')
    // Somebody else was quicker: offer another time.
    if (error instanceof Problem && error.status === 409 && plan.kind !== 'cancel') {
      const memo = { [skillName]: { ...plan, at: null, asked: 'time' } }
      return outcome(sentence(turn, 'not_free', { when: momentIn(turn, Date.parse(plan.at!)) }), {
        actions: ['asked_about_booking'],
        memo,
        answered: false,
      })
    }
    return outcome(await failureOf(turn, 'failed'), {
      topic: 'team',
      answered: false,
      escalations: [failedBooking(turn)],
    })
  }
}

/** The sentence that the team was told of it or, where nobody hears of it, that it is noted for them. */
export async function failureOf(
  turn: Turn,
  key: 'failed' | 'nothing_free',
  values: Record<string, string> = {},
): Promise<string> {
  const told = await turn.teamHears('failed_booking')
  return sentence(turn, told ? key : `${key}_noted`, values)
}

/** The escalation for a booking that could not be made. */
export const failedBooking = ({ message, thread }: Turn): Escalation => ({
  kind: 'failed_booking',
  title: thread.messages.findLast(said => said.role === 'visitor')?.text ?? message,
  question: message,
  key: '',
  bestScore: null,
})

/** The booking, and whether this made or changed it. */
async function act(turn: Turn, plan: Plan): Promise<{ booking: Booking; news: boolean }> {
  const { ctx, thread, locale } = turn
  if (plan.kind === 'cancel') {
    return { booking: await cancel(ctx, plan.bookingId!, { by: 'visitor' }), news: true }
  }
  const startsAt = new Date(plan.at!)
  if (plan.kind === 'move') return { booking: await reschedule(ctx, plan.bookingId!, startsAt), news: true }
  const { name, email, phone, serviceId } = plan
  const person = { name: name!, email, phone, timezone: zoneOf(turn), language: locale }
  return bookOnce(ctx, {
    ...person,
    serviceId: serviceId!,
    startsAt,
    source: turn.spoken ? 'call' : 'chat',
    conversationId: thread.conversationId,
    callId: turn.spoken?.callId ?? null,
  })
}

const resultWords = {
  book: ['booked', 'booking_created'],
  move: ['moved', 'booking_updated'],
  cancel: ['cancelled', 'booking_cancelled'],
} as const satisfies Record<Plan['kind'], readonly ['booked' | 'moved' | 'cancelled', TurnAction]>

function done(turn: Turn, kind: Plan['kind'], booking: Booking): TurnOutcome {
  const [words, action] = resultWords[kind]
  const when = whenIn(turn, new Date(booking.starts_at), new Date(booking.ends_at))
  const reply = [sentence(turn, words, { service: booking.service_name, name: booking.name, when })]
  if (kind !== 'cancel') reply.push(sentence(turn, 'manage', { url: booking.manage_url }))
  return outcome(reply.join('\n'), { actions: [action] })
}

/** The same was booked before, by this message sent twice or by a second yes. */
const already = (turn: Turn, booking: Booking): TurnOutcome =>
  outcome(
    sentence(turn, 'already', {
      service: booking.service_name,
      when: whenIn(turn, new Date(booking.starts_at), new Date(booking.ends_at)),
    }),
  )
