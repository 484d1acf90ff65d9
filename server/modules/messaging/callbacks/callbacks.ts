import { createHmac } from 'node:crypto'
import type { OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import { sameText } from '#server/providers/signatures.ts'
import * as rows from '../connections/queries.ts'
import { sipAccount } from '../connections/sip-number.ts'
import { openConnection } from '../connections/stored.ts'
import type { TwilioSecrets, TwilioSettings } from '../connections/twilio-account.ts'
import type { WhatsAppSecrets, WhatsAppSettings } from '../connections/whatsapp-account.ts'

// Finds the owner of the account that a provider's callback is about: a business or, as tenant null, the installation.
// Anybody may enter the name of an account that is not theirs. So these functions return every connection that names it,
// and a callback acts only for the owners whose own secret signed it.

/**
 * The owners of this account at the carrier, each with the number (or name) that it sends from; `service`: a messaging
 * service chooses the number, so that it may be another.
 */
export async function twilioOwners(
  open: OpenCtx,
  accountSid: string,
): Promise<{ tenant: string | null; authToken: string; number: string | null; service: boolean }[]> {
  const { twilio } = open.accounts
  // biome-ignore lint/plugin: the account at the provider says which businesses
  const found = await open.crossTenant(db => rows.selectByAccount(db, ['sms', 'voice'], accountSid))
  // Nobody signs for the SIP trunk.
  const accounts = found.filter(({ account }) => account !== sipAccount)
  const owners = accounts.map(row => {
    const { tenant, settings, secrets } = openConnection<TwilioSettings, TwilioSecrets>(open, row)
    return {
      tenant: tenant as string | null,
      authToken: secrets.auth_token,
      number: settings.from,
      service: settings.messaging_service_sid !== null,
    }
  })
  if (twilio?.accountSid === accountSid)
    owners.push({
      tenant: null,
      authToken: twilio.authToken,
      number: twilio.from,
      service: twilio.texts !== null && 'messagingServiceSid' in twilio.texts,
    })
  return owners
}

/** The owners of this number at Meta or, where a callback names no number, of this business account. */
export async function whatsappOwners(
  open: OpenCtx,
  { phoneNumberId, wabaId }: { phoneNumberId: string; wabaId: string },
): Promise<{ tenant: string | null; appSecret: string }[]> {
  const { whatsapp } = open.accounts
  // biome-ignore lint/plugin: the account at the provider says which businesses
  const found = await open.crossTenant(db =>
    phoneNumberId
      ? rows.selectByAccount(db, ['whatsapp'], phoneNumberId)
      : rows.selectByBusinessAccount(db, wabaId),
  )
  const owners = found.map(row => {
    const { tenant, secrets } = openConnection<WhatsAppSettings, WhatsAppSecrets>(open, row)
    return { tenant: tenant as string | null, appSecret: secrets.app_secret }
  })
  const isInstallations = phoneNumberId
    ? whatsapp?.phoneNumberId === phoneNumberId
    : whatsapp?.businessAccountId === wabaId
  if (whatsapp && isInstallations) owners.push({ tenant: null, appSecret: whatsapp.appSecret })
  return owners
}

/** The token that a business enters at Meta, beside our address, so that Meta accepts the address. */
export const verifyTokenOf = ({ secret }: OpenCtx, tenant: string): string =>
  `${tenant}.${createHmac('sha256', keyFor(secret, 'whatsapp verify token')).update(tenant).digest('base64url')}`

/** Whether a token that Meta sends is the installation's, or one that we gave a business. */
export function isVerifyToken(open: OpenCtx, token: string): boolean {
  const tenant = token.split('.')[0]!
  const ours = open.accounts.whatsapp?.verifyToken
  return [verifyTokenOf(open, tenant), ...(ours ? [ours] : [])]
    .map(each => sameText(each, token))
    .includes(true)
}
