import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Source, SourceChanges } from '#client'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { AreaField } from '../../parts/field.tsx'
import { EditIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { shellWords } from '../../shell/words.ts'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import { useChangeSource } from './queries.ts'
import css from './source.module.css'

/** Saves at once; what the server refuses goes back into its field, which `reopen` shows. */
function useSave(id: string, reopen: () => void): (changes: SourceChanges, done: () => void) => void {
  const change = useChangeSource(id)
  return (changes, done) =>
    change.mutate(changes, {
      onSuccess: () => {
        done()
        tell(knowledgeWords().sources.saved)
      },
      onError: error => {
        reopen()
        tell(faultSentence(error))
      },
    })
}

const focus = (field: HTMLInputElement | null): void => field?.focus()

/** What a source is called, changed where it stands. */
export function SourceName({
  source: { parent_doc_id: id, name },
  mayEdit,
}: {
  source: Source
  mayEdit: boolean
}) {
  const words = knowledgeWords().sources
  const [isEditing, setEditing] = useState(false)
  const [text, setText] = useDraft(`name:${id}`, name)
  const save = useSave(id, () => setEditing(true))
  const send = (event: FormEvent) => {
    event.preventDefault()
    const next = text.trim()
    setEditing(false)
    if (next && next !== name) save({ name: next }, () => setText(''))
  }
  if (!isEditing)
    return (
      <>
        <h2 className={css.name} dir="auto">
          {name}
        </h2>
        {mayEdit && (
          <button
            type="button"
            className={controls.icon}
            aria-label={words.edit_name}
            onClick={() => {
              setText(name)
              setEditing(true)
            }}
          >
            <EditIcon size={16} />
          </button>
        )}
      </>
    )
  return (
    <form
      className={css.rename}
      onSubmit={send}
      onKeyDown={event => event.key === 'Escape' && setEditing(false)}
    >
      <input
        className={controls.field}
        dir="auto"
        ref={focus}
        aria-label={words.rename}
        maxLength={200}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit">{words.save}</Button>
    </form>
  )
}

/** A question with its answer, read as visitors get it, and changed in place. */
export function PairEditor({
  source: { parent_doc_id: id, question, answer },
  mayEdit,
}: {
  source: Source
  mayEdit: boolean
}) {
  const words = knowledgeWords().sources
  const [isEditing, setEditing] = useState(false)
  const [asked, setAsked] = useDraft(`question:${id}`, question ?? '')
  const [said, setSaid] = useDraft(`answer:${id}`, answer ?? '')
  const save = useSave(id, () => setEditing(true))
  const send = (event: FormEvent) => {
    event.preventDefault()
    const next = { question: asked.trim(), answer: said.trim() }
    if (!next.question || !next.answer) return
    setEditing(false)
    save(next, () => {
      setAsked('')
      setSaid('')
    })
  }
  if (!isEditing)
    return (
      <div className={css.pair}>
        <p className={css.question} dir="auto">
          {question}
        </p>
        <p className={css.reply} dir="auto">
          {answer}
        </p>
        {mayEdit && (
          <Button
            className={css.start}
            variant="default"
            onClick={() => {
              setAsked(question ?? '')
              setSaid(answer ?? '')
              setEditing(true)
            }}
          >
            {words.edit}
          </Button>
        )}
      </div>
    )
  return (
    <form className={css.pair} onSubmit={send}>
      <AreaField
        label={words.question}
        rows={1}
        maxLength={2_000}
        value={asked}
        onChange={event => setAsked(event.currentTarget.value)}
      />
      <AreaField
        label={words.answer}
        rows={3}
        maxLength={50_000}
        value={said}
        onChange={event => setSaid(event.currentTarget.value)}
      />
      <Editing isWhole={Boolean(asked.trim() && said.trim())} stop={() => setEditing(false)} />
    </form>
  )
}

/** A pasted text, changed as a whole. */
export function TextEditor({ id, text, stop }: { id: string; text: string; stop: () => void }) {
  const words = knowledgeWords().sources
  const [content, setContent] = useDraft(`text:${id}`, text)
  const change = useChangeSource(id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { content },
      {
        onSuccess: () => {
          setContent('')
          stop()
          tell(words.saved)
        },
        onError: error => tell(faultSentence(error)),
      },
    )
  }
  return (
    <form className={css.editText} onSubmit={send}>
      <AreaField
        label={words.text}
        rows={8}
        maxLength={2_000_000}
        value={content}
        onChange={event => setContent(event.currentTarget.value)}
      />
      <Editing isWhole={content.trim() !== ''} isSaving={change.isPending} stop={stop} />
    </form>
  )
}

function Editing({
  isWhole,
  isSaving = false,
  stop,
}: {
  isWhole: boolean
  isSaving?: boolean
  stop: () => void
}) {
  return (
    <div className={css.buttons}>
      <Button type="submit" disabled={!isWhole} loading={isSaving}>
        {knowledgeWords().sources.save}
      </Button>
      <Button variant="subtle" color="gray" onClick={stop}>
        {shellWords().cancel}
      </Button>
    </div>
  )
}
