import type { KeyboardEvent } from 'react'
import type { SourceKind } from '#client'
import { ChevronIcon } from '../../parts/icons.tsx'
import { numberOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { iconOf } from '../sources/icons.ts'
import { knowledgeWords } from '../words.ts'
import css from './priority.module.css'

/** A kind of source in its place. It is dragged, or moved by its buttons, or by Alt with an arrow key. */
export function KindRow({
  kind,
  name,
  place,
  isLast,
  isDragged,
  mayMove,
  move,
  press,
  drag,
}: {
  kind: string
  name: string
  place: number
  isLast: boolean
  isDragged: boolean
  mayMove: boolean
  move: (by: number) => void
  press: (event: KeyboardEvent) => void
  drag: { start: () => void; over: () => void; end: () => void }
}) {
  const words = knowledgeWords().priority
  const Icon = iconOf(kind as SourceKind)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: its buttons do the same without dragging
    <li
      className={`${list.row} ${css.row}`}
      draggable={mayMove}
      data-kind={kind}
      data-dragged={isDragged || undefined}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        drag.start()
      }}
      onDragOver={event => {
        event.preventDefault()
        drag.over()
      }}
      onDrop={event => event.preventDefault()}
      onDragEnd={drag.end}
      onKeyDown={press}
    >
      <span className={css.place}>{numberOf(place)}</span>
      <Icon size={16} />
      <span>{name}</span>
      {mayMove && (
        <span className={css.buttons}>
          <button
            type="button"
            className={controls.icon}
            aria-label={say(words.up, { kind: name })}
            aria-disabled={place === 1}
            onClick={() => move(-1)}
          >
            <span className={css.up}>
              <ChevronIcon />
            </span>
          </button>
          <button
            type="button"
            className={controls.icon}
            aria-label={say(words.down, { kind: name })}
            aria-disabled={isLast}
            onClick={() => move(1)}
          >
            <ChevronIcon />
          </button>
        </span>
      )}
    </li>
  )
}
