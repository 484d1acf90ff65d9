import type { Contact, Thread } from '#server/modules/assistant/assistant.ts'
import type { ChatAccess } from '../access/access.ts'
import { addVisitorMessage } from '../conversations.ts'
import { meet } from '../lead-capture/lead-capture.ts'
import { type MessageRow, selectRecent } from '../messages/queries.ts'
import type { OpenConversation } from '../queries.ts'
import type { TurnLease } from '../turns/queries.ts'

/** Messages before the one to answer that the assistant gets to know. */
const remembered = 20

/** A message that has come in: in line, and, when nobody stood before it, heard already. */
export interface IncomingMessage {
  visit: ChatAccess
  message: string
  /** What came with the message, besides what it says. */
  told: Contact
  /** On whose clock the visitor reads; null: the business's. */
  timezone: string | null
  conversation: OpenConversation
  place: TurnLease
  heard: StoredMessage | null
}

export interface StoredMessage {
  /** What was said before the message. */
  thread: Thread
  /** Whether what the visitor told of themselves with it was news. */
  captured: boolean
  messageId: string
  /** A person holds the conversation: it is for them to answer. */
  held: boolean
}

/** Stores the visitor's message and says that it came. */
export const storeIncoming = (
  { visit, conversation, message, told, timezone }: Omit<IncomingMessage, 'heard'>,
  { first = false } = {},
): Promise<StoredMessage> =>
  visit.ctx.tx(async db => {
    const { ctx, scope } = visit
    const before = first ? [] : await selectRecent(db, conversation.id, remembered)
    const about = { ...conversation, link_id: scope.linkId }
    const { id: messageId, held } = await addVisitorMessage(ctx, about, { text: message })
    const captured = await meet(visit, conversation.id, contactOf(conversation), {
      contact: told,
      intent: null,
    })
    return { thread: { ...threadOf(conversation, before), timezone }, captured, messageId, held }
  })

const contactOf = ({ client_name: name, email, phone }: OpenConversation): Contact => ({ name, email, phone })

const threadOf = (conversation: OpenConversation, messages: MessageRow[]): Thread => ({
  conversationId: conversation.id,
  language: conversation.language,
  contact: contactOf(conversation),
  messages: messages.filter(isTurn) as Thread['messages'],
})

/**
 * Not what the assistant said of its own between two turns of a call, as whether somebody is still there: what it had in
 * mind with its last reply stands.
 */
const isTurn = ({ role, topic }: MessageRow, at: number, all: MessageRow[]): boolean =>
  role !== 'assistant' || topic !== null || all[at - 1]?.role !== 'assistant'
