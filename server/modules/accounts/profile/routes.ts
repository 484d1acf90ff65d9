import { ChangedProfile, ProfileChanges } from '#contract/accounts/profile.ts'
import { Done, TokenOfLink } from '#contract/accounts/sign-in.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { countLink } from '../sign-in/guesses.ts'
import { whoIs } from '../sign-in/sign-in.ts'
import { toWhoami } from '../sign-in/wire.ts'
import { changeProfile, confirmEmail } from './profile.ts'

/** Endpoints by which members change their own profile. */
export const profileEndpoints: Endpoint[] = [
  endpoint({
    method: 'PATCH',
    path: '/auth/me',
    summary: 'Change one’s own name, address or password',
    access: 'session',
    body: ProfileChanges,
    answers: { 200: ChangedProfile },
    errors: [403, 409],
    handle: async (ctx, { body }) => {
      const { pendingEmail } = await changeProfile(ctx, body)
      return { ...toWhoami(await whoIs(ctx)), pending_email: pendingEmail }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/email/confirm',
    summary: 'Confirm a new address with a mailed link',
    access: 'public',
    body: TokenOfLink,
    answers: { 200: Done },
    errors: [400, 409],
    handle: async (ctx, { body }) => {
      const guess = await countLink(ctx)
      await confirmEmail(ctx, body.token)
      await guess.right()
      return { ok: true }
    },
  }),
]
