import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Onboarding } from '#client'
import { CheckIcon, NextIcon } from '../parts/icons.tsx'
import { Card } from '../parts/page.tsx'
import { numberOf } from '../words/dates.ts'
import { say } from '../words/words.ts'
import css from './first-steps.module.css'
import page from './page.module.css'
import { stepsQuery } from './queries.ts'
import { todayWords } from './words.ts'

type Step = Onboarding['steps'][number]

/** Where a step is taken. */
const paths: Record<Step['key'], string> = {
  knowledge: '/welcome',
  answer: '/welcome',
  hours: '/settings/business',
  link: '/welcome',
  colleague: '/settings/team',
  channel: '/settings',
}

/** What a new business does first, until all of it is true; nobody ticks it off by hand. */
export function FirstSteps() {
  const words = todayWords()
  const { data } = useQuery(stepsQuery)
  if (!data || data.done) return null
  const done = data.steps.filter(step => step.done).length
  const progress = say(words.steps_done, { done: numberOf(done), all: numberOf(data.steps.length) })
  return (
    <div className={page.wide}>
      <Card title={words.steps} aside={<span className={page.link}>{progress}</span>}>
        <ol className={css.steps}>
          {data.steps.map(step => (
            <StepItem key={step.key} step={step} />
          ))}
        </ol>
      </Card>
    </div>
  )
}

function StepItem({ step: { key, done } }: { step: Step }) {
  const words = todayWords()
  const sentence = words.step[key]
  if (done) {
    return (
      <li className={css.done}>
        <span className={css.mark}>
          <CheckIcon size={14} />
        </span>
        <span role="img" aria-label={say(words.step_done, { step: sentence })}>
          {sentence}
        </span>
      </li>
    )
  }
  return (
    <li>
      <Link to={paths[key]} className={css.step}>
        <span className={css.mark} />
        <span className={css.sentence}>{sentence}</span>
        <NextIcon size={16} />
      </Link>
    </li>
  )
}
