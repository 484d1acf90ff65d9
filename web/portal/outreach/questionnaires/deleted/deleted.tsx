import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Bones, Failure, Late } from '../../../parts/states.tsx'
import css from '../list.module.css'
import { questionnaireWords } from '../words.ts'
import { DeletionRow } from './deletion-row.tsx'
import { deletionsQuery } from './queries.ts'

/** Proof of what was deleted: how much, when and by whom. It is read once somebody asks for it. */
export function Deleted() {
  const words = questionnaireWords().deleted
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.card} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>{words.title}</summary>
      {isOpen && <Deletions />}
    </details>
  )
}

function Deletions() {
  const words = questionnaireWords().deleted
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(deletionsQuery)
  const deletions = data?.pages.flatMap(page => page.deletions) ?? []
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data)
    return (
      <Late>
        <Bones lines={3} height={58} />
      </Late>
    )
  return (
    <>
      <p className={css.below}>{deletions.length ? words.note : words.none}</p>
      <ul>
        {deletions.map(deletion => (
          <DeletionRow key={deletion.id} deletion={deletion} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={css.foot}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
