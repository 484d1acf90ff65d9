import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorEnrollment,
  SecondFactorEnrollmentRequest,
  SecondFactorRemoval,
} from '#contract/accounts/second-factor.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { business } from '../accounts.ts'
import { self } from '../logins/logins.ts'
import { countAgain, provePassword } from '../sign-in/guesses.ts'
import { confirmEnrollment, enroll, removeByCode, secondFactorStatus } from './second-factor.ts'

/** A person's own authenticator app. */
export const secondFactorEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/auth/totp',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    access: 'session',
    answers: { 200: SecondFactor },
    handle: async ctx => secondFactorStatus(ctx, await self(ctx)),
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
      const person = await self(ctx)
      await provePassword(ctx, person, body.password)
      return enroll(ctx, person, (await business(ctx)).name)
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
      const codes = await confirmEnrollment(ctx, await self(ctx), body.code)
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
      const person = await self(ctx)
      await provePassword(ctx, person, body.password)
      const guess = await countAgain(ctx)
      await removeByCode(ctx, person, body.code)
      await guess.right()
    },
  }),
]
