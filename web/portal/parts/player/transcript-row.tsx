import { memo, useEffect, useRef } from 'react'
import { say } from '../../words/words.ts'
import css from './transcript-row.module.css'
import { clockOf, type PlayedTurn } from './turns.ts'
import { playerWords } from './words.ts'

/** One turn of a call. A press plays the recording from there; while it plays, the turn that is heard is lit and in view. */
export const TranscriptRow = memo(function TranscriptRow({
  turn,
  speaker,
  heard,
  follows,
  seek,
}: {
  turn: PlayedTurn
  /** who speaks */
  speaker: string
  heard: boolean
  /** whether the recording plays, so that the turn comes into view */
  follows: boolean
  /** null where there is no recording */
  seek: ((seconds: number) => void) | null
}) {
  const words = playerWords()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (heard && follows) row.current?.scrollIntoView({ block: 'nearest' })
  }, [heard, follows])
  const seconds = turn.began_ms / 1_000
  const time = clockOf(seconds)
  return (
    <li
      ref={row}
      className={css.turn}
      data-role={turn.role}
      data-heard={heard || undefined}
      aria-current={heard}
    >
      {seek ? (
        <button
          type="button"
          className={css.time}
          aria-label={say(words.transcript_seek, { time })}
          onClick={() => seek(seconds)}
        >
          {time}
        </button>
      ) : (
        <span className={css.time}>{time}</span>
      )}
      <span className={css.said}>
        <span className={css.speaker}>{speaker}</span>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the time before it is the button; a press on the words does the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <span className={css.words} dir="auto" onClick={seek ? () => seek(seconds) : undefined}>
          {turn.text}
          {turn.cut_short && <span className={css.cut}> — {words.cut_short}</span>}
        </span>
      </span>
    </li>
  )
})
