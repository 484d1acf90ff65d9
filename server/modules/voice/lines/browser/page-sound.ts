import type { FromServer } from '#contract/voice-socket.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Media, openMedia } from '../../media/media.ts'
import type { LineEvent } from '../../voice.ts'
import { mediaOutput } from '../media-output.ts'
import type { SpeechOutput } from '../utterances.ts'

/** The browser buffers so much sound before it plays it. A line that ends politely waits for that. */
export const jitterBufferMs = 300

/** Sound to and from a page, over WebRTC. */
export interface PageSound {
  voice: SpeechOutput
  /** Sound can travel. */
  connected: Promise<void>
  offer(sdp: string): void
  candidate(candidate: RTCIceCandidateInit): void
  listenAlong(on: boolean): void
  close(): void
}

export function openPageSound(
  ctx: Pick<OpenCtx, 'config' | 'log'>,
  given: { hears: boolean; speaks: boolean; openedAt: number },
  on: {
    send(message: FromServer): void
    tell(event: LineEvent): void
    end(reason: 'lost' | 'failed'): void
  },
): PageSound {
  const { vad, addresses, ports } = ctx.config.media
  const { hears, speaks, openedAt } = given
  const connected = Promise.withResolvers<void>()
  let closed = false
  const media: Media = openMedia(
    { openedAt, vad, carriage: { kind: 'webrtc', addresses, ports, hears, speaks } },
    message => {
      switch (message.is) {
        case 'event':
          return on.tell(message.event)
        case 'room':
          return output.freed(message.turn)
        case 'answer':
          return on.send({ type: 'answer', sdp: message.sdp })
        case 'candidate':
          return on.send({ type: 'candidate', candidate: message.candidate })
        case 'connected':
          return connected.resolve()
        case 'lost':
          return on.end('lost')
        case 'failed':
          ctx.log.error({ reason: message.error }, 'the sound of a page failed')
          return on.end('failed')
      }
    },
  )
  const output = mediaOutput(media, () => closed)
  return {
    voice: output,
    connected: connected.promise,
    offer: sdp => media.send({ do: 'offer', sdp }),
    candidate: candidate => media.send({ do: 'candidate', candidate }),
    listenAlong: on => media.send({ do: 'listen_along', on }),
    close() {
      closed = true
      media.close()
    },
  }
}
