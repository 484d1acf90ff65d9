import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Audience, Contact } from '#client'
import { Button } from '../../parts/button.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { BackIcon, PlusIcon, UploadIcon } from '../../parts/icons.tsx'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { numberOf } from '../../words/dates.ts'
import { counted, isolated, say } from '../../words/words.ts'
import rows from '../rows.module.css'
import css from './audiences.module.css'
import { ContactRow } from './contact-row.tsx'
import { Name } from './name.tsx'
import { audienceQuery, contactsQuery, removeAudience, removeContact } from './queries.ts'
import { Rule } from './rule.tsx'
import { audienceWords } from './words.ts'

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }))
const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}))

/** One list, and the people on it. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch } = useQuery(audienceQuery(id))
  if (data) return <Opened key={id} audience={data} />
  return <Pending error={error} retry={refetch} lines={8} height={60} />
}

type Open = { dialog: 'import' } | { dialog: 'person'; contact: Contact | null } | null

function Opened({ audience }: { audience: Audience }) {
  const words = audienceWords()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const { id, name } = audience
  const close = () => setOpen(null)
  const remove = () => {
    holdRemoval(say(words.deleted, { name: isolated(name) }), id, () =>
      removeAudience(id).catch(error => tell(faultSentence(error))),
    )
    void navigate({ to: '/outreach/audiences' })
  }
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Link to="/outreach/audiences" className={css.back} aria-label={words.back}>
          <BackIcon size={18} />
        </Link>
        <Name audience={audience} mayEdit={isOwner} />
        {isOwner && (
          <>
            <Button
              leftSection={<PlusIcon size={16} />}
              onClick={() => setOpen({ dialog: 'person', contact: null })}
            >
              {words.list.add}
            </Button>
            <Button
              variant="default"
              leftSection={<UploadIcon size={16} />}
              onClick={() => setOpen({ dialog: 'import' })}
            >
              {words.list.import}
            </Button>
            <Button variant="subtle" onClick={remove}>
              {words.list.delete}
            </Button>
          </>
        )}
      </div>
      {audience.source.segment && (
        <Rule audience={audience} segment={audience.source.segment} mayEdit={isOwner} />
      )}
      <People audience={audience} edit={isOwner ? contact => setOpen({ dialog: 'person', contact }) : null} />
      <Suspense>
        {open?.dialog === 'import' && <ImportDialog audience={id} close={close} />}
        {open?.dialog === 'person' && <ContactDialog audience={id} contact={open.contact} close={close} />}
      </Suspense>
    </div>
  )
}

const nobody: never[] = []

function People({
  audience: { id, name },
  edit,
}: {
  audience: Audience
  edit: ((contact: Contact) => void) | null
}) {
  const words = audienceWords()
  const navigate = useNavigate()
  const { q: given } = useSearch({ strict: false }) as { q?: unknown }
  const q = typeof given === 'string' ? given.slice(0, 200) : ''
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...contactsQuery(id, q),
    placeholderData: before => before,
  })
  const contacts = useKept(data?.pages.flatMap(page => page.contacts) ?? nobody)
  const [first] = data?.pages ?? []
  const search = (next: string | undefined) =>
    void navigate({ to: '.', search: (next ? { q: next } : {}) as never, replace: true })
  const remove = (contact: Contact) => {
    const called = contact.name || contact.email || contact.phone || words.list.nameless
    holdRemoval(say(words.list.removed, { name: isolated(called) }), contact.id, () =>
      removeContact(id, contact.id).catch(error => tell(faultSentence(error))),
    )
  }
  return (
    <section className={rows.card} aria-label={name}>
      {(contacts.length > 0 || q) && (
        <div className={rows.head}>
          <SearchField className={rows.search} label={words.list.search} q={q} search={search} />
        </div>
      )}
      {first && contacts.length > 0 && (
        <p className={rows.totals}>
          {first.total_capped
            ? say(words.more_than, { count: numberOf(first.total) })
            : counted(words.people, first.total)}
        </p>
      )}
      {data ? (
        contacts.length ? (
          <div data-stale={isPlaceholderData || undefined} className={rows.rows}>
            <Rows
              items={contacts}
              keyOf={contact => contact.id}
              height={60}
              label={name}
              onEnd={() => hasNextPage && void fetchNextPage()}
            >
              {contact => <ContactRow contact={contact} edit={edit} remove={edit && remove} />}
            </Rows>
          </div>
        ) : q ? (
          <Empty
            title={words.list.none_found}
            action={
              <Button variant="default" onClick={() => search(undefined)}>
                {words.list.clear}
              </Button>
            }
          />
        ) : (
          <Empty title={words.list.nobody} note={words.list.nobody_note} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={8} height={60} />
      )}
    </section>
  )
}
