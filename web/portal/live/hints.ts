import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ChangeTopic } from '#contract/changes/topics.ts'

/** A change as the stream tells it: what to read again, never what to show. */
export interface Hint {
  topic: ChangeTopic
  id: string | null
}

/** The first word of the keys under which pages keep what a change is about. */
const nouns: Record<ChangeTopic, string[]> = {
  conversation: ['conversations', 'counts'],
  needs_you: ['needs-you', 'conversations', 'counts'],
  booking: ['bookings', 'services', 'counts'],
  lead: ['leads'],
  call: ['calls'],
  knowledge: ['knowledge', 'onboarding'],
  gap: ['gaps', 'counts'],
  crawl: ['crawls', 'counts', 'onboarding'],
  check: ['checks', 'counts'],
  simulation: ['simulations'],
  broadcast: ['broadcasts', 'broadcast-messages'],
  // Who would get a broadcast, and what they would read, is shown before it is sent.
  audience: ['audiences', 'dry-runs', 'recipients', 'renderings'],
  template: ['templates', 'dry-runs', 'recipients', 'renderings'],
  suppression: ['suppressions', 'audiences', 'dry-runs', 'recipients'],
  questionnaire: ['questionnaires'],
  webhook: ['webhooks', 'counts'],
  chat_link: ['chat-links'],
  // Its hours say when nothing can be booked.
  account: ['account', 'me', 'onboarding', 'bookings'],
  member: ['members', 'me', 'onboarding'],
}

/** Topics whose id is that of the records under their first noun. */
const isRecordOf = (noun: string, topic: ChangeTopic): boolean => nouns[topic][0] === noun

const isId = (part: unknown): part is string =>
  typeof part === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part)

/** Whether a query may show something else after these hints. One about another record of the same noun does not. */
export function isAffected(key: QueryKey, hints: readonly Hint[]): boolean {
  const [noun, record] = key
  return hints.some(({ topic, id }) => {
    if (typeof noun !== 'string' || !nouns[topic].includes(noun)) return false
    return id === null || !isRecordOf(noun, topic) || !isId(record) || record === id
  })
}

/** Milliseconds for which changes gather, so that a burst of them reads each list once. */
const gatherMs = 250

/** Takes hints and has the queries that they are about read again. What nobody sees now is read when it is seen. */
export function createHints(client: QueryClient): { take(hint: Hint): void; all(): void } {
  let waiting: Hint[] = []
  let everything = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    const [hints, all] = [waiting, everything]
    timer = undefined
    waiting = []
    everything = false
    void client.invalidateQueries({
      predicate: ({ queryKey }) => all || isAffected(queryKey, hints),
      refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
    })
  }
  const soon = () => {
    if (timer === undefined) timer = setTimeout(flush, gatherMs)
  }
  return {
    take(hint) {
      waiting.push(hint)
      soon()
    },
    all() {
      everything = true
      soon()
    },
  }
}
