import {
  MediaStreamTrack,
  type RTCIceCandidate,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift'
import type { FromPage, FromServer, Ways } from '#contract/voice-socket.ts'
import { opusDecoder, opusEncoder } from '#server/modules/voice/media/opus.ts'

/** A page in a spoken conversation: its socket, and its sound over WebRTC where the server recognises or speaks. */
export interface FakePage {
  /** Every message from the server, in order. */
  received: FromServer[]
  /** The sound of the server's voice, at 16 kHz: each frame with its time of arrival. */
  sound: { at: number; pcm: Int16Array }[]
  send(message: FromPage): void
  /** Resolves with the first message of the kind, also one that arrived earlier. */
  next<T extends FromServer['type']>(type: T): Promise<Extract<FromServer, { type: T }>>
  /** Speaks 16 kHz PCM; resolves at its end. In between the microphone sends silence. */
  speak(pcm: Int16Array): Promise<void>
  /** The page vanishes: it stops sending, without a goodbye. */
  vanish(): void
  close(): void
  closed: Promise<number>
}

const frame = 320

export async function openPage(
  url: string,
  given: { ways: Ways; typing?: boolean; loopback?: boolean },
): Promise<FakePage> {
  const { ways, typing = false } = given
  const socket = new WebSocket(url)
  const received: FromServer[] = []
  const waiting: { type: string; go: (message: never) => void }[] = []
  const sound: FakePage['sound'] = []
  const closed = Promise.withResolvers<number>()
  const early: RTCIceCandidateInit[] = []
  let pc: RTCPeerConnection | null = null
  let microphone: ReturnType<typeof setInterval> | undefined
  const speech: { pcm: Int16Array; done: () => void }[] = []

  const send = (message: FromPage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const stop = () => {
    clearInterval(microphone)
    for (const { done } of speech.splice(0)) done()
    void pc?.close()
  }
  socket.addEventListener('message', async ({ data }) => {
    const message = JSON.parse(String(data)) as FromServer
    received.push(message)
    for (const each of waiting.splice(0))
      if (each.type === message.type) each.go(message as never)
      else waiting.push(each)
    if (message.type === 'answer' && pc) {
      await pc.setRemoteDescription({ type: 'answer', sdp: message.sdp })
      for (const candidate of early.splice(0)) await pc.addIceCandidate(candidate as RTCIceCandidate)
    }
    if (message.type === 'candidate' && message.candidate && pc) {
      if (pc.remoteDescription) await pc.addIceCandidate(message.candidate as RTCIceCandidate)
      else early.push(message.candidate)
    }
  })
  socket.addEventListener('close', ({ code }) => {
    stop()
    closed.resolve(code)
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('the socket did not open')))
  })
  send({ type: 'hello', ways, typing })

  if (!typing && (ways.hears === 'server' || ways.speaks === 'server')) {
    pc = new RTCPeerConnection({
      iceServers: [],
      iceAdditionalHostAddresses: ['127.0.0.1'],
      codecs: {
        audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })],
        video: [],
      },
    })
    const track = new MediaStreamTrack({ kind: 'audio' })
    const decode = opusDecoder()
    const direction =
      ways.hears === 'server' ? (ways.speaks === 'server' ? 'sendrecv' : 'sendonly') : 'recvonly'
    pc.addTransceiver(track, { direction })
    pc.onTrack.subscribe(theirs => {
      theirs.onReceiveRtp.subscribe(({ payload }) => {
        const pcm = decode(payload)
        if (pcm) sound.push({ at: performance.now(), pcm })
      })
    })
    pc.onIceCandidate.subscribe(candidate => {
      if (candidate) send({ type: 'candidate', candidate: candidate.toJSON() })
    })
    await pc.setLocalDescription(await pc.createOffer())
    send({ type: 'offer', sdp: pc.localDescription!.sdp })
    if (ways.hears === 'server') microphone = openMicrophone(pc, track, speech)
  }
  return {
    received,
    sound,
    send,
    closed: closed.promise,
    next: type =>
      new Promise(go => {
        const there = received.find(message => message.type === type)
        if (there) go(there as never)
        else waiting.push({ type, go: go as never })
      }),
    speak: pcm =>
      new Promise(done => {
        speech.push({ pcm, done })
      }),
    vanish() {
      clearInterval(microphone)
    },
    close() {
      stop()
      socket.close()
    },
  }
}

/** Sends 20 ms at a time, as browsers do: speech or silence. */
function openMicrophone(
  pc: RTCPeerConnection,
  track: MediaStreamTrack,
  speech: { pcm: Int16Array; done: () => void }[],
): ReturnType<typeof setInterval> {
  const encode = opusEncoder()
  let begun = Number.NaN
  let sent = 0
  return setInterval(() => {
    if (pc.connectionState !== 'connected') return
    if (Number.isNaN(begun)) begun = performance.now()
    for (; sent * 20 < performance.now() - begun; sent++) {
      const pcm = new Int16Array(frame)
      const saying = speech[0]
      if (saying) {
        pcm.set(saying.pcm.subarray(0, frame))
        saying.pcm = saying.pcm.subarray(frame)
        if (!saying.pcm.length) speech.shift()!.done()
      }
      const header = new RtpHeader({ sequenceNumber: sent & 0xffff, timestamp: (sent * 960) >>> 0 })
      track.writeRtp(new RtpPacket(header, Buffer.from(encode(pcm))))
    }
  }, 5)
}
