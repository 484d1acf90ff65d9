import type { Connection } from '#client'
import { CheckIcon } from '../../parts/icons.tsx'
import { momentOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import css from './test-result.module.css'
import { channelsWords } from './words.ts'

/** What the last test of an account said. */
export function TestResult({ connection, isRunning }: { connection: Connection; isRunning: boolean }) {
  const words = channelsWords()
  const { own, checked_at, failure } = connection
  if (isRunning)
    return (
      <p className={css.quiet} role="status">
        {words.testing}
      </p>
    )
  if (!own) return null
  if (failure !== null) return <Said lead={words.test_said} detail={failure} />
  return (
    <p className={css.quiet} role="status">
      {checked_at ? say(words.test_passed_at, { date: momentOf(checked_at) }) : words.never_tested}
    </p>
  )
}

/** That something failed, and in their own words what the other side said, which may be in any language. */
export const Said = ({ lead, detail }: { lead: string; detail: string }) => (
  <div className={css.failed} role="alert">
    <p>{lead}</p>
    {detail && (
      <p className={css.detail} lang="en" dir="auto">
        {detail}
      </p>
    )}
  </div>
)

/** That something worked. */
export const Done = ({ children }: { children: string }) => (
  <p className={css.passed} role="status">
    <CheckIcon size={16} />
    <span>{children}</span>
  </p>
)
