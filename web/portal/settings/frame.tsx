import type { ReactNode } from 'react'
import { Card, Page } from '../parts/page.tsx'
import { Tabs } from '../parts/tabs.tsx'
import css from './frame.module.css'
import { settingsWords } from './words.ts'

const tabs = [
  ['you', '/settings'],
  ['team', '/settings/team'],
  ['business', '/settings/business'],
  ['channels', '/settings/channels'],
] as const

/** Of these the tab is also current on the pages below them. */
const deep: readonly string[] = ['channels']

/** The settings, one tab of them. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const words = settingsWords()
  return (
    <Page
      title={words.settings}
      tabs={
        <Tabs
          label={words.settings}
          tabs={tabs.map(([name, to]) => ({ to, label: words[name], exact: !deep.includes(name) }))}
        />
      }
    >
      <div className={css.column}>{children}</div>
    </Page>
  )
}

/** One subject. `note`: what it is good for. */
export function Subject({
  title,
  note,
  aside,
  children,
}: {
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <Card title={title} aside={aside}>
      {note !== undefined && <p className={css.note}>{note}</p>}
      <div className={css.body}>{children}</div>
    </Card>
  )
}
