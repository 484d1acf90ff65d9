import { useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Booking } from '#client'
import { now } from '../../words/clock.ts'
import { dayOf, minutesInto, momentAt } from '../days.ts'
import { freeQuery, type Times, type Window } from '../queries.ts'
import { lengthOf } from '../use-move.ts'
import { type Conflict, conflictOf, type Known } from './conflict.ts'

/** A booking on its way, and what is against the place that it is over. */
export interface Drag {
  booking: Booking
  mode: 'move' | 'resize'
  to: Times
  conflict: Conflict | null
}

/** Pixels before a press is a drag; milliseconds that a finger rests before it takes a booking along. */
const slack = 4
const holdMs = 350
/** Minutes: how fine a place is, and how near the next free time draws a booking to it. */
const step = 15
const pull = 16

/** What the columns of the page are: each has `data-day`, and shows its minutes evenly from `first` to `last` o’clock. */
interface Grid {
  root: React.RefObject<HTMLElement | null>
  hours: { first: number; last: number }
  zone: string
  window: Window
  known: Omit<Known, 'now' | 'free'>
}

/** Where a pointer is: the day whose column is nearest, and the minute after midnight. */
function placeAt({ root, hours }: Grid, x: number, y: number): { day: string; minute: number } | null {
  let nearest: { away: number; column: HTMLElement } | null = null
  for (const column of root.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
    const { left, right } = column.getBoundingClientRect()
    const away = Math.max(left - x, x - right, 0)
    if (!nearest || away < nearest.away) nearest = { away, column }
  }
  if (!nearest) return null
  const { top, height } = nearest.column.getBoundingClientRect()
  const minute = hours.first * 60 + ((y - top) / height) * (hours.last - hours.first) * 60
  return { day: nearest.column.dataset.day!, minute }
}

/** The click that follows a drag belongs to it. */
function ignoreClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', ignore, { capture: true }))
}

const rounded = (minutes: number) => Math.round(minutes / step) * step

/**
 * Takes bookings along with the pointer, to another time or to another end. What stands in the way is told on the way; a drop where
 * nothing is known against it is `drop`, elsewhere `refuse`. Escape lets go.
 */
export function useDrag(
  grid: Grid,
  { drop, refuse }: { drop: (drag: Drag) => void; refuse: (drag: Drag, conflict: Conflict) => void },
) {
  const client = useQueryClient()
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef({ grid, drop, refuse })
  latest.current = { grid, drop, refuse }
  /** What the press has begun; `grip`: minutes between its place and the start of the booking. */
  const press = useRef<{
    booking: Booking
    mode: Drag['mode']
    element: HTMLElement
    id: number
    x: number
    y: number
    grip: number
    free: Set<number> | null
    timer: ReturnType<typeof setTimeout> | undefined
    drag: Drag | null
    moved: boolean
  } | null>(null)

  const show = useCallback((next: Drag | null) => {
    if (press.current) press.current.drag = next
    setDrag(next)
  }, [])

  const end = useCallback(() => {
    clearTimeout(press.current?.timer)
    press.current = null
    setDrag(null)
  }, [])

  /** The place that is meant, and what is against it. */
  const aim = useCallback(
    (x: number, y: number) => {
      const own = press.current
      const { grid } = latest.current
      const place = own && placeAt(grid, x, y)
      if (!own || !place) return
      const { booking, mode } = own
      const length = lengthOf(booking)
      let to: Times
      if (mode === 'resize') {
        const from = minutesInto(booking.starts_at, grid.zone)
        const later = place.day > dayOf(booking.starts_at, grid.zone) ? 24 * 60 : 0
        to = { starts_at: booking.starts_at, minutes: Math.max(step, rounded(place.minute + later - from)) }
      } else {
        const wanted = momentAt(place.day, rounded(place.minute - own.grip), grid.zone)
        const near = [...(own.free ?? [])]
          .map(from => ({ from, away: Math.abs(from - Date.parse(wanted)) / 60_000 }))
          .filter(({ away }) => away < pull)
          .sort((one, two) => one.away - two.away)[0]
        to = { starts_at: near ? new Date(near.from).toISOString() : wanted, minutes: length }
      }
      const from = Date.parse(to.starts_at)
      const conflict = conflictOf(
        booking,
        { from, to: from + to.minutes * 60_000, isLonger: mode === 'resize' },
        { ...grid.known, now: now(), free: own.free },
      )
      show({ booking, mode, to, conflict })
    },
    [show],
  )

  const begin = useCallback(() => {
    const own = press.current
    if (!own || own.moved) return
    own.moved = true
    clearTimeout(own.timer)
    own.element.setPointerCapture(own.id)
    aim(own.x, own.y)
    if (own.mode === 'resize') return
    void client
      .fetchQuery({ ...freeQuery(own.booking, latest.current.grid.window), staleTime: 0 })
      .then(({ slots }) => {
        own.free = new Set(slots.map(({ starts_at }) => Date.parse(starts_at)))
        if (press.current === own) aim(own.x, own.y)
      })
      // What is drawn still tells, and the server has the last word.
      .catch(() => undefined)
  }, [aim, client])

  const down = (booking: Booking, mode: Drag['mode']) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || booking.status !== 'confirmed') return
    event.stopPropagation()
    const place = placeAt(grid, event.clientX, event.clientY)
    const grip = (place?.minute ?? 0) - minutesInto(booking.starts_at, grid.zone)
    const { currentTarget: element, pointerId: id, clientX: x, clientY: y } = event
    const isTouch = event.pointerType === 'touch'
    const timer = isTouch ? setTimeout(begin, holdMs) : undefined
    // A quick mouse would be off the thin end of a booking before it has moved at all.
    if (!isTouch) element.setPointerCapture(id)
    press.current = { booking, mode, element, id, x, y, grip, free: null, timer, drag: null, moved: false }
  }

  // Heard by the window, not by the booking: when bookings are drawn in another order meanwhile, its element loses the pointer.
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => {
      const own = press.current
      if (!own || own.id !== event.pointerId) return
      const far = Math.hypot(event.clientX - own.x, event.clientY - own.y) > slack
      if (!own.moved && far) {
        // A finger that moves at once scrolls the page.
        if (event.pointerType === 'touch') return end()
        begin()
      }
      if (!own.moved) return
      Object.assign(own, { x: event.clientX, y: event.clientY })
      aim(event.clientX, event.clientY)
    }
    const up = ({ pointerId }: globalThis.PointerEvent) => {
      const own = press.current
      if (own?.id !== pointerId) return
      end()
      if (!own.moved) return
      ignoreClick()
      if (!own.drag) return
      const { booking, to, conflict } = own.drag
      if (to.starts_at === booking.starts_at && to.minutes === lengthOf(booking)) return
      if (conflict) latest.current.refuse(own.drag, conflict)
      else latest.current.drop(own.drag)
    }
    const cancel = ({ pointerId }: globalThis.PointerEvent) => press.current?.id === pointerId && end()
    const letGo = (event: KeyboardEvent) => event.key === 'Escape' && press.current && end()
    // While a booking is taken along by a finger, the page must not scroll away below it.
    const still = (event: TouchEvent) => press.current?.moved && event.preventDefault()
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', cancel, { signal })
    addEventListener('keydown', letGo, { signal })
    addEventListener('touchmove', still, { signal, passive: false })
    return () => listening.abort()
  }, [aim, begin, end])

  return { drag, down }
}
