import { joined } from '#server/providers/speech/pcm.ts'
import type { LineEvent } from '../voice.ts'

type SpeechEvent = Extract<LineEvent, { type: 'voice_began' | 'sound' | 'voice_paused' }>

/** So much sound before a voice is kept: recognisers want some silence first, and soft beginnings are detected late. */
const leadInMs = 300
/** So much silence ends a stretch, to the nearest chunk. The turns decide whether the person has finished. */
const hangoverMs = 200
/** A voice begins and goes on at these scores. A soft ending is not silence yet (Silero's own pair of thresholds). */
const begins = 0.5
const goesOn = 0.35
/** A longer stretch is told in parts, so that a person who speaks on and on does not fill the memory. */
const longestMs = 30_000
/** A stream that comes later and later is believed to be late for good, by at most so many seconds each second. */
const drift = 0.1
/** Sound that comes so much later than before was held up at its source. */
const longestDelayMs = 1_000

/** Finds the stretches of speech in a stream of 16 kHz sound. */
interface SpeechDetector {
  /** Takes a piece of sound that came at `at`. Returns the chunks that the detector must judge, in order. */
  hear(pcm: Int16Array, at: number): VoiceChunk[]
  /** The detector's score for the next chunk that was returned: how surely it holds a voice, 0 to 1. */
  judged(chunk: VoiceChunk, voice: number): void
  listenAlong(on: boolean): void
}

export interface VoiceChunk {
  pcm: Int16Array
  /** When its last sample was spoken. */
  endsAt: number
}

/** The detector judges `chunkSamples` at once. A voice has begun once `surely` chunks in a row hold one. */
export function createSpeechDetector(
  { chunkSamples, surely }: { chunkSamples: number; surely: number },
  tell: (event: SpeechEvent) => void,
): SpeechDetector {
  const chunkMs = chunkSamples / 16
  let rest = new Int16Array(0)
  /** Milliseconds that came so far, and the time at which the stream began. */
  let heardMs = 0
  let beganAt = Number.NEGATIVE_INFINITY
  let along = false
  /** The current stretch; before a voice has begun, no more than the lead-in. */
  let kept: VoiceChunk[] = []
  let speaking = false
  let row = 0
  let lastVoice = 0

  const begin = () => {
    speaking = true
    const first = kept[kept.length - surely]!
    tell({ type: 'voice_began', at: first.endsAt - chunkMs })
    if (along) tell({ type: 'sound', at: kept[0]!.endsAt - chunkMs, pcm: soundOf(kept) })
  }
  const pause = () => {
    speaking = false
    row = 0
    tell({ type: 'voice_paused', at: lastVoice, pcm: soundOf(kept) })
    kept = []
  }

  return {
    hear(pcm, at) {
      // Sound is spoken as time passes, though a busy machine may hand over many pieces at once. The piece that came the
      // soonest after it was spoken tells when the stream began.
      const pieceMs = pcm.length / 16
      heardMs += pieceMs
      const began = at - heardMs
      beganAt = began - beganAt > longestDelayMs ? began : Math.min(began, beganAt + drift * pieceMs)
      const endsAt = beganAt + heardMs
      const all = new Int16Array(rest.length + pcm.length)
      all.set(rest)
      all.set(pcm, rest.length)
      const chunks: VoiceChunk[] = []
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
      if (chunk.endsAt - lastVoice >= hangoverMs - chunkMs / 2) return pause()
      if (kept.length * chunkMs >= longestMs) {
        pause()
        // In the middle of a word: the next stretch begins where this one ends.
        speaking = true
        tell({ type: 'voice_began', at: chunk.endsAt })
      }
    },
    listenAlong(on) {
      if (on && !along && speaking && kept.length)
        tell({ type: 'sound', at: kept[0]!.endsAt - chunkMs, pcm: soundOf(kept) })
      along = on
    },
  }
}

const soundOf = (chunks: VoiceChunk[]): Int16Array => joined(chunks.map(({ pcm }) => pcm))
