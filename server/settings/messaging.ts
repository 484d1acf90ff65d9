import type { Accounts } from '#server/providers/accounts.ts'
import { base, type Environment, needed, number, refuseAlone, SettingError, url } from './setting.ts'

// The settings of accounts at providers of messages (see providers/accounts.ts).

export function imapUrl(env: Environment): string | null {
  const text = url(env, 'IMAP_URL', ['imap:', 'imaps:'])
  const parsed = text ? new URL(text) : null
  if (parsed && (!parsed.username || !parsed.password || !parsed.hostname))
    throw new SettingError('IMAP_URL must hold a user and a password: imaps://user:password@host.')
  return text
}

export function twilio(env: Environment): Accounts['twilio'] {
  const others = ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'TWILIO_MESSAGING_SERVICE_SID', 'TWILIO_CALLS_FOR']
  const accountSid = env.TWILIO_ACCOUNT_SID
  if (!accountSid) return refuseAlone(env, 'TWILIO_ACCOUNT_SID', others)
  const from = env.TWILIO_FROM || null
  const messagingServiceSid = env.TWILIO_MESSAGING_SERVICE_SID || null
  if (!from && !messagingServiceSid)
    throw new SettingError(
      'TWILIO_ACCOUNT_SID is set, but neither TWILIO_FROM nor TWILIO_MESSAGING_SERVICE_SID is.',
    )
  if (from && !/^\+[1-9]\d{6,14}$/.test(from))
    throw new SettingError(
      `TWILIO_FROM must be a number such as +15550100200; it is ${JSON.stringify(from)}.`,
    )
  return {
    accountSid,
    authToken: needed(env, 'TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID'),
    from,
    texts: messagingServiceSid ? { messagingServiceSid } : from ? { from } : null,
    callsFor: env.TWILIO_CALLS_FOR || null,
  }
}

export const twilioUrl = (env: Environment): string => base(env, 'TWILIO_API_URL') ?? 'https://api.twilio.com'

export function whatsapp(env: Environment): Accounts['whatsapp'] {
  const names = [
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_BUSINESS_ACCOUNT_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ] as const
  const accessToken = env.WHATSAPP_ACCESS_TOKEN
  if (!accessToken) return refuseAlone(env, 'WHATSAPP_ACCESS_TOKEN', [...names])
  const [phoneNumberId, businessAccountId, appSecret, verifyToken] = names.map(name =>
    needed(env, name, 'WHATSAPP_ACCESS_TOKEN'),
  ) as [string, string, string, string]
  for (const name of names.slice(0, 2))
    if (!/^\d{1,30}$/.test(env[name]!))
      throw new SettingError(`${name} must be a number of Meta’s; it is ${JSON.stringify(env[name])}.`)
  return { accessToken, phoneNumberId, businessAccountId, appSecret, verifyToken }
}

export function whatsappUrl(env: Environment): string {
  const version = env.WHATSAPP_API_VERSION || 'v24.0'
  if (!/^v\d{1,3}\.\d{1,3}$/.test(version))
    throw new SettingError(
      `WHATSAPP_API_VERSION must be written like v24.0; it is ${JSON.stringify(version)}.`,
    )
  return `${base(env, 'WHATSAPP_API_URL') ?? 'https://graph.facebook.com'}/${version}`
}

export function perMinute(env: Environment): Accounts['perMinute'] {
  const read = (channel: string) => number(env, `${channel}_PER_MINUTE`, 0, 1, 1_000_000) || null
  return { email: read('EMAIL'), sms: read('SMS'), whatsapp: read('WHATSAPP'), voice: read('VOICE') }
}
