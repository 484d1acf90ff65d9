import type { Static } from 'typebox'
import type { Message } from '#contract/conversations/conversations.ts'
import type { BusinessEvent, VisitorEvent, VisitorMessage } from '#contract/conversations/live.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import type { ChatAccess } from '../chat-access.ts'
import { getConversation, showMessage } from '../conversations.ts'
import type { MessageRow } from '../messages/queries.ts'
import { isTheirs } from '../queries.ts'
import * as rows from './queries.ts'
import type { Note } from './signal.ts'
import { tell } from './signal.ts'

type Shown = Static<typeof Message>

/** What a reader of a conversation is told, whoever it is. The stream itself adds `error`. */
export type LiveEvent = Exclude<BusinessEvent | VisitorEvent, { event: 'error' }>

/** For whom: people of the business see all of it; the visitor's page has the rest from its own requests. */
type Reader = 'business' | 'visitor'

/** Messages read at a time. */
const batch = 100
/** Signals can be lost (db/signals.ts): then a message is late by this, and no more. */
const lookAgainMs = 30_000

/** What of a conversation is news to each reader; a lost signal may have been any. */
const heeded: Record<Reader, (note: string) => boolean> = {
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
  await mustBeTheirs(visit, id)
  return (signal: AbortSignal) => follow(visit.ctx, id, { after, reader: 'visitor' }, signal)
}

/** Says to the business that the visitor is writing. 404 where the conversation is not theirs. */
export async function sayVisitorTyping(visit: ChatAccess, id: string): Promise<void> {
  await mustBeTheirs(visit, id)
  tell(visit.ctx, id, 'typing:visitor')
}

async function mustBeTheirs({ ctx, scope, begunBy }: ChatAccess, id: string): Promise<void> {
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
  if (!(await ctx.tx(db => isTheirs(db, id, mine)))) throw notFound('Conversation')
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
  const inbox = listen(ctx, id, reader, signal)
  const told = { position: after, hold: '', closed: '' }
  /** How messages on their way out stood when they were told of. */
  const leaving = new Map<string, string>()
  try {
    while (!signal.aborted) {
      const typing = inbox.typing.splice(0)
      const news = await read(ctx, id, reader, told.position)
      if (!news) return
      yield* standing(news.stand, reader, told)
      if (leaving.size) yield* deliveries(ctx, id, leaving)
      for (const { position, ...message } of news.messages) {
        told.position = position
        if (reader === 'business' && isLeaving(message)) leaving.set(message.id, standOf(message))
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
    const stand = await rows.selectStand(db, id)
    if (!stand) return null
    const people = reader === 'visitor'
    return { stand, messages: await rows.selectBehind(db, id, { after, people, limit: batch }) }
  })

function* standing(
  { status, held_by, holder_name, holder_shown, closed_at }: rows.StandRow,
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

const shownTo = (reader: Reader, message: Shown): Shown | VisitorMessage => {
  if (reader === 'business') return message
  const { id, role, text, author, created_at } = message
  return { id, role, text, author, created_at }
}

const isLeaving = ({ delivery }: Pick<MessageRow, 'delivery'>): boolean =>
  delivery === 'queued' || delivery === 'sending'

const standOf = ({ delivery, delivery_reason }: Pick<MessageRow, 'delivery' | 'delivery_reason'>): string =>
  `${delivery === 'sending' ? 'queued' : delivery} ${delivery_reason}`

/** What became of messages that were on their way out when they were told of. */
async function* deliveries(
  ctx: Ctx,
  conversationId: string,
  leaving: Map<string, string>,
): AsyncGenerator<LiveEvent, void, void> {
  const ids = [...leaving.keys()]
  for (const message of await ctx.tx(db => rows.selectThese(db, conversationId, ids))) {
    const stand = standOf(message)
    if (stand === leaving.get(message.id)) continue
    if (isLeaving(message)) leaving.set(message.id, stand)
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
function listen(ctx: Ctx, id: string, reader: Reader, signal: AbortSignal) {
  const typing: string[] = []
  let news = false
  let wake = () => {}
  const deaf = ctx.signals.hear(id, note => {
    const own = reader === 'visitor' && note === ('typing:visitor' satisfies Note)
    if (own || !heeded[reader](note)) return
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
        const timer = setTimeout(resolve, lookAgainMs)
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
