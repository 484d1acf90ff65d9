import type { OpenGap } from '#client'
import { numberOf } from '../words/dates.ts'
import { counted, say } from '../words/words.ts'
import { GapForm } from './gap-form.tsx'
import css from './gaps.module.css'
import { todayWords } from './words.ts'

export function GapRow({ gap, isOpen, toggle }: { gap: OpenGap; isOpen: boolean; toggle: () => void }) {
  const words = todayWords()
  return (
    <li className={css.row}>
      <button type="button" className={css.question} aria-expanded={isOpen} onClick={toggle}>
        <span className={css.words} dir="auto">
          {gap.question}
        </span>
        <span className={css.times} title={counted(words.asked, gap.asked)}>
          {say(words.times, { count: numberOf(gap.asked) })}
        </span>
      </button>
      {isOpen && <GapForm gap={gap} close={toggle} />}
    </li>
  )
}
