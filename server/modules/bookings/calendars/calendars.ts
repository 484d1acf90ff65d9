import type { Static } from 'typebox'
import type { Calendar, NewCalendar } from '#contract/bookings/calendars.ts'
import type { Ctx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import { OutboundFailed, OutboundRefused, parseAddress } from '#server/http/outbound/outbound.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { calendarFile } from '../calendar-file/calendar-file.ts'
import { businessEntry } from '../calendar-file/entries.ts'
import { type BookingRow, selectBooking } from '../queries.ts'
import type { TimeRange } from './busy.ts'
import { type CalendarAccess, deleteEvent, fetchEvents, fetchFile, putEvent } from './caldav.ts'
import * as rows from './queries.ts'
import { CalendarUnreadable, readBusy } from './read-busy.ts'

const purpose = 'booking calendar'
const dayMs = 24 * 3_600_000

type CalendarData = Static<typeof Calendar>

/**
 * Reads a calendar and connects it. 400 with the reason when it can't be read, 422 for an invalid address. It stays
 * connected when later reads fail: see refreshCalendar.
 */
export async function connectCalendar(ctx: Ctx, given: NewCalendar): Promise<CalendarData> {
  const access = { url: given.url.trim(), username: given.username || null, password: given.password || null }
  const { host } = readAddress(access.url)
  if (given.writes && given.kind !== 'caldav') {
    throw invalid(['body', 'writes'], 'Only CalDAV calendars can be written to')
  }
  const busy = await fetchBusy(ctx, given.kind, access).catch((error: unknown) => {
    throw new Problem(400, sentenceOf(error))
  })
  const id = ctx.id()
  const row = {
    id,
    kind: given.kind,
    writes: given.writes ?? false,
    created_at: ctx.now(),
    name: given.name?.trim() || host,
    access_sealed: seal(ctx.secret, purpose, JSON.stringify(access)),
  }
  await ctx.tx(async db => {
    await rows.insertCalendar(db, row)
    await rows.replaceBusy(db, id, withIds(ctx, busy), ctx.now())
  })
  return getCalendar(ctx, id)
}

export async function listCalendars(ctx: Ctx): Promise<CalendarData[]> {
  const found = await ctx.tx(db => rows.selectCalendars(db))
  return found.map(row => show(ctx, row))
}

/** One calendar; 404. */
async function getCalendar(ctx: Ctx, id: string): Promise<CalendarData> {
  return show(ctx, await find(ctx, id))
}

/** Disconnects a calendar and deletes its busy times; entries written to it stay there. 404. */
export async function removeCalendar(ctx: Ctx, id: string): Promise<void> {
  if (!(await ctx.tx(db => rows.deleteCalendar(db, id)))) throw notFound('Calendar')
}

/** Reads a calendar. When that fails its last busy times stay, and it shows since when it fails. */
async function readCalendar(ctx: Ctx, id: string): Promise<CalendarData> {
  const row = await find(ctx, id)
  try {
    const busy = await fetchBusy(ctx, row.kind, accessOf(ctx, row))
    await ctx.tx(db => rows.replaceBusy(db, id, withIds(ctx, busy), ctx.now()))
  } catch (error) {
    const sentence = sentenceOf(error)
    await ctx.tx(db => rows.markFailing(db, row, sentence, ctx.now()))
  }
  return getCalendar(ctx, id)
}

/** Bookings written in one run; the next minutes take the rest. */
const mostMissing = 200

/**
 * Reads a calendar now and, when it receives bookings, writes those it lacks: made before it was connected, or while it
 * could not be reached. 404.
 */
export async function refreshCalendar(ctx: Ctx, id: string): Promise<CalendarData> {
  const shown = await readCalendar(ctx, id)
  if (!shown.writes || shown.failing_since) return shown
  const calendar = await find(ctx, id)
  const desk = await business(ctx)
  try {
    for (const bookingId of await ctx.tx(db => rows.selectMissing(db, id, ctx.now(), mostMissing))) {
      const row = await ctx.tx(db => selectBooking(db, bookingId))
      if (row) await writeTo(ctx, calendar, row, desk)
    }
  } catch (error) {
    const sentence = sentenceOf(error)
    await ctx.tx(db => rows.markFailing(db, calendar, sentence, ctx.now()))
  }
  return getCalendar(ctx, id)
}

/**
 * Writes the current state of a booking to every calendar that receives bookings; a cancelled one is deleted there.
 * Throws when a calendar could not be written, after trying the others.
 */
export async function writeBooking(ctx: Ctx, bookingId: string): Promise<void> {
  const row = await ctx.tx(db => selectBooking(db, bookingId))
  if (!row) return
  const desk = await business(ctx)
  const calendars = await ctx.tx(db => rows.selectCalendars(db, { writes: true }))
  const outcomes = await Promise.allSettled(calendars.map(calendar => writeTo(ctx, calendar, row, desk)))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

/** Whether any calendar receives the business's bookings. */
export const writesBookings = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.tx(db => rows.selectCalendars(db, { writes: true }))).length > 0

async function writeTo(ctx: Ctx, calendar: rows.CalendarRow, row: BookingRow, desk: Business): Promise<void> {
  const access = accessOf(ctx, calendar)
  if (row.status === 'cancelled') {
    if (!(await ctx.tx(db => rows.selectEntry(db, calendar.id, row.id)))) return
    await deleteEvent(ctx.config, access, row.id)
    return ctx.tx(db => rows.deleteEntry(db, calendar.id, row.id))
  }
  const entry = { calendar_id: calendar.id, booking_id: row.id, written_at: ctx.now() }
  // Record the entry before writing it, with sequence -1: after a crash in between it is written again, or deleted.
  await ctx.tx(db => rows.putEntry(db, { ...entry, sequence: -1 }))
  await putEvent(ctx.config, access, row.id, calendarFile([businessEntry(row, desk)]))
  await ctx.tx(db => rows.putEntry(db, { ...entry, sequence: row.sequence }))
}

/** A calendar's busy times, from yesterday to the day after the last that can be booked. */
async function fetchBusy(ctx: Ctx, kind: string, access: CalendarAccess): Promise<TimeRange[]> {
  const desk = await business(ctx)
  const now = ctx.now().getTime()
  const window = { from: now - dayMs, to: now + (desk.booking.horizon_days + 2) * dayMs }
  const files =
    kind === 'caldav' ? await fetchEvents(ctx.config, access, window) : [await fetchFile(ctx.config, access)]
  return files.length ? readBusy(files, window, desk.timezone) : []
}

function sentenceOf(error: unknown): string {
  if (error instanceof OutboundRefused) return error.reason
  if (error instanceof OutboundFailed || error instanceof CalendarUnreadable) return error.message
  throw error
}

function readAddress(url: string): URL {
  try {
    return parseAddress(url.replace(/^webcals?:\/\//i, 'https://'))
  } catch (error) {
    throw invalid(['body', 'url'], sentenceOf(error))
  }
}

async function find(ctx: Ctx, id: string): Promise<rows.CalendarRow> {
  const row = await ctx.tx(db => rows.selectCalendar(db, id))
  if (!row) throw notFound('Calendar')
  return row
}

const accessOf = (ctx: Ctx, row: rows.CalendarRow): CalendarAccess =>
  JSON.parse(unseal(ctx.secret, purpose, row.access_sealed).toString())

const withIds = (ctx: Ctx, busy: TimeRange[]) => busy.map(stretch => ({ ...stretch, id: ctx.id() }))

const show = (ctx: Ctx, row: rows.CalendarRow): CalendarData => ({
  id: row.id,
  kind: row.kind as CalendarData['kind'],
  name: row.name,
  host: readAddress(accessOf(ctx, row).url).host,
  writes: row.writes,
  read_at: row.read_at?.toISOString() ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
  error: row.error,
  created_at: row.created_at.toISOString(),
})
