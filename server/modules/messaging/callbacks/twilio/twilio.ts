import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { signedByTwilio } from '#server/providers/signatures.ts'
import { twilioOwners } from '../callbacks.ts'

/** A callback of the carrier, as received. */
export interface TwilioCallback {
  /** The URL that Twilio signed: under the public address, with its query. */
  url: string
  raw: Buffer
  signature: string
}

export const twilioCallbackOf = (
  { config }: OpenCtx,
  raw: Buffer,
  request: { url: string; headers: Record<string, string | string[] | undefined> },
): TwilioCallback => ({
  url: config.publicUrl + request.url,
  raw,
  signature: String(request.headers['x-twilio-signature'] ?? ''),
})

/** A callback with a valid signature. */
export interface VerifiedTwilioCallback {
  /** A field of the callback; '' when it is absent. */
  field(name: string): string
  /** The owners of the account that signed it: businesses, or null for the installation. */
  tenants: (string | null)[]
  /** Those of them whose number it was sent to, or whose messaging service may have any number. */
  numbers: (string | null)[]
}

/**
 * Verifies the signature of a callback, and returns its fields and the owners of the account that signed it. 403 when no
 * owner's key fits.
 */
export async function verifyTwilioCallback(
  open: OpenCtx,
  callback: TwilioCallback,
): Promise<VerifiedTwilioCallback> {
  const form = new URLSearchParams(callback.raw.toString())
  const field = (name: string) => (form.get(name) ?? '').replaceAll('\0', '').toWellFormed().slice(0, 5_000)
  const accountSid = field('AccountSid')
  const owners = accountSid ? await twilioOwners(open, accountSid) : []
  const signers = owners.filter(owner => signedByTwilio({ ...callback, form }, owner.authToken))
  if (!signers.length) {
    // The general rate limit does not count signed callbacks, but it counts unsigned ones.
    await open.rateLimit('general', open.ip)
    throw new Problem(403, 'The signature is invalid.')
  }
  // Several businesses may share an account, each with its own number. Numbers count only among signers, because anybody
  // may claim a number.
  const addressed = signers.filter(owner => owner.number === field('To'))
  const unnamed = signers.filter(owner => owner.service || owner.number === null)
  const tenantsOf = (owners: typeof signers) => [...new Set(owners.map(owner => owner.tenant))]
  return {
    field,
    tenants: tenantsOf(addressed.length ? addressed : signers),
    numbers: tenantsOf(addressed.length ? addressed : unnamed),
  }
}
