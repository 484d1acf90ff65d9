import type { Static } from 'typebox'
import type { HolidayList } from '#contract/bookings/holidays.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { dayOf } from '../slots/openings.ts'
import { rules } from './rules.ts'

/** The public holidays of a country in a year, in order; null for a country whose days we don't know. */
export function holidaysOf(country: string, year: number): { day: string; name: string }[] | null {
  const known = rules[country]
  if (!known) return null
  return known
    .filter(([, , since = 0]) => since <= year)
    .flatMap(([when, name]) =>
      typeof when === 'string'
        ? [{ day: `${year}-${when}`, name }]
        : when(year).map(date => ({ day: date.toString(), name })),
    )
    .sort((one, two) => one.day.localeCompare(two.day))
}

/** Those of the business's country; this year's, by its clock, unless another is asked for. */
export async function businessHolidays(ctx: Ctx, year?: number): Promise<Static<typeof HolidayList>> {
  const { country, timezone } = await business(ctx)
  const asked = year ?? dayOf(ctx.now().getTime(), timezone).year
  const holidays = country === null ? null : holidaysOf(country, asked)
  return holidays ? { country, holidays } : { country: null, holidays: [] }
}
