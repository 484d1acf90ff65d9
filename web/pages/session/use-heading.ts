import { useEffect, useRef } from 'preact/hooks'

/** For the heading of a step: it takes the focus when the step begins, so that screen readers read it and Tab starts there. */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
