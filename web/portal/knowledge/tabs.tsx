import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { numberOf } from '../words/dates.ts'
import { counted } from '../words/words.ts'
import { openGapsCount } from './gaps/queries.ts'
import css from './tabs.module.css'
import { knowledgeWords } from './words.ts'

const tabs = [
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
  return (
    <nav className={css.tabs} aria-label={words.tabs.label}>
      {tabs.map(([name, to]) => {
        const isHere = name === 'gaps' ? path === to : path.startsWith(to)
        return (
          <Link
            key={name}
            to={to}
            // Gaps lie at the beginning of every address of the area.
            activeOptions={{ exact: name === 'gaps' }}
            className={css.tab}
            aria-current={isHere ? 'page' : undefined}
          >
            {words.tabs[name]}
            {name === 'gaps' && <GapsBadge />}
          </Link>
        )
      })}
    </nav>
  )
}

function GapsBadge() {
  const { data } = useQuery(openGapsCount)
  if (!data?.total) return null
  return (
    <span className={css.badge} title={counted(knowledgeWords().count_gaps, data.total)}>
      {numberOf(data.total)}
    </span>
  )
}
