import { inOrder, opusClock } from './in-order.ts'
import type { SoundTransport } from './messages.ts'
import { opusDecoder, opusEncoder } from './opus.ts'
import { openPeer } from './peer.ts'
import { frameMs, frameSamples } from './playback-pacer.ts'
import type { TransportStream, TransportStreamOptions } from './stream.ts'

/** Pages send sound all the time, even silence of a muted microphone. One that sends none for so long is gone. */
const watchdogMs = 2_000
/** When we ourselves were held up for so long, packets of that time are still to be read. */
const heldUpMs = 200
/** A page may take so long until its sound comes: the browser tries several addresses in turn. */
const connectMs = 20_000
/** So much silence follows speech, so that the page's player fades out on silence and not on a guess. */
const tailMs = 200
/** The time between two reports of how much was heard. */
const reportMs = 500
const clock = opusClock.perMs

/** Sound to and from a page, sent and received in this thread. */
export function openWebRtc(
  carriage: Extract<SoundTransport, { kind: 'webrtc' }>,
  { now, tell, hear }: TransportStreamOptions,
): TransportStream {
  const decode = opusDecoder()
  const encode = opusEncoder()
  let lastPacketAt = now() + connectMs - watchdogMs
  let connected = false
  let lost = false
  let tickedAt = now()
  const lose = () => {
    if (lost) return
    lost = true
    tell({ is: 'lost' })
  }
  const packets = inOrder((payload, missingMs) => {
    if (missingMs > 0) hear(new Int16Array(Math.round(missingMs * 16)), lastPacketAt)
    const pcm = decode(payload)
    if (pcm) hear(pcm, lastPacketAt)
  })
  const peer = openPeer(carriage, {
    packet(packet) {
      lastPacketAt = now()
      packets(packet)
    },
    candidate: candidate => tell({ is: 'candidate', candidate }),
    connected() {
      if (connected) return
      connected = true
      tell({ is: 'connected' })
    },
    lost: lose,
  })

  let timestamp = Math.floor(now() * clock) >>> 0
  let sentAt = Number.NEGATIVE_INFINITY
  let tailUntil = Number.NEGATIVE_INFINITY
  let reportedAt = 0
  const send = (pcm: Int16Array) => {
    const pause = now() - sentAt
    // After a pause the clock has gone on. Within a stretch, frames follow one another to the sample.
    const first = pause > tailMs
    timestamp =
      (timestamp + (first && Number.isFinite(pause) ? Math.round(pause * clock) : frameMs * clock)) >>> 0
    sentAt = now()
    peer.send(encode(pcm), timestamp, first)
  }
  const played = (utterance: string, amount: number, done: boolean) =>
    tell({ is: 'event', event: { type: 'played', at: now(), utterance, amount, done } })

  return {
    pacerEvents: {
      frame(pcm, utterance, amount) {
        send(pcm)
        tailUntil = now() + tailMs
        if (now() - reportedAt < reportMs) return
        reportedAt = now()
        played(utterance, amount, false)
      },
      ended: (utterance, amount) => played(utterance, amount, true),
    },
    flushed(utterances) {
      for (const { utterance, amount } of utterances) played(utterance, amount, false)
    },
    tick(at) {
      if (at <= tailUntil && at - sentAt > frameMs) send(new Int16Array(frameSamples))
      if (at - tickedAt > heldUpMs) lastPacketAt += at - tickedAt
      tickedAt = at
      if (carriage.hears && at - lastPacketAt > watchdogMs) lose()
      else if (!connected && at > connectMs) lose()
    },
    take(message) {
      if (message.do === 'offer')
        peer.answer(message.sdp).then(
          sdp => tell({ is: 'answer', sdp }),
          error => tell({ is: 'failed', error: String(error) }),
        )
      // A candidate that makes no sense is ignored.
      if (message.do === 'candidate') peer.candidate(message.candidate).catch(() => {})
    },
    close: () => peer.close(),
  }
}
