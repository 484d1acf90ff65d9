import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorEnrollment,
  SecondFactorEnrollmentRequest,
  SecondFactorRemoval,
} from '#contract/accounts/second-factor.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { countAgain, provePassword } from '../sign-in/guesses.ts'
import { whoIs } from '../sign-in/sign-in.ts'
import { confirmEnrollment, enroll, removeByCode, secondFactorStatus } from './second-factor.ts'

/** A member's own authenticator app. */
export const secondFactorEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/auth/totp',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    access: 'session',
    answers: { 200: SecondFactor },
    handle: async ctx => secondFactorStatus(ctx, (await whoIs(ctx)).member),
  }),
  endpoint({
    method: 'POST',
    path: '/auth/totp',
    summary: 'Begin with an authenticator app: its secret, to be confirmed with a code',
    access: 'session',
    body: SecondFactorEnrollmentRequest,
    answers: { 200: SecondFactorEnrollment },
    errors: [409],
    handle: async (ctx, { body }) => {
      const { member, business } = await whoIs(ctx)
      await provePassword(ctx, member, body.password)
      return enroll(ctx, member, business.name)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/totp/confirm',
    summary: 'Confirm the app with a code of its own; shows the recovery codes this once',
    access: 'session',
    body: SecondFactorConfirmation,
    answers: { 200: RecoveryCodes },
    errors: [400, 409],
    handle: async (ctx, { body }) => {
      const guess = await countAgain(ctx)
      const codes = await confirmEnrollment(ctx, (await whoIs(ctx)).member, body.code)
      await guess.right()
      return { recovery_codes: codes }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/auth/totp',
    summary: 'Sign in with the password alone again',
    access: 'session',
    body: SecondFactorRemoval,
    answers: { 204: null },
    errors: [400, 409],
    handle: async (ctx, { body }) => {
      const { member } = await whoIs(ctx)
      await provePassword(ctx, member, body.password)
      const guess = await countAgain(ctx)
      await removeByCode(ctx, member, body.code)
      await guess.right()
    },
  }),
]
