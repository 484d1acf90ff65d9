import { type KeyboardEvent, useEffect, useRef } from 'react'
import { reasonOf } from '../../api/api.ts'
import { useDraft } from '../../parts/draft.ts'
import { tell } from '../../parts/notices/notices.ts'
import { counted, say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import css from './notes.module.css'
import { useAddNote } from './queries.ts'

/** As the server counts them. */
const longestNote = 5_000

/** Where a note for the team is written; its words stay in this tab until they are kept. */
export function NoteField({ id }: { id: string }) {
  const words = conversationWords()
  const [text, write] = useDraft(`note:${id}`)
  const add = useAddNote(id)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const tooLong = [...text.trim()].length - longestNote
  const submit = () => {
    if (!text.trim() || tooLong > 0 || add.isPending) return
    write('')
    add.mutateAsync(text).catch(error => {
      write(text)
      tell(say(words.note_not_saved, { reason: reasonOf(error) ?? '' }))
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing) {
      event.preventDefault()
      submit()
    }
    if (event.key === 'Escape') field.current?.blur()
  }
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={field}
        className={css.field}
        aria-label={words.note_field}
        placeholder={words.note_placeholder}
        rows={3}
        dir="auto"
        value={text}
        onChange={event => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.foot}>
        <span className={css.hint}>
          {tooLong > 0 ? counted(words.note_too_long, tooLong) : words.note_placeholder}
        </span>
        <button type="submit" className={css.add} disabled={!text.trim() || tooLong > 0 || add.isPending}>
          {words.add_note}
        </button>
      </div>
    </form>
  )
}
