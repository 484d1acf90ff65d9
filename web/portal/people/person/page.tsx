import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { PersonErased } from '#client'
import { Button } from '../../parts/button.tsx'
import { Card, Page as Frame } from '../../parts/page.tsx'
import { Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { personQuery } from '../queries.ts'
import { peopleWords } from '../words.ts'
import { Consent } from './consent.tsx'
import { Details } from './details.tsx'
import { History } from './history.tsx'
import { Merges } from './merges.tsx'
import css from './person.module.css'
import { Privacy } from './privacy.tsx'
import { Receipt } from './receipt.tsx'
import { personWords } from './words.ts'

/** One person: how they are reached, what they want, what they agreed to, and what happened with them on every channel. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const words = personWords()
  const isOwner = useIsOwner()
  const [receipt, setReceipt] = useState<{ id: string; of: PersonErased } | null>(null)
  const isErased = receipt?.id === id
  const { data: person, error, refetch } = useQuery({ ...personQuery(id), enabled: !isErased })
  const called = person?.name || person?.email || person?.phone || peopleWords().nameless
  const title = isErased ? words.erased_title : person ? called : peopleWords().title
  return (
    <Frame title={<span dir="auto">{title}</span>} actions={<Back />}>
      {isErased ? (
        <Receipt receipt={receipt.of} />
      ) : person ? (
        <div className={css.page}>
          <div className={css.side}>
            <Details person={person} />
            <Consent person={person} />
            <Merges person={person} />
            {isOwner && <Privacy person={person} called={called} erased={of => setReceipt({ id, of })} />}
          </div>
          <Card title={words.history}>
            <History id={person.id} />
          </Card>
        </div>
      ) : (
        <Pending error={error} retry={refetch} lines={8} height={36} />
      )}
    </Frame>
  )
}

const Back = () => (
  <Button component={Link} to="/people" variant="default">
    {peopleWords().title}
  </Button>
)
