import type { Readable } from 'node:stream'

export interface OutgoingCall {
  /** E.164. */
  to: string
  /** What the carrier does once somebody answers: request instructions from this address, or follow these. */
  answer: { url: string } | { twiml: string }
  /** Whose call it is: of a stored call, or of a broadcast's message, whose call is stored once it is placed. */
  about: { tenant: string; call: string } | { tenant: string; message: string }
  /** The address that gets every step: initiated, ringing, answered, completed. */
  statusCallback: string
  /** Seconds it rings, default 30. */
  ringSeconds?: number
  /**
   * Detects during the call whether a person or a machine answers, and reports it to this address. With
   * `afterGreeting` it reports a machine only after its greeting, when a message can be left.
   */
  detectMachine?: { callback: string; afterGreeting: boolean }
}

/** The state of a call at the carrier. */
export type CarrierStatus =
  | 'queued'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'failed'
  | 'no-answer'
  | 'canceled'

export interface PlacedCall {
  providerId: string
  status: CarrierStatus
}

/** Telephone calls of one account, from one number. Fails as `Twilio` does. */
export interface Carrier {
  /** Places a call. Throws DeliveryFailed. */
  call(call: OutgoingCall): Promise<PlacedCall>
  /** The state of a call; null when the carrier does not know it. Throws TwilioUnavailable. */
  read(providerId: string): Promise<PlacedCall | null>
  /**
   * The call to this number that the carrier accepted since then, apart from those `known`; null when there is
   * none, or when several make it ambiguous. Throws TwilioUnavailable.
   */
  find(call: { to: string; since: Date; known: string[] }): Promise<PlacedCall | null>
  /** Gives a call in progress new instructions. Throws DeliveryFailed. */
  direct(providerId: string, twiml: string): Promise<void>
  /** Ends a call. A call that has ended stays ended. Throws DeliveryFailed. */
  hangUp(providerId: string): Promise<void>
  /**
   * Starts recording a call, each side on a channel of its own. `callback` is called once the recording can be fetched.
   * Throws DeliveryFailed.
   */
  record(providerId: string, callback: string): Promise<void>
  /** Pauses the recording of a call, which is silent for so long, or goes on with it. Throws DeliveryFailed. */
  pauseRecording(providerId: string, paused: boolean): Promise<void>
  /** The sound of a recording, MP3 unless WAV is asked for; null when it is gone. Throws TwilioUnavailable. */
  fetchRecording(recordingId: string, format?: 'mp3' | 'wav'): Promise<Readable | null>
  /** Deletes a recording there. Throws TwilioUnavailable. */
  deleteRecording(recordingId: string): Promise<void>
  check(): Promise<{ name: string }>
  close(): void
}
