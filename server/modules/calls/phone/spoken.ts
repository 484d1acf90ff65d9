import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import type { Call } from '../calls.ts'
import { type CarrierSentence, sayAndHangUp } from './twiml.ts'

// Sentences for the carrier's own voice, while the assistant is not on the line.

async function said(
  ctx: Ctx,
  sentence: Exclude<keyof Locale['carrier'], 'voice'>,
  values: Record<string, string> = {},
): Promise<CarrierSentence> {
  const own = await business(ctx)
  const { name, agent_name } = own
  const { voice, ...sentences } = textsOf(homeLanguage(own)).carrier
  const all: Record<string, string> = { business: name, agent: agent_name, ...values }
  return { voice, text: sentences[sentence].replace(/\{(\w+)\}/g, (_, key) => all[key] ?? '') }
}

/**
 * TwiML for a machine that picked up our call: it hears who calls and that it is an AI, then the words of this call, else of
 * the account, else ours, and we hang up.
 */
export async function goodbyeToMachine(ctx: Ctx, call: Call): Promise<string> {
  const introduction = await said(ctx, 'introduction')
  const { calls } = await business(ctx)
  const words = call.voicemail ?? calls.voicemail ?? (await said(ctx, 'voicemail')).text
  return sayAndHangUp({ ...introduction, text: `${introduction.text} ${words}` })
}

export const unavailable = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'unavailable')

/** Said while a line that was lost is replaced. */
export async function holdOn(ctx: Ctx): Promise<CarrierSentence> {
  const { carrier, voice } = textsOf(homeLanguage(await business(ctx)))
  return { voice: carrier.voice, text: voice.fillers[0]! }
}

/** To a caller to whom the assistant can't speak, before they are put through, or leave a message. */
export const puttingThrough = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'outage_through')
export const leaveMessage = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'outage_message')

/** To a caller for whom there is no place. */
export const allBusy = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'busy')
export const busyThrough = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'busy_through')

export const messageNoted = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'message_noted')

export const nobodyThere = (ctx: Ctx): Promise<CarrierSentence> => said(ctx, 'nobody')

/** For a person of the business, before they get a caller: who it is, and what they want. */
export async function briefingOf(ctx: Ctx, call: Call): Promise<CarrierSentence> {
  const who = call.client_name || call.phone_number || '…'
  const { text, voice } = await said(ctx, 'briefing', { who })
  const { text: press } = await said(ctx, 'press_1')
  return { voice, text: [text, call.summary, press].filter(Boolean).join(' ') }
}
