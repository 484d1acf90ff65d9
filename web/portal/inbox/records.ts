import type { Activity, ListedConversation, RecordedMessage, WaitingItem } from '#client'

export type { Activity, Attachment } from '#client'

/** A conversation as the lists have it, with what of it waits. */
export type Conversation = ListedConversation

export type Message = RecordedMessage

export type Need = WaitingItem

export type ActivityKind = Activity['kind']

export interface Member {
  id: string
  name: string
}
