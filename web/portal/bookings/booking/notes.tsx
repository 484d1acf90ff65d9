import { type FormEvent, useState } from 'react'
import type { Booking } from '#client'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { AreaField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { useChange } from '../queries.ts'
import { bookingWords } from '../words.ts'

/** What is noted about a booking. The visitor reads it too: in their calendar, and on the page of their booking. */
export function Notes({ booking }: { booking: Booking }) {
  const words = bookingWords().sheet
  const [text, write] = useDraft(`booking:${booking.id}:notes`, booking.notes)
  const [error, setError] = useState(false)
  const change = useChange()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setError(false)
    try {
      await change.mutateAsync({ id: booking.id, notes: text })
      write('')
      tell(bookingWords().noted)
    } catch {
      setError(true)
    }
  }
  if (booking.status !== 'confirmed')
    return booking.notes ? (
      <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {booking.notes}
      </p>
    ) : null
  return (
    <form onSubmit={event => void save(event)}>
      <AreaField
        label={words.notes}
        note={words.notes_note}
        error={error ? words.notes_kept : undefined}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={event => write(event.currentTarget.value)}
      />
      {text.trim() !== booking.notes && (
        <Button type="submit" variant="default" loading={change.isPending}>
          {words.save_notes}
        </Button>
      )}
    </form>
  )
}
