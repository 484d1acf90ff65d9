import type { Colleague, Writer } from '../../live/conversation.ts'
import { say } from '../../words/words.ts'
import { inboxWords } from '../words.ts'
import css from './thread.module.css'

const namesOf = (colleagues: Colleague[]): string => colleagues.map(({ name }) => name).join(', ')

/** Colleagues who have the conversation before them too, so that nobody answers over another. */
export function Company({ colleagues }: { colleagues: Colleague[] }) {
  const words = inboxWords()
  const writing = colleagues.filter(({ state }) => state === 'typing')
  const shown = writing.length ? writing : colleagues
  if (!shown.length) return null
  const one = writing.length ? words.typing_colleague : words.viewing
  const many = writing.length ? words.typing_many : words.viewing_many
  return (
    <p className={css.company} data-writing={writing.length > 0 || undefined} role="status" dir="auto">
      {say(shown.length === 1 ? one : many, { name: namesOf(shown), names: namesOf(shown) })}
    </p>
  )
}

/** Who writes just now: the visitor, under what was said. */
export function Writing({ writer, name }: { writer: Writer | null; name: string }) {
  if (writer?.by !== 'visitor') return null
  return (
    <p className={css.writing} role="status" dir="auto">
      {say(inboxWords().writing, { name })}
    </p>
  )
}
