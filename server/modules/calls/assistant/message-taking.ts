import type { Ctx } from '#server/core/context.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hears, otherWords } from '#server/language/phrases.ts'
import { keepHeard, leaveMessage } from '#server/modules/conversations/spoken/spoken.ts'
import { noteAction } from '../calls.ts'
import type { CallContext } from './call-context.ts'

/** `unreachable`: the message is kept, but nobody knows how to reach this person. */
type MessageOutcome = 'declined' | 'noted' | 'unreachable'

/**
 * Takes a person's words as a message for the people of the business, or as their wish to leave none. `about`: the words that
 * tell what they want, where these only say that they want to be called. `contact`: the address or number in them, which is
 * read back.
 */
export async function takeMessage(
  ctx: Ctx,
  { visit, conversation, locale }: CallContext,
  { text, about }: { text: string; about: string },
): Promise<{ outcome: MessageOutcome; contact: string | null }> {
  if (declines(locale, text)) {
    await keepHeard(visit, conversation.id, text)
    return { outcome: 'declined', contact: null }
  }
  const name = nameIn(locale, text, { asked: true })
  const { email, phone } = contactIn(text)
  const told = { ...contactIn(text), ...(name && { name }) }
  const outcome = await ctx.tx(async () => {
    // The call's row is locked before the conversation's, in the order in which `endCall` locks them.
    await noteAction(ctx, visit.call.id, 'message_taken')
    const reachable = await leaveMessage(visit, conversation.id, { text, about, told })
    return reachable ? ('noted' as const) : ('unreachable' as const)
  })
  return { outcome, contact: email ?? phone ?? null }
}

/** Whether words only accept an offer to be called back. */
export const wantsCallback = (locale: string, text: string): boolean =>
  hears(locale, 'yes', text) && !hears(locale, 'no', text)

const declines = (locale: string, text: string): boolean =>
  hears(locale, 'no', text) && !otherWords(locale, text, ['no', 'thanks', 'goodbye', 'courtesy']).length
