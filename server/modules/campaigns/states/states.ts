import { type RawBuilder, sql } from 'kysely'
import type { MessageState } from '#contract/campaigns/messages.ts'

/**
 * The stages of a message: its state, told apart further where events mean different things. `retrying` waits for another
 * attempt after its provider put it off; `resending` is an attempt after the first; `unknown` failed because nobody knows
 * whether the provider took it.
 */
export type MessageStage = MessageState | 'retrying' | 'resending' | 'unknown'

/** What happens to a message. */
export type MessageEvent = keyof typeof transitions

const onTheWay = ['sending', 'retrying', 'resending', 'unknown'] as const

/**
 * Event → the stages in which a message accepts it → the stage after it. In any other stage the event changes nothing.
 *
 * Reports of providers come late, twice, out of order and with gaps (WhatsApp leaves out `delivered`, and a reply proves
 * that the message was read). So they may skip stages forwards, and never move a message back. A failure is final only
 * where nobody received the message: a sent one may still fail, and one of unknown outcome may still be reported as
 * delivered.
 */
export const transitions = {
  /** The checks let it wait, or move it to another channel. */
  hold: { queued: 'queued', retrying: 'retrying' },
  /** The checks forbid it. One that has been at a provider can only fail. */
  block: { queued: 'blocked', retrying: 'failed' },
  /** A runner marks it just before the hand-over. */
  start: { queued: 'sending', retrying: 'resending' },
  /** The hand-over was not begun, or the provider did not look at the message because it gets too many. */
  withdraw: { sending: 'queued', resending: 'retrying' },
  /** The provider asks for another attempt later. */
  postpone: { sending: 'retrying', resending: 'retrying' },
  /** The provider refuses it for good. */
  refuse: { sending: 'failed', resending: 'failed' },
  /** The hand-over was cut off. */
  lose: { sending: 'unknown', resending: 'unknown' },
  /** The provider took it. */
  accept: every(onTheWay, 'sent'),
  /** The owner cancels the broadcast. */
  cancel: { queued: 'cancelled', retrying: 'failed' },
  /** Its recipient's data is erased. */
  erase: { queued: 'cancelled' },
  sentReport: every(onTheWay, 'sent'),
  deliveredReport: every([...onTheWay, 'sent'], 'delivered'),
  readReport: every([...onTheWay, 'sent', 'delivered'], 'read'),
  failedReport: every(['sending', 'retrying', 'resending', 'sent'], 'failed'),
  reply: every([...onTheWay, 'sent', 'delivered', 'read'], 'replied'),
} satisfies Record<string, Partial<Record<MessageStage, MessageStage>>>

function every<From extends MessageStage, To extends MessageStage>(
  from: readonly From[],
  to: To,
): Record<From, To> {
  return Object.fromEntries(from.map(stage => [stage, to])) as Record<From, To>
}

const acceptedIn = (event: MessageEvent) =>
  Object.entries(transitions[event]) as [MessageStage, MessageStage][]

/** The state that a message of this stage is stored with. */
const stateOf = (stage: MessageStage): MessageState =>
  stage === 'retrying' || stage === 'resending' ? 'sending' : stage === 'unknown' ? 'failed' : stage

// SQL conditions on `broadcast_message m`.

/** What is stored besides the state, of the stages that share one. */
const distinctions: Partial<Record<MessageStage, RawBuilder<unknown>>> = {
  sending: sql`m.sending_at is not null and m.attempts <= 1`,
  retrying: sql`m.sending_at is null`,
  resending: sql`m.sending_at is not null and m.attempts > 1`,
  unknown: sql`m.reason = 'outcome_unknown'`,
  failed: sql`m.reason is distinct from 'outcome_unknown'`,
}

/**
 * Whether a message is in one of these stages. The list of states comes first, because an index can serve it, which it
 * can't for conditions joined by `or`.
 */
export const isIn = (...stages: MessageStage[]): RawBuilder<boolean> => {
  const stored = new Set(stages.map(stateOf))
  const each = stages.map(stage => sql`m.state = ${sql.lit(stateOf(stage))} ${distinctionOf(stage)}`)
  return sql<boolean>`(m.state in (${sql.join([...stored].map(sql.lit))}) and (${sql.join(each, sql` or `)}))`
}

const distinctionOf = (stage: MessageStage) => (distinctions[stage] ? sql`and ${distinctions[stage]}` : sql``)

/** Whether a message accepts one of these events. */
export const accepts = (...events: MessageEvent[]): RawBuilder<boolean> =>
  isIn(...new Set(events.flatMap(event => acceptedIn(event).map(([from]) => from))))

/** The state of a message after an event; the present one where it does not accept the event. */
export const stateAfter = (event: MessageEvent): RawBuilder<string> => {
  const cases = acceptedIn(event).map(([from, to]) => sql`when ${isIn(from)} then ${sql.lit(stateOf(to))}`)
  return sql<string>`case ${sql.join(cases, sql` `)} else m.state end`
}

/** A message that waits for its hour, or for another attempt. */
export const isWaiting = isIn('queued', 'retrying')

/** A message about which something is still to be done. */
export const isOpen = sql<boolean>`m.state in ('queued', 'sending')`

/** A message that has been handed to a provider at least once. */
export const hasLeft = sql<boolean>`m.state not in ('queued', 'blocked', 'cancelled')`
