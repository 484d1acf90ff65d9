import { Button } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { GlobeIcon, PlusIcon, SparkIcon } from '../parts/icons.tsx'
import { useKeys } from '../parts/keys.ts'
import { Page as Frame } from '../parts/page.tsx'
import { useIsOwner } from '../shell/me.ts'
import css from './area.module.css'
import { AskDesk } from './ask/ask-desk.tsx'
import { useDoor, useOpenDoor } from './door.ts'
import { SideSources } from './side-sources.tsx'
import { KnowledgeTabs } from './tabs.tsx'
import { DropArea } from './uploads/drop-area.tsx'
import { Tray } from './uploads/tray.tsx'
import { knowledgeWords } from './words.ts'

const TeachDialog = lazy(async () => ({ default: (await import('./teach/teach-dialog.tsx')).TeachDialog }))
const WebsiteDialog = lazy(async () => ({
  default: (await import('./websites/website-dialog.tsx')).WebsiteDialog,
}))
const AskDialog = lazy(async () => ({ default: (await import('./ask/ask-dialog.tsx')).AskDialog }))

/** What stands around every page of the knowledge: its parts, what can be done, and a question to the desk beside it. */
export function Page() {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const door = useDoor()
  const open = useOpenDoor()
  const ask = useRef<HTMLInputElement>(null)
  useKeys({
    a: () => (ask.current?.offsetParent ? ask.current.focus() : open('ask')),
    n: () => open('teach'),
  })
  return (
    <DropArea>
      <Frame
        title={words.title}
        tabs={<KnowledgeTabs />}
        actions={
          <div className={css.actions}>
            <Button
              className={css.narrow}
              variant="default"
              leftSection={<SparkIcon size={16} />}
              onClick={() => open('ask')}
            >
              {words.ask_short}
            </Button>
            {isOwner && (
              <Button
                className={css.wide}
                variant="default"
                leftSection={<GlobeIcon size={16} />}
                onClick={() => open('website')}
              >
                {words.read_website}
              </Button>
            )}
            <Button leftSection={<PlusIcon size={16} />} onClick={() => open('teach')}>
              {words.teach}
            </Button>
          </div>
        }
      >
        <div className={css.columns}>
          <div className={css.main}>
            <Outlet />
          </div>
          <aside className={css.side} aria-label={words.ask.title}>
            <AskDesk field={ask} />
            <SideSources />
          </aside>
        </div>
      </Frame>
      <Tray />
      <Suspense>
        {door.do === 'teach' && <TeachDialog question={door.question} close={() => open(null)} />}
        {door.do === 'website' && <WebsiteDialog close={() => open(null)} />}
        {door.do === 'ask' && <AskDialog question={door.question} close={() => open(null)} />}
      </Suspense>
    </DropArea>
  )
}
