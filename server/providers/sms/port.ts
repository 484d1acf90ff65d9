export interface TextMessage {
  /** E.164. */
  to: string
  /** At most 1,600 characters. */
  body: string
  /** The address to which the carrier reports the outcome. */
  statusCallback: string
}

/** Text messages of one account, from one sender. Fails as `Twilio` does. */
export interface Sms {
  /** Hands one message over. Throws DeliveryFailed. */
  send(message: TextMessage): Promise<{ providerId: string }>
  /**
   * The message with this text that the carrier accepted for this number since then; null when there is none,
   * or when several make it ambiguous.
   */
  find(message: {
    to: string
    body: string
    since: Date
  }): Promise<{ providerId: string; status: string } | null>
  check(): Promise<{ name: string }>
  close(): void
}
