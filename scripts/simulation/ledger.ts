/** What was done to the business, and every answer that was not the expected one. */
export interface Ledger {
  chats: number
  mails: number
  calls: number
  booked: number
  cancelled: number
  /** Addresses of people who left their details. */
  people: Set<string>
  questionnaires: number
  broadcasts: number
  replies: number
  unexpected: string[]
  /** Requests sent, by the kind of happening. */
  done: Map<string, number>
}

export const emptyLedger = (): Ledger => ({
  chats: 0,
  mails: 0,
  calls: 0,
  booked: 0,
  cancelled: 0,
  people: new Set(),
  questionnaires: 0,
  broadcasts: 0,
  replies: 0,
  unexpected: [],
  done: new Map(),
})
