import type { NeedsYouItem, Conversation as Stored, Message as StoredMessage } from '#client'

export interface Member {
  id: string
  name: string
}

export interface Need {
  id: string
  kind: NeedsYouItem['kind']
  title: string
  draft: string | null
  created_at: string
}

export type Conversation = Stored & {
  unread: number
  assignee: Member | null
  last_message_role: Message['role'] | null
  waiting_since: string | null
  snoozed_until: string | null
  needs?: Need[]
}

export interface Attachment {
  id: string
  name: string
  type: string
  bytes: number
  url: string
}

export type Message = StoredMessage & { position: number; attachments?: Attachment[] }

export interface ConversationPage {
  conversations: Conversation[]
  next: string | null
  total: number
  total_capped: boolean
}

export interface Activity {
  id: string
  kind:
    | 'note'
    | 'taken_over'
    | 'handed_back'
    | 'closed'
    | 'reopened'
    | 'assigned'
    | 'tagged'
    | 'needs_you'
    | 'done'
    | 'booked'
    | 'lead'
  at: string
  by: { id: string | null; name: string } | null
  text: string | null
  data: {
    item_id?: string
    kind?: string
    service_name?: string
    starts_at?: string
    booking_id?: string
    lead_id?: string
    assignee?: Member | null
    added?: string[]
    removed?: string[]
  } | null
}

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
