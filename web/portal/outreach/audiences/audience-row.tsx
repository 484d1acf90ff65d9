import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Audience } from '#client'
import { briefly } from '../../words/dates.ts'
import { counted } from '../../words/words.ts'
import css from '../rows.module.css'
import { audienceWords } from './words.ts'

/** One list of people. */
export const AudienceRow = memo(({ audience }: { audience: Audience }) => {
  const words = audienceWords()
  const { id, name, source, contact_count: count, updated_at: at } = audience
  return (
    <div className={css.row} data-row-of={id}>
      <span className={css.words}>
        <Link
          to="/outreach/audiences/$id"
          params={{ id } as never}
          className={css.name}
          data-row={id}
          dir="auto"
        >
          {name}
        </Link>
        <span className={css.detail}>
          {source.segment ? words.segments[source.segment] : words.sources[source.kind]}
        </span>
      </span>
      <span className={css.figures}>
        <span>{counted(words.people, count)}</span>
        <time className={css.wide} dateTime={at}>
          {briefly(at)}
        </time>
      </span>
    </div>
  )
})
