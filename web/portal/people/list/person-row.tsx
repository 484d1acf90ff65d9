import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Lead, LeadStatus } from '#client'
import { Chip, type Tone } from '../../parts/chip.tsx'
import { briefly } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import css from '../people.module.css'
import { peopleWords } from '../words.ts'

export const toneOf: Record<LeadStatus, Tone> = {
  new: 'ask',
  contacted: 'sky',
  qualified: 'sky',
  won: 'ok',
  lost: 'plain',
}

/** One person of the list. */
export const PersonRow = memo(
  ({ lead, isSelected, toggle }: { lead: Lead; isSelected: boolean; toggle: (id: string) => void }) => {
    const words = peopleWords()
    const { id, name, email, phone, intent, status, created_at: at } = lead
    const called = name || email || phone || words.nameless
    return (
      <div className={css.row} data-row-of={id} data-selected={isSelected || undefined}>
        <label className={css.check}>
          <input
            type="checkbox"
            aria-label={say(words.select, { name: called })}
            checked={isSelected}
            onChange={() => toggle(id)}
          />
        </label>
        <Link to="/people/$id" params={{ id } as never} className={css.name} data-row={id} dir="auto">
          {called}
        </Link>
        <span className={css.contact} dir="auto">
          {(name ? email || phone : null) ?? ''}
        </span>
        <span className={css.wish} dir="auto">
          {intent ?? ''}
        </span>
        <span className={css.stage}>
          <Chip tone={toneOf[status]}>{words.stages[status]}</Chip>
        </span>
        <time className={css.time} dateTime={at}>
          {briefly(at)}
        </time>
      </div>
    )
  },
)
