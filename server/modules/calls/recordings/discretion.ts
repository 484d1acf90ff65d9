import type { Ctx } from '#server/core/context.ts'
import type { SpokenTurn } from '#server/modules/voice/voice.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { namesSecret } from '../assistant/secrets.ts'
import { callOf, happened, noteEvent } from '../calls.ts'

/** So often we speak of something else before a secret is no longer expected. */
const patience = 2

/** Pauses the recording of a call while a card's number or a code is given, and goes on with it afterwards. */
export class Discretion {
  readonly #ctx: Ctx
  readonly #callId: string
  readonly #pauseRecording: (paused: boolean) => Promise<void>
  /** A secret was asked for or announced. */
  expected = false
  /** It may have been said. */
  #given = false
  /** How often we spoke of something else since, while it was not given. */
  #others = 0
  #told: Promise<void> = Promise.resolve()

  /** `pauseRecording` may throw DeliveryFailed. */
  constructor(ctx: Ctx, callId: string, pauseRecording: (paused: boolean) => Promise<void>) {
    this.#ctx = ctx
    this.#callId = callId
    this.#pauseRecording = pauseRecording
  }

  /** Takes each turn of the call as it ends. */
  heard({ speaker, text }: Pick<SpokenTurn, 'speaker' | 'text'>): void {
    const named = namesSecret(text)
    if (named && !this.expected) this.#pause(true)
    if (speaker === 'person') this.#given ||= this.expected && /\d/.test(text)
    else if (named) this.#given = false
    else if (this.expected && (this.#given || ++this.#others >= patience)) this.#pause(false)
  }

  /** Resolves once whoever records knows. */
  settled(): Promise<void> {
    return this.#told
  }

  #pause(paused: boolean): void {
    this.expected = paused
    this.#given = false
    this.#others = 0
    this.#told = this.#told
      .then(() => this.#tell(paused))
      .catch(error =>
        this.#ctx.log.warn({ err: error, call: this.#callId, paused }, 'a recording could not be paused'),
      )
  }

  async #tell(paused: boolean): Promise<void> {
    const ctx = this.#ctx
    const call = await callOf(ctx, this.#callId)
    if (!call || call.ended_at || !happened(call, 'recording_begun')) return
    try {
      await this.#pauseRecording(paused)
      await noteEvent(ctx, call.id, paused ? 'recording_paused' : 'recording_resumed')
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error
      ctx.log.warn({ err: error, call: call.id, paused }, 'the carrier did not pause a recording')
    }
  }
}
