import type { Static } from 'typebox'
import type { Message } from '#contract/conversations/conversations.ts'
import type { BusinessEvent, VisitorEvent, VisitorMessage } from '#contract/conversations/live.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import type { ChatAccess } from '../access/access.ts'
import { getConversation, showMessage } from '../conversations.ts'
import { marksOf } from '../marks/marks.ts'
import type { ConversationMessageRow } from '../messages/queries.ts'
import { isVisitors } from '../queries.ts'
import * as rows from './queries.ts'
import type { ConversationSignal } from './signal.ts'
import { notifyTyping } from './signal.ts'

type MessageData = Static<typeof Message>

/** Events for somebody who follows a conversation. The stream itself adds `error`. */
export type LiveEvent = Exclude<BusinessEvent | VisitorEvent, { event: 'error' }>

/** Who follows: people of the business see everything; a visitor's page gets the rest from its own requests. */
type Reader = 'business' | 'visitor'

/** Messages read in one query. */
const batch = 100
/** Signals can be lost (db/signals.ts): then a message is late by this much at most. */
const pollMs = 30_000

/** Which signals concern each reader. A lost signal may have been any. */
const isNews: Record<Reader, (note: string) => boolean> = {
  business: () => true,
  visitor: note => !(['visitor', 'assistant', 'delivery'] as string[]).includes(note),
}

/** Follows a conversation for the people of the business, after that position. 404. */
export async function followAsBusiness(ctx: Ctx, id: string, after: number) {
  await getConversation(ctx, id)
  return (signal: AbortSignal) => follow(ctx, id, { after, reader: 'business' }, signal)
}

/** The same for the visitor: people's messages and who holds the conversation. 404 when it is not theirs. */
export async function followAsVisitor(access: ChatAccess, id: string, after: number) {
  await requireOwnConversation(access, id)
  return (signal: AbortSignal) => follow(access.ctx, id, { after, reader: 'visitor' }, signal)
}

/** Signals to the business that the visitor is writing. 404 when the conversation is not theirs. */
export async function signalVisitorTyping(access: ChatAccess, id: string): Promise<void> {
  await requireOwnConversation(access, id)
  notifyTyping(access.ctx, id, 'typing:visitor')
}

async function requireOwnConversation({ ctx, scope, begunBy }: ChatAccess, id: string): Promise<void> {
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
  if (!(await ctx.tx(db => isVisitors(db, id, mine)))) throw notFound('Conversation')
}

/**
 * Yields first who holds the conversation and its messages after `after`, then what happens, until `signal` fires or
 * the conversation is erased. The rows are the truth; signals only say when to read them. So nothing is missed or sent
 * twice, whichever process it happened in.
 */
async function* follow(
  ctx: Ctx,
  id: string,
  { after, reader }: { after: number; reader: Reader },
  signal: AbortSignal,
): AsyncGenerator<LiveEvent, void, void> {
  const inbox = openInbox(ctx, id, reader, signal)
  const sent = { position: after, hold: '', closed: '' }
  /** The last delivery state sent of each pending message. */
  const pending = new Map<string, string>()
  try {
    while (!signal.aborted) {
      const typing = inbox.typing.splice(0)
      const news = await read(ctx, id, reader, sent.position)
      if (!news) return
      yield* stateEvents(news.state, reader, sent)
      if (pending.size) yield* deliveries(ctx, id, pending)
      for (const message of news.messages) {
        sent.position = message.position
        if (reader === 'business' && isPending(message)) pending.set(message.id, deliveryState(message))
        yield {
          event: 'message',
          id: message.position,
          data: shownTo(reader, showMessage(ctx, message, news.marks.get(message.id))),
        }
      }
      for (const note of typing) yield { event: 'typing', data: writer(note) }
      if (news.messages.length < batch) await inbox.next()
    }
  } finally {
    inbox.close()
  }
}

const read = (ctx: Ctx, id: string, reader: Reader, after: number) =>
  ctx.tx(async db => {
    const state = await rows.selectLiveState(db, id)
    if (!state) return null
    const people = reader === 'visitor'
    const messages = await rows.selectMessagesAfter(db, id, { after, people, limit: batch })
    const ids = people ? [] : messages.map(message => message.id)
    return { state, messages, marks: await marksOf(ctx, ids) }
  })

function* stateEvents(
  { status, held_by, holder_name, holder_shown, closed_at }: rows.LiveStateRow,
  reader: Reader,
  sent: { hold: string; closed: string },
): Generator<LiveEvent> {
  const name = reader === 'business' ? holder_name : holder_shown
  const hold = `${held_by} ${name}`
  if (hold !== sent.hold) yield { event: 'held_by', data: { held_by, name } }
  const closed = status === 'closed' && closed_at ? closed_at.toISOString() : ''
  if (closed && closed !== sent.closed) yield { event: 'closed', data: { closed_at: closed } }
  Object.assign(sent, { hold, closed })
}

const shownTo = (reader: Reader, message: MessageData): MessageData | VisitorMessage => {
  if (reader === 'business') return message
  const { id, role, text, author, attachments, created_at } = message
  return { id, role, text, author, attachments, created_at }
}

const isPending = ({ delivery }: Pick<ConversationMessageRow, 'delivery'>): boolean =>
  delivery === 'queued' || delivery === 'sending'

const deliveryState = ({
  delivery,
  delivery_reason,
}: Pick<ConversationMessageRow, 'delivery' | 'delivery_reason'>): string =>
  `${delivery === 'sending' ? 'queued' : delivery} ${delivery_reason}`

/** Yields the new delivery states of pending messages. */
async function* deliveries(
  ctx: Ctx,
  conversationId: string,
  pending: Map<string, string>,
): AsyncGenerator<LiveEvent, void, void> {
  const ids = [...pending.keys()]
  for (const message of await ctx.tx(db => rows.selectMessagesById(db, conversationId, ids))) {
    const state = deliveryState(message)
    if (state === pending.get(message.id)) continue
    if (isPending(message)) pending.set(message.id, state)
    else pending.delete(message.id)
    const { id, delivery, delivery_reason } = showMessage(ctx, message)
    yield { event: 'delivery', data: { id, delivery, delivery_reason } }
  }
}

function writer(note: string): { by: 'visitor' | 'person'; name: string | null } {
  const [, by, name] = /^typing:(visitor|person)(?::(.*))?$/s.exec(note)!
  return { by: by as 'visitor' | 'person', name: name ?? null }
}

/** Collects the signals of a conversation between two reads. */
function openInbox(ctx: Ctx, id: string, reader: Reader, signal: AbortSignal) {
  const typing: string[] = []
  let news = false
  let wake = () => {}
  const stopListening = ctx.signals.hear(id, note => {
    const own = reader === 'visitor' && note === ('typing:visitor' satisfies ConversationSignal)
    if (own || !isNews[reader](note)) return
    if (note.startsWith('typing:') && !typing.includes(note)) typing.push(note)
    news = true
    wake()
  })
  const stop = () => wake()
  signal.addEventListener('abort', stop)
  return {
    typing,
    /** Waits for a signal, or until it is time to read anyway. */
    async next() {
      if (!news && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, pollMs)
        await promise
        clearTimeout(timer)
        wake = () => {}
      }
      news = false
    },
    close() {
      stopListening()
      signal.removeEventListener('abort', stop)
    },
  }
}
