import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'
import type { Carrier } from '#server/providers/carrier/port.ts'
import { twilioCarrier } from '#server/providers/carrier/twilio.ts'
import { selectConnection } from '../connections/queries.ts'
import { openConnection } from '../connections/stored.ts'
import { accountOf, type TwilioConnection } from '../connections/twilio-account.ts'

/** Calls a minute from one number where nothing else is set: more look like a machine that dials at random. */
const usualPerMinute = 5

/** What places and takes the business's calls now: its own account, else the installation's. */
export type CallAccount =
  | {
      ready: true
      /** The number that people see. */
      number: string
      own: boolean
      /** What its last test said; null mostly. */
      failure: string | null
      /** The account whose pace is kept, by all that share it. */
      account: string
      perMinute: number
      carrier: Carrier
    }
  | { ready: false; reason: string }

/**
 * Whether the business can speak by telephone, and with what. The one rule behind calls that are ordered, the channel of
 * broadcasts and what is said of them; `reason` names all that is missing.
 */
export async function callAccount(ctx: Ctx): Promise<CallAccount> {
  const row = await ctx.tx(db => selectConnection(db, 'voice'))
  const own: TwilioConnection | null = row ? openConnection(ctx, row) : null
  const carrier = carrierOf(ctx, own)
  const number = own ? own.settings.from : (ctx.accounts.twilio?.from ?? null)
  const missing = [...missingAccount(ctx, own), ...missingSpeech(ctx), ...missingAddress(ctx)]
  if (missing.length || !carrier || !number) return { ready: false, reason: missing.join(' ') }
  return {
    ready: true,
    number,
    own: own !== null,
    failure: own?.failure ?? null,
    account: own ? `voice:${own.tenant}` : 'voice:installation',
    perMinute: (own ? own.perMinute : ctx.accounts.perMinute.voice) ?? usualPerMinute,
    carrier,
  }
}

/** The same account, whether or not calls can be held with it: for what is under way already. */
export async function voiceCarrier(ctx: Ctx): Promise<Carrier | null> {
  const row = await ctx.tx(db => selectConnection(db, 'voice'))
  return carrierOf(ctx, row ? openConnection(ctx, row) : null)
}

function missingAccount({ accounts }: Ctx, own: TwilioConnection | null): string[] {
  if (own || accounts.twilio?.from) return []
  return accounts.twilio
    ? ['The carrier’s account has no number to call from.']
    : ['No carrier is connected.']
}

const missingSpeech = ({ speech }: Ctx): string[] => [
  ...(speech.hears ? [] : ['No speech recognition is configured to hear with.']),
  ...(speech.speaks ? [] : ['No voice is configured to speak with.']),
]

/** The carrier asks us what to do with a call, and streams its sound to us. */
function missingAddress({ config }: Ctx): string[] {
  const { hostname } = new URL(config.publicUrl)
  const here = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(hostname)
  return here ? [`The carrier can’t reach this server at ${config.publicUrl}.`] : []
}

/** What the carrier is told of a call: it is named in the addresses, so that what comes back finds it after a crash. */
export interface CallAddresses {
  /** Asked once somebody answers. */
  answer: string
  /** Told of every step. */
  status: string
  /** Told whether a machine answers. */
  machine: string
}

/** Of a call that was written down (`call`), or of a message of a broadcast, whose call is written down by them. */
export function callAddresses(ctx: Ctx, named: { call: string } | { message: string }): CallAddresses {
  const query = new URLSearchParams({ ...named, tenant: ctx.tenant })
  const at = (path: string) => `${ctx.config.publicUrl}${apiBase}/providers/twilio/voice${path}?${query}`
  return { answer: at(''), status: at('/status'), machine: at('/machine') }
}

/** The adapter for calls, likewise. */
export function carrierOf(
  { connections: lines, accounts, config }: OpenCtx,
  own: TwilioConnection | null,
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
