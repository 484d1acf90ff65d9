import { randomBytes } from 'node:crypto'
import type { Ctx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import type { MemberRow } from '../members/queries.ts'
import { notify } from '../notices.ts'
import * as rows from './queries.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { base32, matchingStep, otpauthUri } from './totp.ts'

/** As long as the hash of the codes is, as RFC 4226 (section 4) recommends. */
const secretBytes = 20
const purpose = 'second factor'

/** Whether a member uses a second factor, since when, and how many recovery codes are left. */
export const secondFactorStatus = (ctx: Ctx, member: MemberRow) =>
  ctx.tx(async tx => {
    const since = (await rows.findFactor(tx, member.id))?.confirmed_at ?? null
    const left = since ? await rows.countUnusedCodes(tx, member.id) : 0
    return { enabled: since !== null, confirmed_at: since?.toISOString() ?? null, recovery_codes_left: left }
  })

const wrongCode = () =>
  new Problem(
    400,
    'This code is wrong. Look whether the clock of your device is right, and enter the next one.',
  )

const inUse = () => new Problem(409, 'An authenticator app is in use already. Remove it first.')

/**
 * Makes a secret for a member's authenticator app. Sign-in asks for codes once it is confirmed. Throws 409 when
 * one is in use.
 */
export async function enroll(
  ctx: Ctx,
  member: MemberRow,
  business: string,
): Promise<{ secret: string; otpauth_uri: string }> {
  const secret = randomBytes(secretBytes)
  const row = { member_id: member.id, secret: seal(ctx.secret, purpose, secret), created_at: ctx.now() }
  if (!(await ctx.tx(tx => rows.putUnconfirmed(tx, row)))) throw inUse()
  return {
    secret: base32(secret),
    otpauth_uri: otpauthUri(secret, { issuer: business, account: member.email }),
  }
}

/** Confirms by a code that the app has the secret. Returns the recovery codes, only this once. Throws 400, 409. */
export const confirmEnrollment = (ctx: Ctx, member: MemberRow, code: string): Promise<string[]> =>
  ctx.tx(async tx => {
    const factor = await rows.findFactor(tx, member.id)
    if (!factor) throw new Problem(409, 'There is nothing to confirm. Begin with POST /auth/totp.')
    if (factor.confirmed_at) throw inUse()
    if (!(await useTotp(ctx, tx, factor, code))) {
      throw wrongCode()
    }
    if (!(await rows.confirmFactor(tx, member.id, ctx.now()))) throw inUse()
    const codes = makeRecoveryCodes()
    await rows.insertCodes(tx, member.id, codes.map(recoveryHash))
    await notify(ctx, member, 'second_factor_on')
    return codes
  })

/** What a member with the right password must still show: nothing, a missing code, or another code. */
export const verifyCode = (
  ctx: Ctx,
  member: MemberRow,
  code: string | null,
): Promise<'right' | 'missing' | 'wrong'> =>
  ctx.tx(async tx => {
    const factor = await rows.findFactor(tx, member.id)
    if (!factor?.confirmed_at) return 'right'
    if (!code) return 'missing'
    if (await useTotp(ctx, tx, factor, code)) return 'right'
    if (!(await rows.useCode(tx, member.id, recoveryHash(code), ctx.now()))) return 'wrong'
    await notify(ctx, member, 'recovery_code_used')
    return 'right'
  })

/** Removes a member's second factor after one more code. Throws 400, and 409 when there is none. */
export const removeByCode = (ctx: Ctx, member: MemberRow, code: string): Promise<void> =>
  ctx.tx(async tx => {
    const factor = await rows.findFactor(tx, member.id)
    if (!factor?.confirmed_at) throw new Problem(409, 'No authenticator app is in use.')
    if ((await verifyCode(ctx, member, code)) !== 'right') throw wrongCode()
    await removeSecondFactor(ctx, member)
  })

/** Removes a member's second factor, so that the password alone signs in. Returns whether there was one. */
export const removeSecondFactor = (ctx: Ctx, member: MemberRow): Promise<boolean> =>
  ctx.tx(async tx => {
    const removed = await rows.deleteFactor(tx, member.id)
    if (removed) await notify(ctx, member, 'second_factor_off')
    return removed
  })

async function useTotp(ctx: Ctx, tx: Tx, factor: rows.SecondFactorRow, code: string): Promise<boolean> {
  const secret = opened(ctx, factor)
  const step = secret && matchingStep(secret, code.replace(/[\s-]/g, ''), ctx.now())
  return step !== null && rows.useStep(tx, factor.member_id, step)
}

/** Null when SECRET_KEY has changed since. Recovery codes still work then. */
function opened(ctx: Ctx, { secret }: rows.SecondFactorRow): Buffer | null {
  try {
    return unseal(ctx.secret, purpose, secret)
  } catch (error) {
    ctx.log.error({ err: error }, 'a second factor was sealed with another SECRET_KEY')
    return null
  }
}
