import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Broadcast, BroadcastRecipient } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Empty, Pending } from '../../../parts/states.tsx'
import { say } from '../../../words/words.ts'
import own from '../editor/editor.module.css'
import { recipientsQuery } from '../queries.ts'
import { reasonIn } from '../reason.ts'
import { broadcastWords } from '../words.ts'
import { isCorrectable } from './correctable.ts'
import { Correction } from './correction.tsx'
import css from './people.module.css'

/** Where a reason is repaired that no person can be corrected for. */
const settings: Record<string, string> = {
  channel_not_ready: '/settings/channels',
  channel_not_allowed: '/settings/channels',
  template_not_approved: '/outreach/templates',
}

/** Those whom a draft would leave out for one reason, and what can be done about it. */
export function PeopleDialog({
  draft,
  reason,
  close,
}: {
  draft: Broadcast
  reason: string
  close: () => void
}) {
  const words = broadcastWords()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...recipientsQuery(draft, reason),
    placeholderData: before => before,
  })
  const people = data?.pages.flatMap(page => page.recipients) ?? []
  const repair = Object.hasOwn(words.repairs, reason)
    ? words.repairs[reason as keyof typeof words.repairs]
    : null
  const title = say(words.people.title, {
    reason: reasonIn(words.reasons, reason, people[0]?.reason_label ?? reason),
  })
  return (
    <Dialog title={title} close={close} wide>
      <div className={own.stack}>
        {repair && <p className={own.quiet}>{repair}</p>}
        {data ? (
          people.length ? (
            <ul className={css.people}>
              {people.map(person => (
                <Person key={person.contact_id} draft={draft} person={person} reason={reason} />
              ))}
            </ul>
          ) : (
            <Empty title={words.people.nobody} />
          )
        ) : (
          <Pending error={error} retry={refetch} lines={4} height={48} />
        )}
        <div className={own.line}>
          {hasNextPage && (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.people.more}
            </Button>
          )}
          {settings[reason] && (
            <Link to={settings[reason] as never} className={own.link}>
              {words.people.settings}
            </Link>
          )}
          {!settings[reason] && draft.audience_id && (
            <Link
              to={'/outreach/audiences/$id' as never}
              params={{ id: draft.audience_id } as never}
              className={own.link}
            >
              {words.people.audience}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Person({ draft, person, reason }: { draft: Broadcast; person: BroadcastRecipient; reason: string }) {
  const words = broadcastWords()
  const [open, setOpen] = useState(false)
  const { name, email, phone } = person
  const called = name || email || phone || words.people.nameless
  return (
    <li className={css.person}>
      <div className={css.head}>
        <span className={css.name} dir="auto">
          {called}
        </span>
        <span className={css.address} dir="ltr">
          {[name && email, (name || email) && phone].filter(Boolean).join(' · ')}
        </span>
        {isCorrectable(reason) && !open && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={say(words.people.fix, { name: called })}
            onClick={() => setOpen(true)}
          >
            {words.dry.correct}
          </Button>
        )}
      </div>
      {open && <Correction draft={draft} person={person} done={() => setOpen(false)} />}
    </li>
  )
}
