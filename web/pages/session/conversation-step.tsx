import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { SaidLine } from '#contract/questionnaires/sessions.ts'
import type { Note } from '#contract/voice-socket.ts'
import { phrase } from '#locales/phrase.ts'
import { CaptionList } from '#web/voice/caption-list.tsx'
import { Typing } from '#web/voice/typing.tsx'
import type { Calling } from '#web/voice/use-voice.ts'
import { Level } from './level.tsx'
import type { SessionScriptData } from './page-data.ts'
import { Preview } from './preview.tsx'
import { useHeading } from './use-heading.ts'

interface ConversationStepProps {
  data: SessionScriptData
  you: string
  send: string
  calling: Calling
  /** The turns before this call began. */
  said: SaidLine[]
  /** null: the person goes without */
  camera: MediaStream | null
  /** null: the person types */
  microphone: MediaStream | null
  cameraLost: boolean
  turnCameraOn: () => void
  /** How many pictures of the camera were looked at; null where nobody watches. */
  frames: number | null
  /** A sentence about the recording; '' for none. */
  taping: string
  /** null until the last ten minutes */
  minutesLeft: number | null
  end: () => void
  /** Resumes a conversation that stopped, or that is open in another window. */
  again: () => void
}

/** The conversation: the number of the question, the captions, and the person's buttons. */
export function ConversationStep(props: ConversationStepProps) {
  const { data, calling, camera, microphone, cameraLost, frames, taping, minutesLeft } = props
  const { words, call: callWords } = data
  const { call } = calling
  const heading = useHeading()
  const elsewhere = call.notes.elsewhere === true
  const stopped = call.phase === 'ended'
  const spoken = useMemo(() => {
    const before = props.said.map((turn, n) => ({ ...turn, id: `said ${n}`, final: true }))
    // The text of a button is no word of the person's.
    return [...before, ...call.captions].filter(({ text }) => !commands.includes(text.trim().toLowerCase()))
  }, [props.said, call.captions])
  return (
    <section class="talk" aria-labelledby="question">
      <div class={camera ? 'talk-head' : 'talk-head alone'}>
        {camera && <Preview stream={camera} label={words.preview} />}
        <div class="talk-state">
          <h1 id="question" ref={heading} tabIndex={-1} aria-live="polite">
            {questionSentence(call.notes, words)}
          </h1>
          {data.recording !== 'none' && !stopped && <p class="on-air">{words.recording_now}</p>}
          {frames !== null && !stopped && <p class="frames">{phrase(words.frames, { frames })}</p>}
          {microphone && <Level stream={call.muted ? null : microphone} label={words.level} />}
        </div>
      </div>
      <div role="status" class="notes">
        {notesOf(props).map(note => (
          <p class="note" key={note}>
            {note}
          </p>
        ))}
        {taping !== '' && <p class="note">{taping}</p>}
        {minutesLeft !== null && <p class="note">{phrase(words.minutes_left, { minutes: minutesLeft })}</p>}
      </div>
      {call.blocked && (
        <p class="note">
          {callWords.sound_blocked}{' '}
          <button type="button" class="quiet-button" onClick={calling.unblock}>
            {callWords.hear}
          </button>
        </p>
      )}
      {cameraLost && (
        <p class="failure" role="alert">
          {words.camera_lost}{' '}
          <button type="button" class="quiet-button" onClick={props.turnCameraOn}>
            {words.camera_again}
          </button>
        </p>
      )}
      <CaptionList
        captions={spoken}
        manner={call.manner}
        label={callWords.captions}
        you={props.you}
        agent={data.business}
      />
      {stopped ? (
        <div class="step" role="alert">
          {call.ending?.trouble === 'lost' && <p>{callWords.unplugged}</p>}
          <p>{elsewhere ? words.elsewhere : words.paused}</p>
          <p class="choices">
            <button type="button" class="loud-button large" onClick={props.again}>
              {elsewhere ? words.here : words.go_on}
            </button>
          </p>
        </div>
      ) : (
        <Controls {...props} />
      )}
    </section>
  )
}

function questionSentence({ question, of, state }: Note, words: SessionScriptData['words']): string {
  if (state === 'over') return words.closing
  if (question === undefined || of === undefined || question < 1) return words.begin
  return phrase(words.question_of, { n: question, of })
}

function notesOf({ calling: { call }, microphone, data: { call: words } }: ConversationStepProps): string[] {
  const { phase, manner, fell_back, muted, problem } = call
  if (phase === 'connecting') return [words.connecting]
  if (phase === 'reconnecting') return [words.reconnecting]
  if (phase === 'ended') return []
  // A person who chose to type knows that they are not heard.
  return [
    fell_back && manner?.hears !== 'typed' && words.fell_back,
    manner?.hears === 'browser' && words.recogniser,
    microphone && manner?.hears === 'typed' && words.typed,
    microphone && manner?.speaks === 'shown' && words.shown,
    muted && words.muted,
    problem !== null && words.trouble,
  ].filter(note => typeof note === 'string')
}

/** The texts that buttons send to the assistant (server/modules/questionnaires/interview/wishes.ts). */
const wishButtons = [
  ['repeat', '/repeat'],
  ['skip', '/skip'],
  ['moment', '/wait'],
  ['done', '/done'],
] as const
const commands: string[] = wishButtons.map(([, command]) => command)

function Controls({ data, calling, microphone, send, end }: ConversationStepProps) {
  const { words, call: callWords } = data
  const { call, type, mute } = calling
  const asking = useRef<HTMLDialogElement>(null)
  const live = call.phase === 'talking'
  return (
    <>
      <Typing label={callWords.write} send={send} most={4_000} live={live} type={type} />
      <p class="choices">
        {wishButtons.map(([wish, command]) => (
          <button
            type="button"
            class="quiet-button"
            key={wish}
            disabled={!live}
            onClick={() => type(command)}
          >
            {words[wish]}
          </button>
        ))}
        {microphone && (
          <button
            type="button"
            class="quiet-button"
            aria-pressed={call.muted}
            onClick={() => mute(!call.muted)}
          >
            {call.muted ? callWords.unmute : callWords.mute}
          </button>
        )}
        <button
          type="button"
          class="quiet-button"
          aria-haspopup="dialog"
          onClick={() => asking.current?.showModal()}
        >
          {words.end}
        </button>
      </p>
      <dialog class="ask" ref={asking} aria-labelledby="end-ask">
        <p id="end-ask">{phrase(words.end_ask, { business: data.business })}</p>
        <p class="choices">
          <button type="button" class="quiet-button" onClick={() => asking.current?.close()}>
            {words.go_on}
          </button>
          <button type="button" class="loud-button" onClick={end}>
            {words.end_yes}
          </button>
        </p>
      </dialog>
    </>
  )
}

/** The minutes left, in the last ten minutes; null before. `now`: milliseconds since Start. */
export function useMinutesLeft(longestMs: number | null, now: () => number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (longestMs === null) return
    const look = () => {
      const minutes = Math.max(0, Math.ceil((longestMs - now()) / 60_000))
      setLeft(minutes <= 10 ? minutes : null)
    }
    const timer = setInterval(look, 10_000)
    return () => clearInterval(timer)
  }, [longestMs])
  return left
}
