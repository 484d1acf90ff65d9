import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { PlusIcon } from '../../parts/icons.tsx'
import { useKept } from '../../parts/notices/notices.ts'
import { useRowKeys } from '../../parts/row-keys.ts'
import { Rows } from '../../parts/rows.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import css from '../rows.module.css'
import { AudienceRow } from './audience-row.tsx'
import { NewAudienceDialog } from './new-audience.tsx'
import { audiencesQuery } from './queries.ts'
import { audienceWords } from './words.ts'

const none: never[] = []

/** The lists of people who are written to, newest first. */
export function Page() {
  const words = audienceWords()
  const isOwner = useIsOwner()
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(audiencesQuery)
  const audiences = useKept(data?.audiences ?? none)
  useRowKeys()
  const add = isOwner && (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <section className={css.card} aria-label={words.title}>
      {audiences.length > 0 && (
        <div className={css.head}>
          <h2 className={css.title}>{words.title}</h2>
          {add}
        </div>
      )}
      {data ? (
        audiences.length ? (
          <Rows items={audiences} keyOf={({ id }) => id} height={60} label={words.title}>
            {audience => <AudienceRow audience={audience} />}
          </Rows>
        ) : (
          <Empty title={words.none} note={words.none_note} action={add || undefined} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={5} height={60} />
      )}
      {adding && <NewAudienceDialog close={() => setAdding(false)} />}
    </section>
  )
}
