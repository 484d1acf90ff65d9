import { Button, SegmentedControl } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Answer } from '../../parts/ask/answer.tsx'
import { useAsk } from '../../parts/ask/queries.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { AreaField, TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { ChooseFiles } from '../uploads/choose.tsx'
import { knowledgeWords } from '../words.ts'
import { type Lesson, useTeach } from './queries.ts'
import css from './teach.module.css'

const ways = ['pair', 'text', 'file'] as const
type Way = (typeof ways)[number]

/** Teaches a question with its answer, a text, or files. What was typed is a draft until it is taught. */
export function TeachDialog({ question, close }: { question?: string | undefined; close: () => void }) {
  const words = knowledgeWords().teaching
  const isOwner = useIsOwner()
  const [way, setWay] = useState<Way>('pair')
  const offered = ways.filter(each => each !== 'file' || isOwner)
  return (
    <Dialog title={words.title} close={close} wide>
      <div className={css.form}>
        <SegmentedControl
          aria-label={words.how}
          data={offered.map(each => ({ value: each, label: words[each] }))}
          value={way}
          onChange={value => setWay(value as Way)}
        />
        {way === 'pair' && <Pair first={question} close={close} />}
        {way === 'text' && <Text close={close} />}
        {way === 'file' && <ChooseFiles />}
      </div>
    </Dialog>
  )
}

function Pair({ first, close }: { first: string | undefined; close: () => void }) {
  const words = knowledgeWords().teaching
  const [question, setQuestion] = useDraft(`teach-question:${first ?? ''}`, first)
  const [answer, setAnswer] = useDraft(`teach-answer:${first ?? ''}`)
  const asked = useAsk()
  const pair = { question: question.trim(), answer: answer.trim() }
  const isWhole = pair.question !== '' && pair.answer !== ''
  const done = () => {
    setQuestion('')
    setAnswer('')
    close()
  }
  return (
    <LessonForm
      lesson={isWhole ? pair : null}
      done={done}
      tryFirst={() => asked.mutate({ question: pair.question, drafts: [pair] })}
    >
      <TextField
        data-first={first ? undefined : true}
        label={words.question}
        placeholder={words.question_placeholder}
        maxLength={2_000}
        value={question}
        onChange={event => setQuestion(event.currentTarget.value)}
      />
      <AreaField
        data-first={first ? true : undefined}
        label={words.answer}
        placeholder={words.answer_placeholder}
        rows={4}
        maxLength={20_000}
        value={answer}
        onChange={event => setAnswer(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {asked.isError && <Failure error={asked.error} />}
        {asked.data && <Answer answer={asked.data} />}
      </div>
    </LessonForm>
  )
}

function Text({ close }: { close: () => void }) {
  const words = knowledgeWords().teaching
  const [content, setContent] = useDraft('teach-text')
  const done = () => {
    setContent('')
    close()
  }
  return (
    <LessonForm lesson={content.trim() ? { content } : null} done={done}>
      <AreaField
        label={words.paste}
        placeholder={words.paste_placeholder}
        rows={8}
        maxLength={2_000_000}
        value={content}
        onChange={event => setContent(event.currentTarget.value)}
      />
    </LessonForm>
  )
}

/** The form around a lesson; null while it isn't whole. */
function LessonForm({
  lesson,
  done,
  tryFirst,
  children,
}: {
  lesson: Lesson | null
  done: () => void
  tryFirst?: () => void
  children: ReactNode
}) {
  const words = knowledgeWords().teaching
  const teach = useTeach()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!lesson || teach.isPending) return
    teach.mutate(lesson, {
      onSuccess: () => {
        tell(words.learnt)
        done()
      },
    })
  }
  return (
    <form className={css.form} onSubmit={send}>
      {children}
      {teach.isError && <Failure error={teach.error} />}
      <div className={css.actions}>
        <Button type="submit" disabled={!lesson} loading={teach.isPending}>
          {words.learn}
        </Button>
        {tryFirst && (
          <Button variant="subtle" disabled={!lesson} onClick={tryFirst}>
            {words.try_first}
          </Button>
        )}
      </div>
    </form>
  )
}
