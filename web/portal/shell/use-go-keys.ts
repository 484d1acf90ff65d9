import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useKeys } from '../parts/keys.ts'
import { areas } from './areas.ts'
import { openFinder } from './finder-door.ts'

/** Milliseconds in which the letter must follow G. */
const span = 1_200

/** G and the letter of an area lead there; Control or Command K opens the finder, also while somebody types. */
export function useGoKeys(): void {
  const go = useNavigate()
  const since = useRef(0)
  const letters = Object.fromEntries(
    areas.map(({ key, path }) => [
      key,
      () => {
        if (Date.now() - since.current < span) void go({ to: path })
        since.current = 0
      },
    ]),
  )
  useKeys({
    g: () => {
      since.current = Date.now()
    },
  })
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() === 'k' &&
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey
      ) {
        event.preventDefault()
        openFinder()
      }
    }
    addEventListener('keydown', find)
    return () => removeEventListener('keydown', find)
  }, [])
  // While G waits for its letter, the letters of the page must not act: this listener comes before theirs.
  const latest = useRef(letters)
  latest.current = letters
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (Date.now() - since.current >= span || event.key === 'g') return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      latest.current[event.key]?.()
      since.current = 0
    }
    addEventListener('keydown', follow, { capture: true })
    return () => removeEventListener('keydown', follow, { capture: true })
  }, [])
}
