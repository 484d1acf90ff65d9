import { type BrowserApis, browserApis } from './browser-apis.ts'
import type { Caption } from './captions.ts'
import { openConnection, type VoiceConnection } from './connection.ts'
import { MicrophoneError, type MicrophoneTrouble } from './microphone.ts'
import type { VoiceOffer } from './protocol.ts'
import { type Manner, mannerOf, typingManner, withoutServer } from './ways.ts'

/** A spoken conversation with the server, over whatever way there is. */
export type VoiceSession = {
  /** What the person typed instead of saying it. */
  type: (text: string) => void
  mute: (muted: boolean) => void
  /** Plays what the browser refused to play; from a click. */
  unblock: () => void
  hangUp: () => void
}

export type VoiceEvent =
  | { type: 'connecting'; again: boolean }
  /** How the person is heard and hears, each time that it changes. */
  | { type: 'manner'; manner: Manner }
  /** The conversation has begun, or goes on. */
  | { type: 'ready' }
  /** The microphone that the server hears by. */
  | { type: 'microphone'; stream: MediaStream }
  /** The server's voice, for whoever records it. A new one after each reconnection. */
  | { type: 'agent_track'; track: MediaStreamTrack }
  | { type: 'caption'; caption: Caption }
  /** Something beside the conversation; what it holds is the area's. */
  | { type: 'note'; note: Record<string, unknown> }
  | { type: 'problem'; detail: string }
  /** The browser plays nothing before a click; see `unblock`. */
  | { type: 'blocked'; blocked: boolean }
  /** The last one. */
  | ({ type: 'ended' } & VoiceEnding)

/**
 * `done`, `left` (the person hung up), `silence`, `too_long`, `failed` as the server says; `microphone`: there is none,
 * `trouble` says why; `refused`: no offer was made, `detail` may say why; `lost`: the connection did not come back.
 */
export type VoiceEnding = {
  reason: 'done' | 'left' | 'silence' | 'too_long' | 'failed' | 'microphone' | 'refused' | 'lost'
  trouble?: MicrophoneTrouble
  detail?: string
}

export type VoiceOptions = {
  /** What the server can do, known before the microphone is asked for. */
  server: VoiceOffer['server']
  /**
   * Asks for an offer: to begin, and to go on each time that the connection was lost. Throws `Refused` for an answer
   * that stands; what else it throws is a connection to be tried again.
   */
  offer: () => Promise<VoiceOffer>
  /** Where the socket of a token is; see `socketAddress`. */
  socket: (token: string) => string
  tell: (event: VoiceEvent) => void
  /** The owner's own, which is left running at the end; else one is asked for where the server hears. */
  microphone?: MediaStream
  /** The person can't or won't speak: they type, and read. */
  typing?: boolean
  parts?: BrowserApis
}

/** The server won't have this conversation (any more). */
export class Refused extends Error {}

/** `{api}{path}` as a socket's address; `api` may be relative to the page. */
export function socketAddress(api: string, path: string): string {
  const url = new URL(api + path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** Pauses before the connection is tried again; behind the last one it is given up. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/** Begins a conversation; call it from a click, or browsers play nothing. All that happens is told to `options.tell`. */
export function openVoice(options: VoiceOptions): VoiceSession {
  const { server, typing = false, parts = browserApis } = options
  const can = parts.abilities()
  let manner = typing ? typingManner : mannerOf(server, can)
  let microphone: MediaStream | null = typing ? null : (options.microphone ?? null)
  let own = false
  let muted = false
  let tries = 0
  let talk: VoiceConnection | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let connection = 0
  let over = false

  const tell = (event: VoiceEvent) => {
    if (!over) options.tell(event)
  }
  const end = (ending: VoiceEnding) => {
    if (over) return
    clearTimeout(timer)
    talk?.close()
    if (own) for (const track of microphone?.getTracks() ?? []) track.stop()
    removeEventListener('pagehide', hangUp)
    options.tell({ type: 'ended', ...ending })
    over = true
  }
  const hangUp = () => {
    talk?.bye()
    end({ reason: 'left' })
  }
  const change = (next: Manner) => {
    manner = next
    tell({ type: 'manner', manner })
  }

  const useMicrophone = async () => {
    if (manner.hears !== 'server') return
    own = microphone === null
    microphone ??= await parts.openMicrophone()
    if (over && own) return microphone.getTracks().forEach(track => void track.stop())
    const unplugged = () => end({ reason: 'microphone', trouble: 'lost' })
    microphone.getAudioTracks()[0]?.addEventListener('ended', unplugged)
    tell({ type: 'microphone', stream: microphone })
  }

  const connect = async () => {
    let offer: VoiceOffer
    try {
      offer = await options.offer()
    } catch (error) {
      if (error instanceof Refused) end({ reason: 'refused', detail: error.message })
      else again()
      return
    }
    if (over) return
    const nth = ++connection
    talk = openConnection({
      url: options.socket(offer.token),
      offer,
      manner,
      parts,
      muted,
      microphone: manner.hears === 'server' ? microphone : null,
      tell: event => {
        if (over) return
        switch (event.type) {
          case 'ready':
            tries = 0
            return tell(event)
          case 'caption':
            // Each connection counts its captions anew.
            return tell({ ...event, caption: { ...event.caption, id: `${nth}.${event.caption.id}` } })
          case 'lost':
            return again()
          case 'no_sound':
            // Live sound doesn't get through, or broke: the same conversation goes on without.
            change(withoutServer(can))
            return again()
          case 'deaf':
            return change({ ...manner, hears: 'typed' })
          case 'voiceless':
            return change({ ...manner, speaks: 'shown' })
          case 'ended':
            return end(event)
          default:
            tell(event)
        }
      },
    })
  }
  const again = () => {
    talk?.close()
    talk = null
    const pause = pausesMs[tries++]
    if (pause === undefined) return end({ reason: 'lost' })
    tell({ type: 'connecting', again: true })
    timer = setTimeout(() => void connect(), pause)
  }

  const begin = async () => {
    tell({ type: 'connecting', again: false })
    tell({ type: 'manner', manner })
    if (manner.speaks === 'browser') parts.unlockVoice()
    try {
      await useMicrophone()
    } catch (error) {
      const trouble = error instanceof MicrophoneError ? error.trouble : 'failed'
      return end({ reason: 'microphone', trouble })
    }
    if (!over) await connect()
  }
  addEventListener('pagehide', hangUp)
  void begin()

  return {
    type: text => talk?.type(text),
    mute: on => {
      muted = on
      // Muted, it goes on sending silence: so the server knows that somebody is there.
      for (const track of microphone?.getAudioTracks() ?? []) track.enabled = !on
      talk?.mute(on)
    },
    unblock: () => talk?.unblock(),
    hangUp,
  }
}
