import type { FromPage, FromServer, VoiceOffer } from '#contract/voice-socket.ts'
import type { BrowserApis } from './browser-apis.ts'
import { createEchoFilter } from './echo.ts'
import { openReader, type Reader, showOnly } from './reader.ts'
import type { Recogniser, RecogniserEvent } from './recogniser.ts'
import type { LiveSound } from './sound.ts'
import type { VoiceEnding, VoiceEvent } from './voice.ts'
import { type Manner, waysOf } from './ways.ts'

/** One connection of a conversation, from `hello` until its socket closes. */
export interface VoiceConnection {
  type: (text: string) => void
  mute: (muted: boolean) => void
  unblock: () => void
  bye: () => void
  close: () => void
}

type ConnectionEvent =
  | Exclude<VoiceEvent, { type: 'connecting' | 'manner' | 'microphone' | 'ended' }>
  /** The connection broke. */
  | { type: 'lost' }
  /** The connection is good, but live sound isn't. */
  | { type: 'no_sound' }
  /** The browser's recogniser does not work here. */
  | { type: 'deaf' }
  /** The browser has no voice after all. */
  | { type: 'voiceless' }
  | ({ type: 'ended' } & VoiceEnding)

interface ConnectionOptions {
  url: string
  offer: VoiceOffer
  manner: Manner
  microphone: MediaStream | null
  muted: boolean
  parts: BrowserApis
  tell: (event: ConnectionEvent) => void
}

// A voice takes about so long for a character, where nobody reports its end.
const spokenMsPerCharacter = 70
/** The server closes with this code when another try would not help (server/http/streams/sockets.ts). */
const refusedCode = 1008

export function openConnection({
  url,
  offer,
  manner,
  microphone,
  muted,
  parts,
  tell,
}: ConnectionOptions): VoiceConnection {
  const { language } = offer
  const socket = parts.openSocket(url)
  let open = true
  let sound: LiveSound | null = null
  let hearing: Recogniser | null = null
  let reading: Reader | null = null
  const echo = createEchoFilter(language)
  let voiced = false
  let shown = { id: '', text: '' }

  const send = (message: FromPage) => {
    if (open && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const close = () => {
    if (!open) return
    open = false
    sound?.close()
    hearing?.close()
    reading?.close()
    socket.close()
  }
  /** Tells the last event, once, and closes. */
  const last = (event: ConnectionEvent) => {
    if (!open) return
    close()
    tell(event)
  }

  const heard = (event: RecogniserEvent) => {
    if (event.type === 'failed') {
      hearing?.close()
      hearing = null
      return tell({ type: 'deaf' })
    }
    if (echo.isEcho(event.text)) return
    if (!voiced) send({ type: 'voice' })
    voiced = !event.final
    send(event)
  }
  const begin = () => {
    send({ type: 'hello', ...waysOf(manner) })
    const { hears, speaks } = manner
    if (hears === 'server' || speaks === 'server') {
      sound = parts.openSound({
        ice_servers: offer.ice_servers,
        microphone,
        send,
        plays: speaks === 'server',
        tell: event => {
          if (event.type === 'failed') last({ type: 'no_sound' })
          else if (event.type === 'track') tell({ type: 'agent_track', track: event.track })
          else if (event.type !== 'connected') tell({ type: 'blocked', blocked: event.type === 'blocked' })
        },
      })
    }
    if (hears === 'browser') {
      hearing = parts.openHearing({ language, tell: heard })
      if (muted) hearing.mute(true)
    }
    const missing = () => tell({ type: 'voiceless' })
    const readOut = speaks === 'browser' ? parts.voiceOf(language, missing) : showOnly
    reading = openReader(readOut, spoken => {
      // The next utterance may be waiting already: then we go on speaking.
      if (spoken.done) echo.quiet()
      else echo.said('')
      send({ type: 'spoken', ...spoken })
    })
  }
  const arrived = (message: FromServer) => {
    switch (message.type) {
      case 'answer':
      case 'candidate':
        return sound?.receive(message)
      case 'say':
        echo.said(message.text)
        return reading?.say(message.utterance, message.text, message.end)
      case 'hush':
        reading?.flush()
        return echo.quiet()
      case 'caption': {
        const { id, speaker, text, final } = message
        if (speaker === 'agent' && manner.speaks === 'server') saying(id, text)
        return tell({ type: 'caption', caption: { id, speaker, text, final } })
      }
      case 'ended':
        return last(
          message.reason === 'restart' ? { type: 'lost' } : { type: 'ended', reason: message.reason },
        )
      default:
        tell(message)
    }
  }

  /** Captions of the server's voice grow with each sentence. The new words are being said now. */
  const saying = (id: string, text: string) => {
    const news = id === shown.id && text.startsWith(shown.text) ? text.slice(shown.text.length) : text
    shown = { id, text }
    if (news !== '') echo.said(news, news.length * spokenMsPerCharacter)
  }

  socket.addEventListener('open', begin)
  socket.addEventListener('message', ({ data }) => {
    if (open) arrived(JSON.parse(data))
  })
  socket.addEventListener('close', ({ code, reason }) => {
    last(code === refusedCode ? { type: 'ended', reason: 'refused', detail: reason } : { type: 'lost' })
  })

  return {
    type: text => send({ type: 'typed', text }),
    mute: on => hearing?.mute(on),
    unblock: () => sound?.unblock(),
    bye: () => send({ type: 'bye' }),
    close,
  }
}
