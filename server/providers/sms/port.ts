export interface TextMessage {
  /** E.164. */
  to: string
  /** At most 1,600 characters. */
  body: string
  /** Where the carrier reports what becomes of it. */
  statusCallback: string
}

/** Text messages of one account, from one sender. Fails as `Twilio` does. */
export interface Sms {
  /** Hands one message over. Throws DeliveryFailed. */
  send(message: TextMessage): Promise<{ providerId: string }>
  /**
   * A message with this text that the carrier took for this number since then; null when there is none, or more than
   * one, of which nobody can say which is which.
   */
  find(message: {
    to: string
    body: string
    since: Date
  }): Promise<{ providerId: string; status: string } | null>
  check(): Promise<{ name: string }>
  close(): void
}
