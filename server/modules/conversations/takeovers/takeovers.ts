import type { Static } from 'typebox'
import type { Conversation } from '#contract/conversations/conversations.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { actorName, personName } from '#server/modules/accounts/actors/actors.ts'
import { noteActivity } from '../activity/activity.ts'
import { getConversation } from '../conversations.ts'
import { raise, settle, settleKind } from '../inbox-items/inbox-items.ts'
import { notify, notifyTyping } from '../live/signal.ts'
import * as rows from './queries.ts'

type ConversationData = Static<typeof Conversation>

/** The item of a visitor who wants a person. There is one for each conversation. */
const handoverItem = { kind: 'handover', key: '' } as const

/** After so long a wait, colleagues of the person who holds the conversation are asked. */
const waitMinutes = 10

/**
 * Takes a conversation over: the caller talks with the visitor, and the assistant is silent until the conversation is
 * handed back or closed. A second takeover by the holder changes nothing. 404; 409, naming the holder, when somebody
 * else holds it, unless `force`. `name`: the person behind a key, as visitors read it.
 */
export const takeOver = (
  ctx: Ctx,
  id: string,
  { force = false, name = null }: { force?: boolean; name?: string | null },
): Promise<ConversationData> =>
  ctx.tx(async () => {
    await hold(ctx, id, { force, name })
    return getConversation(ctx, id)
  })

/** The same within the caller's transaction; returns the holder. */
export const hold = (
  ctx: Ctx,
  id: string,
  { force, name }: { force: boolean; name: string | null },
): Promise<rows.Holder> =>
  ctx.tx(async db => {
    const found = await lock(ctx, id)
    const caller = await callerOf(ctx, name)
    const holder = holderOf(found)
    if (holder && isCaller(ctx, holder, name)) return holder
    if (holder && !force) throw heldBy(holder)
    await rows.updateHolder(db, id, caller, ctx.now())
    await noteActivity(ctx, { conversationId: id, kind: 'taken_over', by: caller })
    await settle(ctx, id, handoverItem)
    await notify(ctx, db, id, 'taken')
    return caller
  })

/**
 * Hands the conversation back to the assistant, which knows all that was said meanwhile. Does nothing when nobody holds
 * it. 404; 409 when somebody else does, unless `force`.
 */
export const handBack = (
  ctx: Ctx,
  id: string,
  { force = false, name = null }: { force?: boolean; name?: string | null },
): Promise<ConversationData> =>
  ctx.tx(async db => {
    const holder = holderOf(await lock(ctx, id))
    if (holder) {
      if (!force && !isCaller(ctx, holder, name)) throw heldBy(holder)
      await rows.clearHolder(db, id)
      await noteActivity(ctx, { conversationId: id, kind: 'handed_back', by: await callerOf(ctx, name) })
      await notify(ctx, db, id, 'handed_back')
    }
    return getConversation(ctx, id)
  })

/**
 * The caller as the visitor sees them, for a reply without a takeover. 404; 409, naming the holder, when somebody else
 * holds it.
 */
export const speakerIn = (ctx: Ctx, id: string, name: string | null): Promise<rows.Holder> =>
  ctx.tx(async () => {
    const holder = holderOf(await lock(ctx, id))
    if (!holder) return callerOf(ctx, name)
    if (!isCaller(ctx, holder, name)) throw heldBy(holder)
    return holder
  })

/** Signals to all followers that the caller is writing. 404. */
export const signalTyping = (ctx: Ctx, id: string, name: string | null): Promise<void> =>
  ctx.tx(async () => {
    await getConversation(ctx, id)
    const { shown } = await callerOf(ctx, name)
    notifyTyping(ctx, id, `typing:person:${shown}`)
  })

/** A person answered: the visitor no longer waits, and the items that asked for a person or a mail are done. */
export const noteAnswered = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    await rows.noteAnswered(db, id)
    await settle(ctx, id, handoverItem)
    await settleKind(ctx, id, 'email_draft')
  })

export const waitingSince = (ctx: OpenCtx): Date => new Date(ctx.now().getTime() - waitMinutes * 60_000)

/** Raises an item for each visitor who waits too long for the person who holds their conversation. */
export async function raiseWaiting(
  ctx: OpenCtx,
  waiting: { tenant_id: string; id: string }[],
): Promise<void> {
  for (const { tenant_id: tenant, id } of waiting) {
    const own = ctx.as(tenant, { kind: 'system' })
    await own.tx(async db => {
      // They may have got an answer since the list was read.
      const row = await rows.takeWaiting(db, id, waitingSince(ctx))
      if (!row) return
      const contact = { name: row.client_name, email: row.email, phone: row.phone }
      const title = `${row.client_name ?? 'A visitor'} has been waiting for ${row.holder_name} for ${waitMinutes} minutes`
      await raise(own, {
        kind: handoverItem.kind,
        title,
        conversationId: id,
        linkId: row.link_id,
        tags: row.tags,
        contact: Object.values(contact).some(Boolean) ? contact : null,
      })
    })
  }
}

async function lock(ctx: Ctx, id: string): Promise<rows.HeldRow> {
  const found = await ctx.tx(db => rows.lockHeld(db, id))
  if (!found) throw notFound('Conversation')
  return found
}

const holderOf = ({ held_by, holder_id, holder_name, holder_shown }: rows.HeldRow): rows.Holder | null =>
  held_by === 'person' && holder_id
    ? { id: holder_id, name: holder_name ?? '', shown: holder_shown ?? '' }
    : null

/** Several people may share one key; the names they send tell them apart. */
const isCaller = ({ actor }: Ctx, holder: rows.Holder, name: string | null): boolean =>
  'id' in actor && actor.id === holder.id && (actor.kind === 'member' || !name || name === holder.name)

/** The member's own name, or the one sent with a key. Without a name visitors see the business's. */
async function callerOf(ctx: Ctx, name: string | null): Promise<rows.Holder> {
  const { actor } = ctx
  if (!('id' in actor)) throw new Error('only members and keys talk with visitors')
  const given = actor.kind === 'member' ? await personName(ctx) : name
  return {
    id: actor.id,
    name: given ?? (await actorName(ctx)) ?? '',
    shown: given ?? (await business(ctx)).name,
  }
}

const heldBy = ({ name }: rows.Holder): Problem => new Problem(409, `${name} is talking with this visitor.`)
