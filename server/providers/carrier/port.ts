import type { Readable } from 'node:stream'

export interface OutgoingCall {
  /** E.164. */
  to: string
  /** What the carrier does once somebody answers: asks this address, or follows these instructions. */
  answer: { url: string } | { twiml: string }
  /** Told of every step: initiated, ringing, answered, completed. */
  statusCallback: string
  /** Seconds it rings, default 30. */
  ringSeconds?: number
  /**
   * Finds out beside the call whether a person or a machine answers, and tells this address; with `afterGreeting` of a
   * machine only once it has said its greeting, and a message can be left.
   */
  detectMachine?: { callback: string; afterGreeting: boolean }
}

/** How a call stands at the carrier. */
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
  /** How a call stands; null when the carrier knows none such. Throws TwilioUnavailable. */
  read(providerId: string): Promise<PlacedCall | null>
  /**
   * A call to this number that the carrier took since then, other than those `known`; null when there is none, or more
   * than one, of which nobody can say which is which. Throws TwilioUnavailable.
   */
  find(call: { to: string; since: Date; known: string[] }): Promise<PlacedCall | null>
  /** Has a call that is under way follow other instructions. Throws DeliveryFailed. */
  direct(providerId: string, twiml: string): Promise<void>
  /** Ends a call; one that is over stays so. Throws DeliveryFailed. */
  hangUp(providerId: string): Promise<void>
  /** Records a call from now on; `callback` is told once it can be fetched. Throws DeliveryFailed. */
  record(providerId: string, callback: string): Promise<void>
  /** The sound of a recording, as MP3; null when it is gone. Throws TwilioUnavailable. */
  fetchRecording(recordingId: string): Promise<Readable | null>
  /** Deletes a recording there. Throws TwilioUnavailable. */
  deleteRecording(recordingId: string): Promise<void>
  check(): Promise<{ name: string }>
  close(): void
}
