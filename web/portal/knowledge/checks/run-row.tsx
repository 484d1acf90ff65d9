import type { ReactNode } from 'react'
import type { CheckRunState } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { ChevronIcon } from '../../parts/icons.tsx'
import { momentOf, numberOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import css from './checks.module.css'

/** One run of all checks; open, compared with another. `open` is null where there is none to compare with. */
export function RunRow({
  run: { created_at: at, passed, failed, cause, with_model },
  isOpen,
  open,
  children,
}: {
  run: CheckRunState
  isOpen: boolean
  open: ((isOpen: boolean) => void) | null
  children: ReactNode
}) {
  const words = knowledgeWords().checks
  return (
    <li>
      <button
        type="button"
        className={`${list.row} ${css.run}`}
        aria-expanded={open ? isOpen : undefined}
        disabled={!open}
        onClick={() => open?.(!isOpen)}
      >
        <span className={list.words}>
          <span>
            <time dateTime={at}>{momentOf(at)}</time>
          </span>
          <span className={list.detail}>
            {words.cause[cause]} · {with_model ? words.with_model : words.without_model}
          </span>
        </span>
        <span className={list.figures}>
          <Chip tone={failed ? 'alarm' : 'ok'}>
            {say(words.run_of, { passed: numberOf(passed), failed: numberOf(failed) })}
          </Chip>
          {open && (
            <span className={isOpen ? css.up : css.down}>
              <ChevronIcon size={16} />
            </span>
          )}
        </span>
      </button>
      {isOpen && <div className={css.details}>{children}</div>}
    </li>
  )
}
