import type { ConversationBulk, ConversationList } from '#client'
import type { Conversation, Member } from './records.ts'
import type { ListFilter } from './search.ts'

// What a change does to what is shown, before the server has answered.

export type BulkAction = ConversationBulk['action']

export interface Change {
  action: BulkAction | 'take_over' | 'hand_back'
  /** a tag, a moment, or a member, as the action wants it */
  value?: string | null
  member?: Member | null
}

/** The conversation after a change. `at`: ISO 8601; `me`: who makes it. */
export function changed(
  conversation: Conversation,
  { action, value, member }: Change,
  { at, me }: { at: string; me: Member },
): Conversation {
  const { tags } = conversation
  switch (action) {
    case 'done':
      return { ...conversation, ...nothingWaits, status: 'closed', closed_at: conversation.closed_at ?? at }
    case 'close':
      return { ...conversation, status: 'closed', closed_at: conversation.closed_at ?? at }
    case 'reopen':
      return { ...conversation, status: 'open', closed_at: null }
    case 'read':
      return { ...conversation, unread: 0 }
    case 'unread':
      return { ...conversation, unread: Math.max(1, conversation.unread) }
    case 'tag':
      return value && !tags.includes(value) ? { ...conversation, tags: [...tags, value] } : conversation
    case 'untag':
      return { ...conversation, tags: tags.filter(tag => tag !== value) }
    case 'assign':
      return { ...conversation, assignee: member ?? null }
    case 'snooze':
      return { ...conversation, waiting_since: null, needs: [], snoozed_until: value ?? null }
    case 'unsnooze':
      return { ...conversation, waiting_since: at, snoozed_until: null }
    case 'take_over':
      return { ...conversation, held_by: 'person', holder: { ...me, since: at } }
    case 'hand_back':
      return { ...conversation, held_by: 'assistant', holder: null }
  }
}

const nothingWaits = { needs: [], waiting_since: null, snoozed_until: null }

/** Whether a list still shows a conversation after it has changed. What only the server can tell, such as `q`, counts as yes. */
export function belongs(conversation: Conversation, filter: ListFilter, me: Member): boolean {
  const { status, needs, held_by, assignee, unread, tag } = filter
  const waits = conversation.waiting_since !== null
  if (status && conversation.status !== status) return false
  if (needs && (needs === 'any') !== waits) return false
  if (held_by && conversation.held_by !== held_by) return false
  if (unread && conversation.unread === 0) return false
  if (tag && !conversation.tags.includes(tag)) return false
  if (assignee === 'none') return conversation.assignee === null
  if (assignee) return conversation.assignee?.id === (assignee === 'me' ? me.id : assignee)
  return true
}

export interface Pages {
  pages: ConversationList[]
  pageParams: unknown[]
}

/** A list with some of its conversations changed, and without those that it no longer shows. */
export function edited(
  list: Pages,
  filter: ListFilter,
  change: (conversation: Conversation) => Conversation,
  me: Member,
): Pages {
  let left = 0
  const pages = list.pages.map(page => {
    const conversations = page.conversations.flatMap(conversation => {
      const next = change(conversation)
      if (next === conversation || belongs(next, filter, me)) return [next]
      left++
      return []
    })
    return { ...page, conversations }
  })
  return { ...list, pages: pages.map(page => ({ ...page, total: Math.max(0, page.total - left) })) }
}
