import { memo, useState } from 'react'
import { reasonOf } from '../../api/api.ts'
import { EditIcon, NoteIcon, TrashIcon } from '../../parts/icons.tsx'
import { holdRemoval, tell } from '../../parts/notices/notices.ts'
import { useMe } from '../../shell/me.ts'
import { momentOf, timeOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Activity } from '../records.ts'
import { inboxWords } from '../words.ts'
import css from './notes.module.css'
import { deleteNote, useChangeNote } from './queries.ts'

/** A note between what was said. Its author changes it; its author or an owner deletes it. */
export const NoteLine = memo(function NoteLine({
  activity,
  conversationId,
}: {
  activity: Activity
  conversationId: string
}) {
  const words = conversationWords()
  const { user } = useMe()
  const [typed, setTyped] = useState<string | null>(null)
  const change = useChangeNote(conversationId)
  const { id, by, at, text, data } = activity
  const isMine = by?.id === user.id
  const refused = (error: unknown) => tell(say(words.note_not_saved, { reason: reasonOf(error) ?? '' }))
  const remove = () =>
    holdRemoval(words.note_deleted, id, () => deleteNote(conversationId, id).catch(refused))
  const save = () => {
    if (typed === null) return
    setTyped(null)
    if (!typed.trim() || typed.trim() === text) return
    change.mutateAsync({ noteId: id, text: typed }).catch(error => {
      setTyped(typed)
      refused(error)
    })
  }
  return (
    <article className={css.note}>
      <header className={css.by}>
        <NoteIcon size={14} />
        <span dir="auto">{say(words.note_by, { name: by?.name ?? inboxWords().somebody })}</span>
        <time dateTime={at} title={momentOf(at)}>
          {timeOf(at)}
        </time>
        {data?.edited_at && <span title={momentOf(data.edited_at)}>{words.edited}</span>}
        <span className={css.grow} />
        {isMine && (
          <button
            type="button"
            className={css.icon}
            aria-label={words.edit_note}
            onClick={() => setTyped(text ?? '')}
          >
            <EditIcon size={14} />
          </button>
        )}
        {(isMine || user.role === 'owner') && (
          <button type="button" className={css.icon} aria-label={words.delete_note} onClick={remove}>
            <TrashIcon size={14} />
          </button>
        )}
      </header>
      {typed === null ? (
        <p className={css.words} dir="auto">
          {text}
        </p>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            save()
          }}
        >
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
            autoFocus
            className={css.edit}
            aria-label={words.edit_note}
            rows={3}
            maxLength={5_000}
            dir="auto"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key === 'Escape') setTyped(null)
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save()
            }}
          />
          <div className={css.foot}>
            <button type="button" className={css.plain} onClick={() => setTyped(null)}>
              {words.cancel}
            </button>
            <button type="submit" className={css.add}>
              {words.save}
            </button>
          </div>
        </form>
      )}
    </article>
  )
})
