import type { Message } from '../records.ts'

/** The messages of a conversation that are known, oldest first, without a gap. `more`: there are older ones. */
export interface Thread {
  messages: Message[]
  more: boolean
}

/**
 * What is known together with another page of it. A later copy of a message wins: its delivery and its mark change. When the
 * page does not reach back to what is known, that is dropped: it is read again when somebody scrolls there.
 */
export function joined(known: Thread | undefined, page: Thread): Thread {
  const [oldest] = page.messages
  if (!known?.messages.length || !oldest) return known?.messages.length ? known : page
  const first = known.messages[0]!
  const last = known.messages.at(-1)!
  const isOlder = oldest.position < first.position
  const touches = oldest.position <= last.position + 1
  if (!touches && page.more) return page
  const byPosition = new Map<number, Message>()
  for (const message of [...known.messages, ...page.messages]) byPosition.set(message.position, message)
  const messages = [...byPosition.values()].sort((a, b) => a.position - b.position)
  return { messages, more: isOlder ? page.more : known.more }
}
