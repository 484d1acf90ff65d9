import type { LineEvent } from '../voice.ts'

/** The speaking part of `Line`, which each kind of line has of its own. */
export interface SpeechOutput {
  play(utterance: string, pcm: Int16Array): Promise<void>
  say(utterance: string, text: string): void
  finish(utterance: string): void
  flush(): void
  /** The line is over. Nobody waits for room any more. */
  close(): void
}

/** Speech output that knows whether it still has something to say. */
export interface CountedOutput extends SpeechOutput {
  /** Finishes every utterance, and calls `then` once all were heard; at once when none is left. */
  whenSilent(then: () => void): void
  /** Takes every event of the line, to see what was played. */
  observe(event: LineEvent): void
}

/** Counts the utterances that have begun and are not over. */
export function countUtterances(voice: SpeechOutput): CountedOutput {
  /** Those that have begun: true once they are finished, and no more of them comes. */
  const open = new Map<string, boolean>()
  /** Flushed ones that are not finished: more of them may still come. */
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
