import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { countsQuery } from '../shell/counts.ts'
import { numberOf } from '../words/dates.ts'
import { counted } from '../words/words.ts'
import css from './tabs.module.css'
import { knowledgeWords } from './words.ts'

const parts = [
  ['gaps', '/knowledge'],
  ['sources', '/knowledge/sources'],
  ['websites', '/knowledge/crawls'],
  ['checks', '/knowledge/checks'],
  ['photos', '/knowledge/photos'],
  ['priority', '/knowledge/priority'],
  ['forgotten', '/knowledge/forgotten'],
] as const

export function Tabs() {
  const words = knowledgeWords()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const tabs = useRef<HTMLElement>(null)
  // On a phone they don't all fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
  return (
    <nav ref={tabs} className={css.tabs} aria-label={words.tabs.label}>
      {parts.map(([name, to]) => (
        <Link
          key={name}
          to={to}
          className={css.tab}
          activeOptions={{ exact: name === 'gaps', includeSearch: false }}
        >
          {words.tabs[name]}
          {name === 'gaps' && <GapsBadge />}
        </Link>
      ))}
    </nav>
  )
}

function GapsBadge() {
  const { data } = useQuery(countsQuery)
  if (!data?.gaps) return null
  return (
    <span className={css.badge} title={counted(knowledgeWords().count_gaps, data.gaps)}>
      {numberOf(data.gaps)}
    </span>
  )
}
