import type { SipConnection } from '#contract/messaging/connections.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { ConnectionInput, StoredConnection } from './stored.ts'

/** The account under which connections to the installation's SIP trunk are found: no carrier's has this name. */
export const sipAccount = 'sip:trunk'

export type StoredSipConnection = StoredConnection<SipSettings, Record<string, never>>

export interface SipSettings {
  carrier: 'sip'
  from: string
}

/** Whether a connection for calls is to a number of the SIP trunk, and not to an account of the business's own. */
export const isSip = (settings: object): settings is SipSettings =>
  'carrier' in settings && settings.carrier === 'sip'

/** Reads the choice of a number of the trunk. 422 where the trunk has no such number, or the settings keep it for a business. */
export function readSip({ sip }: OpenCtx, { from, per_minute = null }: SipConnection): ConnectionInput {
  if (!sip) throw sipRefused('This installation has no SIP trunk (SIP_SERVER)')
  const found = sip.numbers.find(({ number }) => number === from)
  if (!found || found.slug) throw sipRefused(numberNotFree)
  const settings: SipSettings = { carrier: 'sip', from }
  return { settings, secrets: {}, account: sipAccount, sender: from, perMinute: per_minute }
}

export const numberNotFree = 'The trunk has no such number, or another business has it'

export const sipRefused = (msg: string): Problem =>
  new Problem(422, [{ loc: ['body', 'from'], msg, type: 'value_error' }])
