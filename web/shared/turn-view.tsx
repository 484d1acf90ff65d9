import { useEffect, useState } from 'preact/hooks'
import type { Source } from './chat-stream.ts'
import type { Contact } from './contact.ts'
import { contactWays } from './contact.ts'
import type { Turn } from './conversation.ts'
import { phrase } from './phrase.ts'
import { OutsideLink, Reply } from './reply.tsx'
import { safeHref } from './reply-text.ts'
import type { Strings } from './strings/en.ts'

/** What every part of a conversation's view needs to know of the desk. */
export type Scene = {
  business: string
  agent_name: string
  contact: Contact
  strings: Strings
  /** of the interface, for dates and numbers in the visitor's own region of that language */
  lang: string
}

type TurnProps = { turn: Turn; scene: Scene; askAgain?: () => void }

export function TurnView({ turn, scene, askAgain }: TurnProps) {
  const { strings } = scene
  const waiting = turn.state === 'asking'
  const arriving = turn.state === 'answering'
  return (
    <div class="turn">
      <div class="question">
        <div class="bubble" dir="auto">
          <span class="only-heard">{strings.you}: </span>
          {turn.question}
        </div>
        <Moment at={turn.asked_at} lang={scene.lang} />
      </div>
      <div class={waiting || arriving ? 'answer arriving' : 'answer'}>
        <span class="arch" aria-hidden="true" />
        <span class="only-heard">{scene.agent_name}: </span>
        {waiting && <Writing />}
        {turn.reply !== '' && <Reply text={turn.reply} unfinished={arriving} />}
        {!arriving && turn.sources.length > 0 && <Sources sources={turn.sources} label={strings.sources} />}
        <Outcome turn={turn} scene={scene} askAgain={askAgain} />
      </div>
    </div>
  )
}

function Writing() {
  return (
    <span class="writing" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

function Moment({ at, lang }: { at: string; lang: string }) {
  return (
    <time class="moment" dateTime={at}>
      {momentText(new Date(at), lang)}
    </time>
  )
}

/** The time, in the reader's zone; with the day when it was another one. */
function momentText(moment: Date, lang: string): string {
  const today = moment.toDateString() === new Date().toDateString()
  const format: Intl.DateTimeFormatOptions = today
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' }
  return new Intl.DateTimeFormat(lang, format).format(moment)
}

function Sources({ sources, label }: { sources: Source[]; label: string }) {
  const each = [...new Map(sources.map(source => [source.parent_doc_id, source])).values()]
  return (
    <ul class="sources" aria-label={label}>
      {each.map(({ name, origin }) => {
        const href = safeHref(origin ?? '')
        return (
          <li class="source" title={name}>
            {href?.startsWith('http') ? (
              <OutsideLink href={href}>{name}</OutsideLink>
            ) : (
              <span dir="auto">{name}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Outcome({ turn, scene, askAgain }: TurnProps) {
  const { strings, business } = scene
  if (turn.state === 'stopped') return <p class="note">{strings.stopped}</p>
  if (turn.state === 'answered' && (turn.handed_over || !turn.answered)) {
    const note = turn.handed_over ? strings.passed_on : strings.noted
    return <p class="note passed">{phrase(note, { business })}</p>
  }
  if (turn.state !== 'failed' || !turn.failure) return null
  const { kind, retry_at } = turn.failure
  if (kind === 'busy' && askAgain) return <Busy until={retry_at ?? 0} scene={scene} askAgain={askAgain} />
  return (
    <div class="note failure">
      <p>{failureSentence(turn, scene)}</p>
      {askAgain && <Retry label={strings.retry} onClick={askAgain} />}
      {kind === 'fault' && <DirectWays scene={scene} intro={phrase(strings.reach_directly, { business })} />}
    </div>
  )
}

/** What went wrong, in the visitor's language; the server's own sentence only where it alone knows the reason. */
export function failureSentence({ failure }: Turn, { strings }: Scene): string {
  switch (failure?.kind) {
    case 'busy':
      return strings.busy_over
    case 'cut':
      return strings.interrupted
    case 'fault':
      return strings.our_fault
    case 'refused':
      return failure.detail ?? strings.not_delivered
    default:
      return strings.not_delivered
  }
}

function Busy({ until, scene, askAgain }: { until: number; scene: Scene; askAgain: () => void }) {
  const { strings, business } = scene
  const seconds = useSecondsLeft(until)
  const waiting = seconds > 0
  return (
    <div class="note">
      <p>{waiting ? phrase(strings.busy, { time: duration(seconds, scene.lang) }) : strings.busy_over}</p>
      <Retry label={strings.retry} onClick={askAgain} disabled={waiting} />
      <DirectWays scene={scene} intro={phrase(strings.reach_directly, { business })} />
    </div>
  )
}

function Retry(props: { label: string; onClick: () => void; disabled?: boolean }) {
  return (
    <button type="button" class="quiet-button" onClick={props.onClick} disabled={props.disabled ?? false}>
      {props.label}
    </button>
  )
}

export function DirectWays({ scene, intro }: { scene: Scene; intro: string }) {
  const ways = contactWays(scene.contact, scene.strings)
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
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** 45 → `45 seconds`, 600 → `10 minutes`, in the language's own plural. */
function duration(seconds: number, lang: string): string {
  const [amount, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
