import type { FieldProblem } from '#contract/errors.ts'
import type { TwilioConnection } from '#contract/messaging/connections.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { OutboundRefused, parseAddress } from '#server/http/outbound/outbound.ts'
import { guarded } from '#server/http/outbound/outbound-sockets.ts'
import { Problem } from '#server/http/problem.ts'
import type { ConnectionInput, StoredConnection } from './stored.ts'

export type StoredTwilioConnection = StoredConnection<TwilioSettings, TwilioSecrets>

export interface TwilioSettings {
  account_sid: string
  from: string | null
  messaging_service_sid: string | null
  api_url: string | null
}

export interface TwilioSecrets {
  auth_token: string
}

const phoneNumber = /^\+[1-9]\d{6,14}$/

/**
 * Reads a carrier's account, for text messages or for calls. The stored token is kept only for the same server. Tokens are
 * sent encrypted; plain HTTP is allowed only where the operator has opened private networks.
 */
export function readTwilio(
  { config }: OpenCtx,
  channel: 'sms' | 'voice',
  body: TwilioConnection,
  known: StoredTwilioConnection | null,
): ConnectionInput {
  const problems: FieldProblem[] = []
  const settings: TwilioSettings = {
    account_sid: body.account_sid,
    from: body.from?.trim() || null,
    messaging_service_sid: (channel === 'sms' && body.messaging_service_sid) || null,
    api_url: body.api_url ? readUrl(body.api_url, config.allowPrivateNetwork, problems) : null,
  }
  const same =
    known?.settings.account_sid === settings.account_sid && known.settings.api_url === settings.api_url
  const auth_token = body.auth_token ?? (same ? known.secrets.auth_token : undefined)
  if (!auth_token) problems.push({ loc: ['body', 'auth_token'], msg: 'Field required', type: 'missing' })
  if (!settings.from && !settings.messaging_service_sid)
    problems.push({ loc: ['body', 'from'], msg: 'Field required', type: 'missing' })
  if (channel === 'voice' && settings.from && !phoneNumber.test(settings.from))
    problems.push({
      loc: ['body', 'from'],
      msg: 'Calls come from a number such as +15550100200',
      type: 'value_error',
    })
  if (problems.length) throw new Problem(422, problems)
  return {
    settings,
    secrets: { auth_token: auth_token! },
    account: settings.account_sid,
    sender: settings.from ?? settings.messaging_service_sid!,
    perMinute: body.per_minute ?? null,
  }
}

function readUrl(text: string, plainToo: boolean, problems: FieldProblem[]): string | null {
  try {
    const url = parseAddress(text)
    if (url.protocol === 'http:' && !plainToo)
      throw new OutboundRefused('The address must begin with https://.')
    url.search = ''
    return url.href.replace(/\/$/, '')
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error
    problems.push({ loc: ['body', 'api_url'], msg: error.reason, type: 'url_parsing' })
    return null
  }
}

/** Only an address that a business entered is checked; the operator's may be in the operator's own network. */
export const accountOf = (
  { settings, secrets }: StoredTwilioConnection,
  usualUrl: string,
  allowPrivate: boolean,
) => ({
  accountSid: settings.account_sid,
  authToken: secrets.auth_token,
  url: settings.api_url ?? usualUrl,
  ...(settings.api_url && { connect: guarded(allowPrivate) }),
})
