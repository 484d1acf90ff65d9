import type { LineEvent } from '../voice.ts'

type SpeechEvent = Extract<LineEvent, { type: 'voice_began' | 'sound' | 'voice_paused' }>

/** Kept of what came before a voice: recognisers want some silence first, and soft beginnings are recognised late. */
const leadInMs = 300
/** Silence that ends a stretch. Whether the person has finished is decided elsewhere. */
const hangoverMs = 200
/** Of a voice to begin, and to go on: a soft ending is not yet silence (Silero's own pair of thresholds). */
const begins = 0.5
const goesOn = 0.35
/** A stretch longer than this is told in parts, so that nobody who speaks on and on fills the memory. */
const longestMs = 30_000
/** How fast a stream that comes later and later is believed to be late for good: of a second, so much a second. */
const drift = 0.1
/** One that comes so much later than before was held up at its source. */
const longestDelayMs = 1_000

/** Finds the stretches of speech in a stream of 16 kHz sound. */
export interface SpeechDetector {
  /** `at`: when the piece came. Returns the chunks that a detector must judge, in order. */
  hear(pcm: Int16Array, at: number): Chunk[]
  /** How surely the next chunk that was returned holds a voice, 0 to 1. */
  judged(chunk: Chunk, voice: number): void
  listenAlong(on: boolean): void
}

export interface Chunk {
  pcm: Int16Array
  /** When its last sample was spoken. */
  endsAt: number
}

/** `chunkSamples` at once are judged; `surely` of them in a row must hold a voice until one has begun. */
export function createSpeechDetector(
  { chunkSamples, surely }: { chunkSamples: number; surely: number },
  tell: (event: SpeechEvent) => void,
): SpeechDetector {
  const chunkMs = chunkSamples / 16
  let rest = new Int16Array(0)
  /** How much was heard so far, and what time it was when nothing had been. */
  let heardMs = 0
  let beganAt = Number.NEGATIVE_INFINITY
  let along = false
  /** Of the stretch in hand; before it has begun, no more than the lead-in. */
  let kept: Chunk[] = []
  let speaking = false
  let row = 0
  let lastVoice = 0

  const begin = () => {
    speaking = true
    const first = kept[kept.length - surely]!
    tell({ type: 'voice_began', at: first.endsAt - chunkMs })
    if (along) tell({ type: 'sound', at: kept[0]!.endsAt - chunkMs, pcm: joined(kept) })
  }
  const pause = () => {
    speaking = false
    row = 0
    tell({ type: 'voice_paused', at: lastVoice, pcm: joined(kept) })
    kept = []
  }

  return {
    hear(pcm, at) {
      // Sound is spoken as time passes: pieces that a busy machine hands over all at once came one after the other.
      // Whichever came the soonest after it was spoken says when the stream began.
      const pieceMs = pcm.length / 16
      heardMs += pieceMs
      const began = at - heardMs
      beganAt = began - beganAt > longestDelayMs ? began : Math.min(began, beganAt + drift * pieceMs)
      const endsAt = beganAt + heardMs
      const all = new Int16Array(rest.length + pcm.length)
      all.set(rest)
      all.set(pcm, rest.length)
      const chunks: Chunk[] = []
      let from = 0
      for (; from + chunkSamples <= all.length; from += chunkSamples) {
        const behind = all.length - from - chunkSamples
        chunks.push({ pcm: all.slice(from, from + chunkSamples), endsAt: endsAt - behind / 16 })
      }
      rest = all.slice(from)
      return chunks
    },
    judged(chunk, voice) {
      kept.push(chunk)
      if (!speaking) {
        row = voice >= begins ? row + 1 : 0
        const most = Math.ceil(leadInMs / chunkMs) + surely
        if (kept.length > most) kept.shift()
        if (row < surely) return
        lastVoice = chunk.endsAt
        return begin()
      }
      if (along) tell({ type: 'sound', at: chunk.endsAt - chunkMs, pcm: chunk.pcm })
      if (voice >= goesOn) lastVoice = chunk.endsAt
      if (chunk.endsAt - lastVoice >= hangoverMs) return pause()
      if (kept.length * chunkMs >= longestMs) {
        pause()
        // Mid-word: what follows begins where this ends.
        speaking = true
        tell({ type: 'voice_began', at: chunk.endsAt })
      }
    },
    listenAlong(on) {
      if (on && !along && speaking && kept.length)
        tell({ type: 'sound', at: kept[0]!.endsAt - chunkMs, pcm: joined(kept) })
      along = on
    },
  }
}

function joined(chunks: Chunk[]): Int16Array {
  const pcm = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.pcm.length, 0))
  let at = 0
  for (const chunk of chunks) {
    pcm.set(chunk.pcm, at)
    at += chunk.pcm.length
  }
  return pcm
}
