import type { LeadForm } from '#contract/conversations/chat.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import { capture, captureLead } from '#server/modules/leads/leads.ts'
import type { ChatAccess } from '../access/access.ts'
import { lockConversation, noteContact } from '../queries.ts'

/**
 * Captures a lead when a visitor can be reached and has just said so, or has just said what they want. Returns whether
 * that was news. A name alone makes no lead, nor do details that were known before: going on with a chat asks for
 * nothing. With `unlessHeld` nothing is captured while a person holds the conversation.
 */
export async function captureFromMessage(
  { ctx, channel, tags, call }: ChatAccess,
  conversationId: string,
  contact: ContactDetails,
  told: { contact: Partial<ContactDetails>; intent: string | null },
  { unlessHeld = false } = {},
): Promise<boolean> {
  const { email, phone } = told.contact
  const reachable = contact.email || contact.phone
  if (!reachable || !(email || phone || told.contact.name || told.intent)) return false
  const source = call ? 'call' : channel === 'widget' ? 'widget' : 'chat'
  const where = { source, conversationId, callId: call?.id ?? null, tags } as const
  return ctx.tx(async db => {
    // Lock the conversation first, then its lead: the visitor's next message may come in now and locks in this order.
    const locked = await lockConversation(db, conversationId)
    if (!locked || (unlessHeld && locked.held)) return false
    const { news } = await capture(ctx, { ...contact, intent: told.intent, ...where })
    return news !== 'unchanged'
  })
}

/**
 * Stores a contact form. The sender learns nothing about the lead, which may have been known with more details. 422
 * without an email address or a number, 404 when the conversation is not theirs.
 */
export async function submitLeadForm(
  { ctx, scope, channel, begunBy, tags }: ChatAccess,
  {
    name = null,
    email = null,
    phone = null,
    intent = null,
    conversation_id: conversationId = null,
  }: LeadForm,
): Promise<void> {
  if (!email?.trim() && !phone?.trim()) {
    throw invalid(['body'], 'One of email and phone is required', 'missing')
  }
  await ctx.tx(async db => {
    if (conversationId) {
      const told = { name: name?.trim() || null, email: email?.trim() || null, phone: phone?.trim() || null }
      const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor', told }
      if (!(await noteContact(db, conversationId, mine))) throw notFound('Conversation')
    }
    const source = channel === 'widget' ? 'widget' : 'form'
    await captureLead(ctx, { name, email, phone, intent, source, conversationId, tags })
  })
}
