import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import type { Call } from '#client'
import { Player } from '../../parts/player/player.tsx'
import { TranscriptRow } from '../../parts/player/transcript-row.tsx'
import { heardAt, sentenceAt } from '../../parts/player/turns.ts'
import { usePlayer } from '../../parts/player/use-player.ts'
import { usePlayerKeys } from '../../parts/player/use-player-keys.ts'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { loadWords, say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import { NoteLine } from '../notes/note-line.tsx'
import { useActivity } from '../queries.ts'
import type { Conversation } from '../records.ts'
import { EventLine } from '../thread/event-line.tsx'
import { Turns } from '../thread/turns.tsx'
import css from './call.module.css'
import { entriesOf } from './entries.ts'
import { callQuery } from './queries.ts'

const HowItWent = lazy(async () => {
  const [{ HowItWent }] = await Promise.all([import('./how-it-went/how-it-went.tsx'), loadWords('call')])
  return { default: HowItWent }
})

const underWay = new Set<Call['status']>(['queued', 'ringing', 'in_progress'])

/** A call in the inbox: while it goes on like any thread, afterwards with its sound and what was said, turn by turn. */
export function CallThread({ conversation, writing }: { conversation: Conversation; writing: ReactNode }) {
  const words = conversationWords()
  const { data: call, error, refetch } = useQuery(callQuery(conversation.id))
  if (error && call === undefined) return <Failure error={error} retry={refetch} />
  if (call === undefined)
    return (
      <div className={css.thread}>
        <Late>
          <Bones lines={6} height={56} />
        </Late>
      </div>
    )
  if (call === null) return <Turns conversation={conversation} writing={writing} />
  if (underWay.has(call.status))
    return (
      <>
        <p className={css.state}>{words.call_under_way}</p>
        <Turns conversation={conversation} writing={writing} />
      </>
    )
  return <Ended key={call.id} call={call} conversation={conversation} />
}

function Ended({ call, conversation }: { call: Call; conversation: Conversation }) {
  const words = conversationWords()
  const activity = useActivity(conversation.id)
  const { transcript, recording_url: url, duration, summary } = call
  const player = usePlayer(duration)
  const entries = useMemo(() => entriesOf(call, activity), [call, activity])
  const heard = url && player.begun ? heardAt(transcript, player.at * 1_000) : -1
  const { seek: seekTo, media, play } = player
  usePlayerKeys(player, Boolean(url))
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows stay as they are while the clock runs
  const seek = useCallback(
    (seconds: number) => {
      seekTo(seconds)
      play()
    },
    [media, player.length],
  )
  return (
    <>
      {url ? (
        <Player url={url} turns={transcript} player={player} />
      ) : (
        <p className={css.state}>{missing(call)}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what was said */}
      <div className={css.thread} tabIndex={0} role="log" aria-label={words.transcript}>
        {summary && (
          <p className={css.summary} dir="auto">
            <strong>{words.summary}</strong> <bdi>{summary}</bdi>
          </p>
        )}
        {!transcript.length && <p className={css.quiet}>{words.nothing_said}</p>}
        <ol className={css.turns}>
          {entries.map(entry =>
            entry.kind === 'turn' ? (
              <TranscriptRow
                key={entry.key}
                turn={entry.turn}
                speaker={entry.turn.role === 'agent' ? words.assistant : words.caller}
                heard={entry.index === heard}
                sentence={entry.index === heard ? sentenceAt(entry.turn, player.at * 1_000) : -1}
                follows={player.playing}
                seek={url ? seek : null}
              />
            ) : (
              <li key={entry.key} className={css.event}>
                {entry.activity.kind === 'note' ? (
                  <NoteLine activity={entry.activity} conversationId={conversation.id} />
                ) : (
                  <EventLine activity={entry.activity} conversation={conversation} />
                )}
              </li>
            ),
          )}
        </ol>
        <Suspense>
          <HowItWent call={call} />
        </Suspense>
      </div>
    </>
  )
}

/** Days that recordings are kept. */
const keptDays = 90

/** Why there is nothing to hear. */
function missing({ status, error, answered_at, ended_at }: Call): string {
  const words = conversationWords()
  if (status === 'no_answer') return words.call_no_answer
  if (status === 'busy') return words.call_busy
  if (status === 'failed') return error ? say(words.call_failed, { reason: error }) : words.call_no_answer
  if (!answered_at) return words.call_no_answer
  const isOld = ended_at !== null && Date.now() - Date.parse(ended_at) > keptDays * 24 * 3_600_000
  return isOld ? words.recording_gone : words.no_recording
}
