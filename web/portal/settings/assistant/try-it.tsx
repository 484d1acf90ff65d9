import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Account } from '#client'
import { Answer } from '../../parts/ask/answer.tsx'
import { useAsk } from '../../parts/ask/queries.ts'
import { TextField } from '../../parts/field.tsx'
import { Failure } from '../../parts/states.tsx'
import { Subject } from '../frame.tsx'
import css from './page.module.css'
import { assistantWords } from './words.ts'

/** A question to the assistant as it is set now. */
export function TryIt({ account }: { account: Account | undefined }) {
  const words = assistantWords()
  const [question, setQuestion] = useState('')
  const ask = useAsk()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = question.trim()
    if (text && !ask.isPending) ask.mutate({ question: text })
  }
  return (
    <Subject title={words.try_title} note={words.try_note}>
      {account?.greeting && (
        <div>
          <p className={css.more}>{words.greets}</p>
          <blockquote className={css.greeting} dir="auto">
            {account.greeting}
          </blockquote>
        </div>
      )}
      <form onSubmit={send} className={css.form}>
        <TextField
          label={words.try_label}
          maxLength={4_000}
          value={question}
          onChange={event => setQuestion(event.target.value)}
        />
        <Button type="submit" loading={ask.isPending} disabled={!question.trim()}>
          {words.try_send}
        </Button>
      </form>
      <div className={css.said} aria-live="polite" aria-busy={ask.isPending}>
        {ask.isError && <Failure error={ask.error} />}
        {ask.data && <Answer answer={ask.data} />}
      </div>
    </Subject>
  )
}
