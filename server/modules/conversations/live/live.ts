import type { Static } from 'typebox'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import type { ChatAccess } from '../access/access.ts'
import { getConversation, showMessage } from '../conversations.ts'
import type { ConversationMessageRow } from '../messages/queries.ts'
import { isVisitors } from '../queries.ts'
import type { Message } from '../schema.ts'
import * as rows from './queries.ts'
import type { ConversationSignal } from './signal.ts'
import { notify } from './signal.ts'

type MessageData = Static<typeof Message>

/** What somebody who follows a conversation is told; `id` is a message's position in it, to go on from. */
export type LiveEvent =
  | {
      event: 'message'
      id: number
      data: MessageData | Pick<MessageData, 'id' | 'role' | 'text' | 'author' | 'created_at'>
    }
  | { event: 'held_by'; data: { held_by: 'assistant' | 'person'; name: string | null } }
  | { event: 'typing'; data: { by: 'visitor' | 'person'; name: string | null } }
  | { event: 'delivery'; data: Pick<MessageData, 'id' | 'delivery' | 'delivery_reason'> }
  | { event: 'closed'; data: { closed_at: string } }

/** For whom: people of the business see all of it; the visitor's page has the rest from its own requests. */
type Reader = 'business' | 'visitor'

/** Messages read at a time. */
const batch = 100
/** Signals can be lost (db/signals.ts): then a message is late by this, and no more. */
const pollMs = 30_000

/** What of a conversation is news to each reader; a lost signal may have been any. */
const isNews: Record<Reader, (note: string) => boolean> = {
  business: () => true,
  visitor: note => !(['visitor', 'assistant', 'delivery'] as string[]).includes(note),
}

/** What happens in a conversation, for the people of the business, from behind that position on. 404. */
export async function followAsBusiness(ctx: Ctx, id: string, after: number) {
  await getConversation(ctx, id)
  return (signal: AbortSignal) => follow(ctx, id, { after, reader: 'business' }, signal)
}

/** The same for the visitor: what people say, and who holds the conversation. 404 where it is not theirs. */
export async function followAsVisitor(visit: ChatAccess, id: string, after: number) {
  await requireOwnConversation(visit, id)
  return (signal: AbortSignal) => follow(visit.ctx, id, { after, reader: 'visitor' }, signal)
}

/** Says to the business that the visitor is writing. 404 where the conversation is not theirs. */
export async function signalVisitorTyping(visit: ChatAccess, id: string): Promise<void> {
  await requireOwnConversation(visit, id)
  notify(visit.ctx, id, 'typing:visitor')
}

async function requireOwnConversation({ ctx, scope, begunBy }: ChatAccess, id: string): Promise<void> {
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
  if (!(await ctx.tx(db => isVisitors(db, id, mine)))) throw notFound('Conversation')
}

/**
 * Tells first who holds the conversation and what was said behind `after`, then what happens, until `signal` fires or the
 * conversation is erased. Rows are the truth and signals only say when to look, so nothing is missed and nothing told
 * twice, whichever process it happened in.
 */
async function* follow(
  ctx: Ctx,
  id: string,
  { after, reader }: { after: number; reader: Reader },
  signal: AbortSignal,
): AsyncGenerator<LiveEvent, void, void> {
  const inbox = openInbox(ctx, id, reader, signal)
  const told = { position: after, hold: '', closed: '' }
  /** How messages on their way out stood when they were told of. */
  const leaving = new Map<string, string>()
  try {
    while (!signal.aborted) {
      const typing = inbox.typing.splice(0)
      const news = await read(ctx, id, reader, told.position)
      if (!news) return
      yield* stateEvents(news.stand, reader, told)
      if (leaving.size) yield* deliveries(ctx, id, leaving)
      for (const { position, ...message } of news.messages) {
        told.position = position
        if (reader === 'business' && isPending(message)) leaving.set(message.id, deliveryState(message))
        yield { event: 'message', id: position, data: shownTo(reader, showMessage(message)) }
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
    const stand = await rows.selectLiveState(db, id)
    if (!stand) return null
    const people = reader === 'visitor'
    return { stand, messages: await rows.selectMessagesAfter(db, id, { after, people, limit: batch }) }
  })

function* stateEvents(
  { status, held_by, holder_name, holder_shown, closed_at }: rows.LiveStateRow,
  reader: Reader,
  told: { hold: string; closed: string },
): Generator<LiveEvent> {
  const name = reader === 'business' ? holder_name : holder_shown
  const hold = `${held_by} ${name}`
  if (hold !== told.hold) yield { event: 'held_by', data: { held_by, name } }
  const closed = status === 'closed' && closed_at ? closed_at.toISOString() : ''
  if (closed && closed !== told.closed) yield { event: 'closed', data: { closed_at: closed } }
  Object.assign(told, { hold, closed })
}

const shownTo = (reader: Reader, message: MessageData) => {
  if (reader === 'business') return message
  const { id, role, text, author, created_at } = message
  return { id, role, text, author, created_at }
}

const isPending = ({ delivery }: Pick<ConversationMessageRow, 'delivery'>): boolean =>
  delivery === 'queued' || delivery === 'sending'

const deliveryState = ({
  delivery,
  delivery_reason,
}: Pick<ConversationMessageRow, 'delivery' | 'delivery_reason'>): string =>
  `${delivery === 'sending' ? 'queued' : delivery} ${delivery_reason}`

/** What became of messages that were on their way out when they were told of. */
async function* deliveries(
  ctx: Ctx,
  conversationId: string,
  leaving: Map<string, string>,
): AsyncGenerator<LiveEvent, void, void> {
  const ids = [...leaving.keys()]
  for (const message of await ctx.tx(db => rows.selectMessagesById(db, conversationId, ids))) {
    const stand = deliveryState(message)
    if (stand === leaving.get(message.id)) continue
    if (isPending(message)) leaving.set(message.id, stand)
    else leaving.delete(message.id)
    const { id, delivery, delivery_reason } = showMessage(message)
    yield { event: 'delivery', data: { id, delivery, delivery_reason } }
  }
}

function writer(note: string): { by: 'visitor' | 'person'; name: string | null } {
  const [, by, name] = /^typing:(visitor|person)(?::(.*))?$/s.exec(note)!
  return { by: by as 'visitor' | 'person', name: name ?? null }
}

/** Collects the signals of a conversation between two looks at it. */
function openInbox(ctx: Ctx, id: string, reader: Reader, signal: AbortSignal) {
  const typing: string[] = []
  let news = false
  let wake = () => {}
  const deaf = ctx.signals.hear(id, note => {
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
    /** Until there is something to look at, or it is time to look all the same. */
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
      deaf()
      signal.removeEventListener('abort', stop)
    },
  }
}
