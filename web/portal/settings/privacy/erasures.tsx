import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Empty, Pending } from '../../parts/states.tsx'
import { momentOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import rows from '../rows.module.css'
import { KeptLines } from './kept-lines.tsx'
import { erasuresQuery, type Named } from './queries.ts'
import { privacyWords } from './words.ts'

const isEmail = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const isPhone = /^\D*(\d\D*){5,20}$/

/** What of a half-typed question can be asked already. */
const asked = ({ email, phone }: Named): Named => ({
  ...(email && isEmail.test(email.trim()) && { email: email.trim() }),
  ...(phone && isPhone.test(phone) && { phone }),
})

/** Proof of who was erased: all, or one person's as soon as they are named. */
export function Erasures({ of }: { of: Named }) {
  const words = privacyWords()
  const named = asked(useDeferredValue(of))
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    ...erasuresQuery(named),
    placeholderData: before => before,
  })
  const erasures = data?.pages.flatMap(page => page.erasures) ?? []
  return (
    <Subject title={words.erasures} note={words.erasures_note}>
      {data ? (
        erasures.length ? (
          <ul className={rows.list}>
            {erasures.map(({ id, erased_at, actor, named_by, erased, kept }) => (
              <li key={id} className={rows.row}>
                <div className={rows.what}>
                  <div className={rows.name}>{momentOf(erased_at)}</div>
                  <div className={rows.more}>
                    {say(words.by, { name: actor.name ?? words.nameless })} ·{' '}
                    {named_by.map(way => words[`by_${way}`]).join(', ')}
                  </div>
                  <KeptLines erased={erased} kept={kept} />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <Empty title={named.email || named.phone ? words.no_erasure_of : words.no_erasures} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={2} height={64} />
      )}
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Subject>
  )
}
