import type { Static } from 'typebox'
import type { Conversation } from '#contract/conversations/conversations.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { actorName, personName } from '#server/modules/accounts/actors/actors.ts'
import { getConversation } from '../conversations.ts'
import { raise, settle, settleKind } from '../inbox-items/inbox-items.ts'
import { tell } from '../live/signal.ts'
import * as rows from './queries.ts'

type Shown = Static<typeof Conversation>

/** That the visitor wants a person, however often and in whatever words: one item. */
const wish = { kind: 'handover', key: '' } as const

/** How long a visitor waits for the person who holds the conversation before their colleagues are asked. */
const patienceMinutes = 10

/**
 * Takes a conversation over: from now on the caller talks with the visitor, and the assistant says nothing, until the
 * conversation is handed back or closed. Taking over what one holds already changes nothing. 404; 409, naming them, where
 * somebody else holds it, unless `force`. `name`: of the person behind a key, as visitors read it.
 */
export const takeOver = (
  ctx: Ctx,
  id: string,
  { force = false, name = null }: { force?: boolean; name?: string | null },
): Promise<Shown> =>
  ctx.tx(async () => {
    await hold(ctx, id, { force, name })
    return getConversation(ctx, id)
  })

/** The same within a transaction of the caller's; who holds it now. */
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
    await settle(ctx, id, wish)
    tell(ctx, id, 'taken')
    return caller
  })

/**
 * Lets the assistant go on, which knows all that was said meanwhile. Where nobody holds the conversation nothing
 * happens. 404; 409 where somebody else does, unless `force`.
 */
export const handBack = (
  ctx: Ctx,
  id: string,
  { force = false, name = null }: { force?: boolean; name?: string | null },
): Promise<Shown> =>
  ctx.tx(async db => {
    const holder = holderOf(await lock(ctx, id))
    if (holder) {
      if (!force && !isCaller(ctx, holder, name)) throw heldBy(holder)
      await rows.clearHolder(db, id)
      tell(ctx, id, 'handed_back')
    }
    return getConversation(ctx, id)
  })

/**
 * Who the caller is to the visitor, to say something without taking the conversation over. 404; 409, naming them, where
 * somebody else holds it.
 */
export const speakerIn = (ctx: Ctx, id: string, name: string | null): Promise<rows.Holder> =>
  ctx.tx(async () => {
    const holder = holderOf(await lock(ctx, id))
    if (!holder) return callerOf(ctx, name)
    if (!isCaller(ctx, holder, name)) throw heldBy(holder)
    return holder
  })

/** Says to everybody who reads along that the caller is writing. 404. */
export const sayTyping = (ctx: Ctx, id: string, name: string | null): Promise<void> =>
  ctx.tx(async () => {
    await getConversation(ctx, id)
    const { shown } = await callerOf(ctx, name)
    tell(ctx, id, `typing:person:${shown}`)
  })

/** The person answered: nobody waits, and what asked for a person, or waited for an answer by mail, is met. */
export const noteAnswered = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    await rows.noteAnswered(db, id)
    await settle(ctx, id, wish)
    await settleKind(ctx, id, 'email_draft')
  })

export const waitingSince = (ctx: OpenCtx): Date => new Date(ctx.now().getTime() - patienceMinutes * 60_000)

/** Puts visitors before the business who wait too long for the person who holds their conversation. */
export async function sayWaiting(ctx: OpenCtx, waiting: { tenant_id: string; id: string }[]): Promise<void> {
  for (const { tenant_id: tenant, id } of waiting) {
    const own = ctx.as(tenant, { kind: 'system' })
    await own.tx(async db => {
      // They may have been answered since the list was made.
      const row = await rows.takeWaiting(db, id, waitingSince(ctx))
      if (!row) return
      const contact = { name: row.client_name, email: row.email, phone: row.phone }
      const title = `${row.client_name ?? 'A visitor'} has been waiting for ${row.holder_name} for ${patienceMinutes} minutes`
      await raise(own, {
        kind: wish.kind,
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

/** Several people may work with one key, and are told apart by the names it gives. */
const isCaller = ({ actor }: Ctx, holder: rows.Holder, name: string | null): boolean =>
  'id' in actor && actor.id === holder.id && (actor.kind === 'member' || !name || name === holder.name)

/** A member's own name, or the one that a key gives; visitors read the business's where there is none. */
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
