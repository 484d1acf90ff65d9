import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LateFinder } from '../finder/late-finder.tsx'
import { startLive } from '../live/live.ts'
import { Notices } from '../parts/notices/notices.tsx'
import { SessionGate } from '../session/session-gate.tsx'
import { LateKeyList } from './key-list/late-key-list.tsx'
import { OfflineNote } from './offline-note.tsx'
import { Rail } from './rail.tsx'
import css from './shell.module.css'
import { TabBar } from './tab-bar.tsx'
import { useGoKeys } from './use-go-keys.ts'
import { shellWords } from './words.ts'

/** The frame around every page behind the sign-in. */
export function Shell() {
  useGoKeys()
  useEffect(startLive, [])
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <div className={css.app}>
      <a className={css.skip} href="#main">
        {shellWords().skip}
      </a>
      <Rail />
      <main id="main" className={css.main} ref={main} tabIndex={-1}>
        <OfflineNote />
        <Outlet />
      </main>
      <TabBar />
      <Notices />
      <LateKeyList />
      <SessionGate />
      <LateFinder />
    </div>
  )
}

/** A screen reader goes on at the new page; moves within an area leave the focus where it is. */
function useFocusOnNavigation(main: { current: HTMLElement | null }) {
  const area = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] ?? '' })
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the area is what changes
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [area, main])
}
