import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { faultOf } from '../../api/api.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Empty, Failure, Pending } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { now } from '../../words/clock.ts'
import { momentOf, timeOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { dayFromNow, momentAt } from '../days.ts'
import { servicesQuery } from '../queries.ts'
import css from './new-booking.module.css'
import { Obstacles } from './obstacles.tsx'
import { obstaclesQuery, timesQuery, useBook } from './queries.ts'
import { newWords } from './words.ts'

/**
 * A booking that the owner makes: a free time of a service, and who comes. `day`: the day that is shown at first; `at`: the moment
 * that was asked for, or else the first free time after it.
 */
export function NewBooking({ day, at, close }: { day: string; at?: string; close: () => void }) {
  const words = newWords()
  const { data, error, refetch } = useQuery(servicesQuery)
  const services = data?.services.filter(({ is_active }) => is_active)
  return (
    <Dialog title={words.title} close={close}>
      {services?.length ? (
        <Form
          services={services.map(({ id, name }) => [id, name] as const)}
          first={day}
          {...(at && { at })}
          close={close}
        />
      ) : services ? (
        <Empty title={words.no_services} note={words.no_services_note} />
      ) : (
        <Pending error={error} retry={refetch} lines={4} height={56} />
      )}
    </Dialog>
  )
}

/** The choice of a time that is not offered, which the owner types. */
const ownChoice = 'own'

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

type Choice = readonly [id: string, name: string]

function Form({
  services,
  first,
  at,
  close,
}: {
  services: Choice[]
  first: string
  at?: string
  close: () => void
}) {
  const words = newWords()
  const { timezone: zone } = useMe().tenant
  const [service, setService] = useState(services[0]![0])
  const today = dayFromNow(zone, now())
  const [day, setDay] = useState(first)
  const [chosen, setChosen] = useState<string | null>(at ?? null)
  const [name, setName] = useDraft('new-booking:name')
  const [contact, setContact] = useDraft('new-booking:contact')
  const [refusal, setRefusal] = useState<string | null>(null)
  const times = useQuery(timesQuery(service, day, zone))
  const book = useBook()
  const free = times.data?.slots ?? []
  const near = chosen === null ? undefined : free.find(({ starts_at }) => starts_at >= chosen)
  const [ownTime, setOwnTime] = useState('')
  const isOwn = chosen === ownChoice
  const own = isOwn && ownTime ? momentAt(day, minutesOf(ownTime), zone) : null
  const time = isOwn ? own : ((near ?? free[0])?.starts_at ?? null)
  const inTheWay = useQuery(obstaclesQuery(service, own))
  const obstacles = own === null ? [] : (inTheWay.data?.obstacles ?? [])
  const isOver = obstacles.some(({ kind }) => kind === 'past')

  // It comes when the services are known, after the dialog has looked for its first field.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!time) return
    setRefusal(null)
    try {
      await book.mutateAsync({
        service_id: service,
        starts_at: time,
        name: name.trim(),
        contact: contact.trim(),
        override: obstacles.length ? obstacles.map(({ kind }) => kind) : null,
      })
    } catch (error) {
      // Somebody may have been quicker: then the list says who.
      const isMore = own !== null && faultOf(error) === 'refused' && (await inTheWay.refetch()).data
      if (!isMore) setRefusal(reasonSentence(error))
      return
    }
    setName('')
    setContact('')
    tell(say(words.booked, { name: name.trim(), when: momentOf(time, zone) }))
    close()
  }

  return (
    <form ref={form} className={css.form} onSubmit={event => void submit(event)}>
      <ChoiceField
        label={words.service}
        options={services}
        value={service}
        onChange={event => setService(event.currentTarget.value)}
      />
      <div className={css.when}>
        <TextField
          label={words.day}
          type="date"
          min={today}
          required
          value={day}
          onChange={event => setDay(event.currentTarget.value || today)}
        />
        <ChoiceField
          label={words.time}
          options={[
            ...(free.length ? [] : [['', ''] as const]),
            ...free.map(({ starts_at }) => [starts_at, timeOf(starts_at, zone)] as const),
            [ownChoice, words.other_time] as const,
          ]}
          value={isOwn ? ownChoice : (time ?? '')}
          note={times.data && !free.length ? words.none_free : undefined}
          onChange={event => setChosen(event.currentTarget.value)}
        />
      </div>
      {isOwn && (
        <TextField
          label={words.own_time}
          type="time"
          required
          value={ownTime}
          onChange={event => setOwnTime(event.currentTarget.value)}
        />
      )}
      <Obstacles obstacles={obstacles} />
      <TextField
        label={words.name}
        required
        maxLength={120}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <TextField
        label={words.contact}
        note={words.contact_note}
        maxLength={320}
        value={contact}
        onChange={event => setContact(event.currentTarget.value)}
      />
      {times.error && <Failure error={times.error} retry={times.refetch} />}
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
      <Button
        type="submit"
        disabled={!time || !name.trim() || isOver || (own !== null && !inTheWay.data)}
        loading={book.isPending}
      >
        {obstacles.length ? words.book_anyway : words.book}
      </Button>
    </form>
  )
}
