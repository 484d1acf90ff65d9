import { type FormEvent, useState } from 'react'
import type { PeopleImportRow } from '#client'
import { Button } from '../../parts/button.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { isolated, say } from '../../words/words.ts'
import css from './import.module.css'
import { useRepair } from './queries.ts'
import { importWords } from './words.ts'

/** A row with a problem, and its cells to repair. */
export function ProblemRow({
  id,
  given,
  headers,
  mapping,
}: {
  id: string
  given: PeopleImportRow
  headers: string[]
  mapping: string[]
}) {
  const words = importWords()
  const repair = useRepair(id)
  const [cells, setCells] = useState(given.cells)
  const now = repair.data?.row ?? given
  const { row, problem } = now
  if (!problem)
    return (
      <li className={css.repaired} role="status">
        {say(words.repaired, { row })}
      </li>
    )
  const cell = problem.column === null ? '' : (now.cells[problem.column] ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    repair.mutate({ row, cells })
  }
  // Of a row with too many cells, also those that no column has; of the others, only what is imported.
  const shown = Array.from({ length: Math.max(headers.length, now.cells.length) }, (_, at) => at).filter(
    at => at >= headers.length || mapping[at] !== 'skip',
  )
  return (
    <li className={css.problem}>
      <form onSubmit={submit} aria-label={say(words.row, { row })}>
        <p>
          <b>{say(words.row, { row })}</b>{' '}
          <span className={css.wrong}>
            {say(words.reasons[problem.reason], { cell: isolated(cell.slice(0, 80)) })}
          </span>
        </p>
        <div className={css.cells}>
          {shown.map(at => (
            <label key={at} className={css.cell}>
              <span dir="auto">{headers[at] ?? at + 1}</span>
              <input
                dir="auto"
                value={cells[at] ?? ''}
                aria-invalid={problem.column === at || undefined}
                onChange={event => {
                  const text = event.currentTarget.value
                  setCells(before =>
                    Array.from({ length: Math.max(before.length, at + 1) }, (_, i) =>
                      i === at ? text : (before[i] ?? ''),
                    ),
                  )
                }}
              />
            </label>
          ))}
          <Button type="submit" size="xs" variant="default" loading={repair.isPending}>
            {words.repair}
          </Button>
        </div>
        {(repair.error || repair.data) && (
          <p role="alert" className={css.wrong}>
            {repair.error ? faultSentence(repair.error) : words.still_wrong}
          </p>
        )}
      </form>
    </li>
  )
}
