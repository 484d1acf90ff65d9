import type { ReactNode } from 'react'
import type { Check } from '#client'
import { AlertIcon, CheckIcon, ChevronIcon, ClockIcon } from '../../parts/icons.tsx'
import { briefly } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import css from './checks.module.css'

/** A question of the owner's with how it did last; open, with what changed. */
export function CheckRow({
  check: { question, passed, reasons, ran_at: at },
  isOpen,
  open,
  children,
}: {
  check: Check
  isOpen: boolean
  open: (isOpen: boolean) => void
  children: ReactNode
}) {
  const words = knowledgeWords().checks
  const state = passed === null ? 'not_run' : passed ? 'passed' : 'failed'
  const Icon = { not_run: ClockIcon, passed: CheckIcon, failed: AlertIcon }[state]
  return (
    <li>
      <button
        type="button"
        className={`${list.row} ${css.row}`}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <span className={css[state]}>
          <Icon size={16} />
        </span>
        <span className={list.words}>
          <span className={css.question} dir="auto">
            {question}
          </span>
          {passed === false && <span className={`${list.detail} ${list.alarm}`}>{reasons.join(' ')}</span>}
        </span>
        <span className={list.figures}>
          <span className={css[state]}>{words[state]}</span>
          {at && (
            <time className={css.wide} dateTime={at} title={say(words.ran, { when: briefly(at) })}>
              {briefly(at)}
            </time>
          )}
          <span className={isOpen ? css.up : css.down}>
            <ChevronIcon size={16} />
          </span>
        </span>
      </button>
      {isOpen && <div className={css.details}>{children}</div>}
    </li>
  )
}
