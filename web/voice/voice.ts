import type { Caption, EndReason, Note, VoiceOffer } from '#contract/voice-socket.ts'
import { type BrowserApis, browserApis } from './browser-apis.ts'
import { openConnection, type VoiceConnection } from './connection.ts'
import { MicrophoneError, type MicrophoneTrouble } from './microphone.ts'
import { type Manner, mannerOf, typingManner, withoutServer } from './ways.ts'

/** A spoken conversation with the server, in the best way that there is. */
export interface VoiceSession {
  /** Sends words that the person typed. */
  type: (text: string) => void
  mute: (muted: boolean) => void
  /** Plays, from a click, what the browser refused to play. */
  unblock: () => void
  hangUp: () => void
}

export type VoiceEvent =
  | { type: 'connecting'; again: boolean }
  /** How the person is heard and hears; each time that it changes. */
  | { type: 'manner'; manner: Manner }
  /** The conversation has begun, or goes on. */
  | { type: 'ready' }
  /** The microphone through which the server hears. */
  | { type: 'microphone'; stream: MediaStream }
  /** The server's voice, for a recorder. A new track comes after each reconnection. */
  | { type: 'agent_track'; track: MediaStreamTrack }
  | { type: 'caption'; caption: Caption }
  /** Something beside the conversation; each kind of conversation has fields of its own. */
  | { type: 'note'; note: Note }
  | { type: 'problem'; detail: string }
  /** The browser plays nothing before a click; see `unblock`. */
  | { type: 'blocked'; blocked: boolean }
  /** The last one. */
  | ({ type: 'ended' } & VoiceEnding)

/**
 * `done`, `left` (the person hung up), `silence`, `too_long`, `failed` as the server says; `microphone`: there is none,
 * `trouble` says why; `refused`: no offer was made, `detail` may say why; `lost`: the connection did not come back.
 */
export interface VoiceEnding {
  reason: Exclude<EndReason, 'restart'> | 'microphone' | 'refused' | 'lost'
  trouble?: MicrophoneTrouble
  detail?: string
}

export interface VoiceOptions {
  /** What the server can do. It must be known before we ask for the microphone. */
  server: VoiceOffer['server']
  /**
   * Asks for an offer: to begin, and again each time that the connection was lost. Throws `Refused` for a final answer. After
   * any other error we try again.
   */
  offer: () => Promise<VoiceOffer>
  /** The address of the socket for a token; see `socketAddress`. */
  socket: (token: string) => string
  tell: (event: VoiceEvent) => void
  /** The owner's microphone, which stays open at the end. Without it we ask for one where the server hears. */
  microphone?: MediaStream
  /** The person can't or won't speak: they type and read. */
  typing?: boolean
  parts?: BrowserApis
}

/** The server does not want this conversation, or not any more. */
export class ConversationRefused extends Error {}

/** `{api}{path}` as a socket's address; `api` may be relative to the page. */
export function socketAddress(api: string, path: string): string {
  const url = new URL(api + path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** Pauses before we connect again, in milliseconds. After the last one we give up. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/** Begins a conversation. Call it from a click, or browsers play nothing. Every event goes to `options.tell`. */
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
      if (error instanceof ConversationRefused) end({ reason: 'refused', detail: error.message })
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
            // Live sound doesn't get through, or broke: the conversation goes on without it.
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
      // A muted microphone goes on sending silence, so that the server knows that somebody is there.
      for (const track of microphone?.getAudioTracks() ?? []) track.enabled = !on
      talk?.mute(on)
    },
    unblock: () => talk?.unblock(),
    hangUp,
  }
}
