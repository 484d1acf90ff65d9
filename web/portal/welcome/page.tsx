import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { CheckIcon } from '../parts/icons.tsx'
import { Page as Frame } from '../parts/page.tsx'
import { useMe } from '../shell/me.ts'
import { say } from '../words/words.ts'
import { AskStep } from './ask-step.tsx'
import { HoursStep } from './hours-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ReadStep } from './read-step.tsx'
import { after, before, type Step, steps } from './steps.ts'
import { useDone } from './use-done.ts'
import { JudgedContext, useVerdicts } from './use-judged.ts'
import css from './welcome.module.css'
import { welcomeWords } from './words.ts'

const panels: Record<Step, (props: { foot: ReactNode }) => ReactNode> = {
  read: ReadStep,
  questions: QuestionsStep,
  hours: HoursStep,
  ask: AskStep,
}

/** The first five minutes. The address holds the step, so that a reload goes on where one was. */
export function Page() {
  const words = welcomeWords()
  const { tenant } = useMe()
  const { step = 'read' } = useSearch({ strict: false }) as { step?: Step }
  const Panel = panels[step]
  return (
    <Frame title={say(words.title, { business: tenant.name })}>
      <JudgedContext value={useVerdicts()}>
        <div className={css.whole}>
          <p className={css.lead}>{words.lead}</p>
          <StepList current={step} />
          <section className={css.panel} aria-label={words[`step_${step}`]}>
            <Panel key={step} foot={<Foot step={step} />} />
          </section>
        </div>
      </JudgedContext>
    </Frame>
  )
}

function StepList({ current }: { current: Step }) {
  const words = welcomeWords()
  const done = useDone()
  return (
    <nav aria-label={words.steps}>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <li key={step}>
            <Link
              to={'/welcome' as never}
              search={{ step } as never}
              className={css.step}
              aria-current={step === current ? 'step' : undefined}
              data-current={step === current || undefined}
            >
              <span className={css.mark} data-done={done[step] || undefined} aria-hidden="true">
                {done[step] ? <CheckIcon /> : at + 1}
              </span>
              <span className={css.stepName}>{words[`step_${step}`]}</span>
              {done[step] && <span className={css.hidden}>{words.state_done}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Each step can be skipped, and gone back to. */
function Foot({ step }: { step: Step }) {
  const words = welcomeWords()
  const done = useDone()
  const go = useNavigate()
  const to = (next: Step) => void go({ to: '/welcome', search: { step: next } } as never)
  const [previous, next] = [before(step), after(step)]
  return (
    <footer className={css.foot}>
      {previous && (
        <Button variant="subtle" color="gray" onClick={() => to(previous)}>
          {words.back}
        </Button>
      )}
      <span className={css.gap} />
      {next ? (
        <Button variant={done[step] ? 'filled' : 'default'} onClick={() => to(next)}>
          {done[step] ? words.next : words.skip}
        </Button>
      ) : (
        <Button component={Link} to="/" variant={done[step] ? 'filled' : 'default'}>
          {words.finish}
        </Button>
      )}
    </footer>
  )
}
