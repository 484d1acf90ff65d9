import { useEffect, useRef } from 'preact/hooks'

/** For the heading of a step: it takes the focus when the step begins, so that it is read out and Tab goes on from there. */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
