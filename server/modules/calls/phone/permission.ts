import type { Ctx } from '#server/core/context.ts'
import { heldUntil } from '#server/core/hour-window.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { countryAllowed } from '#server/modules/contacts/countries/countries.ts'
import { isSuppressed } from '#server/modules/contacts/suppressions/suppressions.ts'
import { zonesOf } from '#server/modules/contacts/time-zones/time-zones.ts'

// Whether and when a person may be called. Asked when a call is ordered, and again when it is placed, which may be days later.

/** Why this number (E.164) must not be called, in a sentence; null: it may be. */
export async function refusalToCall(ctx: Ctx, phone: string): Promise<string | null> {
  const { caller_countries } = await business(ctx)
  const rules = { allowed: caller_countries.voice, registered: true }
  if (!countryAllowed('voice', { phone, country: null }, rules))
    return 'The account does not allow calls to this number’s country (caller_countries).'
  if (await isSuppressed(ctx, phone, 'voice'))
    return 'This number does not want to be called: it is on the stop list.'
  return null
}

/** The next moment within the account's calling hours where this number is at home; null: now. */
export async function outOfHoursUntil(ctx: Ctx, phone: string): Promise<Date | null> {
  const { calls, timezone } = await business(ctx)
  if (!calls.hours) return null
  const zones = zonesOf({ phone, country: null, timezone: null }, timezone)
  return heldUntil(calls.hours, zones, ctx.now())
}
