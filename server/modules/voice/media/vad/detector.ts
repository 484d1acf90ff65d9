/** Tells voices from other sounds, for many streams at once. */
export interface Detector {
  /** Samples of 16 kHz sound that are judged at once. */
  chunkSamples: number
  /** A voice has surely begun once so many chunks in a row hold one. */
  surely: number
  open(): DetectorStream
}

interface DetectorStream {
  /** Calls `then` with how surely this chunk holds a voice, 0 to 1: in the order of the chunks, and never once closed. */
  judge(pcm: Int16Array, then: (voice: number) => void): void
  close(): void
}
