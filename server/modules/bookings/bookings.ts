import type { Availability, Booking, BookingChanges } from '#contract/bookings/bookings.ts'
import type { Ctx } from '#server/core/context.ts'
import { readLanguage } from '#server/core/places.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import type { Tx } from '#server/db/tenant.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { requireTimezone } from '#server/http/request/timezone.ts'
import { type Business, business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { captureLead } from '#server/modules/leads/leads.ts'
import { type BookingRequest, isSame } from './booking-request.ts'
import { announce } from './changes.ts'
import { differs, notesOf, readPerson } from './fields.ts'
import * as rows from './queries.ts'
import { findService, getService, listServices } from './services/services.ts'
import { longestWindowDays, slotsOf } from './slots/availability.ts'
import { dayOf, startOf } from './slots/openings.ts'
import { reserving, seatDespite, seatFor, seatForLength } from './slots/seats.ts'
import { manageToken } from './token.ts'
import { leaveWaitlist } from './waitlist/waitlist.ts'
import { showBooking } from './wire.ts'

const minute = 60_000

/**
 * The free times of a service. `from` and `to` are days (both included, read in `timezone`) or moments; a week from now
 * when absent, 62 days at most. `except`: a booking that would move there. 404 for an unknown service, 422.
 */
export async function availability(
  ctx: Ctx,
  asked: {
    serviceId: string
    from?: string
    to?: string
    timezone?: string
    except?: string
    minutes?: number | undefined
  },
): Promise<Availability> {
  const desk = await business(ctx)
  const timezone = requireTimezone(asked.timezone, ['query', 'timezone']) ?? desk.timezone
  const service = await findService(ctx, asked.serviceId)
  const from = readEdge(asked.from, timezone, 'first') ?? ctx.now().getTime()
  const to = readEdge(asked.to, timezone, 'last') ?? startOf(dayOf(from, timezone).add({ days: 8 }), timezone)
  if (to - from > (longestWindowDays + 1) * 24 * 60 * minute) {
    throw invalid(['query', 'to'], `The time asked for may span at most ${longestWindowDays} days`)
  }
  const slots = await slotsOf(
    ctx,
    service,
    { from, to },
    { own: desk, except: asked.except, minutes: asked.minutes },
  )
  return {
    timezone,
    slots: slots.map(slot => ({
      starts_at: new Date(slot.from).toISOString(),
      ends_at: new Date(slot.to).toISOString(),
      remaining: slot.remaining,
    })),
  }
}

/** One end of the requested time: a whole day, or a moment. */
function readEdge(text: string | undefined, timezone: string, edge: 'first' | 'last'): number | null {
  if (text === undefined) return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text.trim())) return readMoment(text)!.getTime()
  const day = Temporal.PlainDate.from(text.trim())
  return startOf(edge === 'first' ? day : day.add({ days: 1 }), timezone)
}

/**
 * Books a time for a person, who becomes a lead if they can be reached. 409 when the time is taken or bookings are
 * paused; 404 for an unknown service; 422.
 */
export const book = async (ctx: Ctx, wish: BookingRequest): Promise<Booking> =>
  (await reserve(ctx, wish, async () => null)).booking

/**
 * The same over what is in the way, as far as `override` names it: closed hours, somebody else's time. Only for members, who
 * may know better. 409 for what it does not name.
 */
export const bookDespite = async (
  ctx: Ctx,
  wish: BookingRequest,
  override: readonly string[],
): Promise<Booking> => (await reserve(ctx, wish, async () => null, override)).booking

/**
 * The same for a conversation, in which a yes may come twice: what it has booked already, the same service at the same
 * time for the same person, is given again. `news`: whether it was booked now.
 */
export const bookOnce = (ctx: Ctx, wish: BookingRequest): Promise<{ booking: Booking; news: boolean }> =>
  reserve(ctx, wish, async db => {
    if (!wish.conversationId) return null
    const made = await rows.selectOfConversation(db, wish.conversationId, ctx.now())
    return made.find(row => isSame(row, wish)) ?? null
  })

/** `earlier` is asked while nobody else reserves a seat of the service. `override`: what may be in the way. */
async function reserve(
  ctx: Ctx,
  wish: BookingRequest,
  earlier: (db: Tx) => Promise<rows.BookingRow | null>,
  override?: readonly string[],
): Promise<{ booking: Booking; news: boolean }> {
  const service = await findService(ctx, wish.serviceId)
  const desk = await business(ctx)
  const timezone = requireTimezone(wish.timezone, ['body', 'timezone']) ?? desk.timezone
  const { name, email, phone } = readPerson(wish)
  const id = ctx.id()
  return reserving(ctx, service, async db => {
    const same = await earlier(db)
    if (same) return { booking: showBooking(ctx, same), news: false }
    const asked = { desk, service, startsAt: wish.startsAt }
    const seat = override ? await seatDespite(ctx, { ...asked, override }) : await seatFor(ctx, asked)
    const now = ctx.now()
    const made = await rows.insertBooking(db, {
      id,
      service_id: service.id,
      service_name: service.name,
      resource: service.resource,
      ...seat,
      timezone,
      language: (wish.language && readLanguage(wish.language)) || homeLanguage(desk),
      name: name!,
      email,
      phone,
      notes: wish.notes?.trim() ?? '',
      source: wish.source,
      conversation_id: wish.conversationId ?? null,
      call_id: wish.callId ?? null,
      token_hash: tokenHash(manageToken(ctx, id)),
      created_at: now,
      updated_at: now,
    })
    const lead =
      email || phone
        ? await captureLead(ctx, {
            name,
            email,
            phone,
            source: 'booking',
            bookingId: id,
            intent: service.name,
            conversationId: wish.conversationId,
            callId: wish.callId,
          })
        : null
    const row = lead ? await rows.updateBooking(db, id, { lead_id: lead.id }) : made
    await leaveWaitlist(ctx, db, { serviceId: service.id, email: email ?? null, phone: phone ?? null })
    await announce(ctx, row, 'created')
    return { booking: showBooking(ctx, row), news: true }
  })
}

/**
 * Changes the fields that were sent; a new start moves the booking, under the rules of a new one, and it keeps its length unless
 * that is sent as well. 404; 409 when it is over or cancelled, or the new time is taken; 422.
 */
export async function changeBooking(ctx: Ctx, id: string, changes: BookingChanges): Promise<Booking> {
  const before = await findBooking(ctx, id)
  const desk = await business(ctx)
  const service = await getService(ctx, before.service_id)
  const timezone = requireTimezone(changes.timezone, ['body', 'timezone'])
  const person = readPerson(changes)
  const startsAt = changes.starts_at === undefined ? null : readMoment(changes.starts_at)!
  return reserving(ctx, service, async db => {
    const row = await lock(db, id)
    const moves = startsAt !== null && startsAt.getTime() !== row.starts_at.getTime()
    if (row.status !== 'confirmed')
      throw new Problem(409, `This booking is ${statusWords[row.status]} already.`)
    const minutes = changes.duration_minutes
    const lasts = minutes !== undefined && minutes !== minutesOf(row)
    const seat = moves
      ? await seatFor(ctx, { desk, service, startsAt, except: id, minutes })
      : lasts
        ? await seatForLength(ctx, { service, startsAt: row.starts_at, minutes, except: id })
        : {}
    // At its new place it stands over nothing any more.
    const overrode = moves && row.overrode.length ? { overrode: [] } : {}
    const next = { ...person, ...(timezone && { timezone }), ...notesOf(changes), ...seat, ...overrode }
    if (!differs(row, next)) return showBooking(ctx, row)
    const mustTell = moves || lasts || (next.email !== undefined && next.email !== row.email)
    const changed = await rows.updateBooking(db, id, {
      ...next,
      sequence: row.sequence + (mustTell ? 1 : 0),
      updated_at: ctx.now(),
    })
    await announce(ctx, changed, mustTell ? 'moved' : 'changed', moves ? row : undefined)
    return showBooking(ctx, changed)
  })
}

const minutesOf = ({ starts_at, ends_at }: rows.BookingRow) =>
  (ends_at.getTime() - starts_at.getTime()) / minute

/** Moves a booking to another time. See changeBooking. */
export const reschedule = (ctx: Ctx, id: string, startsAt: Date): Promise<Booking> =>
  changeBooking(ctx, id, { starts_at: startsAt.toISOString() })

/** Cancels a booking; a cancelled one stays as it is. 404; 409 when it has taken place. */
export const cancel = (
  ctx: Ctx,
  id: string,
  { by, reason = null }: { by: 'visitor' | 'business'; reason?: string | null },
): Promise<Booking> =>
  ctx.tx(async db => {
    const row = await lock(db, id)
    if (row.status === 'cancelled') return showBooking(ctx, row)
    if (row.status !== 'confirmed')
      throw new Problem(409, `This booking is ${statusWords[row.status]} already.`)
    const now = ctx.now()
    if (by === 'visitor' && row.starts_at <= now) throw new Problem(409, 'This booking has begun already.')
    const changed = await rows.updateBooking(db, id, {
      status: 'cancelled',
      cancelled_by: by,
      cancel_reason: reason?.trim() || null,
      cancelled_at: now,
      sequence: row.sequence + 1,
      updated_at: now,
    })
    await announce(ctx, changed, 'cancelled', row)
    return showBooking(ctx, changed)
  })

/** Records whether the visitor came. It can be corrected; 409 when the booking was cancelled or has not begun. */
export const conclude = (ctx: Ctx, id: string, status: 'completed' | 'no_show'): Promise<Booking> =>
  ctx.tx(async db => {
    const row = await lock(db, id)
    if (row.status === status) return showBooking(ctx, row)
    if (row.status === 'cancelled') throw new Problem(409, 'This booking is cancelled already.')
    if (row.starts_at > ctx.now()) throw new Problem(409, 'This booking has not begun yet.')
    const changed = await rows.updateBooking(db, id, { status, updated_at: ctx.now() })
    await announce(ctx, changed, 'changed')
    return showBooking(ctx, changed)
  })

/** One booking; 404. */
export const getBooking = async (ctx: Ctx, id: string): Promise<Booking> =>
  showBooking(ctx, await findBooking(ctx, id))

/** People who booked and can be reached, each once, in order of id; `after` is the last id of the page before. */
export const bookingPeople = (
  ctx: Ctx,
  after: string | null,
  limit: number,
): Promise<{ id: string; name: string; email: string | null; phone: string | null }[]> =>
  ctx.tx(db => rows.selectPeople(db, after, limit))

/** `{chat_url}/{slug}/book`; null when bookings are paused or not offered. */
export async function bookingPageUrl(ctx: Ctx): Promise<string | null> {
  const desk = await business(ctx)
  return takesBookings(desk) ? pageUrlOf(ctx, desk) : null
}

/** The page on which visitors book. */
export const pageUrlOf = (ctx: Ctx, { slug }: Business): string => `${ctx.config.chatUrl}/${slug}/book`

/** The same, but null also when there is no service to book. */
export async function openBookingPage(ctx: Ctx): Promise<string | null> {
  const url = await bookingPageUrl(ctx)
  return url && (await listServices(ctx, { active: true })).length ? url : null
}

export const takesBookings = ({ booking, channels }: Business): boolean => channels.book && !booking.paused

/** Whether a visitor can book something. */
export const offersBookings = async (ctx: Ctx, desk: Business): Promise<boolean> =>
  takesBookings(desk) && (await listServices(ctx, { active: true })).length > 0

/** A booking of this id; 404. */
async function findBooking(ctx: Ctx, id: string): Promise<rows.BookingRow> {
  const row = await ctx.tx(db => rows.selectBooking(db, id))
  if (!row) throw notFound('Booking')
  return row
}

async function lock(db: Tx, id: string): Promise<rows.BookingRow> {
  const row = await rows.lockBooking(db, id)
  if (!row) throw notFound('Booking')
  return row
}

const statusWords: Record<string, string> = {
  cancelled: 'cancelled',
  completed: 'completed',
  no_show: 'marked as missed',
}
