import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { signedByTwilio } from '#server/providers/signatures.ts'
import { twilioOwners } from '../callbacks.ts'

/** A callback of the carrier's as it came. */
export interface TwilioCallback {
  /** As Twilio was told it: under the public address, with its query. */
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

/** A callback whose signature is good. */
export interface VerifiedTwilioCallback {
  /** One of its fields; '' when it has none such. */
  field(name: string): string
  /** Whose account signed it: businesses', or (null) the installation's. */
  tenants: (string | null)[]
  /** Of these, whose number it was sent to; who sends from whatever number their service chooses may have any. */
  numbers: (string | null)[]
}

/**
 * The fields of a callback, once its signature has been found good, and whose account signed it. 403, and nothing else
 * happens, when nobody's key fits.
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
    // Signed callbacks are not counted by the general limit; whoever can't sign is.
    await open.rateLimit('general', open.ip)
    throw new Problem(403, 'The signature is not good.')
  }
  // Several may share an account: each has its own number. Looked at only now, as anybody may claim a number.
  const addressed = signers.filter(owner => owner.number === field('To'))
  const unnamed = signers.filter(owner => owner.service || owner.number === null)
  const tenantsOf = (owners: typeof signers) => [...new Set(owners.map(owner => owner.tenant))]
  return {
    field,
    tenants: tenantsOf(addressed.length ? addressed : signers),
    numbers: tenantsOf(addressed.length ? addressed : unnamed),
  }
}
