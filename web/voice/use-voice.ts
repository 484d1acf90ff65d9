import { useEffect, useReducer, useRef } from 'preact/hooks'
import { type CallState, idleCall, reduceCall } from './call.ts'
import { openVoice, type VoiceEvent, type VoiceOptions, type VoiceSession } from './voice.ts'

/** A call, and the functions to control it. */
export interface Calling {
  call: CallState
  /** Begins a call, from a click. `typing`: the person types and reads. */
  start: (how?: { typing?: boolean; microphone?: MediaStream }) => void
  type: (text: string) => void
  mute: (muted: boolean) => void
  unblock: () => void
  hangUp: () => void
  /** Forgets a call that has ended. */
  clear: () => void
}

/** Holds a call for a component. `also` gets every event as well, such as tracks for a recording. */
export function useVoice(
  options: Pick<VoiceOptions, 'server' | 'offer' | 'socket' | 'parts'>,
  also?: (event: VoiceEvent) => void,
): Calling {
  const [call, tell] = useReducer(reduceCall, idleCall)
  const voice = useRef<VoiceSession | null>(null)
  const latest = useRef(also)
  latest.current = also

  const live = call.phase !== 'idle' && call.phase !== 'ended'
  useEffect(() => {
    if (!live) return
    // A click on a link would end it.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [live])
  useEffect(() => () => voice.current?.hangUp(), [])

  return {
    call,
    start: how => {
      voice.current?.hangUp()
      voice.current = openVoice({
        ...options,
        ...how,
        tell: event => {
          tell(event)
          latest.current?.(event)
        },
      })
    },
    type: text => voice.current?.type(text),
    mute: muted => {
      voice.current?.mute(muted)
      tell({ type: 'muted', muted })
    },
    unblock: () => voice.current?.unblock(),
    hangUp: () => voice.current?.hangUp(),
    clear: () => tell({ type: 'cleared' }),
  }
}
