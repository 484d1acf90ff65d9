import type { Ctx } from '#server/core/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'

/** The same endpoint, which answers 403 while the operator has not enabled communication for the business. */
export const onlyWhenEnabled = (endpoint: Endpoint): Endpoint => ({ ...endpoint, gate: refuseUnlessEnabled })

async function refuseUnlessEnabled(ctx: unknown): Promise<void> {
  const { communication_enabled } = await business(ctx as Ctx)
  if (!communication_enabled) throw new Problem(403, 'Communication is not enabled for this account yet.')
}
