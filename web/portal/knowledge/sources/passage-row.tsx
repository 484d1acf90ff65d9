import { memo } from 'react'
import { numberOf } from '../../words/dates.ts'
import css from './source.module.css'

/** A passage of a source, as it is searched. */
export const PassageRow = memo(
  ({ passage: { title, text, place } }: { passage: { title: string; text: string; place: number } }) => (
    <div className={css.passage}>
      <span className={css.place}>{numberOf(place)}</span>
      <div className={css.words}>
        {title && (
          <p className={css.title} dir="auto">
            {title}
          </p>
        )}
        <p className={css.passageText} dir="auto">
          {text}
        </p>
      </div>
    </div>
  ),
)
