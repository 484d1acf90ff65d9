import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * A part of the page with a heading. The heading takes the focus when the part appears, so that a screen reader reads
 * it.
 */
export function Step({
  title,
  focus,
  children,
}: {
  title: string
  focus: boolean
  children: ComponentChildren
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focus) return
    heading.current?.focus({ preventScroll: true })
    // The choice that was made may be far down; the new step begins at its heading.
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section class="step">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
