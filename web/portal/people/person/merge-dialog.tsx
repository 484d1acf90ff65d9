import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Lead } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { SearchField } from '../../parts/search-field.tsx'
import { Compared } from '../duplicates/compared.tsx'
import { mergeOf, useSeparate } from '../duplicates/queries.ts'
import { peopleQuery } from '../queries.ts'
import { peopleWords } from '../words.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

/** Finds another record of a person, shows both side by side, and makes one of them. */
export function MergeDialog({ person, close }: { person: Lead; close: () => void }) {
  const words = personWords()
  const people = peopleWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const separate = useSeparate()
  const [q, search] = useState('')
  const [other, choose] = useState<Lead | null>(null)
  const [kept, keep] = useState(person.id)
  const { data } = useInfiniteQuery({ ...peopleQuery({ q }, 10), enabled: q !== '' })
  const found = (data?.pages[0]?.leads ?? []).filter(({ id }) => id !== person.id)
  const merge = () => {
    if (!other) return
    const gone = kept === person.id ? other.id : person.id
    close()
    void tellWhenDone(
      mergeOf(kept, gone).then(
        async ({ id, merge }) => {
          await client.invalidateQueries({ queryKey: ['leads'] })
          if (id !== person.id) await navigate({ to: '/people/$id', params: { id } as never })
          const undo = () =>
            separate.mutateAsync({ id, merge: merge! }).then(
              () => tell(words.separated),
              error => tell(faultSentence(error)),
            )
          return { text: words.merged, undo: merge ? undo : null }
        },
        error => ({ text: faultSentence(error) }),
      ),
    )
  }
  return (
    <Dialog title={words.merges} close={close} wide>
      {other ? (
        <>
          <Compared leads={[person, other]} kept={kept} keep={keep} />
          <p className={css.small}>{people.keep_note}</p>
          <div className={css.buttons}>
            <Button onClick={merge}>{people.merge}</Button>
            <Button variant="subtle" onClick={() => choose(null)}>
              {words.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <SearchField label={words.find_other} q={q} search={next => search(next ?? '')} />
          <ul>
            {found.map(lead => (
              <li key={lead.id} className={css.channel}>
                <span dir="auto">{lead.name || people.nameless}</span>
                <span className={css.small} dir="auto">
                  {lead.email || lead.phone}
                </span>
                <Button size="xs" variant="default" onClick={() => choose(lead)}>
                  {people.compare}
                </Button>
              </li>
            ))}
          </ul>
          {data && !found.length && <p className={css.small}>{people.none_found}</p>}
        </>
      )}
    </Dialog>
  )
}
