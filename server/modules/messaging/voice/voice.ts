import type { Ctx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { Carrier, CarrierStatus } from '#server/providers/carrier/port.ts'
import { selectConnection } from '../connections/queries.ts'
import { opened } from '../connections/stored.ts'
import type { ReconciledState, Sender } from '../senders/sender.ts'
import { carrierOf, type TwilioAccount } from '../senders/sms.ts'

/** Calls a minute from one number where nothing else is set: more look like a machine that dials at random. */
const usualPerMinute = 5

/** What places and takes the business's calls now: its own account, else the installation's. */
export type VoiceLine =
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
export async function voiceLine(ctx: Ctx): Promise<VoiceLine> {
  const row = await ctx.tx(db => selectConnection(db, 'voice'))
  const own: TwilioAccount | null = row ? opened(ctx, row) : null
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
  return carrierOf(ctx, row ? opened(ctx, row) : null)
}

function missingAccount({ accounts }: Ctx, own: TwilioAccount | null): string[] {
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

/** The sender of broadcasts by voice: each message is one call, whose brief is the message's text. */
export async function voiceSender(ctx: Ctx): Promise<Sender> {
  const line = await voiceLine(ctx)
  if (!line.ready) return line
  const { number, own, failure, account, perMinute, carrier } = line
  const { calls } = await business(ctx)
  return {
    ready: true,
    sender: number,
    own,
    reason: null,
    failure,
    account,
    perMinute,
    async deliver({ id, to, onMachine }, begin) {
      const { answer, status, machine } = callAddresses(ctx, { message: id })
      begin()
      return carrier.call({
        to,
        answer: { url: answer },
        statusCallback: status,
        detectMachine: {
          callback: machine,
          afterGreeting: (onMachine ?? calls.on_machine) === 'leave_message',
        },
      })
    },
    async reconcile({ to }, since) {
      const found = await carrier.find({ to, since, known: [] })
      return found && { providerId: found.providerId, state: stateOf(found.status) }
    },
  }
}

const stateOf = (status: CarrierStatus): ReconciledState => {
  if (status === 'in-progress' || status === 'completed') return 'delivered'
  return ['busy', 'no-answer', 'failed', 'canceled'].includes(status) ? 'failed' : 'sent'
}
