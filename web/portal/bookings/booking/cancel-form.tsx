import type { FormEvent } from 'react'
import type { Booking } from '#client'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { AreaField } from '../../parts/field.tsx'
import { shellWords } from '../../shell/words.ts'
import { isolated, say } from '../../words/words.ts'
import { bookingWords } from '../words.ts'
import css from './booking-sheet.module.css'

/** Takes a booking back, with words for whoever booked: they stand in the mail. */
export function CancelForm({
  booking: { id, name, email },
  cancel,
  back,
}: {
  booking: Booking
  cancel: (reason: string) => void
  back: () => void
}) {
  const words = bookingWords().sheet
  const [reason, write] = useDraft(`booking:${id}:cancel`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write('')
    cancel(reason.trim())
  }
  return (
    <form className={css.sheet} onSubmit={submit}>
      <AreaField
        label={say(words.cancel_words, { name: isolated(name) })}
        note={email ? words.cancel_mail : words.cancel_no_mail}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={event => write(event.currentTarget.value)}
      />
      <div className={css.acts}>
        <Button type="submit" variant="alarm">
          {words.cancel_now}
        </Button>
        <Button variant="default" onClick={back}>
          {shellWords().back}
        </Button>
      </div>
    </form>
  )
}
