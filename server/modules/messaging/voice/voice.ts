import type { MissingForCalls } from '#contract/calls/setup.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'
import type { Carrier } from '#server/providers/carrier/port.ts'
import { sipCarrier } from '#server/providers/carrier/sip.ts'
import { twilioCarrier } from '#server/providers/carrier/twilio.ts'
import { selectConnection } from '../connections/queries.ts'
import { openConnection } from '../connections/stored.ts'
import { accountOf, type StoredTwilioConnection } from '../connections/twilio-account.ts'
import { missingTrunk, type SipLine, sipLine } from '../sip-lines/sip-lines.ts'

/** Default calls a minute from one number: more look like a machine that dials at random. */
const usualPerMinute = 5

/** The account that places and takes the business's calls now: its own, else the installation's. */
type CallAccount =
  | {
      ready: true
      kind: 'twilio' | 'sip'
      /** The number that people see. */
      number: string
      own: boolean
      /** The error of its last test; null mostly. */
      failure: string | null
      /** The account whose rate limit applies, shared by all that call through it. */
      account: string
      perMinute: number
      carrier: Carrier
    }
  | {
      ready: false
      kind: 'twilio' | 'sip' | null
      number: string | null
      missing: MissingForCalls[]
      /** The same in sentences for people. */
      reason: string
    }

interface Missing {
  what: MissingForCalls
  sentence: string
}

/**
 * Whether the business can make calls, and with which account. Requested calls, voice broadcasts and the readiness report
 * all use this rule. `reason` names everything that is missing.
 */
export async function callAccount(ctx: Ctx): Promise<CallAccount> {
  const row = await ctx.tx(db => selectConnection(db, 'voice'))
  const sip = await sipLine(ctx, row ?? null)
  if (sip) return sipCalls(ctx, sip)
  const own: StoredTwilioConnection | null = row ? openConnection(ctx, row) : null
  const carrier = carrierOf(ctx, own)
  const number = own ? own.settings.from : (ctx.accounts.twilio?.from ?? null)
  const missing = [...missingAccount(ctx, own), ...missingSpeech(ctx), ...missingAddress(ctx)]
  if (missing.length || !carrier || !number) return notReady(missing, { kind: carrier && 'twilio', number })
  return {
    ready: true,
    kind: 'twilio',
    number,
    own: own !== null,
    failure: own?.failure ?? null,
    account: own ? `voice:${own.tenant}` : 'voice:installation',
    perMinute: (own ? own.perMinute : ctx.accounts.perMinute.voice) ?? usualPerMinute,
    carrier,
  }
}

async function sipCalls(ctx: Ctx, { number, own, trunk }: SipLine): Promise<CallAccount> {
  const trunkSays = await missingTrunk(ctx)
  const missing = [
    ...trunkSays.map((sentence): Missing => ({ what: 'trunk', sentence })),
    ...missingSpeech(ctx),
  ]
  if (missing.length) return notReady(missing, { kind: 'sip', number })
  return {
    ready: true,
    kind: 'sip',
    number,
    own: own !== null,
    failure: null,
    account: 'voice:sip',
    perMinute: (own?.perMinute ?? ctx.accounts.perMinute.voice) || usualPerMinute,
    carrier: sipCarrier(trunk, number),
  }
}

/** The carrier of the same account even if new calls are not possible: for calls that have begun already. */
export async function voiceCarrier(ctx: Ctx): Promise<Carrier | null> {
  const row = await ctx.tx(db => selectConnection(db, 'voice'))
  const sip = await sipLine(ctx, row ?? null)
  if (sip) return sipCarrier(sip.trunk, sip.number)
  return carrierOf(ctx, row ? openConnection(ctx, row) : null)
}

const notReady = (
  missing: Missing[],
  line: { kind: 'twilio' | 'sip' | null; number: string | null },
): CallAccount => ({
  ready: false,
  ...line,
  missing: missing.map(({ what }) => what),
  reason: missing.map(({ sentence }) => sentence).join(' '),
})

function missingAccount({ accounts }: Ctx, own: StoredTwilioConnection | null): Missing[] {
  if (own || accounts.twilio?.from) return []
  return accounts.twilio
    ? [{ what: 'number', sentence: 'The carrier’s account has no number to call from.' }]
    : [{ what: 'carrier', sentence: 'No carrier is connected.' }]
}

const missingSpeech = ({ speech }: Ctx): Missing[] => [
  ...(speech.hears ? [] : [{ what: 'hearing' as const, sentence: noHearing }]),
  ...(speech.speaks ? [] : [{ what: 'voice' as const, sentence: noVoice }]),
]
const noHearing = 'No speech recognition is configured to hear with.'
const noVoice = 'No voice is configured to speak with.'

/** The carrier asks us what to do with a call, and streams its audio to us, so it must reach this server. */
function missingAddress({ config }: Ctx): Missing[] {
  const { hostname } = new URL(config.publicUrl)
  const here = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(hostname)
  return here
    ? [{ what: 'address', sentence: `The carrier can’t reach this server at ${config.publicUrl}.` }]
    : []
}

/** The callback addresses of a call. They name the call, so that callbacks find it even after a crash. */
interface CallAddresses {
  /** The carrier requests it once somebody answers. */
  answer: string
  /** The carrier reports every status to it. */
  status: string
  /** The carrier reports to it whether a machine answered. */
  machine: string
}

/** The addresses of a stored call (`call`), or of a broadcast's message, whose call is stored when they are requested. */
export function callAddresses(ctx: Ctx, named: { call: string } | { message: string }): CallAddresses {
  const query = new URLSearchParams({ ...named, tenant: ctx.tenant })
  const at = (path: string) => `${ctx.config.publicUrl}${apiBase}/providers/twilio/voice${path}?${query}`
  return { answer: at(''), status: at('/status'), machine: at('/machine') }
}

/** The adapter for calls: of the business's own account, else of the installation's; null without either. */
export function carrierOf(
  { connections: lines, accounts, config }: OpenCtx,
  own: StoredTwilioConnection | null,
): Carrier | null {
  if (own)
    return lines.of(`voice:${own.tenant}`, own.version, () =>
      twilioCarrier(accountOf(own, accounts.twilioUrl, config.allowPrivateNetwork), own.settings.from!),
    )
  const { twilio, twilioUrl } = accounts
  if (!twilio?.from) return null
  const { from } = twilio
  return lines.of('voice:installation', '', () => twilioCarrier({ ...twilio, url: twilioUrl }, from))
}
