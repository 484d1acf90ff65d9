import { useState } from 'react'
import { reasonOf } from '../../api/api.ts'
import { CheckIcon, CloseIcon } from '../../parts/icons.tsx'
import { offerUndo, tell } from '../../parts/notices/notices.ts'
import { Popover } from '../../parts/popover.tsx'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Message } from '../records.ts'
import { useSelf } from '../self.ts'
import css from './marks.module.css'
import { askedBefore, mark, teach, unmark } from './queries.ts'

/** Characters of a question that is taught. */
const longestQuestion = 2_000

/** Whether an answer of the assistant was right; a wrong one with the answer that would have been. */
export function Marks({ message, conversationId }: { message: Message; conversationId: string }) {
  const words = conversationWords()
  const me = useSelf()
  const place = { conversationId, messageId: message.id }
  const given = message.mark
  const refused = (error: unknown) => tell(say(words.not_marked, { reason: reasonOf(error) ?? '' }))
  const right = () => void mark(place, { verdict: 'right' }, me.name).catch(refused)
  const takeBack = () => {
    if (!given) return
    const { verdict, note, right_answer } = given
    unmark(place).then(
      () =>
        offerUndo(words.unmark, () =>
          mark(place, { verdict, note, ...(verdict === 'wrong' && { right_answer }) }, me.name).catch(
            refused,
          ),
        ),
      refused,
    )
  }
  if (given) {
    const name = given.marked_by ?? words.marked_somebody
    return (
      <span className={css.given} data-verdict={given.verdict}>
        {given.verdict === 'right' ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
        <button
          type="button"
          className={css.text}
          title={words.unmark}
          aria-label={`${say(words[`marked_${given.verdict}`], { name })}. ${words.unmark}`}
          onClick={takeBack}
        >
          {given.verdict === 'right' ? words.mark_right : words.mark_wrong}
        </button>
      </span>
    )
  }
  return (
    <fieldset className={css.marks} aria-label={words.mark_this}>
      <button
        type="button"
        className={css.mark}
        title={words.mark_right}
        aria-label={words.mark_right}
        onClick={right}
      >
        <CheckIcon size={14} />
      </button>
      <Popover
        className={css.mark}
        label={words.mark_wrong}
        panelClass={css.panel}
        button={<CloseIcon size={14} />}
      >
        {close => <Wrong place={place} name={me.name} close={close} />}
      </Popover>
    </fieldset>
  )
}

function Wrong({
  place,
  name,
  close,
}: {
  place: { conversationId: string; messageId: string }
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
      await teach(question, right_answer)
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
