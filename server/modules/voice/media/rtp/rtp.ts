import { randomInt } from 'node:crypto'
import type { Socket } from 'node:dgram'
import { resampler } from '#server/providers/speech/resample.ts'
import { decodeALaw, encodeALaw } from '../a-law.ts'
import { g711Clock, inOrder } from '../in-order.ts'
import type { RtpRemote, SoundTransport } from '../messages.ts'
import { decodeMuLaw, encodeMuLaw } from '../mu-law.ts'
import { frameMs } from '../playback-pacer.ts'
import type { TransportStream, TransportStreamOptions } from '../stream.ts'
import { keyReader, readPacket, writePacket } from './packet.ts'
import { openPort } from './port.ts'
import { openRecorder, type Recorder } from './recorder.ts'

/** Telephones send all the time, mostly; one that leaves out silence is not gone after a sentence of ours. */
const watchdogMs = 30_000
/** The time between two reports of how much was heard. */
const reportMs = 500
/** When a partner says nothing for longer, the silence of that time is left out. */
const mostBehindMs = 200
/** A telephone sends 50 packets a second. */
const mostPacketsASecond = 250
const frameBytes = frameMs * g711Clock.perMs
const silentFrame = new Uint8Array(frameBytes).fill(0xff)

/** Sound to and from a telephone, in G.711 over RTP. */
export function openRtp(
  { family, ports }: Extract<SoundTransport, { kind: 'rtp' }>,
  { now, tell, hear }: TransportStreamOptions,
): TransportStream {
  const toSpeech = resampler(8_000, 16_000)
  const toPhone = resampler(16_000, 8_000)
  const readKey = keyReader()
  const source = randomInt(2 ** 32)
  let socket: Socket | null = null
  let closed = false
  let remote: RtpRemote | null = null
  /** Where their packets really come from, which is where ours go: both sides may be behind routers. */
  let theirs: { host: string; port: number } | null = null
  let lastPacketAt = now()
  let lost = false
  let relays = false
  let recording: { recorder: Recorder; path: string } | null = null
  const pace = { second: 0, packets: 0 }

  openPort(family, ports).then(
    opened => {
      if (closed) return opened.close()
      socket = opened
      // An ICMP answer of a port that is gone is no reason to stop: the call's own messages say when it ends.
      opened.on('error', () => {})
      opened.on('message', (bytes, from) => take(bytes, from.address, from.port))
      tell({ is: 'bound', port: opened.address().port })
    },
    error => tell({ is: 'failed', error: String(error) }),
  )

  const heard = inOrder((payload, missingMs) => {
    if (missingMs > 0) takeSound(new Uint8Array(Math.round(missingMs * 8)).fill(0xff))
    takeSound(remote?.codec === 'pcma' ? encodeMuLaw(decodeALaw(payload)) : payload)
  }, g711Clock)
  /** Mu-law of theirs, in order. */
  function takeSound(bytes: Uint8Array) {
    recording?.recorder.caller(bytes)
    if (relays) tell({ is: 'relayed', bytes: Uint8Array.from(bytes) })
    else hear(toSpeech(decodeMuLaw(bytes)), lastPacketAt)
  }
  function take(bytes: Uint8Array, host: string, port: number) {
    const packet = isInPace() && remote ? readPacket(bytes) : null
    if (!packet || !remote) return
    const isKey = packet.type === remote.keys
    if (!isKey && packet.type !== (remote.codec === 'pcma' ? 8 : 0)) return
    // The first to send is believed, and then only the address that was agreed on.
    if (!theirs || host === remote.host) theirs = { host, port }
    else if (host !== theirs.host || port !== theirs.port) return
    lastPacketAt = now()
    if (!isKey) return heard(packet)
    const key = readKey(packet)
    if (key !== null) tell({ is: 'event', event: { type: 'key', at: now(), key } })
    // It takes a place in the order, and no time.
    heard({ ...packet, payload: new Uint8Array(0) })
  }
  function isInPace(): boolean {
    const second = Math.floor(now() / 1000)
    if (second !== pace.second) Object.assign(pace, { second, packets: 0 })
    return ++pace.packets <= mostPacketsASecond
  }

  let sequence = randomInt(2 ** 16)
  const firstTimestamp = randomInt(2 ** 32)
  /** Samples that have left; silence fills what we don't say, so that routers and recorders keep time. */
  let sent = 0
  let beganAt = now()
  let speaking = false
  const send = (bytes: Uint8Array, speech: boolean) => {
    const to = theirs ?? remote
    if (!to || !socket) return
    const codec = remote?.codec ?? 'pcmu'
    const packet = {
      type: codec === 'pcma' ? 8 : 0,
      sequence,
      timestamp: (firstTimestamp + sent) >>> 0,
      payload: codec === 'pcma' ? encodeALaw(decodeMuLaw(bytes)) : bytes,
    }
    socket.send(writePacket(packet, { source, first: speech && !speaking }), to.port, to.host, () => {})
    speaking = speech
    sequence = (sequence + 1) & 0xffff
    sent += bytes.length
    recording?.recorder.ours(bytes)
  }

  const behindMs = (at: number) => at - beganAt - sent / g711Clock.perMs
  /** Leaves out the time that has passed: the clock of the packets goes on without any. */
  const leaveOut = (at: number) => {
    sent += Math.max(0, Math.round(behindMs(at) * g711Clock.perMs))
    speaking = false
  }

  let reportedAt = 0
  const played = (utterance: string, amount: number, done: boolean) =>
    tell({ is: 'event', event: { type: 'played', at: now(), utterance, amount, done } })
  const endRecording = () => {
    if (!recording) return
    const { recorder, path } = recording
    recording = null
    tell({ is: 'recorded', path, ...recorder.end(now()) })
  }

  return {
    pacerEvents: {
      frame(pcm, utterance, amount) {
        send(encodeMuLaw(toPhone(pcm)), true)
        if (now() - reportedAt < reportMs) return
        reportedAt = now()
        played(utterance, amount, false)
      },
      ended: (utterance, amount) => played(utterance, amount, true),
      // Silence in its place would come between two frames of one word.
      delayed() {
        if (remote) leaveOut(now())
      },
    },
    flushed(utterances) {
      for (const { utterance, amount } of utterances) played(utterance, amount, false)
    },
    tick(at) {
      recording?.recorder.tick(at)
      if (!remote) return
      if (relays && behindMs(at) > mostBehindMs) leaveOut(at)
      while (!relays && behindMs(at) >= frameMs) send(silentFrame, false)
      if (remote.direction !== 'sendrecv' || lost || at - lastPacketAt < watchdogMs) return
      lost = true
      tell({ is: 'lost' })
    },
    take(message) {
      switch (message.do) {
        case 'remote':
          if (!remote) beganAt = now()
          if (message.remote.host !== remote?.host || message.remote.port !== remote?.port) theirs = null
          remote = message.remote
          lastPacketAt = now()
          return
        case 'record':
          endRecording()
          if (message.path !== null)
            recording = { path: message.path, recorder: openRecorder(message.path, now()) }
          return
        case 'pause_recording':
          return recording?.recorder.pause(message.paused)
        case 'relay':
          relays = message.on
          return
        case 'pass':
          return send(message.bytes, true)
      }
    },
    close() {
      closed = true
      endRecording()
      socket?.close()
    },
  }
}
