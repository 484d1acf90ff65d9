import { clockOf } from '../../../parts/player/turns.ts'
import { say } from '../../../words/words.ts'
import { resultWords } from '../words.ts'
import css from './result.module.css'

/** A moment of the session, in seconds; a press plays from there. */
export const Moment = ({ at, seek }: { at: number; seek: ((seconds: number) => void) | null }) =>
  seek ? (
    <button
      type="button"
      className={css.moment}
      aria-label={say(resultWords().play_from, { time: clockOf(at) })}
      onClick={() => seek(at)}
    >
      {clockOf(at)}
    </button>
  ) : (
    <span className={css.at}>{clockOf(at)}</span>
  )
