import type { Ctx } from '#server/core/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'

/** The same endpoint, refused while the business may not send (specification, section 4.3, rule 11). */
export const switched = (endpoint: Endpoint): Endpoint => ({ ...endpoint, gate: refuseWhenOff })

async function refuseWhenOff(ctx: unknown): Promise<void> {
  const { communication_enabled } = await business(ctx as Ctx)
  if (!communication_enabled) throw new Problem(403, 'Communication is not enabled for this account yet.')
}
