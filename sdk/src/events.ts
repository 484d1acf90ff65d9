import type { GetEndpoints, PostEndpoints } from './endpoints.ts'

type ChatAnswer = PostEndpoints['/api/v1/chat/message']['answer']
type Message = GetEndpoints['/api/v1/conversations/{id}/messages']['answer']['messages'][number]
type Broadcast = GetEndpoints['/api/v1/communication/broadcasts/{id}']['answer']

/** One answer of the assistant while it is written; `done` is the last event. */
export type ChatEvent =
  | { event: 'start'; data: { conversation_id: string; message_id: string } }
  | { event: 'token'; data: { text: string } }
  | { event: 'sources'; data: Pick<ChatAnswer, 'sources'> }
  | { event: 'action'; data: { action: string } }
  | { event: 'done'; data: ChatAnswer }

/** What happens in a conversation. The id of a `message` is its position, from which the stream goes on. */
export type ConversationEvent =
  | { event: 'message'; data: Message }
  | { event: 'held_by'; data: { held_by: 'assistant' | 'person'; name: string | null } }
  | { event: 'typing'; data: { by: 'visitor' | 'person'; name: string | null } }
  | { event: 'delivery'; data: Pick<Message, 'id' | 'delivery' | 'delivery_reason'> }
  | { event: 'closed'; data: { closed_at: string } }

/** What a visitor sees of it. */
export type VisitorEvent =
  | { event: 'message'; data: Pick<Message, 'id' | 'role' | 'text' | 'author' | 'created_at'> }
  | Exclude<ConversationEvent, { event: 'message' | 'delivery' }>

/** The counters of a broadcast each time that they change; `done` is the last event. */
export type BroadcastEvent = { event: 'counts' | 'done'; data: Broadcast }

/** The events of each stream, by its path. */
export interface StreamEvents {
  '/api/v1/chat/stream': ChatEvent
  '/api/v1/conversations/{id}/events': ConversationEvent
  '/api/v1/chat/events': VisitorEvent
  '/api/v1/communication/broadcasts/{id}/events': BroadcastEvent
}
