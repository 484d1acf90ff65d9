import { Fragment, memo, useEffect, useMemo, useRef } from 'react'
import { say } from '../../words/words.ts'
import css from './transcript-row.module.css'
import { clockOf, type PlayedTurn, sentencesOf } from './turns.ts'
import { playerWords } from './words.ts'

/**
 * One turn of what was said. A press on a sentence plays the recording from there; while it plays, the turn that is heard is
 * lit and in view, and its sentence marked.
 */
export const TranscriptRow = memo(function TranscriptRow({
  turn,
  speaker,
  heard,
  sentence = -1,
  follows,
  seek,
}: {
  turn: PlayedTurn
  /** who speaks */
  speaker: string
  heard: boolean
  /** which of its sentences that is */
  sentence?: number
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
  const sentences = useMemo(() => sentencesOf(turn), [turn])
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
        <span className={css.words} dir="auto">
          {sentences.map(({ text, at, began_ms }, i) =>
            seek ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: the time before the turn is the button; a press on the words does the same
              // biome-ignore lint/a11y/useKeyWithClickEvents: as above
              <span
                key={at}
                className={css.sentence}
                data-heard={i === sentence || undefined}
                onClick={() => seek(began_ms / 1_000)}
              >
                {text}
              </span>
            ) : (
              <Fragment key={at}>{text}</Fragment>
            ),
          )}
          {turn.cut_short && <span className={css.cut}> — {words.cut_short}</span>}
        </span>
      </span>
    </li>
  )
})
