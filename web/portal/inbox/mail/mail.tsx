import { lazy, Suspense, useState } from 'react'
import { MailIcon } from '../../parts/icons.tsx'
import { conversationWords } from '../conversation-words.ts'
import type { Message } from '../records.ts'
import css from './mail.module.css'

const Letter = lazy(() => import('./letter.tsx').then(({ Letter: component }) => ({ default: component })))

/** The mail that a message came by, whole, when it is asked for: its subject, its words, and folded what it quotes. */
export function WholeMail({ message, conversationId }: { message: Message; conversationId: string }) {
  const words = conversationWords()
  const [open, setOpen] = useState(false)
  return (
    <details className={css.mail} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <MailIcon size={12} />
        {words.whole_mail}
      </summary>
      {open && (
        <Suspense>
          <Letter message={message} conversationId={conversationId} />
        </Suspense>
      )}
    </details>
  )
}
