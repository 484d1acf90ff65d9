import { together } from '#server/db/tenant.ts'
import { type PreparedTurn, prepareTurn } from '#server/modules/assistant/assistant.ts'
import type { ContactDetails, Thread } from '#server/modules/assistant/turn/turn.ts'
import type { ChatAccess } from '../access/access.ts'
import { addVisitorMessage } from '../conversations.ts'
import { captureFromMessage } from '../lead-capture/lead-capture.ts'
import { withFiles } from '../mail/record/attachments.ts'
import type { ConversationMessageRow } from '../messages/queries.ts'
import type { OpenConversation } from '../queries.ts'
import type { TurnLease } from '../turns/queries.ts'
import { skillsOf } from './skills.ts'

/** The assistant sees so many messages before the one that it answers. */
export const mostRemembered = 20

/** A visitor's message with its place in the queue. Stored already when no other message was waiting before it. */
export interface IncomingMessage {
  access: ChatAccess
  message: string
  /** The details that the page sent beside the message. */
  contact: ContactDetails
  /** The visitor's IANA time zone; null: the business's. */
  timezone: string | null
  conversation: OpenConversation
  lease: TurnLease
  stored: StoredMessage | null
}

export interface StoredMessage {
  /** The conversation before the message. */
  thread: Thread
  prepared: PreparedTurn
  /** Whether the message told us something new about the visitor. */
  captured: boolean
  messageId: string
  /** A person holds the conversation and answers instead of the assistant. */
  held: boolean
}

/** Stores the visitor's message and publishes it, in the caller's transaction. `before` holds the messages before it. */
export async function storeIncoming(
  { access, conversation, message, contact, timezone }: Omit<IncomingMessage, 'stored'>,
  before: ConversationMessageRow[],
): Promise<StoredMessage> {
  const { ctx, scope } = access
  const about = { ...conversation, link_id: scope.linkId }
  const thread = { ...threadOf(conversation, before), timezone }
  const [{ id: messageId, held }, prepared] = await together(
    addVisitorMessage(ctx, about, { text: message }),
    prepareTurn(ctx, thread, skillsOf(access)),
  )
  const told = { contact, intent: null }
  const captured = await captureFromMessage(access, conversation.id, contactOf(conversation), told)
  return { thread, prepared, captured, messageId, held }
}

const contactOf = ({ client_name: name, email, phone }: OpenConversation): ContactDetails => ({
  name,
  email,
  phone,
})

/** The conversation before a message, as the assistant sees it. */
export const threadOf = (conversation: OpenConversation, messages: ConversationMessageRow[]): Thread => ({
  conversationId: conversation.id,
  language: conversation.language,
  contact: contactOf(conversation),
  messages: messages.filter(isTurn).map(inWords) as Thread['messages'],
})

/** What a person sent without words, in words: the names of its files. */
const inWords = (message: ConversationMessageRow): ConversationMessageRow =>
  message.text || !message.files.length
    ? message
    : {
        ...message,
        text: withFiles(
          '',
          message.files.map(({ name }) => name),
        ),
      }

/**
 * Leaves out what the assistant said unasked between two turns of a call ("Are you still there?"), so that the memo of its
 * last reply still counts.
 */
const isTurn = (
  { role, topic }: ConversationMessageRow,
  at: number,
  all: ConversationMessageRow[],
): boolean => role !== 'assistant' || topic !== null || all[at - 1]?.role !== 'assistant'
