import { Empty } from '../../parts/states.tsx'
import { inboxWords } from '../words.ts'
import css from './thread.module.css'

/** Stands where a conversation will be. */
export function Nobody() {
  const words = inboxWords()
  return (
    <section className={css.nobody}>
      <Empty title={words.choose} note={words.choose_note} />
    </section>
  )
}
