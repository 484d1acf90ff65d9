import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels: so near to an end counts as being there. */
const near = { end: 48, top: 600 }

/**
 * Keeps a thread where its reader is: at the end it follows what is said, elsewhere nothing moves, also when older messages come
 * in above. `first`: the id of the first message; `last`: what changes when something is added below.
 */
export function useScroll({
  first,
  last,
  onNearTop,
}: {
  first: string
  last: string
  onNearTop: () => void
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const follows = useRef(true)
  const before = useRef({ first, height: 0 })
  const nearTop = useRef(onNearTop)
  nearTop.current = onNearTop

  const toEnd = useCallback(() => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
  }, [])

  // The browser would keep its place by an element of its own choice; two hands at one wheel jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are what moves the content
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const grown = box.scrollHeight - before.current.height
    if (follows.current) box.scrollTop = box.scrollHeight
    else if (before.current.first !== first) box.scrollTop += grown
    before.current = { first, height: box.scrollHeight }
  }, [first, last])

  const isThere = first !== ''
  useEffect(() => {
    const box = scroller.current
    const content = inner.current
    if (!isThere || !box || !content) return
    const look = () => {
      const left = box.scrollHeight - box.scrollTop - box.clientHeight
      follows.current = left < near.end
      setIsAtEnd(follows.current)
      if (box.scrollTop < near.top) nearTop.current()
    }
    // Pictures and opened passages change the height without a message.
    const watched = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight
      before.current.height = box.scrollHeight
    })
    watched.observe(content)
    watched.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      watched.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [isThere])
  return { scroller, inner, isAtEnd, toEnd }
}
