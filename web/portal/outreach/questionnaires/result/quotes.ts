import type { SessionPlayback } from '#client'
import type { PlayedTurn } from '../../../parts/player/turns.ts'

type Turn = SessionPlayback['turns'][number]

/** What was said as the player reads it: the person's side is the caller's. */
export const playedOf = (turns: readonly Turn[]): PlayedTurn[] =>
  turns.map(({ speaker, text, began_ms, ended_ms }) => ({
    role: speaker === 'agent' ? 'agent' : 'user',
    text,
    began_ms,
    ended_ms,
  }))

/** Words alone: a quote may be cut between marks, and lines may break elsewhere. */
const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The second at which a quote is heard: where its first words stand in a turn of the person, first in one that belongs to the
 * question. Null where nobody said it.
 */
export function secondOf(quote: string, turns: readonly Turn[], question?: number): number | null {
  const wanted = wordsIn(quote)
  if (!wanted) return null
  const theirs = turns.filter(({ speaker }) => speaker === 'person')
  const first = theirs.filter(({ question_n }) => question_n === question)
  for (const turn of [...first, ...theirs]) {
    const said = wordsIn(turn.text)
    const at = said.indexOf(wanted)
    if (at >= 0)
      return (turn.began_ms + ((turn.ended_ms - turn.began_ms) * at) / Math.max(1, said.length)) / 1_000
  }
  return null
}
