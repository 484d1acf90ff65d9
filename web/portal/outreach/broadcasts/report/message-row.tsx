import { Link } from '@tanstack/react-router'
import type { BroadcastMessage } from '#client'
import { Chip, type Tone } from '../../../parts/chip.tsx'
import { briefly, soon } from '../../../words/dates.ts'
import { reasonIn } from '../reason.ts'
import { broadcastWords } from '../words.ts'
import css from './report.module.css'

const toneOf: Record<BroadcastMessage['state'], Tone> = {
  queued: 'plain',
  sending: 'sky',
  sent: 'ok',
  delivered: 'ok',
  read: 'ok',
  replied: 'ask',
  failed: 'alarm',
  blocked: 'plain',
  cancelled: 'plain',
}

/** One person's message: how far it got, why it did not, and what was replied. */
export function MessageRow({ message }: { message: BroadcastMessage }) {
  const words = broadcastWords()
  const {
    name,
    to_address,
    state,
    reason,
    reason_label,
    reply_snippet,
    reply_conversation_id: reply,
  } = message
  const at =
    message.replied_at ?? message.read_at ?? message.delivered_at ?? message.failed_at ?? message.sent_at
  const called = name || to_address || words.people.nameless
  return (
    <div className={css.row}>
      <span className={css.who}>
        <span className={css.person} dir="auto">
          {called}
        </span>
        <span className={css.detail}>
          {reply_snippet ? (
            <q dir="auto">{reply_snippet}</q>
          ) : reason ? (
            reasonIn(words.reasons, reason, reason_label ?? reason)
          ) : (
            name && <bdi>{to_address}</bdi>
          )}
          {message.unsubscribed_at && ` · ${words.report.unsubscribed}`}
        </span>
      </span>
      <span className={css.state}>
        {reply && (
          <Link to="/inbox/$id" params={{ id: reply } as never} className={css.open}>
            {words.report.open_reply}
          </Link>
        )}
        <Chip tone={toneOf[state]}>{words.report.state[state]}</Chip>
        {message.held_until && state === 'queued' ? (
          <time dateTime={message.held_until}>{soon(message.held_until)}</time>
        ) : (
          at && <time dateTime={at}>{briefly(at)}</time>
        )}
      </span>
    </div>
  )
}
