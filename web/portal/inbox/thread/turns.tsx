import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ChevronIcon } from '../../parts/icons.tsx'
import { Pending } from '../../parts/states.tsx'
import { counted } from '../../words/words.ts'
import { notYetIn, usePending } from '../composer/outbox.ts'
import { NoteLine } from '../notes/note-line.tsx'
import { loadOlder, messagesQuery, useActivity } from '../queries.ts'
import type { Conversation } from '../records.ts'
import { inboxWords } from '../words.ts'
import { Day } from './day.tsx'
import { EventLine } from './event-line.tsx'
import { PendingTurn } from './pending-turn.tsx'
import css from './thread.module.css'
import { type Entry, timelineOf } from './timeline.ts'
import { Turn } from './turn.tsx'
import { firstUnread, useReading } from './use-reading.ts'
import { useScroll } from './use-scroll.ts'

/** What was said and what happened, the newest at the bottom. Older pages come as one scrolls up. */
export function Turns({ conversation, writing }: { conversation: Conversation; writing: ReactNode }) {
  const words = inboxWords()
  const { id } = conversation
  const { data: thread, error, refetch } = useQuery(messagesQuery(id))
  const activity = useActivity(id)
  const pending = notYetIn(thread?.messages ?? [], usePending(id))
  const [newAfter, setNewAfter] = useState<number | null>()
  if (thread && newAfter === undefined) setNewAfter(firstUnread(thread.messages, conversation.unread))
  const entries = useMemo(
    () => (thread ? timelineOf(thread, activity, newAfter ?? null) : []),
    [thread, activity, newAfter],
  )
  const [loading, setLoading] = useState(false)
  const older = useRef(async () => {})
  older.current = async () => {
    if (loading || !thread?.more) return
    setLoading(true)
    // What fails here is tried again by the next scroll, or by the button.
    await loadOlder(id).catch(() => {})
    setLoading(false)
  }
  const last = thread?.messages.at(-1)?.position ?? 0
  const { scroller, inner, isAtEnd, toEnd } = useScroll({
    first: thread?.messages[0]?.id ?? '',
    last: `${last} ${pending.length}`,
    onNearTop: () => void older.current(),
  })
  useReading(conversation, last, isAtEnd)
  const below = useBelow(last, isAtEnd)

  if (!thread)
    return (
      <div className={css.turns}>
        <Pending error={error} retry={refetch} lines={6} height={64} />
      </div>
    )
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what was said */}
      <div className={css.turns} ref={scroller} tabIndex={0} role="log" aria-label={words.conversations}>
        <div className={css.inner} ref={inner}>
          {thread.more ? (
            <button
              type="button"
              className={css.older}
              onClick={() => void older.current()}
              disabled={loading}
            >
              {loading ? words.loading_more : words.older}
            </button>
          ) : null}
          {entries.map(entry => (
            <Line key={entry.key} entry={entry} conversation={conversation} />
          ))}
          {pending.map(turn => (
            <PendingTurn key={turn.key} turn={turn} />
          ))}
          {writing}
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={css.toEnd} onClick={toEnd} aria-label={words.newest}>
          {below > 0 && counted(words.new_below, below)}
          <ChevronIcon size={16} />
        </button>
      )}
    </div>
  )
}

function Line({ entry, conversation }: { entry: Entry; conversation: Conversation }) {
  switch (entry.kind) {
    case 'day':
      return <Day at={entry.at} />
    case 'new':
      return <div className={css.new}>{inboxWords().new_line}</div>
    case 'event':
      if (entry.activity.kind === 'note')
        return <NoteLine activity={entry.activity} conversationId={conversation.id} />
      return <EventLine activity={entry.activity} conversation={conversation} />
    case 'message':
      return <Turn message={entry.message} continues={entry.continues} conversation={conversation} />
  }
}

/** How many messages have come below the part that is read. */
function useBelow(last: number, isAtEnd: boolean): number {
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)
  return Math.max(0, last - seen)
}
