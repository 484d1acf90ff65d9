import { lazy, Suspense } from 'react'
import { reasonOf } from '../../api/api.ts'
import { CheckIcon, CloseIcon } from '../../parts/icons.tsx'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { Popover } from '../../parts/popover.tsx'
import { say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Message } from '../records.ts'
import { useSelf } from '../self.ts'
import css from './marks.module.css'
import { mark, unmark } from './queries.ts'

const Wrong = lazy(() => import('./wrong.tsx').then(({ Wrong: component }) => ({ default: component })))

/** Whether an answer of the assistant was right; a wrong one with the answer that would have been. */
export function Marks({ message, conversationId }: { message: Message; conversationId: string }) {
  const words = conversationWords()
  const me = useSelf()
  const place = { conversationId, messageId: message.id }
  const given = message.mark
  const refusal = (error: unknown) => say(words.not_marked, { reason: reasonOf(error) ?? '' })
  const refused = (error: unknown) => tell(refusal(error))
  const right = () => void mark(place, { verdict: 'right' }, me.name).catch(refused)
  const takeBack = () => {
    if (!given) return
    const { verdict, note, right_answer } = given
    const again = { verdict, note, ...(verdict === 'wrong' && { right_answer }) }
    void tellWhenDone(
      unmark(place).then(
        () => ({ text: words.unmark, undo: () => mark(place, again, me.name).catch(refused) }),
        error => ({ text: refusal(error) }),
      ),
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
        {close => (
          <Suspense>
            <Wrong place={place} sources={message.sources} name={me.name} close={close} />
          </Suspense>
        )}
      </Popover>
    </fieldset>
  )
}
