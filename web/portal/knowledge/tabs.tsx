import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
  return (
    <nav className={css.tabs} aria-label={words.tabs.label}>
      {tabs.map(([name, to]) => (
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
  const { data } = useQuery(openGapsCount)
  if (!data?.total) return null
  return (
    <span className={css.badge} title={counted(knowledgeWords().count_gaps, data.total)}>
      {numberOf(data.total)}
    </span>
  )
}
