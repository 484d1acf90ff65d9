import { type ComponentChildren, render } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { stylesheetOf } from '#web/ui/theme/stylesheet.ts'
import bookingCss from '../../booking/booking.css?inline'
import resetCss from './shadow-tree.css?inline'

const sheets = [stylesheetOf(resetCss), stylesheetOf(bookingCss)]

/**
 * A shadow tree for the booking page's forms: their stylesheet and the chat's were written for separate pages and share
 * some names. Colours and type are inherited.
 */
export function ShadowTree({ dir, children }: { dir: 'ltr' | 'rtl'; children: ComponentChildren }) {
  const host = useRef<HTMLDivElement>(null)
  // Dependencies: whenever the children change.
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = sheets
    render(
      <div class="booking" dir={dir}>
        {children}
      </div>,
      root,
    )
  })
  useEffect(() => () => render(null, host.current!.shadowRoot!), [])
  return <div ref={host} />
}
