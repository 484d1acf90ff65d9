import type { Ctx } from '#server/core/context.ts'
import { keepSaid } from '#server/modules/conversations/spoken/spoken.ts'
import type { Saying } from '#server/modules/voice/voice.ts'

/** Words of ours that answer nothing, kept in the conversation in the order in which they are said. */
export class SpokenLog {
  /** The message that holds what we said last; null before an answer has one. */
  lastMessage: string | null = null
  readonly #ctx: Ctx
  readonly #conversationId: string
  #kept: Promise<void> = Promise.resolve()

  constructor(ctx: Ctx, conversationId: string) {
    this.#ctx = ctx
    this.#conversationId = conversationId
  }

  /** Says it at once; it is kept meanwhile. */
  say(text: string): Saying {
    this.keep(text)
    return { text }
  }

  /** It is being said. */
  keep(text: string): void {
    const id = this.#ctx.id()
    this.lastMessage = id
    this.#kept = this.#kept
      .then(() => keepSaid(this.#ctx, this.#conversationId, { id, text }))
      .catch(error =>
        this.#ctx.log.warn(
          { err: error, conversation: this.#conversationId },
          'words of the assistant on a call could not be kept',
        ),
      )
  }

  /** Resolves once all that was said so far is kept, or could not be. */
  settled(): Promise<void> {
    return this.#kept
  }
}
