import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Calendar } from '#client'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { CloseIcon, PlusIcon, RefreshIcon } from '../../parts/icons.tsx'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { briefly } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { Feed } from './feed.tsx'
import { calendarsQuery, useCalendars } from './queries.ts'

const none: Calendar[] = []

/** The calendars that bookings keep clear of, and the address at which other calendars follow them. */
export function Page() {
  const words = settingWords()
  return useIsOwner() ? (
    <div className={css.column}>
      <Connected />
      <Feed />
    </div>
  ) : (
    <Empty title={words.owners_only} />
  )
}

function Connected() {
  const words = settingWords().calendars
  const { data, error, refetch } = useQuery(calendarsQuery)
  const [isConnecting, setConnecting] = useState(false)
  const calendars = useKept(data?.calendars ?? none)
  const { remove, refresh } = useCalendars()
  const disconnect = ({ id, name }: Calendar) =>
    holdRemoval(say(words.removed, { name: isolated(name) }), id, () =>
      remove(id).catch(fault => tell(reasonSentence(fault))),
    )
  const read = ({ id, name }: Calendar) =>
    refresh(id).then(
      ({ failing_since }) => failing_since === null && tell(say(words.refreshed, { name: isolated(name) })),
      fault => tell(reasonSentence(fault)),
    )
  const add = (
    <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={() => setConnecting(true)}>
      {words.add}
    </Button>
  )
  return (
    <Card title={words.title} aside={calendars.length ? add : undefined}>
      {data ? (
        calendars.length ? (
          <>
            <p className={css.note}>{words.note}</p>
            <ul className={css.rows}>
              {calendars.map(calendar => (
                <CalendarLine key={calendar.id} calendar={calendar} read={read} disconnect={disconnect} />
              ))}
            </ul>
          </>
        ) : (
          <Empty title={words.none} note={words.note} action={add} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={3} height={56} />
      )}
      {isConnecting && <ConnectDialog close={() => setConnecting(false)} />}
    </Card>
  )
}

function CalendarLine({
  calendar,
  read,
  disconnect,
}: {
  calendar: Calendar
  read: (calendar: Calendar) => Promise<unknown>
  disconnect: (calendar: Calendar) => void
}) {
  const words = settingWords().calendars
  const { name, host, kind, writes, read_at, failing_since, error } = calendar
  const [isReading, setReading] = useState(false)
  return (
    <li className={css.row}>
      <div className={css.grow}>
        <b dir="auto">{name}</b> <Chip>{words[kind]}</Chip>
        <p className={css.quiet}>
          <code dir="ltr">{host}</code>
          {writes && ` · ${words.writes_too}`}
          {' · '}
          {read_at ? say(words.read, { when: briefly(read_at) }) : words.never_read}
        </p>
        {failing_since && (
          <p className={css.wrong}>
            {say(words.failing, { when: briefly(failing_since), error: error ?? '' })}
          </p>
        )}
      </div>
      <Button
        variant="subtle"
        loading={isReading}
        aria-label={say(words.refresh, { name })}
        title={say(words.refresh, { name })}
        onClick={() => {
          setReading(true)
          void read(calendar).finally(() => setReading(false))
        }}
      >
        <RefreshIcon size={16} />
      </Button>
      <Button
        variant="subtle"
        aria-label={say(words.remove, { name })}
        title={say(words.remove, { name })}
        onClick={() => disconnect(calendar)}
      >
        <CloseIcon size={16} />
      </Button>
    </li>
  )
}
