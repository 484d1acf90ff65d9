import { networkInterfaces } from 'node:os'
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS } from 'werift'
import type { Packet } from './in-order.ts'
import type { SoundTransport } from './messages.ts'

/** Our end of a WebRTC connection that carries one voice each way. */
interface Peer {
  /** Answers the page's offer. Throws when it can't understand it. */
  answer(sdp: string): Promise<string>
  candidate(candidate: RTCIceCandidateInit): Promise<void>
  /** Sends one packet of Opus. `timestamp`: samples at 48 kHz; `first`: it begins a stretch of speech. */
  send(payload: Uint8Array, timestamp: number, first: boolean): void
  close(): void
}

interface PeerEvents {
  packet(packet: Packet): void
  candidate(candidate: RTCIceCandidateInit): void
  connected(): void
  lost(): void
}

type WebRtc = Extract<SoundTransport, { kind: 'webrtc' }>

export function openPeer({ addresses, ports, hears, speaks }: WebRtc, events: PeerEvents): Peer {
  const own = ownAddresses()
  const pc = new RTCPeerConnection({
    // Without this the library asks a public server.
    iceServers: [],
    iceAdditionalHostAddresses: addresses.filter(address => own.has(address)),
    ...(ports && { icePortRange: ports }),
    iceTcpPassive: false,
    codecs: { audio: [useOPUS()], video: [] },
  })
  const track = new MediaStreamTrack({ kind: 'audio' })
  const transceiver = pc.addTransceiver(speaks ? track : 'audio', {
    direction: hears && speaks ? 'sendrecv' : speaks ? 'sendonly' : 'recvonly',
  })
  transceiver.onTrack.subscribe(theirs => {
    theirs.onReceiveRtp.subscribe(({ header, payload }) =>
      events.packet({ sequence: header.sequenceNumber, timestamp: header.timestamp, payload }),
    )
  })
  pc.onIceCandidate.subscribe(candidate => {
    if (!candidate) return
    const found = candidate.toJSON()
    events.candidate(found)
    // Addresses that are not this machine's lead here through a router that translates them, port by port.
    for (const address of addresses)
      if (!own.has(address)) {
        const outside = moved(found, address)
        if (outside) events.candidate(outside)
      }
  })
  pc.connectionStateChange.subscribe(state => {
    if (state === 'connected') events.connected()
    if (state === 'failed' || state === 'closed') events.lost()
  })
  let sequence = 0
  return {
    async answer(sdp) {
      await pc.setRemoteDescription({ type: 'offer', sdp })
      await pc.setLocalDescription(await pc.createAnswer())
      return pc.localDescription!.sdp
    },
    candidate: candidate => pc.addIceCandidate(candidate as never),
    send(payload, timestamp, first) {
      if (pc.connectionState !== 'connected') return
      const header = new RtpHeader({ sequenceNumber: sequence, timestamp, marker: first, payloadType: 111 })
      sequence = (sequence + 1) & 0xffff
      track.writeRtp(new RtpPacket(header, Buffer.from(payload)))
    },
    close: () => void pc.close(),
  }
}

const ownAddresses = (): Set<string> =>
  new Set(Object.values(networkInterfaces()).flatMap(cards => cards!.map(({ address }) => address)))

/** The same candidate under another address; null where that is of the other IP family. */
function moved(candidate: RTCIceCandidateInit, address: string): RTCIceCandidateInit | null {
  const parts = (candidate.candidate ?? '').split(' ')
  if (parts[4] === undefined || parts[4].includes(':') !== address.includes(':')) return null
  parts[4] = address
  return { ...candidate, candidate: parts.join(' ') }
}
