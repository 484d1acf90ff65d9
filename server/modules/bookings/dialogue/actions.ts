import type { Booking } from '#contract/bookings/bookings.ts'
import { Problem } from '#server/http/problem.ts'
import { type Action, type Need, type Outcome, outcome, type Turn } from '#server/modules/assistant/turn.ts'
import { book, cancel, reschedule } from '../bookings.ts'
import { name, type Plan, tell } from './plan.ts'
import { whenIn, zoneOf } from './when.ts'

/** What a plan does once the visitor has said yes; what was done is read back. */
export async function carryOut(turn: Turn, plan: Plan): Promise<Outcome> {
  try {
    const booking = await act(turn, plan)
    return done(turn, plan.kind, booking)
  } catch (error) {
    if (!(error instanceof Problem)) turn.ctx.log.error({ err: error }, 'a booking in a conversation failed')
    // Somebody was quicker: another time can still be had.
    if (error instanceof Problem && error.status === 409 && plan.kind !== 'cancel') {
      const memo = { [name]: { ...plan, at: null, day: null, asked: 'time' } }
      return outcome(tell(turn, 'not_free', { when: whenOfPlan(turn, plan) }), {
        ...{ actions: ['asked_about_booking'], memo, answered: false },
      })
    }
    return outcome(tell(turn, 'failed'), { topic: 'team', answered: false, needs: [failedBooking(turn)] })
  }
}

/** A booking that could not be made: for a person to look after. */
export const failedBooking = ({ message, thread }: Turn): Need => ({
  kind: 'failed_booking',
  title: thread.messages.findLast(said => said.role === 'visitor')?.text ?? message,
  question: message,
  key: '',
  bestScore: null,
})

function act(turn: Turn, plan: Plan): Promise<Booking> {
  const { ctx, thread, locale } = turn
  if (plan.kind === 'cancel') return cancel(ctx, plan.bookingId!, { by: 'visitor' })
  const startsAt = new Date(plan.at!)
  if (plan.kind === 'move') return reschedule(ctx, plan.bookingId!, startsAt)
  const { name, email, phone, serviceId } = plan
  const person = { name: name!, email, phone, timezone: zoneOf(turn), language: locale }
  return book(ctx, {
    ...person,
    serviceId: serviceId!,
    startsAt,
    source: turn.spoken ? 'call' : 'chat',
    conversationId: thread.conversationId,
    callId: turn.spoken?.callId ?? null,
  })
}

const said = {
  book: ['booked', 'booking_created'],
  move: ['moved', 'booking_updated'],
  cancel: ['cancelled', 'booking_cancelled'],
} as const satisfies Record<Plan['kind'], readonly ['booked' | 'moved' | 'cancelled', Action]>

function done(turn: Turn, kind: Plan['kind'], booking: Booking): Outcome {
  const [sentence, action] = said[kind]
  const when = whenIn(turn, new Date(booking.starts_at), new Date(booking.ends_at))
  const reply = [tell(turn, sentence, { service: booking.service_name, name: booking.name, when })]
  if (kind !== 'cancel') reply.push(tell(turn, 'manage', { url: booking.manage_url }))
  return outcome(reply.join('\n'), { actions: [action] })
}

const whenOfPlan = (turn: Turn, { at }: Plan): string => {
  const from = new Date(at!)
  return whenIn(turn, from, from)
}
