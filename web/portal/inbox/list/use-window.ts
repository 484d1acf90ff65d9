import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowsBetween, startsOf } from './window.ts'

/** Pixels beyond the screen that are rendered too, and after how many the rows are chosen anew. */
const [beyond, step] = [600, 120]
/** Pixels that stay free beside a row that is scrolled to. */
const margin = 8

/** Renders of a list in `scroller` only the rows near the screen. `heights`: of each row, in pixels. */
export function useWindow(scroller: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const starts = useMemo(() => startsOf(heights), [heights])
  const [view, setView] = useState({ top: 0, height: 1_000 })
  const look = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const top = Math.floor(box.scrollTop / step) * step
    const height = box.clientHeight + step
    setView(before => (before.top === top && before.height === height ? before : { top, height }))
  }, [scroller])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    look()
    const watched = new ResizeObserver(look)
    watched.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watched.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, look])
  /** Scrolls until a row is on the screen, which is rendered when this returns. */
  const scrollTo = useCallback(
    (index: number) => {
      const box = scroller.current
      const [start, end] = [starts[index], starts[index + 1]]
      if (!box || start === undefined || end === undefined) return
      if (start - margin < box.scrollTop) box.scrollTop = start - margin
      else if (end + margin > box.scrollTop + box.clientHeight)
        box.scrollTop = end + margin - box.clientHeight
      flushSync(look)
    },
    [scroller, starts, look],
  )
  const [first, behind] = rowsBetween(starts, view.top - beyond, view.top + view.height + beyond)
  const rows = Array.from({ length: Math.max(0, behind - first) }, (_, offset) => {
    const index = first + offset
    return { index, start: starts[index]!, size: starts[index + 1]! - starts[index]! }
  })
  return { rows, total: starts.at(-1)!, scrollTo }
}
