import { ProviderUnavailable, type UnavailableReason } from '../unavailable.ts'
import { Connection } from './connection.ts'
import type { RealtimeServer } from './port.ts'

/** Something that the person said in this call, and what the server calls its sound. */
interface HeardItem {
  id: string
  text: string
}

/** What the person said last stays on the server, so that the model hears it and does not only read it. */
const mostKept = 4
const restMs = 10_000

/** The connection of one call, made anew when it broke. */
export class Session {
  readonly server: RealtimeServer
  #connection: Connection
  #heard: HeardItem[] = []
  #closed = false

  constructor(server: RealtimeServer) {
    this.server = server
    this.#connection = new Connection(server)
  }

  /** Throws ProviderUnavailable. */
  async connection(): Promise<Connection> {
    const { broken } = this.#connection
    // One that could not be opened is left in peace, so that nobody waits for it again and again.
    const isRested = broken && (broken.wasOpen || Date.now() - broken.at > restMs)
    if (isRested && !this.#closed) {
      this.#heard = []
      this.#connection = new Connection(this.server)
    }
    const connection = this.#connection
    await connection.opened()
    return connection
  }

  /** The person said this. Older sound is deleted on the server. */
  heard(connection: Connection, item: HeardItem): void {
    if (connection !== this.#connection) return
    this.#heard.push(item)
    while (this.#heard.length > mostKept)
      connection.tell({ type: 'conversation.item.delete', item_id: this.#heard.shift()!.id })
  }

  /** The sound of what they said last, as far as these words hold it; none where something was said otherwise, or left out. */
  soundOf(connection: Connection, words: string): string[] {
    if (connection !== this.#connection) return []
    const from = this.#heard.findLastIndex(({ text }) => !text || !words.includes(text)) + 1
    return this.#heard.slice(from).map(({ id }) => id)
  }

  close(): void {
    this.#closed = true
    this.#connection.close()
  }
}

type Unavailable = new (reason: UnavailableReason, detail: string) => ProviderUnavailable

/** The same failure in the words of a port. */
export const inWordsOf = (Port: Unavailable, error: unknown): unknown =>
  error instanceof ProviderUnavailable ? new Port(error.reason, error.message) : error
