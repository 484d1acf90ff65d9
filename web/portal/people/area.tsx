import { Link, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { MoreIcon, UploadIcon } from '../parts/icons.tsx'
import { Menu, MenuItem } from '../parts/menu.tsx'
import { Page as Frame } from '../parts/page.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useIsOwner } from '../shell/me.ts'
import css from './area.module.css'
import { peopleWords } from './words.ts'

const FieldsDialog = lazy(async () => ({
  default: (await import('./fields/fields-dialog.tsx')).FieldsDialog,
}))

const parts = [
  ['all', '/people'],
  ['stages', '/people/stages'],
] as const

/** What stands around the list and the board of people. */
export function Page() {
  const words = peopleWords()
  const isOwner = useIsOwner()
  const [isDefining, define] = useState(false)
  const tabs = parts.map(([name, to]) => ({ to, label: words.tabs[name], exact: name === 'all' }))
  return (
    <Frame
      title={words.title}
      tabs={<Tabs label={words.tabs.label} tabs={tabs} />}
      actions={
        isOwner && (
          <div className={css.actions}>
            <Button
              component={Link}
              to="/people/import"
              variant="default"
              leftSection={<UploadIcon size={16} />}
            >
              {words.import_people}
            </Button>
            <Menu label={words.more_actions} button={<MoreIcon />} className={css.more}>
              <MenuItem onClick={() => location.assign('/api/v1/leads.csv')}>{words.export_people}</MenuItem>
              <MenuItem onClick={() => define(true)}>{words.own_fields}</MenuItem>
            </Menu>
          </div>
        )
      }
    >
      <Outlet />
      <Suspense>{isDefining && <FieldsDialog close={() => define(false)} />}</Suspense>
    </Frame>
  )
}
