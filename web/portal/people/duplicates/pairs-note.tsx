import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { PeopleIcon } from '../../parts/icons.tsx'
import { counted } from '../../words/words.ts'
import { peopleWords } from '../words.ts'
import css from './duplicates.module.css'
import { pairsQuery } from './queries.ts'

const PairDialog = lazy(async () => ({ default: (await import('./pair-dialog.tsx')).PairDialog }))

/** Says above the list that some look like one person; nothing where none do. */
export function PairsNote() {
  const words = peopleWords()
  const { data } = useQuery(pairsQuery)
  const [isOpen, open] = useState(false)
  if (!isOpen && !data?.total) return null
  return (
    <>
      {Boolean(data?.total) && (
        <p className={css.note}>
          <PeopleIcon size={16} />
          <span>{counted(words.pairs, data!.total)}</span>
          <Button variant="default" size="xs" onClick={() => open(true)}>
            {words.compare}
          </Button>
        </p>
      )}
      <Suspense>{isOpen && <PairDialog close={() => open(false)} />}</Suspense>
    </>
  )
}
