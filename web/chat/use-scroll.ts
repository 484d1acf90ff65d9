import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

// Pixels from the end: closer than `nearPixels` counts as the end; further than `farPixels` shows the way back.
const nearPixels = 48
const farPixels = 160
const pixelsAboveQuestion = 16

// question: the newest question and as much of its answer as fits; end: the last line; rest: where the reader is.
type ScrollTarget = 'question' | 'end' | 'rest'

/**
 * Keeps the newest turn in view without moving the page under its reader: it follows an arriving answer until the
 * question reaches the top, so that a long answer is read from its beginning; scrolling away stops it, scrolling to the
 * end resumes. `newest` returns the element of the last turn, `turns` is their number.
 */
export function useFollow(scroller: HTMLElement, newest: () => Element | null | undefined, turns: number) {
  const hold = useRef<ScrollTarget>('question')
  const placed = useRef(-1)
  const [away, setAway] = useState(false)

  const toEnd = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
  const place = () => {
    const turn = newest()
    if (turn && hold.current !== 'rest') {
      const toQuestion =
        turn.getBoundingClientRect().top - scroller.getBoundingClientRect().top - pixelsAboveQuestion
      scroller.scrollTop += hold.current === 'end' ? toEnd() : Math.min(toEnd(), toQuestion)
      placed.current = scroller.scrollTop
    }
    setAway(!!turn && toEnd() > farPixels)
  }

  // Dependencies: a new question is shown wherever the reader was.
  useLayoutEffect(() => {
    hold.current = 'question'
  }, [turns])
  useLayoutEffect(place)

  // Dependencies: `place` reads only refs and the page.
  useEffect(() => {
    const onScroll = () => {
      if (Math.abs(scroller.scrollTop - placed.current) > 2)
        hold.current = toEnd() < nearPixels ? 'end' : 'rest'
      setAway(!!newest() && toEnd() > farPixels)
    }
    const resized = new ResizeObserver(place)
    resized.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller])

  const goToEnd = () => {
    hold.current = 'end'
    place()
  }
  return { away, goToEnd }
}
