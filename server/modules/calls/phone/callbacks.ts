import type { Ctx } from '#server/core/context.ts'
import { raise } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import type { Call } from '../calls.ts'

/** Asks the people of the business to call somebody back who reached nobody. */
export const askForCallBack = (ctx: Ctx, call: Call): Promise<void> =>
  raise(ctx, {
    kind: 'callback',
    title: `Call back: ${[call.client_name, call.phone_number || 'number withheld'].filter(Boolean).join(', ')}`,
    conversationId: call.conversation_id,
    linkId: call.link_id,
    contact: { name: call.client_name || null, email: null, phone: call.phone_number || null },
  })
