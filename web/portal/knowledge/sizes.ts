import { numberOf } from '../words/dates.ts'
import { say } from '../words/words.ts'
import { knowledgeWords } from './words.ts'

/** Bytes in the unit that people read: `48 kB`, `1.3 MB`. */
export function sizeOf(bytes: number): string {
  const words = knowledgeWords().bytes
  if (bytes < 1_000) return say(words.B, { n: numberOf(bytes) })
  if (bytes < 1_000_000) return say(words.kB, { n: numberOf(Math.round(bytes / 1_000)) })
  return say(words.MB, { n: numberOf(Math.round(bytes / 100_000) / 10) })
}
