import type { Area } from '../../area.ts'
import { type Endpoint, endpoint } from '../../http/endpoint.ts'
import { business, changeAccount } from './account.ts'
import { apiKeyEndpoints } from './api-keys/routes.ts'
import { forgetEnded } from './chores.ts'
import { mailToken } from './member-tokens/jobs.ts'
import { memberEndpoints } from './members/routes.ts'
import { accountPages } from './pages/routes.ts'
import { Account, AccountChanges } from './schema.ts'
import { signInEndpoints } from './sign-in/routes.ts'

const accountEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/account',
    summary: 'The business and its settings',
    access: 'agent',
    answers: { 200: Account },
    handle: business,
  }),
  endpoint({
    method: 'PATCH',
    path: '/account',
    summary: 'Change settings of the business',
    access: 'owner',
    body: AccountChanges,
    answers: { 200: Account },
    errors: [409],
    handle: (ctx, { body }) => changeAccount(ctx, body),
  }),
]

export const accounts: Area = {
  name: 'accounts',
  endpoints: [...signInEndpoints, ...accountEndpoints, ...apiKeyEndpoints, ...memberEndpoints],
  pages: () => accountPages,
  jobs: [mailToken],
  chores: [forgetEnded],
}
