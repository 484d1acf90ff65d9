import { useQuery } from '@tanstack/react-query'
import { TabBadge, Tabs } from '../parts/tabs.tsx'
import { countsQuery } from '../shell/counts.ts'
import { counted } from '../words/words.ts'
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

export function KnowledgeTabs() {
  const words = knowledgeWords()
  const tabs = parts.map(([name, to]) => ({
    to,
    label: words.tabs[name],
    exact: name === 'gaps',
    badge: name === 'gaps' && <GapsBadge />,
  }))
  return <Tabs label={words.tabs.label} tabs={tabs} />
}

function GapsBadge() {
  const { data } = useQuery(countsQuery)
  if (!data?.gaps) return null
  return <TabBadge count={data.gaps} title={counted(knowledgeWords().count_gaps, data.gaps)} />
}
