import type { ReactNode } from 'react'
import { Card, Page } from '../parts/page.tsx'
import { type Tab, Tabs } from '../parts/tabs.tsx'
import { useIsOwner } from '../shell/me.ts'
import css from './frame.module.css'
import { settingsWords } from './words.ts'

/** The tabs, in their order. What only owners read is offered to nobody else. */
const tabsOf = (words: ReturnType<typeof settingsWords>, isOwner: boolean): Tab[] => [
  { to: '/settings', label: words.you, exact: true },
  { to: '/settings/team', label: words.team },
  { to: '/settings/business', label: words.business },
  { to: '/settings/assistant', label: words.tabs.assistant },
  { to: '/settings/channels', label: words.channels },
  ...(isOwner
    ? [
        { to: '/settings/programs', label: words.tabs.programs },
        { to: '/settings/crm', label: words.tabs.crm },
        { to: '/settings/privacy', label: words.tabs.privacy },
        { to: '/settings/plan', label: words.tabs.plan },
      ]
    : []),
]

/** The settings, one tab of them. */
export function SettingsPage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const words = settingsWords()
  return (
    <Page title={words.settings} tabs={<Tabs label={words.settings} tabs={tabsOf(words, useIsOwner())} />}>
      <div className={wide ? css.wide : css.column}>{children}</div>
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
  title: ReactNode
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
