import { SpeechUnavailable } from '../port.ts'

/** What this brings, or SpeechUnavailable (`timeout`) with this sentence after so many milliseconds. */
export function inTime<T>(work: Promise<T>, ms: number, sentence: string): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SpeechUnavailable('timeout', sentence)), ms)
  })
  // Whoever lost the race may still fail, and nobody listens any more.
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
