import { Link } from '@tanstack/react-router'
import { type DragEvent, type KeyboardEvent, memo } from 'react'
import type { Lead, LeadStatus } from '#client'
import { briefly } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { stages } from '../search.ts'
import { peopleWords } from '../words.ts'
import css from './board.module.css'

/** One person of a stage. */
export const CardRow = memo(
  ({
    lead,
    isHeld,
    move,
    press,
    drag,
  }: {
    lead: Lead
    isHeld: boolean
    move: (lead: Lead, to: LeadStatus) => void
    press: (lead: Lead, event: KeyboardEvent) => void
    drag: (event: DragEvent) => void
  }) => {
    const words = peopleWords()
    const { id, name, email, phone, intent, status, updated_at: at } = lead
    const called = name || email || phone || words.nameless
    return (
      <li className={css.card} data-held={isHeld || undefined} draggable onDragStart={drag}>
        <Link
          to="/people/$id"
          params={{ id } as never}
          className={css.name}
          data-card={id}
          dir="auto"
          draggable={false}
          onKeyDown={event => press(lead, event)}
        >
          {called}
        </Link>
        {intent && (
          <p className={css.wish} dir="auto">
            {intent}
          </p>
        )}
        <div className={css.foot}>
          <select
            className={css.stage}
            aria-label={say(words.board.stage_of, { name: called })}
            value={status}
            onChange={event => move(lead, event.currentTarget.value as LeadStatus)}
          >
            {stages.map(stage => (
              <option key={stage} value={stage}>
                {words.stages[stage]}
              </option>
            ))}
          </select>
          <time dateTime={at}>{briefly(at)}</time>
        </div>
      </li>
    )
  },
)
