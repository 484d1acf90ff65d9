import type { MediaConfig } from '#server/core/config.ts'
import type { LineEvent } from '../voice.ts'

// The messages between the main thread and a media worker. Every message names its line.

/** How the sound of a line travels. */
export type SoundTransport =
  /** 8 kHz mu-law, which the main thread brings to the worker and sends on. */
  | { kind: 'mu-law' }
  /** WebRTC, which the worker sends and receives itself. */
  | {
      kind: 'webrtc'
      addresses: MediaConfig['addresses']
      ports: MediaConfig['ports']
      hears: boolean
      speaks: boolean
    }
  /** G.711 over RTP, which the worker sends and receives itself. `family`: the trunk's addresses. */
  | { kind: 'rtp'; family: 4 | 6; ports: MediaConfig['ports'] }

/** Where a telephone hears us over RTP, and in which codec. */
export interface RtpRemote {
  host: string
  port: number
  codec: 'pcmu' | 'pcma'
  /** The payload type of keys (RFC 4733); null: none come. */
  keys: number | null
  /** Ours: on hold nothing need come, or go. */
  direction: 'sendrecv' | 'recvonly' | 'inactive'
}

export type ToWorker = { line: number } & (
  | { do: 'open'; openedAt: number; vad: MediaConfig['vad']; carriage: SoundTransport }
  /** `at`: when the sound came, in milliseconds since the line opened. */
  | { do: 'sound'; bytes: Uint8Array; at: number }
  | { do: 'offer'; sdp: string }
  | { do: 'candidate'; candidate: RTCIceCandidateInit }
  | { do: 'remote'; remote: RtpRemote }
  /** Writes both sides of the call to a new file, from now on; null ends that, and `recorded` follows. */
  | { do: 'record'; path: string | null }
  /** The recording holds silence while paused. */
  | { do: 'pause_recording'; paused: boolean }
  /** While on, what is heard goes out as `relayed` and is not listened to. */
  | { do: 'relay'; on: boolean }
  /** Mu-law that is sent at once, as somebody else says it. */
  | { do: 'pass'; bytes: Uint8Array }
  | { do: 'listen_along'; on: boolean }
  /** `turn` numbers the pieces that are to be played; see `room`. */
  | { do: 'play'; utterance: string; pcm: Int16Array; turn: number }
  | { do: 'finish'; utterance: string }
  | { do: 'flush' }
  | { do: 'close' }
)

export type FromWorker = { line: number } & (
  | { is: 'event'; event: LineEvent }
  /** Less than two seconds wait to be played, with all pieces up to `turn`. */
  | { is: 'room'; turn: number }
  /** Mu-law to be sent. With it, `amount` milliseconds of the utterance have left. */
  | { is: 'frame'; bytes: Uint8Array; utterance: string; amount: number }
  /** All frames of the utterance have been sent. */
  | { is: 'ended'; utterance: string; amount: number }
  /** These were flushed. `amount`: milliseconds that had left of each, which the carrier is to forget. */
  | { is: 'flushed'; utterances: { utterance: string; amount: number }[] }
  /** RTP comes to this port of ours. */
  | { is: 'bound'; port: number }
  /** Mu-law that was heard while `relay` is on. */
  | { is: 'relayed'; bytes: Uint8Array }
  /** The file of the recording is whole. */
  | { is: 'recorded'; path: string; bytes: number; ms: number }
  | { is: 'answer'; sdp: string }
  | { is: 'candidate'; candidate: RTCIceCandidateInit }
  /** Sound can travel. */
  | { is: 'connected' }
  /** Nothing comes from the other side any more. */
  | { is: 'lost' }
  /** This line, or the whole worker, came to an unforeseen end. */
  | { is: 'failed'; error: string }
)

/** A message without the number of its line. */
export type WithoutLine<Message> = Message extends { line: number } ? Omit<Message, 'line'> : never
