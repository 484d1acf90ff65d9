import type { Activity, ListedConversation, RecordedMessage, WaitingItem } from '#client'

export type { Activity }

/** A conversation as the lists have it, with what of it waits. */
export type Conversation = ListedConversation

export type Need = WaitingItem

export interface Member {
  id: string
  name: string
}

export interface Attachment {
  id: string
  name: string
  type: string
  bytes: number
  url: string
}

export type Message = RecordedMessage & { attachments?: Attachment[] }

export type BulkAction =
  | 'done'
  | 'reopen'
  | 'close'
  | 'read'
  | 'unread'
  | 'tag'
  | 'untag'
  | 'assign'
  | 'snooze'
  | 'unsnooze'

export interface BulkAnswer {
  done: number
  skipped: { id: string; reason: string }[]
  undo: string | null
  undo_until: string | null
}
