import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { reasonOf } from '../../api/api.ts'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { tell } from '../../parts/notices/notices.ts'
import { counted, say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Need } from '../records.ts'
import { gapQuery, useTeach } from './queries.ts'
import css from './teach.module.css'

/** What this visitor asked and nobody has taught: one answer serves them and everybody who asks it later. */
export function Teach({ need: { id, title } }: { need: Need }) {
  const words = conversationWords()
  const { data } = useQuery(gapQuery(id))
  const [answer, setAnswer] = useDraft(`gap:${id}`)
  const [sends, setSends] = useState(true)
  const teach = useTeach()
  const field = useId()
  const asked = data?.conversations.length ?? 0
  const waiting = data?.conversations.filter(each => each.waiting).length ?? 0
  const text = answer.trim()
  const submit = () => {
    if (!text || teach.isPending) return
    teach.mutateAsync({ itemId: id, question: title, answer: text, notify: sends && waiting > 0 }).then(
      ({ notified }) => {
        setAnswer('')
        tell(notified ? counted(words.taught_and_sent, notified) : words.taught)
      },
      error => tell(say(words.not_taught, { reason: reasonOf(error) ?? '' })),
    )
  }
  return (
    <form
      className={css.card}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <p className={css.asked}>{asked > 0 ? counted(words.gap_asked, asked) : words.gap_once}</p>
      <p className={css.question} dir="auto">
        {title}
      </p>
      <label className={css.label} htmlFor={field}>
        {say(words.gap_question, { question: title })}
      </label>
      <textarea
        id={field}
        className={css.field}
        placeholder={words.gap_answer}
        maxLength={20_000}
        rows={3}
        dir="auto"
        value={answer}
        onChange={event => setAnswer(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          submit()
        }}
      />
      {waiting > 0 && (
        <label className={css.sends}>
          <input type="checkbox" checked={sends} onChange={event => setSends(event.currentTarget.checked)} />
          {counted(words.send_too, waiting)}
        </label>
      )}
      <Button type="submit" fullWidth size="xs" disabled={!text} loading={teach.isPending}>
        {sends && waiting > 0 ? counted(words.teach_and_send, waiting) : words.teach}
      </Button>
    </form>
  )
}
