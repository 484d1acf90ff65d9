import { type Static, type TSchema, Type } from 'typebox'
import type { Booking } from '#contract/bookings/bookings.ts'
import { readMoment } from '#server/http/moment.ts'
import { Problem } from '#server/http/problem.ts'
import { fold } from '#server/language/text/fold.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import type { ToolEffects } from '#server/modules/assistant/skills/skills.ts'
import type { Turn, TurnAction } from '#server/modules/assistant/turn/turn.ts'
import type { LanguageTool } from '#server/providers/language/port.ts'
import { bookOnce, cancel, reschedule } from '../bookings.ts'
import { listServices, type ServiceRow } from '../services/services.ts'
import { nextSlots, slotsOf } from '../slots/availability.ts'
import { startOf } from '../slots/openings.ts'
import { dayRefusal, refusalOf } from '../slots/refusals.ts'
import { failedBooking } from './actions.ts'
import { ownBookings } from './own-bookings.ts'
import { whenIn, zoneOf } from './when.ts'

/** Times that a model is given at once. */
const mostSlots = 24

const Service = Type.Optional(Type.String({ maxLength: 120, description: 'Its name' }))
const Local = Type.String({ maxLength: 64, description: 'Of the times that find_slots gave' })

const Find = Type.Object({
  service: Service,
  day: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Absent: the next free times' }),
  ),
})
const BookInput = Type.Object({
  service: Service,
  starts_at: Local,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  notes: Type.Optional(Type.String({ maxLength: 2_000 })),
})
const MoveInput = Type.Object({ booking_id: Type.String({ maxLength: 64 }), starts_at: Local })
const CancelInput = Type.Object({ booking_id: Type.String({ maxLength: 64 }) })

/** The tools with which a language model books. The usual rules check everything they do. */
export function bookingTools(turn: Turn, effects: ToolEffects): LanguageTool[] {
  const { ctx, thread, locale } = turn
  const shown = (booking: Booking) => {
    const when = whenIn(turn, new Date(booking.starts_at), new Date(booking.ends_at))
    const { id: booking_id, service_name: service, manage_url: link_for_changes } = booking
    return { done: true, booking_id, service, when, link_for_changes }
  }
  const result = (action: TurnAction, booking: Booking) => {
    effects.actions.push(action)
    return shown(booking)
  }
  return [
    guarded(turn, effects, {
      name: 'find_slots',
      description: 'The times at which a service can be booked, and the bookings made in this conversation.',
      parameters: Find,
      run: async ({ service: wanted, day }) => {
        const services = await listServices(ctx, { active: true })
        const service = serviceNamed(services, wanted)
        const bookings = (await ownBookings(turn)).map(row => ({
          booking_id: row.id,
          service: row.service_name,
          when: whenIn(turn, row.starts_at, row.ends_at),
        }))
        if (!service) return { services: services.map(one => one.name), note: 'Which service?', bookings }
        const date = day === undefined ? null : plainDate(day)
        const slots = date
          ? await slotsOf(ctx, service, {
              from: startOf(date, zoneOf(turn)),
              to: startOf(date.add({ days: 1 }), zoneOf(turn)),
            })
          : await nextSlots(ctx, service, { from: ctx.now().getTime(), limit: mostSlots })
        const times = slots.slice(0, mostSlots).map(({ from, to }) => ({
          starts_at: new Date(from).toISOString(),
          when: whenIn(turn, new Date(from), new Date(to)),
        }))
        const why =
          date && !slots.length ? whyNone(await business(ctx), service, date, { turn, now: ctx.now() }) : null
        return {
          service: service.name,
          minutes: service.duration_minutes,
          times,
          bookings,
          ...(why && { why_none: why }),
        }
      },
    }),
    guarded(turn, effects, {
      name: 'book',
      description: 'Books a time. Only after the visitor has agreed to what you read back.',
      parameters: BookInput,
      run: async ({ service: wanted, starts_at, ...given }) => {
        const service = serviceNamed(await listServices(ctx, { active: true }), wanted)
        const startsAt = readMoment(starts_at)
        if (!service || !startsAt) return { done: false, note: 'Use find_slots first.' }
        const free = await slotsOf(ctx, service, { from: startsAt.getTime(), to: startsAt.getTime() + 1 })
        const wasBooked = (await ownBookings(turn)).some(
          row => row.service_id === service.id && row.starts_at.getTime() === startsAt.getTime(),
        )
        if (!free.length && !wasBooked) {
          const why = refusalOf(await business(ctx), service, startsAt.getTime(), ctx.now().getTime())
          return { done: false, why, note: 'Tell the visitor why, and offer times that find_slots gives.' }
        }
        const email = given.email ?? thread.contact.email
        const phone = given.phone ?? thread.contact.phone
        if (!email && !phone) return { done: false, note: 'Ask for an email address or a telephone number.' }
        if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
          return { done: false, note: 'This is no email address.' }
        }
        Object.assign(effects.contact, { name: given.name, ...(email && { email }), ...(phone && { phone }) })
        const person = { ...given, email, phone, timezone: zoneOf(turn), language: locale }
        const source: 'call' | 'chat' = turn.spoken ? 'call' : 'chat'
        const callId = turn.spoken?.callId ?? null
        const where = { source, conversationId: thread.conversationId, callId }
        const { booking, news } = await bookOnce(ctx, {
          ...person,
          ...where,
          serviceId: service.id,
          startsAt,
        })
        return news
          ? result('booking_created', booking)
          : { ...shown(booking), note: 'This is booked already: tell the visitor so, and book nothing more.' }
      },
    }),
    guarded(turn, effects, {
      name: 'reschedule',
      description: 'Moves a booking of this conversation to another time. Only after the visitor has agreed.',
      parameters: MoveInput,
      run: async ({ booking_id, starts_at }) => {
        const startsAt = readMoment(starts_at)
        if (!(await isOwn(turn, booking_id)) || !startsAt)
          return { done: false, note: 'Use find_slots first.' }
        return result('booking_updated', await reschedule(ctx, booking_id, startsAt))
      },
    }),
    guarded(turn, effects, {
      name: 'cancel_booking',
      description: 'Cancels a booking of this conversation. Only after the visitor has agreed.',
      parameters: CancelInput,
      run: async ({ booking_id }) => {
        if (!(await isOwn(turn, booking_id))) return { done: false, note: 'Use find_slots first.' }
        return result('booking_cancelled', await cancel(ctx, booking_id, { by: 'visitor' }))
      },
    }),
  ]
}

const reasons = {
  past: 'This day is past.',
  beyond: 'This day is too far ahead: it can’t be booked yet.',
  closed: 'The business is closed on this day.',
}

/** Why a day has no free time, for the model to say. */
function whyNone(
  desk: Business,
  service: ServiceRow,
  day: Temporal.PlainDate,
  { turn, now }: { turn: Turn; now: Date },
): string {
  const refusal = dayRefusal(desk, service, day, zoneOf(turn), now.getTime())
  return refusal ? reasons[refusal] : 'Everything on this day is taken, or over, or too short notice.'
}

/** A tool that tells the model what was refused, and raises an escalation when something failed. */
function guarded<T extends TSchema>(
  turn: Turn,
  effects: ToolEffects,
  given: Omit<LanguageTool, 'execute' | 'parameters'> & {
    parameters: T
    run(input: Static<T>): Promise<object>
  },
): LanguageTool {
  const { run, ...shape } = given
  return {
    ...shape,
    async execute(input) {
      try {
        return await run(input as Static<T>)
      } catch (error) {
        if (error instanceof Problem && error.status < 500) return { done: false, note: error.message }
        turn.ctx.log.error({ err: error }, 'a booking by a model failed')
        effects.escalations.push(failedBooking(turn))
        const told = await turn.teamHears('failed_booking')
        const team = told ? 'the team has been told' : 'it is noted for the team'
        return { done: false, note: `It failed on our side; ${team}.` }
      }
    },
  }
}

const serviceNamed = (services: ServiceRow[], wanted: string | undefined): ServiceRow | undefined =>
  wanted === undefined && services.length === 1
    ? services[0]
    : services.find(one => fold(one.name) === fold(wanted ?? ''))

const isOwn = async (turn: Turn, id: string): Promise<boolean> =>
  (await ownBookings(turn)).some(row => row.id === id)

function plainDate(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}
