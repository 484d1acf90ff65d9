import type { Conversation } from './records.ts'
import { inboxWords } from './words.ts'

/** Characters of a name or a title that a row or a heading shows; the rest could not be seen. */
const longestShown = 120

const clipped = (text: string): string =>
  text.length > longestShown
    ? `${[...text.slice(0, 2 * longestShown)].slice(0, longestShown).join('')}…`
    : text

const oneLine = (text: string): string => text.slice(0, 1_000).replace(/\s+/g, ' ').trim()

/** Who it is with, as far as that is known. */
export function nameOf({
  client_name,
  email,
  phone,
  channel,
}: Pick<Conversation, 'client_name' | 'email' | 'phone' | 'channel'>): string {
  const known = [client_name, email, phone].map(value => oneLine(value ?? '')).find(Boolean)
  return known ? clipped(known) : inboxWords()[`nobody_${channel}`]
}

/** The letter in a face: of a name, not of an address or a number. */
export function letterOf({ client_name }: Pick<Conversation, 'client_name'>): string {
  const [first = ''] = (client_name ?? '').trim()
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase() : '#'
}

/** What was said last, in one line, and by whom where it was not the visitor. */
export function lastOf({ last_message, last_message_role, subject }: Conversation): {
  by: string | null
  text: string
} {
  const words = inboxWords()
  const text = oneLine(last_message ?? '') || oneLine(subject ?? '') || words.no_message
  const by = { assistant: words.assistant, person: words.team, system: null, visitor: null }
  return { by: last_message_role ? by[last_message_role] : null, text: text.slice(0, 200) }
}
