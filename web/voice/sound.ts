import type { FromPage, FromServer, IceServer } from '#contract/voice-socket.ts'

/** Live sound to and from the server, beside the socket. */
export interface LiveSound {
  /** Takes the server's part of the negotiation. */
  receive: (message: Extract<FromServer, { type: 'answer' | 'candidate' }>) => void
  /** Plays, from a click, what the browser refused to play. */
  unblock: () => void
  close: () => void
}

export type LiveSoundEvent =
  | { type: 'connected' }
  /** It never connected, or broke. */
  | { type: 'failed' }
  /** The browser plays nothing before a click. */
  | { type: 'blocked' }
  | { type: 'playing' }
  | { type: 'track'; track: MediaStreamTrack }

export interface LiveSoundOptions {
  ice_servers: IceServer[]
  /** null: only listens */
  microphone: MediaStream | null
  plays: boolean
  send: (message: Extract<FromPage, { type: 'offer' | 'candidate' }>) => void
  tell: (event: LiveSoundEvent) => void
}

// Reaching a relay through a firewall takes seconds. A person who waits longer thinks that nobody is there.
const connectMs = 12_000
// A phone that changes its network comes back by itself within this time, or not at all.
const returnMs = 5_000

export function openLiveSound({ ice_servers, microphone, plays, send, tell }: LiveSoundOptions): LiveSound {
  const peer = new RTCPeerConnection({ iceServers: ice_servers, bundlePolicy: 'max-bundle' })
  const player = new Audio()
  player.autoplay = true
  // Candidates may come before their answer.
  const early: (RTCIceCandidateInit | null)[] = []
  let closed = false
  const fail = () => {
    if (closed) return
    close()
    tell({ type: 'failed' })
  }
  let timer = setTimeout(fail, connectMs)

  const play = () =>
    player.play().then(
      () => tell({ type: 'playing' }),
      error => {
        if (!closed && error.name === 'NotAllowedError') tell({ type: 'blocked' })
      },
    )
  peer.addEventListener('track', ({ track }) => {
    player.srcObject = new MediaStream([track])
    tell({ type: 'track', track })
    void play()
  })
  peer.addEventListener('icecandidate', ({ candidate }) => {
    send({ type: 'candidate', candidate: candidate?.toJSON() ?? null })
  })
  peer.addEventListener('connectionstatechange', () => {
    clearTimeout(timer)
    const { connectionState } = peer
    if (connectionState === 'connected') tell({ type: 'connected' })
    else if (connectionState === 'failed') fail()
    else timer = setTimeout(fail, connectionState === 'disconnected' ? returnMs : connectMs)
  })

  const [track] = microphone?.getAudioTracks() ?? []
  const direction = track ? (plays ? 'sendrecv' : 'sendonly') : 'recvonly'
  peer.addTransceiver(track ?? 'audio', { direction, ...(microphone && { streams: [microphone] }) })
  const offer = async () => {
    await peer.setLocalDescription()
    if (!closed) send({ type: 'offer', sdp: peer.localDescription!.sdp })
  }
  offer().catch(fail)

  const add = (candidate: RTCIceCandidateInit | null) =>
    // A candidate that this browser can't use is no failure: others remain.
    peer.addIceCandidate(candidate ?? undefined).catch(() => {})
  const answer = async (sdp: string) => {
    await peer.setRemoteDescription({ type: 'answer', sdp })
    for (const candidate of early.splice(0)) await add(candidate)
  }
  const close = () => {
    closed = true
    clearTimeout(timer)
    peer.close()
    player.srcObject = null
  }

  return {
    receive: message => {
      if (closed) return
      if (message.type === 'answer') answer(message.sdp).catch(fail)
      else if (peer.remoteDescription) void add(message.candidate)
      else early.push(message.candidate)
    },
    unblock: () => void play(),
    close,
  }
}
