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
    if (focus) heading.current?.focus()
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
