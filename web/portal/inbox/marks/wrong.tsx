import { useState } from 'react'
import type { CitedSource } from '#client'
import { reasonOf } from '../../api/api.ts'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import { askedBefore, mark, type Place, teach } from './queries.ts'
import css from './wrong.module.css'

/** Characters of a question that is taught. */
const longestQuestion = 2_000

/** What was wrong with an answer, and what would have been right, which may be taught at once. */
export function Wrong({
  place,
  sources,
  name,
  close,
}: {
  place: Place
  /** what the answer was made of */
  sources: CitedSource[]
  name: string
  close: () => void
}) {
  const words = conversationWords()
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(() => askedBefore(place)?.slice(0, longestQuestion) ?? '')
  const question = asked.trim()
  const save = async (teaches: boolean) => {
    const right_answer = answer.trim()
    close()
    try {
      await mark(
        place,
        { verdict: 'wrong', ...(note.trim() && { note }), ...(right_answer && { right_answer }) },
        name,
      )
      if (!teaches || !question) return
      await teach(question, right_answer, sources)
      tell(words.marked_and_taught)
    } catch (error) {
      tell(say(words.not_marked, { reason: reasonOf(error) ?? '' }))
    }
  }
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        void save(false)
      }}
    >
      <p className={css.title}>{words.wrong_title}</p>
      <label className={css.label}>
        {words.asked_label}
        <textarea
          rows={2}
          maxLength={longestQuestion}
          dir="auto"
          className={css.question}
          value={asked}
          onChange={event => setAsked(event.currentTarget.value)}
        />
      </label>
      <label className={css.label}>
        {words.right_answer}
        <textarea
          data-first
          rows={3}
          maxLength={2_000}
          dir="auto"
          className={css.field}
          value={answer}
          onChange={event => setAnswer(event.currentTarget.value)}
        />
      </label>
      <label className={css.label}>
        {words.wrong_note}
        <input
          className={css.field}
          maxLength={2_000}
          dir="auto"
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
      </label>
      <div className={css.foot}>
        <button type="submit" className={css.plain}>
          {words.mark_save}
        </button>
        <button
          type="button"
          className={css.teach}
          disabled={!answer.trim() || !question}
          onClick={() => void save(true)}
        >
          {words.mark_save_and_teach}
        </button>
      </div>
    </form>
  )
}
