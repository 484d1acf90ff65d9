import { type ComponentChildren, render } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { sheetOf } from '#web/ui/theme/stylesheet.ts'
import bookingCss from '../../booking/booking.css?inline'
import resetCss from './shadow-tree.css?inline'

const sheets = [sheetOf(resetCss), sheetOf(bookingCss)]

/**
 * A tree of its own for what has the booking page's forms in it: its stylesheet and the conversation's were written for
 * pages of their own, and name some things alike. Colours and type come in from around.
 */
export function Room({ dir, children }: { dir: 'ltr' | 'rtl'; children: ComponentChildren }) {
  const host = useRef<HTMLDivElement>(null)
  // Dependencies: whenever the children are given anew
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
