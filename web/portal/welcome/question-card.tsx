import { type FormEvent, useState } from 'react'
import type { FirstQuestion } from '#client'
import { Button } from '../parts/button.tsx'
import { Chip } from '../parts/chip.tsx'
import { useDraft } from '../parts/draft.ts'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { AreaField } from '../parts/field.tsx'
import { say } from '../words/words.ts'
import { useCorrect } from './queries.ts'
import css from './questions.module.css'
import { welcomeWords } from './words.ts'

/** A question with its answer: it is right, or the owner's words are taught and the next answer uses them. */
export function QuestionCard({
  asked,
  verdict,
  judge,
}: {
  asked: FirstQuestion
  verdict: string | true | null
  judge: (verdict: string | true) => void
}) {
  const words = welcomeWords()
  const [editing, setEditing] = useState(false)
  const answer = typeof verdict === 'string' ? verdict : asked.answer
  return (
    <li className={css.card}>
      <p className={css.question} dir="auto">
        {asked.question}
      </p>
      {editing ? (
        <Correction
          asked={{ ...asked, answer }}
          taught={reply => {
            judge(reply)
            setEditing(false)
          }}
          cancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className={css.answer} dir="auto">
            {answer}
          </p>
          <p className={css.source}>
            {verdict === null || verdict === true ? say(words.from, { name: asked.name }) : words.corrected}
          </p>
          <div className={css.actions}>
            {verdict === null ? (
              <Button onClick={() => judge(true)}>{words.right}</Button>
            ) : (
              <Chip tone="ok">{verdict === true ? words.said_right : words.state_done}</Chip>
            )}
            <Button variant="default" onClick={() => setEditing(true)}>
              {words.correct}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function Correction({
  asked,
  taught,
  cancel,
}: {
  asked: FirstQuestion
  taught: (reply: string) => void
  cancel: () => void
}) {
  const words = welcomeWords()
  const [text, write] = useDraft(`welcome:${asked.question}`, asked.answer)
  const correct = useCorrect()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correct.mutate(
      { question: asked.question, answer: text.trim() },
      {
        onSuccess: reply => {
          write('')
          taught(reply)
        },
      },
    )
  }
  const { error } = correct
  return (
    <form className={css.form} onSubmit={submit}>
      <AreaField
        label={words.your_answer}
        error={error && reasonSentence(error)}
        value={text}
        required
        maxLength={4_000}
        autoFocus
        onChange={event => write(event.target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" loading={correct.isPending} disabled={!text.trim()}>
          {words.teach}
        </Button>
        <Button variant="subtle" color="gray" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
