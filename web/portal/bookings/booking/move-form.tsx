import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Booking } from '#client'
import { Button } from '../../parts/button.tsx'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { Failure } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { shellWords } from '../../shell/words.ts'
import { now } from '../../words/clock.ts'
import { timeOf } from '../../words/dates.ts'
import { dayFromNow, dayOf, startOf } from '../days.ts'
import { freeQuery } from '../queries.ts'
import { lengthOf, useMove } from '../use-move.ts'
import { bookingWords } from '../words.ts'
import css from './booking-sheet.module.css'

/** Moves a booking without dragging it: another day, a time that is free then, another length. */
export function MoveForm({ booking, done, back }: { booking: Booking; done: () => void; back: () => void }) {
  const words = bookingWords().sheet
  const { timezone: zone } = useMe().tenant
  const { starts_at } = booking
  const [day, setDay] = useState(dayOf(starts_at, zone))
  const [chosen, setChosen] = useState<string>(starts_at)
  const [length, setLength] = useState(String(lengthOf(booking)))
  const minutes = Number(length)
  const holds = Number.isInteger(minutes) && minutes >= 1 && minutes <= 1_440
  const window = { from: startOf(day, zone), to: startOf(day, zone, 1) }
  const free = useQuery({ ...freeQuery(booking, window, holds ? minutes : undefined), enabled: holds })
  const stays = dayOf(starts_at, zone) === day
  const times = [
    ...new Set([...(stays ? [starts_at] : []), ...(free.data?.slots ?? []).map(slot => slot.starts_at)]),
  ].sort()
  const time = times.includes(chosen) ? chosen : (times[0] ?? null)
  const move = useMove()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!time || !holds) return
    if (time !== starts_at || minutes !== lengthOf(booking)) move(booking, { starts_at: time, minutes })
    done()
  }
  return (
    <form className={css.sheet} onSubmit={submit}>
      <div className={css.fields}>
        <TextField
          label={words.day}
          type="date"
          min={dayFromNow(zone, now())}
          required
          value={day}
          onChange={event => event.currentTarget.value && setDay(event.currentTarget.value)}
        />
        <ChoiceField
          label={words.time}
          options={times.map(each => [each, timeOf(each, zone)] as const)}
          value={time ?? ''}
          disabled={!times.length}
          note={free.data && !times.length ? words.none_free : undefined}
          onChange={event => setChosen(event.currentTarget.value)}
        />
        <TextField
          label={words.length}
          type="number"
          min={1}
          max={1_440}
          required
          value={length}
          onChange={event => setLength(event.currentTarget.value)}
        />
      </div>
      {free.error && <Failure error={free.error} retry={free.refetch} />}
      <p className={css.quiet}>{booking.email ? words.move_mail : words.move_no_mail}</p>
      <div className={css.acts}>
        <Button type="submit" disabled={!time || !holds}>
          {words.move_now}
        </Button>
        <Button variant="default" onClick={back}>
          {shellWords().back}
        </Button>
      </div>
    </form>
  )
}
