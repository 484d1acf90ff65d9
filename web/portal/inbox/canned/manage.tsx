import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CannedReply } from '#client'
import { reasonOf } from '../../api/api.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { AreaField, TextField } from '../../parts/field.tsx'
import { holdRemoval, useKept } from '../../parts/notices/notices.ts'
import { Bones, Empty, Failure, Late } from '../../parts/states.tsx'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import css from './canned.module.css'
import { cannedQuery, deleteCanned, keep, noReplies } from './queries.ts'
import { SavedRow } from './saved-row.tsx'

/** The saved answers of the team: read, add, change, delete. */
export function Manage({ close }: { close: () => void }) {
  const words = conversationWords()
  const { data, error, refetch } = useQuery(cannedQuery)
  const [editing, setEditing] = useState<CannedReply | 'new' | null>(null)
  const replies = useKept(data?.canned_replies ?? noReplies)
  const remove = ({ id, title }: CannedReply) =>
    holdRemoval(say(words.canned_deleted, { title }), id, () => deleteCanned(id))
  return (
    <Dialog title={words.canned} close={close} wide>
      {editing !== null ? (
        <Edit
          key={editing === 'new' ? 'new' : editing.id}
          reply={editing === 'new' ? null : editing}
          done={() => setEditing(null)}
        />
      ) : (
        <>
          {error && !data && <Failure error={error} retry={refetch} />}
          {!data && !error && (
            <Late>
              <Bones lines={4} height={52} />
            </Late>
          )}
          {data && !replies.length && <Empty title={words.canned_none} note={words.canned_none_note} />}
          <ul className={css.saved}>
            {replies.map(reply => (
              <SavedRow
                key={reply.id}
                reply={reply}
                edit={() => setEditing(reply)}
                remove={() => remove(reply)}
              />
            ))}
          </ul>
          <Button onClick={() => setEditing('new')}>{words.canned_new}</Button>
        </>
      )}
    </Dialog>
  )
}

function Edit({ reply, done }: { reply: CannedReply | null; done: () => void }) {
  const words = conversationWords()
  const name = `canned:${reply?.id ?? 'new'}`
  const [title, setTitle] = useDraft(`${name}:title`, reply?.title)
  const [text, setText] = useDraft(`${name}:text`, reply?.text)
  const [shortcut, setShortcut] = useDraft(`${name}:shortcut`, reply?.shortcut ?? '')
  const [reason, setReason] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const forget = () => {
    for (const set of [setTitle, setText, setShortcut]) set('')
  }
  const save = async () => {
    if (!title.trim() || !text.trim() || busy) return
    setBusy(true)
    try {
      await keep(reply?.id ?? null, { title, text, shortcut: shortcut.trim().replace(/^\//, '') || null })
      forget()
      done()
    } catch (error) {
      setReason(reasonOf(error) ?? '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={words.canned_title}
        data-autofocus
        maxLength={120}
        value={title}
        onChange={event => setTitle(event.currentTarget.value)}
      />
      <AreaField
        label={words.canned_text}
        note={words.canned_text_note}
        rows={6}
        maxLength={4_000}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <TextField
        label={words.canned_shortcut}
        note={words.canned_shortcut_note}
        maxLength={30}
        value={shortcut}
        onChange={event => setShortcut(event.currentTarget.value.replace(/\s/g, ''))}
      />
      {reason !== null && (
        <p role="alert" className={css.refused}>
          {say(words.not_saved, { reason })}
        </p>
      )}
      <div className={css.actions}>
        <Button
          variant="default"
          onClick={() => {
            forget()
            done()
          }}
        >
          {words.cancel}
        </Button>
        <Button type="submit" disabled={!title.trim() || !text.trim()} loading={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
