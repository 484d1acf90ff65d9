import type { CallDeviation } from '#client'
import { isolated, say } from '../../../words/words.ts'
import { simulationsWords } from '../words.ts'

/** What was not as expected, in a sentence. */
export function deviationSentence({ kind, wording, noted }: CallDeviation): string {
  const words = simulationsWords().deviation
  const values = { wording: isolated(wording ?? ''), noted: isolated(noted ?? '') }
  return say(kind === 'not_noted' && noted ? words.noted_other : words[kind], values)
}
