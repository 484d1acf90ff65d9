import { textsOf } from '#locales/load.ts'
import type { Ctx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { reminderAt } from '../mails/jobs.ts'
import { type BookingRow, selectBooking } from '../queries.ts'
import { manageToken, manageUrl } from '../token.ts'
import { whenOf } from '../when.ts'

/** A booking as a message tells its visitor of it, in their language and by their clock. */
export interface ToldBooking {
  id: string
  startsAt: Date
  status: string
  phone: string | null
  timezone: string
  language: string
  /** When its visitor is reminded; null: never. */
  remindAt: Date | null
  values: { name: string; service: string; when: string; business: string; link: string }
}

/** The booking of this id; null when there is none. */
export async function toldBooking(ctx: Ctx, id: string): Promise<ToldBooking | null> {
  const row = await ctx.tx(db => selectBooking(db, id))
  return row ? told(ctx, row) : null
}

async function told(ctx: Ctx, row: BookingRow): Promise<ToldBooking> {
  const desk = await business(ctx)
  const { id, status, phone, timezone, language, starts_at: startsAt } = row
  return {
    id,
    startsAt,
    status,
    phone,
    timezone,
    language,
    remindAt: reminderAt(desk, startsAt),
    values: {
      name: row.name,
      service: row.service_name,
      when: whenOf(row, language, desk.country),
      business: desk.name,
      link: manageUrl(ctx, id),
    },
  }
}

const dayMs = 24 * 3_600_000

/** A booking that might be, by somebody with a common name, for tomorrow; its link opens nothing. */
export async function sampleTold(ctx: Ctx): Promise<Pick<ToldBooking, 'language' | 'values'>> {
  const desk = await business(ctx)
  const language = homeLanguage(desk)
  const starts_at = new Date(ctx.now().getTime() + dayMs)
  const times = { starts_at, ends_at: new Date(starts_at.getTime() + 30 * 60_000), timezone: desk.timezone }
  const { sample_name: name, sample_service: service } = textsOf(language).bookingMail
  const link = `${ctx.config.chatUrl}/b/${'A'.repeat(manageToken(ctx, '').length)}`
  const when = whenOf(times, language, desk.country)
  return { language, values: { name, service, when, business: desk.name, link } }
}
