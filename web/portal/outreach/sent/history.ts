import type { BroadcastMessage } from '#client'

export type Step = 'queued' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed'

/** What became of a message, in the order of time. */
export function historyOf(message: BroadcastMessage): { step: Step; at: string }[] {
  const moments: [Step, string | null][] = [
    ['queued', message.queued_at],
    ['sent', message.sent_at],
    ['delivered', message.delivered_at],
    ['read', message.read_at],
    ['replied', message.replied_at],
    ['failed', message.failed_at],
  ]
  return moments
    .flatMap(([step, at]) => (at === null ? [] : [{ step, at }]))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
