import { Outlet } from '@tanstack/react-router'
import { Page as Frame } from '../parts/page.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { outreachWords } from './words.ts'

const parts = [
  ['broadcasts', '/outreach'],
  ['questionnaires', '/outreach/questionnaires'],
  ['links', '/outreach/links'],
  ['templates', '/outreach/templates'],
  ['audiences', '/outreach/audiences'],
  ['sent', '/outreach/sent'],
  ['stops', '/outreach/stop-list'],
] as const

/** What stands around every page of what the business hands out and sends. */
export function Page() {
  const words = outreachWords()
  const tabs = parts.map(([name, to]) => ({
    to,
    label: words.tabs[name],
    exact: name === 'broadcasts',
    below: name === 'broadcasts' ? '/outreach/broadcasts' : undefined,
  }))
  return (
    <Frame title={words.title} tabs={<Tabs label={words.tabs.label} tabs={tabs} />}>
      <Outlet />
    </Frame>
  )
}
