import type { State } from '#contract/campaigns/messages.ts'

/**
 * The states from which each is reached. Receipts come late, twice, out of order and with gaps (WhatsApp leaves out
 * `delivered`, a reply proves reading), so a message may jump forwards over states, and never goes back. A failure is the
 * last word only for what nobody received: `sent` may still turn `failed`, and a message given up as of unknown outcome
 * may yet be reported as delivered.
 */
export const reachedFrom: Record<Exclude<State, 'queued'>, readonly State[]> = {
  sending: ['queued'],
  sent: ['sending'],
  delivered: ['sending', 'sent'],
  read: ['sending', 'sent', 'delivered'],
  replied: ['sending', 'sent', 'delivered', 'read'],
  failed: ['sending', 'sent'],
  blocked: ['queued'],
  cancelled: ['queued'],
}
