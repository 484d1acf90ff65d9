/** One server-sent event as it came (WHATWG HTML, 9.2). */
export interface ServerSentEvent {
  /** `message` where the server named none. */
  event: string
  data: string
  /** The last id that the stream has sent so far, with this event or one before it. */
  lastId: string | null
}

/**
 * Reads server-sent events out of bytes that may be cut anywhere: inside a character, between CR and LF. An event that
 * the end of the stream cuts short is not given.
 */
export class EventParser {
  readonly #decoder = new TextDecoder()
  /** The beginning of a line whose end has not come. */
  #rest = ''
  /** The last piece ended in CR: an LF that comes next belongs to it. */
  #endedInCr = false
  #event = ''
  #data: string[] = []
  #lastId: string | null

  constructor(lastId: string | null = null) {
    this.#lastId = lastId
  }

  /** The events that these bytes complete. */
  feed(bytes: Uint8Array): ServerSentEvent[] {
    let text = this.#decoder.decode(bytes, { stream: true })
    if (!text) return []
    if (this.#endedInCr && text.startsWith('\n')) text = text.slice(1)
    this.#endedInCr = text ? text.endsWith('\r') : false
    const lines = text.split(/\r\n|\n|\r/)
    lines[0] = this.#rest + lines[0]
    this.#rest = lines.pop()!
    return lines.flatMap(line => this.#read(line) ?? [])
  }

  #read(line: string): ServerSentEvent | null {
    if (line === '') return this.#dispatch()
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') this.#event = value
    if (name === 'data') this.#data.push(value)
    if (name === 'id' && !value.includes('\0')) this.#lastId = value
    return null
  }

  #dispatch(): ServerSentEvent | null {
    const event = this.#event || 'message'
    const data = this.#data
    this.#event = ''
    this.#data = []
    return data.length ? { event, data: data.join('\n'), lastId: this.#lastId } : null
  }
}
