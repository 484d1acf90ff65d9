import { lazy, Suspense, useState } from 'react'
import { useKeys } from '../../parts/keys.ts'
import { Composer } from '../composer/composer.tsx'
import { conversationWords } from '../conversation-words.ts'
import type { Conversation } from '../records.ts'
import css from './notes.module.css'

const NoteField = lazy(() =>
  import('./note-field.tsx').then(({ NoteField: component }) => ({ default: component })),
)

/** What is written below a thread: an answer for the visitor, or a note for the team. N begins a note. */
export function Below({
  conversation,
  sayTyping,
}: {
  conversation: Conversation
  /** tells colleagues that somebody writes here */
  sayTyping: () => void
}) {
  const words = conversationWords()
  const [notes, setNotes] = useState(false)
  useKeys({ n: () => setNotes(true), ...(notes && { r: () => setNotes(false) }) })
  const mode = (isNote: boolean, label: string) => (
    <button
      type="button"
      className={css.mode}
      aria-pressed={notes === isNote}
      onClick={() => setNotes(isNote)}
    >
      {label}
    </button>
  )
  return (
    <>
      <fieldset className={css.modes} aria-label={words.writing}>
        {mode(false, words.answer_mode)}
        {mode(true, words.note)}
      </fieldset>
      {notes ? (
        <Suspense>
          <NoteField key={conversation.id} id={conversation.id} />
        </Suspense>
      ) : (
        <Composer conversation={conversation} sayTyping={sayTyping} />
      )}
    </>
  )
}
