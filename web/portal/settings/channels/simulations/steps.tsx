import { Button } from '../../../parts/button.tsx'
import { ChevronIcon, CloseIcon, PlusIcon } from '../../../parts/icons.tsx'
import { numberOf } from '../../../words/dates.ts'
import { say } from '../../../words/words.ts'
import { simulationsWords } from '../words.ts'
import type { Script } from './script.ts'
import css from './simulations.module.css'

type Step = Script['steps'][number]
const most = 30

/** What the caller does, one after another. */
export function Steps({ steps, change }: { steps: Step[]; change: (steps: Step[]) => void }) {
  const words = simulationsWords()
  const put = (at: number, step: Partial<Step>) =>
    change(steps.map((old, each) => (each === at ? { ...old, ...step } : old)))
  const up = (at: number) => {
    const next = [...steps]
    next.splice(at - 1, 2, steps[at]!, steps[at - 1]!)
    change(next)
  }
  return (
    <div className={css.steps}>
      <ol>
        {steps.map(({ kind, text }, at) => {
          const count = numberOf(at + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
            <li key={at} className={css.step}>
              <select
                aria-label={say(words.step_kind, { count })}
                value={kind}
                onChange={event => put(at, { kind: event.target.value as Step['kind'] })}
              >
                <option value="say">{words.says}</option>
                <option value="press">{words.presses}</option>
              </select>
              <input
                aria-label={say(words.step, { count })}
                dir={kind === 'press' ? 'ltr' : 'auto'}
                inputMode={kind === 'press' ? 'tel' : 'text'}
                maxLength={kind === 'press' ? 32 : 1_000}
                value={text}
                onChange={event => put(at, { text: event.target.value })}
              />
              <button
                type="button"
                disabled={at === 0}
                aria-label={say(words.step_up, { count })}
                onClick={() => up(at)}
              >
                <span className={css.up}>
                  <ChevronIcon size={16} />
                </span>
              </button>
              <button
                type="button"
                disabled={steps.length === 1}
                aria-label={say(words.step_remove, { count })}
                onClick={() => change(steps.filter((_, each) => each !== at))}
              >
                <CloseIcon size={16} />
              </button>
            </li>
          )
        })}
      </ol>
      {steps.length < most && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<PlusIcon size={14} />}
          onClick={() => change([...steps, { kind: 'say', text: '' }])}
        >
          {words.step_add}
        </Button>
      )}
    </div>
  )
}
