import type { Ctx } from '#server/core/context.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { team } from '#server/modules/accounts/members/members.ts'
import { listServices } from '#server/modules/bookings/services/services.ts'

/** Recognisers take some 100 terms, and each should be short. */
const most = 100
const longest = 60

/**
 * Names that a caller is likely to say, for the recogniser, the most important first: their own, ours, the services and the
 * people of the business.
 */
export async function keytermsOf(
  ctx: Ctx,
  given: { business: Business; agent: string; caller: string | null },
): Promise<string[]> {
  const [services, people] = await Promise.all([listServices(ctx, { active: true }), team(ctx)])
  const names = [
    given.caller,
    given.business.name,
    given.agent,
    ...services.map(({ name }) => name),
    ...people.map(({ name }) => name),
  ]
  const terms = names.map(name => name?.trim()).filter(name => name && name.length <= longest)
  return [...new Set(terms as string[])].slice(0, most)
}
