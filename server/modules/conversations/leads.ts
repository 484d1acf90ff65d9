import type { LeadForm } from '#contract/conversations/chat.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import type { Contact } from '#server/modules/assistant/assistant.ts'
import { capture, captureLead } from '#server/modules/leads/leads.ts'
import type { ChatAccess } from './chat-access.ts'
import { lockConversation, noteContact } from './queries.ts'

/**
 * Makes a lead of a visitor who can be reached and has just told so, or has just said what they want; whether that
 * was news. A name alone makes none, nor do details that were known before: who goes on chatting asks for nothing.
 */
export async function meet(
  { ctx, channel, tags, call }: ChatAccess,
  conversationId: string,
  contact: Contact,
  told: { contact: Partial<Contact>; intent: string | null },
): Promise<boolean> {
  const { email, phone } = told.contact
  const reachable = contact.email || contact.phone
  if (!reachable || !(email || phone || told.contact.name || told.intent)) return false
  const source = call ? 'call' : channel === 'widget' ? 'widget' : 'chat'
  const where = { source, conversationId, callId: call?.id ?? null, tags } as const
  return ctx.tx(async db => {
    // The visitor's next message may come in at this moment. Like it: first the conversation, then its lead.
    if (!(await lockConversation(db, conversationId))) return false
    const { news } = await capture(ctx, { ...contact, intent: told.intent, ...where })
    return news !== 'unchanged'
  })
}

/**
 * Takes a form in. Whoever sends it learns nothing of the lead: it may have been known, with more than they told. 422
 * without a way to reach them, 404 for a conversation that is not theirs.
 */
export async function leaveDetails(
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
