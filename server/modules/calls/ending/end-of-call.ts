import type { EndReason } from '#server/modules/voice/conversation/conversation.ts'
import type { CarrierStatus } from '#server/providers/carrier/port.ts'

/** What ends a call, as the one who noticed it knows it. */
export type EndCause =
  /** Its conversation ended, in the process that held it. */
  | { by: 'conversation'; reason: EndReason }
  /** Nobody is left who could tell: the process died, or the carrier does not answer. `error`: if it never began. */
  | { by: 'nobody'; error: string }
  /** The carrier reports a final status. `error`: its own words, if it gave any. */
  | { by: 'carrier'; status: CarrierStatus; error: string | null }
  /** A machine picked up. `hearsMessage`: the carrier tells it who called. */
  | { by: 'machine'; hearsMessage: boolean }
  /** All places among the calls that go on at once were taken. */
  | { by: 'lines_busy' }
  /** We could not place it, take it or begin it. */
  | { by: 'us'; error: string }

/** What the rows of a call know when it ends. */
export interface EndFacts {
  direction: 'inbound' | 'outbound'
  medium: 'phone' | 'browser'
  /** Who had the caller at last, where it was not the assistant. */
  elsewhere: 'person' | 'carrier' | null
  /** Whether the line was seen to be hung up, by whomever; else it was lost with the process that held it. */
  hungUp: boolean
  /** Whether its conversation began. */
  answered: boolean
  /** What was done in the conversation's messages, in order. */
  inMessages: readonly string[]
  /** What was done beside them and is kept with the call, in order: see `noteAction`. */
  inCall: readonly string[]
}

interface EndOfCall {
  status: 'completed' | 'failed' | 'no_answer' | 'busy'
  /** Why it failed, in a sentence; null where it did not. */
  error: string | null
  /** What was done in it, each once. */
  actions: string[]
}

/** Actions that tell how a turn went. Nothing was done by them, so a call does not list them. */
const turnsOnly = new Set(['hung_up', 'held_by_person', 'asked_what_was_meant', 'asked_about_booking'])

/**
 * How a call ends. Null: this does not end it.
 *
 * | cause        | conversation began | status                            |
 * | ------------ | ------------------ | --------------------------------- |
 * | conversation | –                  | failed if its line did or was lost, completed |
 * | nobody       | yes                | completed if it was hung up, failed if it was lost |
 * | nobody       | no                 | failed                            |
 * | carrier      | yes                | none: the conversation ends it    |
 * | carrier, nobody | elsewhere       | completed, or failed if nobody heard the caller |
 * | carrier      | no                 | by the carrier's status           |
 * | machine      | –                  | completed if it heard a message, no_answer |
 * | lines_busy   | –                  | busy                              |
 * | us           | –                  | failed                            |
 */
export function endOfCall(facts: EndFacts, cause: EndCause): EndOfCall | null {
  const outcome = outcomeOf(facts, cause)
  return outcome && { ...outcome, actions: actionsOf(facts, cause) }
}

function outcomeOf(facts: EndFacts, cause: EndCause): Omit<EndOfCall, 'actions'> | null {
  const { answered, direction, medium, elsewhere, hungUp } = facts
  switch (cause.by) {
    case 'conversation':
      if (cause.reason === 'failed') return { status: 'failed', error: 'The connection broke.' }
      return cause.reason === 'lost' && medium === 'phone' ? lost : done
    case 'nobody':
      if (elsewhere) return afterwards(facts)
      if (!answered) return { status: 'failed', error: cause.error }
      return hungUp || medium === 'browser' ? done : lost
    case 'carrier': {
      if (!isOver(cause.status)) return null
      if (elsewhere) return afterwards(facts)
      if (answered) return null
      return { status: unanswered(direction, cause.status), error: cause.error ?? errorOf(cause.status) }
    }
    case 'machine':
      return cause.hearsMessage
        ? { status: 'completed', error: null }
        : { status: 'no_answer', error: 'A machine picked up.' }
    case 'lines_busy':
      return { status: 'busy', error: 'All lines were in use.' }
    case 'us':
      return { status: 'failed', error: cause.error }
  }
}

const done = { status: 'completed', error: null } as const
const lost = { status: 'failed', error: 'The line was lost.' } as const

/** How a call ends whose caller was with somebody else at last. */
function afterwards({ elsewhere, inCall }: EndFacts): Omit<EndOfCall, 'actions'> {
  const wasHeard = inCall.includes('message_taken') || inCall.includes('transferred')
  if (elsewhere === 'person' || wasHeard) return done
  return { status: 'failed', error: 'The assistant could not speak with the caller, who left no message.' }
}

/** Whether the carrier has nothing more to do with a call. */
export const isOver = (status: CarrierStatus): boolean =>
  !['queued', 'ringing', 'in-progress'].includes(status)

/** How a call ends in which nobody ever spoke with us. */
function unanswered(direction: EndFacts['direction'], status: CarrierStatus): EndOfCall['status'] {
  if (status === 'busy') return 'busy'
  if (status === 'no-answer') return 'no_answer'
  // The caller hung up before we were there.
  return direction === 'inbound' && status === 'completed' ? 'no_answer' : 'failed'
}

function errorOf(status: CarrierStatus): string | null {
  if (status === 'completed') return 'It was picked up, but its sound never reached us.'
  if (status === 'canceled') return 'The carrier canceled it.'
  return status === 'failed' ? 'The carrier could not connect it.' : null
}

function actionsOf({ inMessages, inCall }: EndFacts, cause: EndCause): string[] {
  const all = [...inMessages, ...inCall]
  if (cause.by === 'conversation' && cause.reason === 'transferred') all.push('transferred')
  if (cause.by === 'machine' && cause.hearsMessage) all.push('voicemail_left')
  return [...new Set(all)].filter(action => !turnsOnly.has(action))
}
