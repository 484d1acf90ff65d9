import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { Failure } from '../../../parts/states.tsx'
import { say } from '../../../words/words.ts'
import { most } from '../limits.ts'
import { useAddSet, useChangeSet } from '../queries.ts'
import { questionnaireWords } from '../words.ts'
import { type Draft, draftKey, isChanged, lackOf, readDraft, sentOf } from './draft.ts'
import css from './editor.module.css'
import { Questions } from './questions.tsx'
import { SetSettings } from './set-settings.tsx'

/**
 * The fields of a question set. What is typed is a draft, which outlives the page, until it is saved. `id`: null for a new one;
 * `isLocked`: people were sent this very list, so that only what they were not told can change.
 */
export function SetEditor({
  id,
  saved,
  isLocked,
  wasSent = false,
}: {
  id: string | null
  saved: Draft
  isLocked: boolean
  wasSent?: boolean
}) {
  const words = questionnaireWords()
  const navigate = useNavigate()
  const [kept, keep] = useDraft(draftKey(id ?? 'new'))
  const [isTried, setTried] = useState(false)
  const add = useAddSet()
  const change = useChangeSet(id ?? '')
  const draft = readDraft(kept) ?? saved
  const isDirty = isChanged(draft, saved)
  const lack = lackOf(draft)
  // What is taken back later changes the draft as it is then.
  const latest = useRef(draft)
  latest.current = draft
  const edit = (changes: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changes }
    keep(JSON.stringify(latest.current))
  }
  const done = (next: string) => {
    keep('')
    tell(words.saved)
    if (!id)
      void navigate({
        to: '/outreach/questionnaires/$id' as never,
        params: { id: next } as never,
        replace: true,
      })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lack || add.isPending || change.isPending) return
    const options = { onSuccess: (set: { id: string }) => done(set.id) }
    if (id) change.mutate(sentOf(draft), options)
    else add.mutate(sentOf(draft), options)
  }
  const refused = add.error ?? change.error
  return (
    <form className={css.editor} onSubmit={save}>
      {isLocked && <p className={css.locked}>{words.sent_locked}</p>}
      {!isLocked && wasSent && <p className={css.hint}>{words.sent_free}</p>}
      <section className={css.card}>
        <TextField
          label={words.title}
          note={words.title_note}
          error={isTried && lack?.lack === 'title' && words.needs_title}
          maxLength={200}
          value={draft.title}
          onChange={event => edit({ title: event.currentTarget.value })}
        />
        <AreaField
          label={words.about}
          note={words.about_note}
          rows={2}
          maxLength={500}
          value={draft.about}
          onChange={event => edit({ about: event.currentTarget.value })}
        />
      </section>
      <Questions questions={draft.questions} isLocked={isLocked} change={questions => edit({ questions })} />
      <SetSettings draft={draft} isLocked={isLocked} edit={edit} />
      {isTried && lack && lack.lack !== 'title' && (
        <p className={css.lack} role="alert">
          {lack.lack === 'question'
            ? words.needs_question
            : say(words.too_many_points, { n: lack.n, most: most.points })}
        </p>
      )}
      {refused && <Failure error={refused} />}
      {(isDirty || !id) && (
        <div className={css.bar}>
          <span>{words.unsaved}</span>
          {isDirty && (
            <Button variant="subtle" onClick={() => keep('')}>
              {words.discard}
            </Button>
          )}
          <Button type="submit" loading={add.isPending || change.isPending}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  )
}
