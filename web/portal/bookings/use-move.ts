import type { Booking } from '#client'
import { ApiError } from '#client'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { tellWhenDone } from '../parts/notices/notices.ts'
import { useMe } from '../shell/me.ts'
import { momentOf } from '../words/dates.ts'
import { isolated, say } from '../words/words.ts'
import { type Times, useChange, useShown } from './queries.ts'
import { bookingWords } from './words.ts'

/** How long a booking lasts, in minutes. */
export const lengthOf = ({ starts_at, ends_at }: Pick<Booking, 'starts_at' | 'ends_at'>): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000

const endOf = ({ starts_at, minutes }: Times): string =>
  new Date(Date.parse(starts_at) + minutes * 60_000).toISOString()

/**
 * Moves a booking or gives it another length: at once on the page, and back where it was, with the reason, when the server refuses.
 * The visitor is told by mail, so the way back is another move.
 */
export function useMove(): (booking: Booking, to: Times) => void {
  const words = bookingWords()
  const show = useShown()
  const { timezone: zone } = useMe().tenant
  const { mutateAsync } = useChange()
  const move = (booking: Booking, to: Times, isUndo: boolean): void => {
    const { id, starts_at, ends_at } = booking
    const name = isolated(booking.name)
    const before: Times = { starts_at, minutes: lengthOf(booking) }
    const moves = to.starts_at !== before.starts_at
    const moved = { ...booking, starts_at: to.starts_at, ends_at: endOf(to) }
    show(id, { starts_at: moved.starts_at, ends_at: moved.ends_at })
    const change = {
      id,
      ...(moves && { starts_at: to.starts_at }),
      ...(to.minutes !== before.minutes && { duration_minutes: to.minutes }),
    }
    void tellWhenDone(
      mutateAsync(change).then(
        () => ({
          text: say(moves ? words.moved : words.lasts, {
            name,
            when: momentOf(to.starts_at, zone),
            minutes: to.minutes,
          }),
          undo: isUndo ? null : () => move(moved, before, true),
        }),
        error => {
          show(id, { starts_at, ends_at })
          const taken = error instanceof ApiError && error.status === 409 && booking.status === 'confirmed'
          const reason = taken ? words.not_then : reasonSentence(error)
          return { text: say(words.put_back, { name, when: momentOf(starts_at, zone), reason }) }
        },
      ),
    )
  }
  return (booking, to) => move(booking, to, false)
}
