import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** The element around it that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let above = element?.parentElement ?? null; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  return null
}

/**
 * A long list of which only what is in sight stands in the page. Rows may differ in height; `height` is the usual one, in
 * pixels. `onEnd`: the last rows are in sight.
 */
export function Rows<T>({
  items,
  keyOf,
  height,
  label,
  onEnd,
  children,
}: {
  items: readonly T[]
  keyOf: (item: T) => string
  height: number
  label: string
  onEnd?: () => void
  children: (item: T) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [margin, setMargin] = useState(0)
  // What stands above the list may have grown since.
  useLayoutEffect(() => {
    const above = scroller ?? scrollerOf(list.current)
    if (!above || !list.current) return
    setScroller(above)
    const top = list.current.getBoundingClientRect().top - above.getBoundingClientRect().top
    setMargin(Math.round(top + above.scrollTop))
  })
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    getItemKey: i => keyOf(items[i]!),
    overscan: 8,
    scrollMargin: margin,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  const isEnd = items.length > 0 && last >= items.length - 10
  const end = useRef(onEnd)
  end.current = onEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items mean that the end is another one
  useLayoutEffect(() => {
    if (isEnd) end.current?.()
  }, [isEnd, items.length])
  return (
    <ul
      ref={list}
      aria-label={label}
      style={{ position: 'relative', blockSize: rows.getTotalSize(), contain: 'layout' }}
    >
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: 0,
            transform: `translateY(${start - margin}px)`,
          }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  )
}
