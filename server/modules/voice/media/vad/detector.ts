/** Tells voices from other sounds, for many streams at once. */
export interface Detector {
  /** How much 16 kHz sound is judged at once. */
  chunkSamples: number
  /** Chunks in a row that must hold a voice until one has surely begun. */
  surely: number
  open(): DetectorStream
}

export interface DetectorStream {
  /** Answers in the order asked: how surely this chunk holds a voice, 0 to 1. Not once it is closed. */
  judge(pcm: Int16Array, then: (voice: number) => void): void
  close(): void
}
