import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewSuppression, Suppression } from '#client'
import { Button } from '../../parts/button.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { PlusIcon } from '../../parts/icons.tsx'
import { holdBack, holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { now } from '../../words/clock.ts'
import { counted, isolated, say } from '../../words/words.ts'
import { audienceWords } from '../audiences/words.ts'
import { channels } from '../channels.ts'
import css from '../rows.module.css'
import { AddStopDialog } from './add-stop.tsx'
import { addStop, removeStop, stopsQuery } from './queries.ts'
import { StopRow } from './stop-row.tsx'

const none: never[] = []

/** Those who are written to and called no more. */
export function Page() {
  const words = audienceWords().stops
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const { q: given } = useSearch({ strict: false }) as { q?: unknown }
  const q = typeof given === 'string' ? given.slice(0, 200) : ''
  const [adding, setAdding] = useState(false)
  /** Shown before the server knows of it, as long as that can be taken back. */
  const [fresh, setFresh] = useState<Suppression | null>(null)
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    ...stopsQuery(q),
    placeholderData: before => before,
  })
  const stored = useKept(data?.pages.flatMap(page => page.suppressions) ?? none)
  const stops = fresh ? [fresh, ...stored.filter(({ address }) => address !== fresh.address)] : stored
  const [first] = data?.pages ?? []
  const search = (next: string | undefined) =>
    void navigate({ to: '.', search: (next ? { q: next } : {}) as never, replace: true })
  const remove = (stop: Suppression) =>
    holdRemoval(say(words.removed, { address: isolated(stop.address) }), stop.id, () =>
      removeStop(stop.id).catch(error => tell(faultSentence(error))),
    )
  // Consent that a stop takes away does not come back with it, so the server hears of it when the way back has closed.
  const add = (address: string, stop: NewSuppression) => {
    setFresh({
      id: 'fresh',
      address,
      channels: stop.channels ?? [...channels],
      reason: stop.reason ?? null,
      source: 'portal',
      created_at: new Date(now()).toISOString(),
    })
    holdBack(say(words.added, { address: isolated(address) }), {
      write: () =>
        void addStop(stop)
          .catch(error => tell(faultSentence(error)))
          .finally(() => setFresh(null)),
      undo: () => setFresh(null),
    })
  }
  const button = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <section className={css.card} aria-label={words.title}>
      {(stops.length > 0 || q) && (
        <div className={css.head}>
          <SearchField className={css.search} label={words.search} q={q} search={search} />
          {button}
        </div>
      )}
      {first && stops.length > 0 && (
        <p className={css.totals}>
          {counted(words.count, first.total)} · {words.note} {words.consent_note}
        </p>
      )}
      {data ? (
        stops.length ? (
          <Rows
            items={stops}
            keyOf={stop => stop.id}
            height={60}
            label={words.title}
            onEnd={() => hasNextPage && void fetchNextPage()}
          >
            {stop => <StopRow stop={stop} remove={isOwner && stop !== fresh ? remove : null} />}
          </Rows>
        ) : q ? (
          <Empty title={words.none_found} />
        ) : (
          <Empty title={words.none} note={words.none_note} action={button} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={60} />
      )}
      {adding && <AddStopDialog close={() => setAdding(false)} add={add} />}
    </section>
  )
}
