import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Broadcast, BroadcastRecipient, Channel } from '#client'
import { BackIcon, NextIcon } from '../../../parts/icons.tsx'
import { Pending } from '../../../parts/states.tsx'
import { isolated, say } from '../../../words/words.ts'
import own from '../editor/editor.module.css'
import { recipientsQuery, renderingQuery } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import { OnChannel } from './on-channel.tsx'
import css from './preview.module.css'
import { Proof } from './proof.tsx'

const calledOf = ({ name, email, phone }: BroadcastRecipient, nameless: string): string =>
  name || email || phone || nameless

/** A draft as real people get it, one after the other: those who do not get it see why. */
export function Preview({ draft }: { draft: Broadcast }) {
  const words = broadcastWords()
  const [at, setAt] = useState(0)
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    ...recipientsQuery(draft),
    placeholderData: before => before,
  })
  const people = data?.pages.flatMap(page => page.recipients) ?? []
  const place = Math.min(at, Math.max(0, people.length - 1))
  const person = people[place]
  const go = (by: 1 | -1) => {
    if (by === 1 && hasNextPage && place >= people.length - 3) void fetchNextPage()
    setAt(Math.min(people.length - 1, Math.max(0, place + by)))
  }
  if (!data) return <Pending error={error} retry={refetch} lines={6} height={48} />
  if (!person) return <p className={own.quiet}>{words.preview.nobody}</p>
  const called = calledOf(person, words.people.nameless)
  return (
    <div className={css.preview}>
      <div className={css.head}>
        <h2 className={own.title} aria-live="polite">
          {say(person.verdict === 'blocked' ? words.preview.not : words.preview.as, {
            name: isolated(called),
          })}
        </h2>
        <button
          type="button"
          className={css.arrow}
          aria-label={words.preview.previous}
          title={words.preview.previous}
          disabled={place === 0}
          onClick={() => go(-1)}
        >
          <BackIcon size={16} />
        </button>
        <button
          type="button"
          className={css.arrow}
          aria-label={words.preview.next}
          title={words.preview.next}
          disabled={place >= people.length - 1 && !hasNextPage}
          onClick={() => go(1)}
        >
          <NextIcon size={16} />
        </button>
      </div>
      <Rendered draft={draft} person={person} />
    </div>
  )
}

function Rendered({ draft, person }: { draft: Broadcast; person: BroadcastRecipient }) {
  const words = broadcastWords()
  const [picked, setPicked] = useState<Channel | null>(null)
  const { data, error, refetch } = useQuery({
    ...renderingQuery(draft, person.contact_id),
    placeholderData: before => before,
  })
  if (!data) return <Pending error={error} retry={refetch} lines={5} height={48} />
  const { channels } = data
  const shown =
    channels.find(({ channel }) => channel === picked) ??
    channels.find(({ channel }) => channel === (data.channel ?? person.channel)) ??
    channels[0]
  if (!shown) return null
  return (
    <>
      {channels.length > 1 && (
        <fieldset className={css.choices} aria-label={words.preview.title}>
          {channels.map(({ channel }) => (
            <button
              key={channel}
              type="button"
              className={css.choice}
              aria-pressed={channel === shown.channel}
              onClick={() => setPicked(channel)}
            >
              {words.channels[channel]}
            </button>
          ))}
        </fieldset>
      )}
      <OnChannel draft={draft} contactId={data.contact_id} shown={shown} />
      {shown.channel !== 'voice' && (
        <Proof key={shown.channel} draft={draft} channel={shown.channel} contactId={data.contact_id} />
      )}
    </>
  )
}
