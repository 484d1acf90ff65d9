import { useCallback, useRef } from 'react'
import type { Booking } from '#client'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { holdBack, tell } from '../parts/notices/notices.ts'
import { isolated, say } from '../words/words.ts'
import { cancelling, type Outcome, stateAfter, useBookingsAgain, useConclude, useShown } from './queries.ts'
import { bookingWords } from './words.ts'

export type Conclude = (booking: Booking, outcome: Outcome, reason?: string) => void

/**
 * What becomes of a booking is shown at once. A cancellation tells the visitor, with the reason if one is given, so it waits until
 * its undo is over.
 */
export function useOutcome(): Conclude {
  const words = bookingWords()
  const show = useShown()
  const readAgain = useBookingsAgain()
  const { mutateAsync } = useConclude()
  const decide: Conclude = (booking, outcome, reason) => {
    const { id, name, status } = booking
    const back = () => {
      cancelling.delete(id)
      show(id, { status })
    }
    const write = () =>
      mutateAsync({ id, outcome, ...(reason && { reason }) }).then(
        () => cancelling.delete(id),
        error => {
          back()
          tell(reasonSentence(error))
        },
      )
    show(id, { status: stateAfter[outcome] })
    if (outcome === 'cancel') {
      cancelling.add(id)
      holdBack(say(words.cancelled, { name: isolated(name) }), {
        write: () => void write(),
        undo: () => {
          back()
          void readAgain()
        },
      })
    } else void write()
  }
  const latest = useRef(decide)
  latest.current = decide
  return useCallback((...given) => latest.current(...given), [])
}
