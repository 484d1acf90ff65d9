import { textsOf } from '#locales/load.ts'
import type { Ctx } from '#server/core/context.ts'
import { hearsAny } from '#server/language/phrases.ts'
import { stopNumber } from '#server/modules/campaigns/replies/replies.ts'
import { keepHeard } from '#server/modules/conversations/spoken/spoken.ts'
import { type Call, noteAction } from '../calls.ts'
import type { CallContext } from './call-context.ts'

/** Whether these words say that a person does not want to be called again. */
export function wantsNoCalls({ phone_number }: Call, locale: string, text: string): boolean {
  const { stops } = textsOf(locale).understanding.call
  return phone_number !== '' && hearsAny(locale, stops, text)
}

/** Puts the person of this call on the stop list, for good; `text`: their words. */
export const stopCalls = (ctx: Ctx, { phone_number }: Call, text: string) =>
  stopNumber(ctx, { phone: phone_number, channel: 'voice', reason: text.slice(0, 200), source: 'call' })

/** The same where nothing else answers these words, which are kept. */
export async function keepAndStop(ctx: Ctx, call: Call, { visit, conversation }: CallContext, text: string) {
  await keepHeard(visit, conversation.id, text)
  await ctx.tx(async () => {
    await noteAction(ctx, call.id, 'calls_stopped')
    await stopCalls(ctx, call, text)
  })
}
