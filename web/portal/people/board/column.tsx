import { type KeyboardEvent, useState } from 'react'
import type { Lead, LeadStatus } from '#client'
import { Button } from '../../parts/button.tsx'
import { Pending } from '../../parts/states.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { peopleWords } from '../words.ts'
import css from './board.module.css'
import { CardRow } from './card-row.tsx'
import type { BoardColumn } from './columns.ts'
import type { Held } from './keys.ts'

/** The kind of thing that is carried, so that a column takes no file and no text. */
const carried = 'application/x-person'

export function Column({
  column: { stage, leads, total, isCapped, error, retry, more },
  columns,
  held,
  move,
  press,
}: {
  column: BoardColumn
  columns: BoardColumn[]
  held: Held | null
  move: (lead: Lead, to: LeadStatus) => void
  press: (lead: Lead, event: KeyboardEvent) => void
}) {
  const words = peopleWords()
  const [isOver, setOver] = useState(false)
  const every = columns.flatMap(column => column.leads)
  // What the keyboard carries stands where it would be put down.
  const carriedLead = held && every.find(({ id }) => id === held.id)
  const shown = leads.filter(({ id }) => id !== held?.id)
  const cards = carriedLead && held.at === stage ? [carriedLead, ...shown] : shown
  const title = words.stages[stage]
  const count =
    total === null ? null : isCapped ? say(words.board.many, { count: numberOf(total) }) : numberOf(total)
  return (
    <section
      className={css.column}
      data-stage={stage}
      data-over={isOver || (held?.at === stage && !held.isDown) || undefined}
      aria-label={title}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes(carried)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node)) setOver(false)
      }}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        const lead = every.find(({ id }) => id === event.dataTransfer.getData(carried))
        if (lead) move(lead, stage)
      }}
    >
      <h2 className={css.title}>
        {title}
        {count !== null && (
          <span className={css.count} title={counted(words.count, total ?? 0)}>
            {count}
          </span>
        )}
      </h2>
      {total !== null ? (
        <ul className={css.cards} aria-label={title}>
          {cards.map(lead => (
            <CardRow
              key={lead.id}
              lead={lead}
              isHeld={held?.id === lead.id && !held.isDown}
              move={move}
              press={press}
              drag={event => {
                event.dataTransfer.setData(carried, lead.id)
                event.dataTransfer.effectAllowed = 'move'
              }}
            />
          ))}
          {!cards.length && <li className={css.nobody}>{words.board.nobody}</li>}
        </ul>
      ) : (
        <Pending error={error} retry={retry} lines={4} height={72} />
      )}
      {more && (
        <Button variant="subtle" size="xs" onClick={more}>
          {words.board.more}
        </Button>
      )}
    </section>
  )
}
