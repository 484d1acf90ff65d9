import { type Eager, eager } from '#server/core/eager.ts'
import { type AnswerDraft, hearSpoken, type TurnEvent } from '#server/modules/conversations/spoken/spoken.ts'
import type { CallContext } from './call-context.ts'

/** A turn of the conversation that is under way. */
export interface BegunTurn {
  events: Eager<TurnEvent>
  /** Its actions, so far. */
  done: Set<string>
}

interface TurnInCall {
  /** The caller's words. */
  text: string
  signal: AbortSignal
  /** Its answer, if it was begun before. */
  draft: AnswerDraft | undefined
  /** Told the message that is about to hold the answer. */
  started(messageId: string): void
  /** They don't want to be called again. */
  callsStopped(): Promise<unknown>
}

/** Begins a turn of the call's conversation. Its events are read to the end, with or without a reader. */
export function beginTurn({ visit, conversation }: CallContext, given: TurnInCall): BegunTurn {
  const done = new Set<string>()
  async function* events(): AsyncGenerator<TurnEvent> {
    const { text, signal, draft } = given
    for await (const told of await hearSpoken(visit, conversation.id, text, signal, draft)) {
      if (told.event === 'start') given.started(told.data.message_id)
      if (told.event === 'action') {
        done.add(told.data.action)
        // At once, whether or not its goodbye is heard to the end.
        if (told.data.action === 'calls_stopped') await given.callsStopped()
      }
      yield told
    }
  }
  return { events: eager(events()), done }
}
