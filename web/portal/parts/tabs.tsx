import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { numberOf } from '../words/dates.ts'
import css from './tabs.module.css'

export interface Tab {
  /** Its address below `/desk`. */
  to: string
  label: string
  /** Whether it is the current one only at this very address, as the first of an area is. */
  exact?: boolean
  /** Pages below this address are its own as well, wherever its own address is. */
  below?: string
  badge?: ReactNode
}

/** The pages of an area, side by side below its title. `label`: what they are parts of. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const nav = useRef<HTMLElement>(null)
  // On a phone they don't all fit. In the frame that is painted next: the page is laid out then anyway.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [path])
  return (
    <nav ref={nav} className={css.tabs} aria-label={label}>
      {tabs.map(({ to, label, exact = false, below, badge }) => (
        <Link
          key={to}
          to={to as never}
          className={css.tab}
          activeOptions={{ exact, includeSearch: false }}
          {...(below && path.includes(below) && { 'aria-current': 'page' as const })}
        >
          {label}
          {badge}
        </Link>
      ))}
    </nav>
  )
}

/** How many things a tab has that wait for somebody. `title` says it in words. */
export const TabBadge = ({ count, title }: { count: number; title: string }) => (
  <span className={css.badge} title={title}>
    {numberOf(count)}
  </span>
)
