import type { LineEvent } from '../voice.ts'

/** Whatever speaks on a line: the part of `Line` that lines differ in. All it tells goes to `tell` of whoever made it. */
export interface SpeechOutput {
  play(utterance: string, pcm: Int16Array): Promise<void>
  say(utterance: string, text: string): void
  finish(utterance: string): void
  flush(): void
  /** The line is over: whoever waits for room goes on. */
  close(): void
}

/** A voice that can be asked whether it still has something to say. */
export interface CountedOutput extends SpeechOutput {
  /** Ends what was begun, and calls `then` once all of it was heard; at once when nothing is left. */
  whenSilent(then: () => void): void
  /** Sees every event of the line, before it is told. */
  observe(event: LineEvent): void
}

/** Keeps count of the utterances that were begun and are not over. */
export function countUtterances(voice: SpeechOutput): CountedOutput {
  /** True for those that are finished, of which no more comes. */
  const open = new Map<string, boolean>()
  /** Hushed ones, of which whoever made them may still send some. */
  const flushed = new Set<string>()
  let then: (() => void) | null = null
  const begin = (utterance: string) => {
    if (!flushed.has(utterance) && !open.has(utterance)) open.set(utterance, false)
  }
  return {
    ...voice,
    play(utterance, pcm) {
      begin(utterance)
      return voice.play(utterance, pcm)
    },
    say(utterance, text) {
      begin(utterance)
      voice.say(utterance, text)
    },
    finish(utterance) {
      if (flushed.delete(utterance)) return voice.finish(utterance)
      open.set(utterance, true)
      voice.finish(utterance)
    },
    flush() {
      for (const [utterance, finished] of open) if (!finished) flushed.add(utterance)
      open.clear()
      voice.flush()
      then?.()
    },
    whenSilent(after) {
      then = after
      for (const [utterance, finished] of open) if (!finished) this.finish(utterance)
      if (!open.size) after()
    },
    observe(event) {
      if (event.type !== 'played' || !event.done) return
      open.delete(event.utterance)
      if (!open.size) then?.()
    },
  }
}
