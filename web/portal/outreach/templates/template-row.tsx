import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Template } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { briefly } from '../../words/dates.ts'
import css from '../rows.module.css'
import { reviewTone } from './review-tone.ts'
import { templateWords } from './words.ts'

/** One template of the list. */
export const TemplateRow = memo(({ template }: { template: Template }) => {
  const words = templateWords()
  const { id, name, channel, subject, body, blocks, provider_status: review, updated_at: at } = template
  const first = subject ?? body
  return (
    <div className={css.row} data-row-of={id}>
      <span className={css.words}>
        <Link
          to="/outreach/templates/$id"
          params={{ id } as never}
          className={css.name}
          data-row={id}
          dir="auto"
        >
          {name}
        </Link>
        <span className={css.detail} dir="auto">
          {blocks && !subject ? '' : first}
        </span>
      </span>
      <span className={css.figures}>
        {review && <Chip tone={reviewTone[review]}>{words.review[review]}</Chip>}
        <span>{words.channels[channel]}</span>
        <time className={css.wide} dateTime={at}>
          {briefly(at)}
        </time>
      </span>
    </div>
  )
})
