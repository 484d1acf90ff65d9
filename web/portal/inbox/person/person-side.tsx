import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { PeopleIcon } from '../../parts/icons.tsx'
import { conversationWords } from '../conversation-words.ts'
import { conversationQuery } from '../queries.ts'
import type { Conversation } from '../records.ts'
import css from './side.module.css'

/** The thread comes first; who it is with follows. */
const Person = lazy(() => import('./person.tsx').then(({ Person: component }) => ({ default: component })))

/** The person, beside the thread where the window is wide enough. */
export function PersonSide({ id }: { id: string }) {
  const { data } = useQuery(conversationQuery(id))
  return (
    <aside className={css.side} aria-label={conversationWords().person}>
      <Suspense>{data && <Person conversation={data} />}</Suspense>
    </aside>
  )
}

/** Opens the person over the thread, where there is no room beside it. */
export function PersonButton({
  conversation,
  className,
}: {
  conversation: Conversation
  className?: string
}) {
  const words = conversationWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words.show_person}
        title={words.show_person}
        onClick={() => setOpen(true)}
      >
        <PeopleIcon />
      </button>
      {open && (
        <Dialog title={words.person} close={() => setOpen(false)}>
          <Suspense>
            <Person conversation={conversation} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
