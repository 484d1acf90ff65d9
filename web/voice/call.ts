import type { Caption, Note } from '#contract/voice-socket.ts'
import { withCaption } from './captions.ts'
import type { VoiceEnding, VoiceEvent } from './voice.ts'
import type { Manner } from './ways.ts'

/** A spoken conversation, as the page shows it. */
export interface CallState {
  phase: 'idle' | 'connecting' | 'talking' | 'reconnecting' | 'ended'
  manner: Manner | null
  /** Live sound did not get through: the call goes on in another manner. */
  fell_back: boolean
  captions: Caption[]
  muted: boolean
  /** the browser plays nothing before a click */
  blocked: boolean
  /** the server's last sentence on what went wrong */
  problem: string | null
  /** the newest note of each name */
  notes: Note
  microphone: MediaStream | null
  ending: VoiceEnding | null
}

export const idleCall: CallState = {
  phase: 'idle',
  manner: null,
  fell_back: false,
  captions: [],
  muted: false,
  blocked: false,
  problem: null,
  notes: {},
  microphone: null,
  ending: null,
}

type CallAction = VoiceEvent | { type: 'muted'; muted: boolean } | { type: 'cleared' }

export function reduceCall(call: CallState, event: CallAction): CallState {
  switch (event.type) {
    case 'cleared':
      return idleCall
    case 'connecting':
      // A new call begins empty. One that connects again goes on.
      return event.again ? { ...call, phase: 'reconnecting' } : { ...idleCall, phase: 'connecting' }
    case 'manner':
      return {
        ...call,
        manner: event.manner,
        fell_back: call.fell_back || lostSound(call.manner, event.manner),
      }
    case 'ready':
      return { ...call, phase: 'talking', problem: null }
    case 'microphone':
      return { ...call, microphone: event.stream }
    case 'caption':
      return { ...call, captions: withCaption(call.captions, event.caption), problem: null }
    case 'note':
      return { ...call, notes: { ...call.notes, ...event.note } }
    case 'problem':
      return { ...call, problem: event.detail }
    case 'blocked':
      return { ...call, blocked: event.blocked }
    case 'muted':
      return { ...call, muted: event.muted }
    case 'ended': {
      const { type: _, ...ending } = event
      // A caption that was still growing stays as it is.
      const captions = call.captions.map(caption => ({ ...caption, final: true }))
      return { ...call, captions, phase: 'ended', microphone: null, blocked: false, ending }
    }
    default:
      return call
  }
}

const lostSound = (before: Manner | null, now: Manner): boolean =>
  (before?.hears === 'server' && now.hears !== 'server') ||
  (before?.speaks === 'server' && now.speaks !== 'server')
