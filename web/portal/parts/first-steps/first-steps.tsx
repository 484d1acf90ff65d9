import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Onboarding } from '#client'
import type english from '#locales/desk/first-steps/en.ts'
import { api } from '../../api/api.ts'
import { counted, wordsOf } from '../../words/words.ts'
import { CheckIcon } from '../icons.tsx'
import { Card } from '../page.tsx'
import css from './first-steps.module.css'

const words = wordsOf<typeof english>('first-steps')

type Key = Onboarding['steps'][number]['key']

/** Where each step is taken. */
const places: Record<Key, string> = {
  knowledge: '/welcome',
  answer: '/welcome?step=ask',
  hours: '/welcome?step=hours',
  link: '/welcome?step=ask',
  colleague: '/settings',
  channel: '/settings',
}

/** What a new business has still to do, by what is true; nothing once all is done. */
export function FirstSteps() {
  const { data } = useQuery({
    queryKey: ['onboarding'],
    queryFn: ({ signal }) => api.get('/api/v1/onboarding', { signal }),
  })
  if (!data || data.done) return null
  const { steps } = data
  const done = steps.filter(step => step.done).length
  const next = steps.find(step => !step.done)
  return (
    <Card
      title={words().title}
      aside={<span className={css.count}>{counted(words().progress, done, { all: steps.length })}</span>}
    >
      <ul className={css.steps}>
        {steps.map(({ key, done: isDone }) => (
          <li key={key} className={css.step} data-done={isDone || undefined}>
            <span className={css.mark} aria-hidden="true">
              {isDone && <CheckIcon />}
            </span>
            {isDone ? (
              <span>
                {words()[key]} <span className={css.hidden}>{words().done}</span>
              </span>
            ) : (
              <Link to={places[key] as never} className={css.link}>
                {words()[key]}
              </Link>
            )}
            {key === next?.key && (
              <Link to={places[key] as never} className={css.next}>
                {words().go_on}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
