/** What becomes of a call while it lasts. */
export interface SipCallEvents {
  /** A key, told by SIP INFO. */
  key(key: string): void
  /** The other side wants the sound to go elsewhere, or wants to hold. Returns our answer; null refuses. */
  renegotiate(sdp: string): string | null
  /** The answer to an offer of ours that went out with our 200. */
  described(sdp: string): void
  /** It is over; not called where we hung up. `lost`: nobody acknowledged or answers any more. */
  ended(why: 'hung_up' | 'lost'): void
}

/** A call that was answered. */
export interface SipCall {
  /** Its `Call-ID`. */
  callId: string
  hangUp(): void
  /** Asks the trunk to connect the other side with this address (REFER). False when it refuses, or nobody picks up. */
  refer(uri: string): Promise<boolean>
}

/** Somebody calls. */
export interface IncomingCall {
  callId: string
  /** Whom the caller says to be: the part before the @, and a name; both may be ''. */
  from: { user: string; name: string }
  /** What was dialled, by the likeliest place that tells it; numbers as the trunk writes them. */
  dialled: string[]
  /** Where they want to hear us; null where our answer is to say first. */
  sdp: string | null
  ring(): void
  answer(sdp: string, events: SipCallEvents): SipCall
  /** By a status of SIP: 486 busy, 480 unavailable, 488 no codec in common, 603 declined. */
  reject(status: number): void
  /** Calls `then` when the caller hangs up before we answered. */
  onCancel(then: () => void): void
}

export interface CallOrder {
  /** E.164. */
  to: string
  from: string
  /** The name that the trunk may show. */
  name: string
  sdp: string
}

/** A call that was placed. */
export interface PlacedCallEvents extends SipCallEvents {
  ringing(): void
  answered(call: SipCall, sdp: string): void
  /** A status of SIP, such as 486; 408 when nobody answered us. */
  failed(status: number, reason: string): void
}

export interface PlacedSipCall {
  callId: string
  /** Takes it back before it was answered. `failed` follows, unless it is answered meanwhile. */
  cancel(): void
}

/** `off`: this process does not register. */
export type RegistrationState = 'off' | 'registering' | 'registered' | 'refused' | 'unreachable'

export interface TrunkSettings {
  /** Host name or address of the trunk. */
  host: string
  /** null: as DNS says, else the usual one. */
  port: number | null
  transport: 'udp' | 'tcp' | 'tls'
  user: string
  password: string | null
  /** The user of the login where that is another. */
  authUser: string
  /** The domain of our address, which is the host of the trunk unless it says otherwise. */
  domain: string
  registers: boolean
  /** Our own port, 0 for any. */
  ownPort: number
  /** The address under which the trunk reaches us, where it is not that of our network card. */
  ownAddress: string | null
  /** Addresses and ranges from which calls may come besides those of `host`. */
  trusted: string[]
}
