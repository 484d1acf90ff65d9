import { useNow } from '../../words/clock.ts'
import { fullDateOf, timeOf } from '../../words/dates.ts'
import { dayOf } from '../list/arrange.ts'
import { inboxWords } from '../words.ts'
import css from './thread.module.css'

/** The day that begins here, and the time of its first message. */
export function Day({ at }: { at: string }) {
  const words = inboxWords()
  const day = dayOf(at, useNow())
  const name = day === 'today' || day === 'yesterday' ? words[day] : fullDateOf(at)
  return (
    <div className={css.day}>
      <time dateTime={at}>
        {name}, {timeOf(at)}
      </time>
    </div>
  )
}
