import { Button } from '@mantine/core'
import { type FormEvent, type Ref, useState } from 'react'
import { Answer } from '../../parts/ask/answer.tsx'
import { useAsk, useKeepAsCheck } from '../../parts/ask/queries.ts'
import { SendIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { Failure } from '../../parts/states.tsx'
import controls from '../controls.module.css'
import { useOpenDoor } from '../door.ts'
import { knowledgeWords } from '../words.ts'
import css from './ask-desk.module.css'

/** A question to the desk as a visitor would ask it, beside whatever the owner is at. */
export function AskDesk({ field }: { field?: Ref<HTMLInputElement> }) {
  return (
    <Card title={knowledgeWords().ask.title}>
      <AskForm field={field} />
    </Card>
  )
}

export function AskForm({ field, first = '' }: { field?: Ref<HTMLInputElement>; first?: string }) {
  const words = knowledgeWords().ask
  const open = useOpenDoor()
  const [question, setQuestion] = useState(first)
  const ask = useAsk()
  const check = useKeepAsCheck()
  const asked = ask.variables?.question ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = question.trim()
    if (!text || ask.isPending) return
    check.reset()
    ask.mutate({ question: text })
  }
  return (
    <div className={css.ask}>
      <form onSubmit={send} className={css.form}>
        <input
          ref={field}
          className={`${controls.field} ${css.question}`}
          dir="auto"
          aria-label={words.label}
          placeholder={words.placeholder}
          maxLength={4_000}
          value={question}
          onChange={event => setQuestion(event.currentTarget.value)}
        />
        <button
          type="submit"
          className={controls.icon}
          aria-label={words.send}
          disabled={!question.trim() || ask.isPending}
        >
          <SendIcon size={16} />
        </button>
      </form>
      <div aria-live="polite" aria-busy={ask.isPending} className={css.said}>
        {ask.isError && <Failure error={ask.error} retry={() => ask.mutate({ question: asked })} />}
        {ask.data && <Answer answer={ask.data} />}
        {ask.data && (
          <div className={css.actions}>
            {ask.data.answered ? (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={check.isPending}
                disabled={check.isSuccess}
                onClick={() =>
                  check.mutate(
                    { question: asked, expected: ask.data.reply.slice(0, 2_000) },
                    { onSuccess: () => tell(words.check_made) },
                  )
                }
              >
                {words.make_check}
              </Button>
            ) : (
              <Button size="compact-sm" variant="light" onClick={() => open('teach', asked)}>
                {words.teach_it}
              </Button>
            )}
          </div>
        )}
        {check.isError && <Failure error={check.error} />}
      </div>
      {!ask.data && !ask.isError && <p className={css.note}>{words.note}</p>}
    </div>
  )
}
