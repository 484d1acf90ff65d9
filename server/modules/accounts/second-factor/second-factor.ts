import { randomBytes } from 'node:crypto'
import type { OpenCtx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { amongLogins, type Person } from '../logins/logins.ts'
import { notify } from '../notices.ts'
import * as rows from './queries.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { base32, matchingStep, otpauthUri } from './totp.ts'

/** As long as the hash of the codes is, as RFC 4226 (section 4) recommends. */
const secretBytes = 20
const purpose = 'second factor'

/** Whether a person uses a second factor, since when, and how many recovery codes are left. */
export const secondFactorStatus = (ctx: OpenCtx, { login }: Person) =>
  amongLogins(ctx, async tx => {
    const since = (await rows.findFactor(tx, login.id))?.confirmed_at ?? null
    const left = since ? await rows.countUnusedCodes(tx, login.id) : 0
    return { enabled: since !== null, confirmed_at: since?.toISOString() ?? null, recovery_codes_left: left }
  })

const wrongCode = () =>
  new Problem(
    400,
    'This code is wrong. Look whether the clock of your device is right, and enter the next one.',
  )

const inUse = () => new Problem(409, 'An authenticator app is in use already. Remove it first.')

/**
 * Makes a secret for a person's authenticator app. Sign-in asks for codes once it is confirmed. Throws 409 when
 * one is in use.
 */
export async function enroll(
  ctx: OpenCtx,
  { login }: Person,
  business: string,
): Promise<{ secret: string; otpauth_uri: string }> {
  const secret = randomBytes(secretBytes)
  const row = { login_id: login.id, secret: seal(ctx.secret, purpose, secret), created_at: ctx.now() }
  if (!(await amongLogins(ctx, tx => rows.putUnconfirmed(tx, row)))) throw inUse()
  return {
    secret: base32(secret),
    otpauth_uri: otpauthUri(secret, { issuer: business, account: login.email }),
  }
}

/** Confirms by a code that the app has the secret. Returns the recovery codes, only this once. Throws 400, 409. */
export const confirmEnrollment = (ctx: OpenCtx, { login, member }: Person, code: string): Promise<string[]> =>
  amongLogins(ctx, async tx => {
    const factor = await rows.findFactor(tx, login.id)
    if (!factor) throw new Problem(409, 'There is nothing to confirm. Begin with POST /auth/totp.')
    if (factor.confirmed_at) throw inUse()
    if (!(await useTotp(ctx, tx, factor, code))) {
      throw wrongCode()
    }
    if (!(await rows.confirmFactor(tx, login.id, ctx.now()))) throw inUse()
    const codes = makeRecoveryCodes()
    await rows.insertCodes(tx, login.id, codes.map(recoveryHash))
    await notify(ctx, tx, member, 'second_factor_on')
    return codes
  })

/**
 * What a person with the right password must still show: nothing, a missing code, or another code. In an open
 * transaction across businesses.
 */
export async function verifyCode(
  ctx: OpenCtx,
  tx: Tx,
  { login, member }: Person,
  code: string | null,
): Promise<'right' | 'missing' | 'wrong'> {
  const factor = await rows.findFactor(tx, login.id)
  if (!factor?.confirmed_at) return 'right'
  if (!code) return 'missing'
  if (await useTotp(ctx, tx, factor, code)) return 'right'
  if (!(await rows.useCode(tx, login.id, recoveryHash(code), ctx.now()))) return 'wrong'
  await notify(ctx, tx, member, 'recovery_code_used')
  return 'right'
}

/** Removes a person's second factor after one more code. Throws 400, and 409 when there is none. */
export const removeByCode = (ctx: OpenCtx, person: Person, code: string): Promise<void> =>
  amongLogins(ctx, async tx => {
    const factor = await rows.findFactor(tx, person.login.id)
    if (!factor?.confirmed_at) throw new Problem(409, 'No authenticator app is in use.')
    if ((await verifyCode(ctx, tx, person, code)) !== 'right') throw wrongCode()
    await removeSecondFactor(ctx, person)
  })

/** Removes a person's second factor, so that the password alone signs in. Returns whether there was one. */
export const removeSecondFactor = (ctx: OpenCtx, { login, member }: Person): Promise<boolean> =>
  amongLogins(ctx, async tx => {
    const removed = await rows.deleteFactor(tx, login.id)
    if (removed) await notify(ctx, tx, member, 'second_factor_off')
    return removed
  })

async function useTotp(ctx: OpenCtx, tx: Tx, factor: rows.SecondFactorRow, code: string): Promise<boolean> {
  const secret = opened(ctx, factor)
  const step = secret && matchingStep(secret, code.replace(/[\s-]/g, ''), ctx.now())
  return step !== null && rows.useStep(tx, factor.login_id, step)
}

/** Null when SECRET_KEY has changed since. Recovery codes still work then. */
function opened(ctx: OpenCtx, { secret }: rows.SecondFactorRow): Buffer | null {
  try {
    return unseal(ctx.secret, purpose, secret)
  } catch (error) {
    ctx.log.error({ err: error }, 'a second factor was sealed with another SECRET_KEY')
    return null
  }
}
