import { useEffect, useRef } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import type { CallTexts } from '#locales/types.ts'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import { StopIcon } from '#web/ui/icons.tsx'
import type { CallState } from './call.ts'
import { CaptionList } from './caption-list.tsx'
import { MicrophoneIcon, MicrophoneOffIcon } from './icons.tsx'
import { followLevel } from './level.ts'
import type { MicrophoneTrouble } from './microphone.ts'
import { Typing } from './typing.tsx'
import type { Calling } from './use-voice.ts'

interface CallViewProps {
  calling: Calling
  words: CallTexts
  names: { agent: string; business: string }
  viewProps: ChatViewProps
  toChat?: (() => void) | undefined
}

/** A call, from the first ring to the choices when it is over. */
export function CallView({ calling, words, names, viewProps, toChat }: CallViewProps) {
  const { call } = calling
  const heading = useRef<HTMLHeadingElement>(null)
  const over = call.phase === 'ended'
  // The element with the focus disappears when a call begins, and again when it ends.
  useEffect(() => heading.current?.focus(), [over])
  const notes = mannerNotes(call, words)

  return (
    <section class="call" aria-labelledby="call-state">
      <div class="call-head">
        <Level stream={call.muted ? null : call.microphone} />
        <div role="status">
          <h3 id="call-state" ref={heading} tabIndex={-1}>
            {phrase(stateSentence(call, words), names)}
          </h3>
        </div>
      </div>
      {!over && notes.map(note => <p class="call-note">{note}</p>)}
      {call.problem && <p class="call-note call-problem">{words.trouble}</p>}
      {call.blocked && (
        <p class="call-note">
          {words.sound_blocked}{' '}
          <button type="button" class="quiet-button" onClick={calling.unblock}>
            {words.hear}
          </button>
        </p>
      )}
      {!(over && call.captions.length === 0) && (
        <CaptionList {...call} label={words.captions} you={viewProps.strings.you} agent={names.agent} />
      )}
      {over ? (
        <Over calling={calling} words={words} viewProps={viewProps} toChat={toChat} />
      ) : (
        <Controls calling={calling} words={words} viewProps={viewProps} />
      )}
    </section>
  )
}

function stateSentence({ phase, muted, manner, ending }: CallState, words: CallTexts): string {
  if (phase === 'connecting') return words.connecting
  if (phase === 'reconnecting') return words.reconnecting
  if (phase === 'talking') {
    return manner?.hears === 'typed' ? words.typed : muted ? words.muted : words.talking
  }
  switch (ending?.reason) {
    case 'silence':
      return words.ended_silence
    case 'too_long':
      return words.ended_too_long
    case 'failed':
      return words.ended_failed
    case 'lost':
      return words.lost
    case 'refused':
      return words.refused
    case 'microphone':
      return troubleSentence(ending.trouble ?? 'failed', words)
    default:
      return words.ended
  }
}

/** What the person can do about a missing microphone. */
const troubleSentence = (trouble: MicrophoneTrouble, words: CallTexts): string =>
  words[trouble === 'lost' ? 'unplugged' : trouble === 'unsupported' ? 'failed' : trouble]

/** Tells the person openly how they are heard and how we speak. */
function mannerNotes({ manner, fell_back, phase }: CallState, words: CallTexts): string[] {
  if (!manner) return []
  return [
    fell_back && phase !== 'reconnecting' && words.fell_back,
    manner.hears === 'browser' && words.recogniser,
    manner.speaks === 'shown' && words.shown,
  ].filter(note => typeof note === 'string')
}

/** The desk's window, with a ring that shows how loud the person is. */
function Level({ stream }: { stream: MediaStream | null }) {
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    ring.current?.style.setProperty('--level', '0')
    if (stream) return followLevel(stream, level => ring.current?.style.setProperty('--level', `${level}`))
  }, [stream])
  return <span class="avatar call-level" ref={ring} aria-hidden="true" />
}

type PartProps = Pick<CallViewProps, 'calling' | 'words' | 'viewProps'>

function Controls({ calling, words, viewProps }: PartProps) {
  const { call, type, mute, hangUp } = calling
  const typed = call.manner?.hears === 'typed'
  const label = call.muted ? words.unmute : words.mute
  return (
    <>
      <Typing
        label={words.write}
        send={viewProps.strings.send}
        most={1000}
        live={call.phase === 'talking'}
        type={type}
      />
      <div class="call-controls">
        {!typed && (
          <button
            type="button"
            class={call.muted ? 'round muted' : 'round'}
            aria-label={label}
            title={label}
            onClick={() => mute(!call.muted)}
          >
            {call.muted ? <MicrophoneOffIcon /> : <MicrophoneIcon />}
          </button>
        )}
        <button
          type="button"
          class="round hang-up"
          aria-label={words.hang_up}
          title={words.hang_up}
          onClick={hangUp}
        >
          <StopIcon />
        </button>
      </div>
    </>
  )
}

function Over({ calling, words, viewProps, toChat }: PartProps & { toChat?: (() => void) | undefined }) {
  const { call, start } = calling
  const noMicrophone = call.ending?.reason === 'microphone'
  return (
    <p class="choices">
      {noMicrophone && (
        <button type="button" class="quiet-button" onClick={() => start({ typing: true })}>
          {words.type_instead}
        </button>
      )}
      <button type="button" class={toChat ? 'quiet-button' : 'loud-button'} onClick={() => start()}>
        {noMicrophone ? viewProps.strings.retry : words.call_again}
      </button>
      {toChat && (
        <button type="button" class="loud-button" onClick={toChat}>
          {words.to_chat}
        </button>
      )}
    </p>
  )
}
