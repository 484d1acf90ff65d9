import { PlayIcon } from '../../../parts/icons.tsx'
import { clockOf } from '../../../parts/player/turns.ts'
import { say } from '../../../words/words.ts'
import { resultWords } from '../words.ts'
import css from './quote.module.css'

/** What somebody said, in their words. A press plays it. `at`: seconds; null where it is not found in the recording. */
export function Quote({
  text,
  at,
  seek,
}: {
  text: string
  at: number | null
  seek: ((seconds: number) => void) | null
}) {
  const words = resultWords()
  return (
    <blockquote className={css.quote}>
      <p dir="auto">{text}</p>
      {at !== null && seek && (
        <button
          type="button"
          className={css.play}
          aria-label={say(words.play_quote, { quote: text.slice(0, 80), time: clockOf(at) })}
          onClick={() => seek(at)}
        >
          <PlayIcon size={12} />
          {clockOf(at)}
        </button>
      )}
    </blockquote>
  )
}
