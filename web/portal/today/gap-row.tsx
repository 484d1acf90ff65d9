import { lazy, Suspense } from 'react'
import type { OpenGap } from '#client'
import { numberOf } from '../words/dates.ts'
import { counted, say } from '../words/words.ts'
import css from './gaps.module.css'
import { todayWords } from './words.ts'

const load = () => import('./gap-form.tsx')

/** Loaded once somebody is about to answer: the page opens without the weight of a form. */
const GapForm = lazy(async () => ({ default: (await load()).GapForm }))

export function GapRow({ gap, isOpen, toggle }: { gap: OpenGap; isOpen: boolean; toggle: () => void }) {
  const words = todayWords()
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.question}
        aria-expanded={isOpen}
        onClick={toggle}
        onPointerEnter={load}
        onFocus={load}
      >
        <span className={css.words}>
          <bdi>{gap.question}</bdi>
        </span>
        <span className={css.times} title={counted(words.asked, gap.asked)}>
          {say(words.times, { count: numberOf(gap.asked) })}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <GapForm gap={gap} close={toggle} />
        </Suspense>
      )}
    </li>
  )
}
