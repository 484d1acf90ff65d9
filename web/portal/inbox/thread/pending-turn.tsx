import type { PendingMessage } from '../composer/outbox.ts'
import { inboxWords } from '../words.ts'
import css from './turn.module.css'

/** What the reader has just sent, before the server has answered. */
export const PendingTurn = ({ turn }: { turn: PendingMessage }) => (
  <article className={css.turn} data-role="person" data-pending>
    <p className={css.words} dir="auto">
      {turn.text}
    </p>
    <footer className={css.by}>{inboxWords().sending}</footer>
  </article>
)
