import { type KeyboardEvent, useState } from 'react'
import { ChevronIcon, GripIcon, PlusIcon, TrashIcon } from '../../../parts/icons.tsx'
import { say } from '../../../words/words.ts'
import { most } from '../limits.ts'
import { questionnaireWords } from '../words.ts'
import type { DraftQuestion } from './draft.ts'
import css from './editor.module.css'

/** A question in its place, with the points that an answer is expected to make. */
export function QuestionRow({
  question: { key, text, points },
  n,
  isLast,
  isLocked,
  isDragged,
  change,
  move,
  remove,
  addAfter,
  drag,
}: {
  question: DraftQuestion
  n: number
  isLast: boolean
  isLocked: boolean
  isDragged: boolean
  change: (changes: Partial<DraftQuestion>) => void
  move: (by: number, part?: 'text' | 'handle') => void
  remove: () => void
  addAfter: () => void
  drag: { start: () => void; over: () => void; end: () => void }
}) {
  const words = questionnaireWords()
  /** A row that could always be dragged would let nobody select words in it. */
  const [isHeld, setHeld] = useState(false)
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!by || !event.altKey || isLocked) return
    event.preventDefault()
    move(by, (event.target as HTMLElement).dataset.part === 'handle' ? 'handle' : 'text')
  }
  return (
    <li
      className={css.question}
      data-question={key}
      data-dragged={isDragged || undefined}
      draggable={isHeld}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        drag.start()
      }}
      onDragOver={event => {
        event.preventDefault()
        drag.over()
      }}
      onDrop={event => event.preventDefault()}
      onDragEnd={() => {
        setHeld(false)
        drag.end()
      }}
      onKeyDown={press}
    >
      <div className={css.line}>
        {!isLocked && (
          <button
            type="button"
            className={css.handle}
            data-part="handle"
            aria-label={say(words.drag, { n })}
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
          >
            <GripIcon size={16} />
          </button>
        )}
        <span className={css.n}>{n}</span>
        <textarea
          className={css.text}
          data-part="text"
          aria-label={say(words.question, { n })}
          dir="auto"
          rows={1}
          maxLength={2_000}
          readOnly={isLocked}
          value={text}
          onChange={event => change({ text: event.currentTarget.value })}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isLocked) return
            event.preventDefault()
            addAfter()
          }}
        />
        {!isLocked && (
          <span className={css.buttons}>
            <button
              type="button"
              className={css.icon}
              aria-label={say(words.up, { n })}
              aria-disabled={n === 1}
              onClick={() => move(-1)}
            >
              <span className={css.upwards}>
                <ChevronIcon size={16} />
              </span>
            </button>
            <button
              type="button"
              className={css.icon}
              aria-label={say(words.down, { n })}
              aria-disabled={isLast}
              onClick={() => move(1)}
            >
              <ChevronIcon size={16} />
            </button>
            <button type="button" className={css.icon} aria-label={say(words.remove, { n })} onClick={remove}>
              <TrashIcon size={16} />
            </button>
          </span>
        )}
      </div>
      {points === null ? (
        !isLocked && (
          <button type="button" className={css.plain} onClick={() => change({ points: '' })}>
            <PlusIcon size={14} />
            {words.add_points}
          </button>
        )
      ) : (
        <label className={css.points}>
          <span className={css.label}>{words.points}</span>
          <textarea
            className={css.text}
            dir="auto"
            rows={2}
            maxLength={3_100}
            readOnly={isLocked}
            value={points}
            onChange={event => change({ points: event.currentTarget.value })}
            onBlur={() => !points.trim() && !isLocked && change({ points: null })}
          />
          <span className={css.note}>{say(words.points_note, { most: most.points })}</span>
        </label>
      )}
    </li>
  )
}
