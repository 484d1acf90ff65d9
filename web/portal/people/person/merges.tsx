import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Lead } from '#client'
import { Button } from '../../parts/button.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { momentOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { useSeparate } from '../duplicates/queries.ts'
import css from './person.module.css'
import { mergesQuery } from './queries.ts'
import { personWords } from './words.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

/** What a person was merged of, and the way back; and another record of theirs to be merged. */
export function Merges({ person }: { person: Lead }) {
  const words = personWords()
  const { data } = useQuery(mergesQuery(person.id))
  const separate = useSeparate()
  const [isMerging, merge] = useState(false)
  const standing = data?.merges.filter(({ undone_at }) => !undone_at) ?? []
  return (
    <Card title={words.merges}>
      {standing.length > 0 && (
        <ul>
          {standing.map(({ id, at }) => (
            <li key={id} className={css.channel}>
              <span>{say(words.merged_at, { date: momentOf(at) })}</span>
              <Button
                size="xs"
                variant="default"
                loading={separate.isPending}
                onClick={() =>
                  void separate.mutateAsync({ id: person.id, merge: id }).then(
                    () => tell(words.separated),
                    error => tell(faultSentence(error)),
                  )
                }
              >
                {words.separate}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" size="xs" onClick={() => merge(true)}>
        {words.merge_with}
      </Button>
      <Suspense>{isMerging && <MergeDialog person={person} close={() => merge(false)} />}</Suspense>
    </Card>
  )
}
