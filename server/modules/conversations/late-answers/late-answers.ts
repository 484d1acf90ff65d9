import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { recognise } from '#server/modules/leads/leads.ts'
import { lockChangeable } from '../changes/queries.ts'
import { setStatus } from '../inbox-items/inbox-items.ts'
import { plainSubject } from '../mail/subjects/subjects.ts'
import { insertConversation, selectConversation } from '../queries.ts'
import { storeReply } from '../replies/replies.ts'
import { lockHeld } from '../takeovers/queries.ts'
import { type AskedRow, selectUnanswered } from './queries.ts'

// Answers that the business finds after the visitor was told that nobody knows.

/** How a late answer reaches a visitor, and the address where that is one. */
export type LateWay =
  /** Their page still shows the conversation. */
  | { by: 'page'; address: null }
  /** The thread that they wrote in. */
  | { by: 'email' | 'sms' | 'whatsapp'; address: string }
  /** They left the page, and an address. */
  | { by: 'new mail'; address: string }

/** WhatsApp allows free text for so long after the visitor's message. */
const whatsappHours = 24
/** Characters of a mail's subject. */
const longestSubject = 120

/**
 * Of these inbox items those whose visitor still waits for an answer and can be reached, with the way. A visitor with whom
 * another than `by` (a member or a key) is talking is theirs.
 */
export async function whoWaits(
  ctx: Ctx,
  items: string[],
  by: string | null,
): Promise<Map<string, LateWay & { conversationId: string }>> {
  const found = items.length ? await ctx.tx(db => selectUnanswered(db, items)) : []
  return new Map(
    found.flatMap(row => {
      const way = wayTo(row, { by, now: ctx.now() })
      return way ? [[row.item_id, { ...way, conversationId: row.conversation_id }] as const] : []
    }),
  )
}

function wayTo(row: AskedRow, { by, now }: { by: string | null; now: Date }): LateWay | null {
  const { channel, status, begun_by, email, phone, holder_id, heard_at } = row
  if (holder_id && holder_id !== by) return null
  if (channel === 'email') return email ? { by: 'email', address: email } : null
  if (channel === 'sms') return phone ? { by: 'sms', address: phone } : null
  if (channel === 'whatsapp') {
    const recent = heard_at && now.getTime() - heard_at.getTime() < whatsappHours * 3_600_000
    return phone && recent ? { by: 'whatsapp', address: phone } : null
  }
  if (status === 'open' && (channel !== 'call' || begun_by === 'visitor'))
    return { by: 'page', address: null }
  return email ? { by: 'new mail', address: email } : null
}

/** Keeps a conversation as it is until the transaction ends. */
export const lockConversation = (ctx: Ctx, id: string): Promise<unknown> => ctx.tx(db => lockHeld(db, id))

/**
 * Sends an answer to the visitor of an inbox item, in the name of the business. Returns false, and opens the item again,
 * when they can't be reached any more. The item's conversation stays with the assistant.
 */
export const answerLate = (
  ctx: Ctx,
  { item, question, text, by }: { item: string; question: string; text: string; by: string | null },
): Promise<boolean> =>
  ctx.tx(async () => {
    const way = (await whoWaits(ctx, [item], by)).get(item)
    const told = way !== undefined && (await send(ctx, way, { question, text }))
    if (!told) await setStatus(ctx, item, { status: 'open' })
    return told
  })

async function send(
  ctx: Ctx,
  way: LateWay & { conversationId: string },
  { question, text }: { question: string; text: string },
): Promise<boolean> {
  const author = (await business(ctx)).name
  try {
    const id = way.by === 'new mail' ? await beginMail(ctx, way, question) : way.conversationId
    await storeReply(ctx, id, { text, author })
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** A thread of mails with the visitor of a conversation that has ended, about what they asked there. */
const beginMail = (
  ctx: Ctx,
  { conversationId, address }: { conversationId: string; address: string },
  question: string,
): Promise<string> =>
  ctx.tx(async db => {
    const before = await selectConversation(db, conversationId)
    const id = ctx.id()
    await insertConversation(db, {
      id,
      channel: 'email',
      begun_by: 'business',
      link_id: before?.link_id ?? null,
      tags: (await lockChangeable(db, conversationId))?.tags ?? [],
      client_name: before?.client_name ?? null,
      email: address,
      phone: before?.phone ?? null,
      language: before?.language ?? null,
      subject: plainSubject(question).slice(0, longestSubject).toWellFormed(),
      at: ctx.now(),
    })
    await recognise(ctx, { email: address, conversationId: id })
    return id
  })
