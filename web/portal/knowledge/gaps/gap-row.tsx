import { type ReactNode, useId } from 'react'
import type { OpenGap } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { waited } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import css from './gaps.module.css'

/** A question that visitors asked in vain; open, with the place to answer it. */
export function GapRow({
  gap: { id: gapId, question, asked, last_asked_at: last, waiting, status },
  isOpen,
  open,
  children,
}: {
  gap: OpenGap
  isOpen: boolean
  open: (isOpen: boolean) => void
  children: ReactNode
}) {
  const words = knowledgeWords().gaps
  const id = useId()
  return (
    <li id={gapId} className={isOpen ? css.openGap : css.gap}>
      <h3 className={css.question} id={id} dir="auto">
        {question}
      </h3>
      <button
        type="button"
        className={isOpen ? `${controls.plain} ${controls.quiet}` : controls.button}
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => open(!isOpen)}
      >
        {isOpen ? words.close : status === 'open' ? words.answer : words.look}
      </button>
      <p className={css.facts}>
        <b>{counted(words.people, asked)}</b>
        <span>{say(words.ago, { time: waited(last) })}</span>
        {waiting > 0 && <Chip tone="ask">{counted(words.waiting, waiting)}</Chip>}
      </p>
      {isOpen && <div className={css.answer}>{children}</div>}
    </li>
  )
}
