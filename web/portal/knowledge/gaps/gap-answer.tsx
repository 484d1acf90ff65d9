import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenGap } from '#client'
import { Answer } from '../../parts/ask/answer.tsx'
import { useAsk } from '../../parts/ask/queries.ts'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { AreaField, TextField } from '../../parts/field.tsx'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import { GapConversations } from './gap-conversations.tsx'
import css from './gaps.module.css'
import { useDismissGap, useRestoreGap, useTeachGap } from './queries.ts'

/** Answers a gap where it stands: try it, teach it, and send it to those who wait. `done`: on to the next one. */
export function GapAnswer({ gap, done }: { gap: OpenGap; done: () => void }) {
  const words = knowledgeWords().gaps
  const { id, question, nearest, status } = gap
  return (
    <>
      {nearest ? (
        <p className={css.near}>
          {words.nearest} <b dir="auto">{nearest.text}</b>{' '}
          <Link to="/knowledge/sources/$id" params={{ id: nearest.parent_doc_id } as never} dir="auto">
            {nearest.name}
          </Link>
        </p>
      ) : (
        <p className={css.near}>{words.nothing_near}</p>
      )}
      {status === 'open' ? <Teach gap={gap} done={done} /> : <Restore id={id} question={question} />}
      <GapConversations id={id} />
    </>
  )
}

function Teach({ gap: { id, question, waiting }, done }: { gap: OpenGap; done: () => void }) {
  const words = knowledgeWords().gaps
  const [answer, setAnswer] = useDraft(`gap:${id}`)
  const [asked, setAsked] = useDraft(`gap-question:${id}`, question)
  const [notify, setNotify] = useState(true)
  const trial = useAsk()
  const teach = useTeachGap()
  const dismiss = useDismissGap()
  const restore = useRestoreGap()
  const text = answer.trim()
  const about = asked.trim() || question

  const teachIt = () => {
    if (!text) return
    done()
    const given = { id, question: about, answer: text, notify: notify && waiting > 0 }
    teach.mutateAsync(given).then(
      ({ notified }) => {
        setAnswer('')
        setAsked('')
        tell(notified ? counted(words.taught_and_sent, notified) : words.taught_note)
      },
      error => tell(say(words.not_taught, { reason: faultSentence(error) })),
    )
  }
  const putAside = () => {
    done()
    const text = say(words.dismissed_note, { question })
    void tellWhenDone(
      dismiss.mutateAsync({ id }).then(
        () => ({ text, undo: () => restore.mutate({ id }) }),
        error => ({ text: faultSentence(error) }),
      ),
    )
  }
  return (
    <form
      className={css.teach}
      onSubmit={event => {
        event.preventDefault()
        teachIt()
      }}
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) teachIt()
      }}
    >
      <TextField
        label={words.question_label}
        maxLength={2_000}
        value={asked}
        onChange={event => setAsked(event.currentTarget.value)}
      />
      <AreaField
        label={words.answer_label}
        placeholder={words.answer_placeholder}
        rows={3}
        maxLength={20_000}
        value={answer}
        onChange={event => setAnswer(event.currentTarget.value)}
      />
      {waiting > 0 && (
        <label className={controls.check}>
          <input
            type="checkbox"
            checked={notify}
            onChange={event => setNotify(event.currentTarget.checked)}
          />
          {counted(words.send_to, waiting)}
        </label>
      )}
      <div className={css.actions}>
        <Button type="submit" disabled={!text}>
          {words.teach_this}
        </Button>
        <Button
          variant="subtle"
          disabled={!text}
          loading={trial.isPending}
          onClick={() => trial.mutate({ question, drafts: [{ question: about, answer: text }] })}
        >
          {words.try_first}
        </Button>
        <span className={css.grow} />
        <Button variant="subtle" color="gray" onClick={putAside}>
          {words.not_ours}
        </Button>
      </div>
      <div aria-live="polite">
        {trial.isError && <Failure error={trial.error} />}
        {trial.data && (
          <div className={css.trial}>
            <p className={css.trialTitle}>{words.visitors_would_read}</p>
            <Answer answer={trial.data} />
          </div>
        )}
      </div>
    </form>
  )
}

function Restore({ id, question }: { id: string; question: string }) {
  const words = knowledgeWords().gaps
  const restore = useRestoreGap()
  return (
    <div className={css.actions}>
      <Button
        variant="default"
        onClick={() =>
          restore.mutateAsync({ id }).then(
            () => tell(say(words.restored_note, { question })),
            error => tell(faultSentence(error)),
          )
        }
      >
        {words.restore}
      </Button>
    </div>
  )
}
