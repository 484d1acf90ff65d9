import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Check, CheckRunState } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { PlusIcon } from '../../parts/icons.tsx'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import list from '../list.module.css'
import { Meter } from '../meter.tsx'
import { knowledgeWords } from '../words.ts'
import { AddCheck } from './add-check.tsx'
import { CheckDetails } from './check-details.tsx'
import { CheckRow } from './check-row.tsx'
import css from './checks.module.css'
import { Comparison } from './comparison.tsx'
import { checksQuery, isRunning, runsQuery, useRemoveCheck, useRunChecks } from './queries.ts'
import { RunRow } from './run-row.tsx'

export const checkSearch = (search: Record<string, unknown>): { run?: string; against?: string } => ({
  run: typeof search.run === 'string' ? search.run : undefined,
  against: typeof search.against === 'string' ? search.against : undefined,
})

/** The owner's own questions, asked again after each change: what is right, and what has turned wrong. */
export function Page() {
  const { data, error, refetch } = useQuery(checksQuery)
  if (data)
    return (
      <>
        <Checks checks={data.checks} />
        <Runs />
      </>
    )
  return <Pending error={error} retry={refetch} lines={8} height={56} />
}

/** What failed stands first, then what was not asked yet. */
const place = ({ passed }: Check): number => (passed === false ? 0 : passed === null ? 1 : 2)

function Checks({ checks: all }: { checks: Check[] }) {
  const checks = useKept(all)
  const words = knowledgeWords().checks
  const isOwner = useIsOwner()
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const run = useRunChecks()
  const remove = useRemoveCheck()
  const { data: runs } = useQuery(runsQuery)
  const current = runs?.runs.find(isRunning)
  const wrong = checks.filter(check => check.passed === false).length
  const asked = checks.filter(check => check.passed !== null).length
  return (
    <section className={list.card} aria-labelledby="checks">
      <div className={list.head}>
        <h2 id="checks" className={list.title}>
          {words.title}
        </h2>
        {isOwner && (
          <div className={css.buttons}>
            {checks.length > 0 && (
              <Button
                variant="default"
                disabled={Boolean(current)}
                loading={run.isPending}
                onClick={() => run.mutate(undefined, { onError: failed => tell(faultSentence(failed)) })}
              >
                {words.run}
              </Button>
            )}
            <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </div>
        )}
        <p className={list.note}>{words.note}</p>
        {current ? (
          <Progress run={current} />
        ) : (
          asked > 0 && (
            <p className={css.sum} role="status">
              {wrong ? counted(words.some_failed, wrong) : counted(words.all_passed, asked)}
            </p>
          )
        )}
      </div>
      {checks.length ? (
        <ul>
          {checks
            .toSorted((a, b) => place(a) - place(b))
            .map(check => (
              <CheckRow
                key={check.id}
                check={check}
                isOpen={open === check.id}
                open={isOpen => setOpen(isOpen ? check.id : null)}
              >
                <CheckDetails
                  check={check}
                  remove={
                    isOwner
                      ? () =>
                          holdRemoval(say(words.removed, { question: check.question }), check.id, () =>
                            remove(check.id),
                          )
                      : null
                  }
                />
              </CheckRow>
            ))}
        </ul>
      ) : (
        <Empty title={words.none} note={words.none_note} />
      )}
      {isAdding && <AddCheck close={() => setAdding(false)} />}
    </section>
  )
}

function Progress({ run: { done, total } }: { run: CheckRunState }) {
  const words = knowledgeWords().checks
  const sentence = say(words.running, { done: numberOf(done), total: numberOf(total) })
  return (
    <div className={css.progress}>
      <p role="status">{sentence}</p>
      <Meter share={total ? done / total : 0} label={sentence} />
    </div>
  )
}

function Runs() {
  const words = knowledgeWords().checks
  const navigate = useNavigate()
  const { run, against } = checkSearch(useSearch({ strict: false }))
  const { data } = useQuery(runsQuery)
  const ended = data?.runs.filter(each => each.status === 'completed') ?? []
  if (!ended.length) return null
  const choose = (search: { run?: string; against?: string }) =>
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  return (
    <section className={list.card} aria-labelledby="runs">
      <div className={list.head}>
        <h2 id="runs" className={list.title}>
          {words.runs}
        </h2>
      </div>
      <ul>
        {ended.map((each, i) => (
          <RunRow
            key={each.id}
            run={each}
            isOpen={run === each.id}
            open={i + 1 < ended.length ? isOpen => choose(isOpen ? { run: each.id } : {}) : null}
          >
            <Comparison
              run={each}
              others={ended.filter(other => other.id !== each.id)}
              against={against}
              compareWith={other => choose({ run: each.id, against: other })}
            />
          </RunRow>
        ))}
      </ul>
    </section>
  )
}
