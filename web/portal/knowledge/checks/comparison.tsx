import { useQuery } from '@tanstack/react-query'
import type { CheckComparison, CheckRunState } from '#client'
import { Chip, type Tone } from '../../parts/chip.tsx'
import { Pending } from '../../parts/states.tsx'
import { momentOf } from '../../words/dates.ts'
import { counted } from '../../words/words.ts'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import css from './checks.module.css'
import { comparisonQuery } from './queries.ts'
import { TwoReplies } from './two-replies.tsx'

const tones: Record<CheckComparison['changes'][number]['change'], Tone> = {
  now_right: 'ok',
  now_wrong: 'alarm',
  other_reply: 'sky',
  added: 'plain',
  not_asked: 'plain',
}

/** What changed between two runs; the one before unless the owner chooses another. */
export function Comparison({
  run,
  others,
  against,
  compareWith,
}: {
  run: CheckRunState
  others: CheckRunState[]
  against: string | undefined
  compareWith: (other: string) => void
}) {
  const words = knowledgeWords().checks
  const { data, error, refetch } = useQuery(comparisonQuery(run.id, against))
  if (!data) return <Pending error={error} retry={refetch} lines={3} height={60} />
  return (
    <>
      <label className={controls.labelled}>
        {words.compare_with}
        <select
          className={controls.select}
          value={data.against.id}
          onChange={event => compareWith(event.currentTarget.value)}
        >
          {others.map(other => (
            <option key={other.id} value={other.id}>
              {momentOf(other.created_at)}
            </option>
          ))}
        </select>
      </label>
      {data.changes.map(({ id, question, change, before, after }) => (
        <div key={id} className={css.change}>
          <p>
            <Chip tone={tones[change]}>{words.change[change]}</Chip>{' '}
            <span className={css.question} dir="auto">
              {question}
            </span>
          </p>
          <TwoReplies before={before} after={after} />
        </div>
      ))}
      <p className={css.when}>{counted(words.unchanged, data.unchanged)}</p>
    </>
  )
}
