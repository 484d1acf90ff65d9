import { languageFor } from '#locales/load.ts'
import { inRegion } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Business, business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { hasHours, localTime, openUntil } from '#server/modules/assistant/opening-hours/opening-hours.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import { getLink, type LinkRow } from '#server/modules/chat-links/chat-links.ts'
import { nameOfNumber } from '#server/modules/contacts/contacts.ts'
import type { ChatAccess } from '#server/modules/conversations/access/access.ts'
import { enterSpoken, type SpokenConversation } from '#server/modules/conversations/spoken/spoken.ts'
import { type Lead, recognise } from '#server/modules/leads/leads.ts'
import { type Call, noteCall } from '../calls.ts'
import { holdingCalls } from './hanging-up.ts'
import { keytermsOf } from './keyterms.ts'

/** The context of a call: whose assistant speaks, with which knowledge, in which conversation. */
export interface CallContext {
  business: Business
  visit: ChatAccess & { call: NonNullable<ChatAccess['call']> }
  conversation: SpokenConversation
  /** The assistant's name: the link's, else the business's. */
  agent: string
  greeting: string | null
  /** What the caller is likely to say. */
  keyterms: string[]
  /** The language of the conversation, BCP 47; and the language of our own texts. */
  language: string
  locale: string
  /** The number that the person can be put through to at this moment. */
  transferTo: string | null
}

/** The person on the line, as far as they said who they are, and who began the conversation. */
export interface CallGuest {
  contact: ContactDetails
  begunBy: ChatAccess['begunBy']
  beginsIn: ChatAccess['beginsIn']
}

/**
 * Opens the context of a call: begins its conversation, or goes on with the one that the call came from. The caller's number
 * tells who they are, where it is known. The business counts as the one who began a telephone call's conversation, so that
 * nobody goes on with it from a public page.
 */
export async function openCallContext(ctx: Ctx, call: Call, guest: CallGuest | null): Promise<CallContext> {
  const own = await business(ctx)
  const link = call.link_id ? await getLink(ctx, call.link_id) : null
  const transferTo = call.medium === 'phone' ? openTransfer(own, ctx.now()) : null
  const visit = {
    ctx,
    scope: scopeOf(link),
    tags: link?.tags ?? [],
    channel: 'call' as const,
    begunBy: guest?.begunBy ?? ('business' as const),
    beginsIn: guest?.beginsIn ?? null,
    allowedOrigin: null,
    call: {
      id: call.id,
      spoken: {
        callId: call.id,
        outbound: call.direction === 'outbound',
        brief: call.brief,
        transfers: transferTo !== null,
      },
      skills: [holdingCalls({ byNumber: call.phone_number !== '' })],
    },
  }
  const conversation = await enter(visit, call, guest)
  const language = conversation.language ?? link?.language ?? homeLanguage(own)
  const agent = link?.agent_name ?? own.agent_name
  return {
    business: own,
    visit,
    conversation,
    agent,
    keyterms: await keytermsOf(ctx, { business: own, agent, caller: conversation.contact.name }),
    greeting: (link?.greeting ?? own.greeting)?.trim() || null,
    language,
    locale: languageFor(inRegion(language, link?.language, own.language)),
    transferTo,
  }
}

const scopeOf = (link: LinkRow | null): ChatAccess['scope'] =>
  link
    ? {
        linkId: link.id,
        main: link.inherit_main_kb,
        agentName: link.agent_name,
        language: link.language,
      }
    : { linkId: null, main: true, agentName: null, language: null }

const enter = (visit: ChatAccess, call: Call, guest: CallGuest | null): Promise<SpokenConversation> =>
  visit.ctx.tx(async () => {
    const { ctx } = visit
    const email = guest?.contact.email ?? null
    const phone = call.phone_number || guest?.contact.phone || null
    const known = await recognise(ctx, { email, phone })
    const name = call.client_name || (await knownName(ctx, call, known))
    const conversation = await enterSpoken(visit, { name, email, phone }, call.conversation_id)
    await recognise(ctx, { email, phone, conversationId: conversation.id, callId: call.id })
    await noteCall(ctx, call.id, {
      conversationId: conversation.id,
      ...(conversation.contact.name && { clientName: conversation.contact.name }),
      ...(known && { leadId: known.id }),
    })
    return conversation
  })

/** The business's name for the owner of this number. A person who typed a number into a page learns nothing about it. */
async function knownName(ctx: Ctx, call: Call, known: Lead | null): Promise<string | null> {
  if (call.medium !== 'phone' || !call.phone_number) return null
  return known?.name ?? (await nameOfNumber(ctx, call.phone_number))
}

/** The number to which people are put through; null where there is none, or nobody is there at this hour. */
export function openTransfer(own: Business, now: Date): string | null {
  const { transfer_to } = own.calls
  if (!transfer_to) return null
  return !hasHours(own) || openUntil(own, localTime(own, now)) !== null ? transfer_to : null
}

/** A sentence of ours with the names of this call. */
export const filled = (
  sentence: string,
  { agent, business }: Pick<CallContext, 'agent' | 'business'>,
): string =>
  sentence.replace(/\{(agent|business)\}/g, (_, name) => (name === 'agent' ? agent : business.name))
