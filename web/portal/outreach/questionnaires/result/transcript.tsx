import { TranscriptRow } from '../../../parts/player/transcript-row.tsx'
import { heardAt, type PlayedTurn, sentenceAt } from '../../../parts/player/turns.ts'
import type { Player } from '../../../parts/player/use-player.ts'
import { resultWords } from '../words.ts'
import css from './result.module.css'

/** What was said, turn by turn; what is heard is lit. */
export function Transcript({
  turns,
  player,
  seek,
  person,
}: {
  turns: readonly PlayedTurn[]
  player: Player
  /** null where there is no recording */
  seek: ((seconds: number) => void) | null
  person: string
}) {
  const words = resultWords()
  const ms = player.at * 1_000
  const heard = seek && player.begun ? heardAt(turns, ms) : -1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what was said
    <div className={css.said} tabIndex={0} role="log" aria-label={words.transcript}>
      {!turns.length && <p className={css.quiet}>{words.nothing_said}</p>}
      <ol>
        {turns.map((turn, i) => (
          <TranscriptRow
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are told by their place, and nothing comes between them
            key={i}
            turn={turn}
            speaker={turn.role === 'agent' ? words.assistant : person}
            heard={i === heard}
            sentence={i === heard ? sentenceAt(turn, ms) : -1}
            follows={player.playing}
            seek={seek}
          />
        ))}
      </ol>
    </div>
  )
}
