import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '../../../parts/search-field.tsx'
import { questionnaireWords } from '../words.ts'
import { knownPeopleQuery } from './queries.ts'
import css from './send-dialog.module.css'

interface Known {
  name: string
  email: string | null
  phone: string | null
}

/** Finds people whom the business knows, to be put in the list. */
export function FindPerson({ choose }: { choose: (person: Known) => void }) {
  const words = questionnaireWords()
  const [q, setQ] = useState('')
  const { data } = useQuery(knownPeopleQuery(q))
  const found = (q.length > 1 ? (data?.leads ?? []) : []).flatMap(({ id, name, email, phone }) => {
    const shown = name ?? email ?? phone
    return shown ? [{ id, name: shown, email, phone }] : []
  })
  return (
    <div className={css.find}>
      <SearchField label={words.find_person} q={q} search={next => setQ(next ?? '')} />
      {found.length > 0 && (
        <ul className={css.known}>
          {found.map(({ id, ...person }) => (
            <li key={id}>
              <button
                type="button"
                className={css.person}
                onClick={() => {
                  choose(person)
                  setQ('')
                }}
              >
                <bdi>{person.name}</bdi>
                <span className={css.note}>{[person.email, person.phone].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {q.length > 1 && data && !found.length && <p className={css.note}>{words.find_none}</p>}
    </div>
  )
}
