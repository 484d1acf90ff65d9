import { Account, AccountChanges } from '#contract/accounts/account.ts'
import type { Module } from '#server/core/module.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { business, changeAccount } from './accounts.ts'
import { apiKeyEndpoints } from './api-keys/routes.ts'
import { businessEndpoints } from './businesses/routes.ts'
import { forgetEnded } from './cron.ts'
import { invitationEndpoints } from './invitations/routes.ts'
import { logoEndpoints, logoPage } from './logo/routes.ts'
import { mailToken } from './member-tokens/jobs.ts'
import { memberEndpoints } from './members/routes.ts'
import { mailNotice } from './notices.ts'
import { accountPages } from './pages/routes.ts'
import { preferenceEndpoints } from './preferences/routes.ts'
import { profileEndpoints } from './profile/routes.ts'
import { secondFactorEndpoints } from './second-factor/routes.ts'
import { signInEndpoints } from './sign-in/routes.ts'
import { sessionEndpoints } from './sign-in/session-routes.ts'

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

export const accounts: Module = {
  name: 'accounts',
  about: 'Businesses, their team and settings, signing in, and API keys.',
  endpoints: [
    ...signInEndpoints,
    ...invitationEndpoints,
    ...sessionEndpoints,
    ...businessEndpoints,
    ...profileEndpoints,
    ...preferenceEndpoints,
    ...secondFactorEndpoints,
    ...accountEndpoints,
    ...logoEndpoints,
    ...apiKeyEndpoints,
    ...memberEndpoints,
  ],
  pages: () => [...accountPages, logoPage],
  jobs: [mailToken, mailNotice],
  cron: [forgetEnded],
}
