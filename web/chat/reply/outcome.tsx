import { useEffect, useState } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import type { ChatViewProps } from '../chat-view-props.ts'
import { contactWays } from '../contact.ts'
import type { ChatTurn } from '../conversation/conversation.ts'
import type { Failure } from '../stream/chat-stream.ts'
import { OutsideLink } from './reply.tsx'

interface OutcomeProps {
  turn: ChatTurn
  viewProps: ChatViewProps
  askAgain?: () => void
}

/** Says that a reply was stopped, passed to the team, or failed and can be asked again. */
export function Outcome({ turn, viewProps, askAgain }: OutcomeProps) {
  const { strings, business } = viewProps
  if (turn.state === 'stopped') return <p class="note">{strings.stopped}</p>
  if (turn.state === 'answered' && turn.handed_over) {
    return <p class="note passed">{phrase(strings.passed_on, { business })}</p>
  }
  if (turn.state !== 'failed' || !turn.failure) return null
  return <Failed failure={turn.failure} viewProps={viewProps} askAgain={askAgain} />
}

interface FailedProps {
  failure: NonNullable<ChatTurn['failure']>
  viewProps: ChatViewProps
  askAgain?: () => void
}

function Failed({ failure, viewProps, askAgain }: FailedProps) {
  const { strings, business } = viewProps
  const seconds = useSecondsLeft(failure.retry_at ?? 0)
  const busy = failure.kind === 'busy'
  // A question in the past cannot be asked again, so it only says that it was not delivered.
  const sentence = busy && !askAgain ? strings.not_delivered : failureSentence(failure, viewProps, seconds)
  return (
    <div class={busy ? 'note' : 'note failure'}>
      <p>{sentence}</p>
      {askAgain && (
        <button type="button" class="quiet-button" onClick={askAgain} disabled={seconds > 0}>
          {strings.retry}
        </button>
      )}
      {(busy || failure.kind === 'fault') && (
        <DirectWays viewProps={viewProps} intro={phrase(strings.reach_directly, { business })} />
      )}
    </div>
  )
}

/** The failure in the visitor's language: the server's own sentences are English, for programmers. */
export function failureSentence(failure: Failure, { strings, lang }: ChatViewProps, seconds: number): string {
  switch (failure.kind) {
    case 'busy':
      return seconds > 0 ? phrase(strings.busy, { time: duration(seconds, lang) }) : strings.busy_over
    case 'cut':
      return strings.interrupted
    case 'fault':
      return strings.our_fault
    default:
      return strings.not_delivered
  }
}

export function DirectWays({ viewProps, intro }: { viewProps: ChatViewProps; intro: string }) {
  const ways = contactWays(viewProps.contact, viewProps.strings)
  if (ways.length === 0) return null
  return (
    <>
      <p>{intro}</p>
      <ul class="ways">
        {ways.map(({ href, text }) => (
          <li dir="ltr">
            <OutsideLink href={href}>{text}</OutsideLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until))
  useEffect(() => {
    setSeconds(secondsTo(until))
    if (secondsTo(until) === 0) return
    const timer = setInterval(() => setSeconds(secondsTo(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** Whole seconds until a moment (milliseconds since the epoch), 0 when it has passed. */
export function secondsTo(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

/** 45 → `45 seconds`, 600 → `10 minutes`, in the language's own plural. */
function duration(seconds: number, lang: string): string {
  const [amount, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
