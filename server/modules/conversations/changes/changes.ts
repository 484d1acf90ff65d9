import type { Static } from 'typebox'
import type { Conversation, ConversationChanges } from '#contract/conversations/conversations.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { team } from '#server/modules/accounts/members/members.ts'
import { noteActivity } from '../activity/activity.ts'
import { getConversation } from '../conversations.ts'
import { setContact } from '../inbox-items/inbox-items.ts'
import * as rows from './queries.ts'

/**
 * Changes the given fields of a conversation: its tags, who of the team looks after it, how its visitor is called. 404, also
 * for an unknown member.
 */
export const changeConversation = (
  ctx: Ctx,
  id: string,
  { tags, assignee_id, client_name }: ConversationChanges,
): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    const before = await rows.lockChangeable(db, id)
    if (!before) throw notFound('Conversation')
    if (tags) await setTags(ctx, id, before, tags)
    if (assignee_id !== undefined) await assign(ctx, id, before, assignee_id)
    if (client_name !== undefined) await rename(ctx, id, before, client_name?.trim() || null)
    return getConversation(ctx, id)
  })

/** Replaces the tags of a conversation, which is locked. */
export const setTags = (
  ctx: Ctx,
  id: string,
  before: Pick<rows.ChangeableRow, 'tags'>,
  given: string[],
): Promise<void> =>
  ctx.tx(async db => {
    const tags = distinct(given)
    const added = tags.filter(tag => !includes(before.tags, tag))
    const removed = before.tags.filter(tag => !includes(tags, tag))
    await rows.updateConversation(db, id, { tags })
    if (added.length + removed.length) {
      await noteActivity(ctx, { conversationId: id, kind: 'tagged', data: { added, removed } })
    }
  })

/** Has a member look after a conversation, which is locked; null: nobody. 404 for an unknown member. */
export const assign = (
  ctx: Ctx,
  id: string,
  before: Pick<rows.ChangeableRow, 'assignee_id'>,
  memberId: string | null,
): Promise<void> =>
  ctx.tx(async db => {
    if (memberId === before.assignee_id) return
    const member = (await team(ctx)).find(each => each.id === memberId)
    if (memberId !== null && !member) throw notFound('Member')
    await rows.updateConversation(db, id, { assignee_id: memberId })
    const assignee = member ? { id: member.id, name: member.name || member.email } : null
    await noteActivity(ctx, { conversationId: id, kind: 'assigned', data: { assignee } })
  })

const rename = (ctx: Ctx, id: string, before: rows.ChangeableRow, name: string | null): Promise<void> =>
  ctx.tx(async db => {
    await rows.updateConversation(db, id, { client_name: name })
    await noteChange(ctx, db, { topic: 'conversation', id, kind: 'renamed' })
    const contact = { name, email: before.email, phone: before.phone }
    if (Object.values(contact).some(Boolean)) await setContact(ctx, id, contact)
  })

const includes = (tags: string[], tag: string): boolean =>
  tags.some(each => each.toLowerCase() === tag.toLowerCase())

/** Tags without white space around them, each once, whatever its case. */
const distinct = (tags: string[]): string[] =>
  tags.map(tag => tag.trim()).filter((tag, at, all) => !includes(all.slice(0, at), tag))
