import { isolated, say } from '../../words/words.ts'
import { bookingWords } from '../words.ts'
import type { Conflict } from './conflict.ts'

/** Why a booking can't stand there, in a sentence. */
export function conflictWords({ kind, name }: Conflict): string {
  const words = bookingWords().conflicts
  if (name === null)
    return kind === 'closure'
      ? words.closed_day
      : kind === 'taken' || kind === 'calendar'
        ? words.refused
        : words[kind]
  if (kind === 'taken' || kind === 'calendar' || kind === 'closure')
    return say(words[kind], { name: isolated(name) })
  return words[kind]
}
