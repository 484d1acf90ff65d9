import { Agent, WebSocket } from 'undici'
import { withoutKey } from '../posting.ts'
import { watchStatus } from '../speech/watch-status.ts'
import { ProviderUnavailable, reasonOfStatus, type UnavailableReason } from '../unavailable.ts'
import { eventIn, type ResponseEvent, responseEvent, type ServerEvent } from './events.ts'
import type { RealtimeServer } from './port.ts'
import { type ResponseRequest, responseOf, sessionOf, type Wording } from './wording.ts'

/** A caller waits for each try. Milliseconds. */
const openWithin = 3_000
/** Half a minute of sound on its way in, and the largest piece of sound that comes out. Bytes. */
const mostWaiting = 2 * 1024 * 1024
const largestMessage = 4 * 1024 * 1024
/** Events of one response that wait to be read: a minute and more of sound in small pieces. */
const mostUnread = 4_000

/** One response that was asked for. */
interface Asked {
  id: string | null
  take(event: ResponseEvent): void
  fail(error: ProviderUnavailable): void
}

/** Who is told of what was heard. */
export interface Listener {
  committed(item: string): void
  interim(item: string, more: string): void
  completed(item: string, text: string): void
  failed(item: string): void
  /** The server refuses what we asked under this name. */
  refused(event: string): void
  over(why: ProviderUnavailable): void
}

/**
 * One connection. All failures are ProviderUnavailable: a refusal with the reason of its status, an error event that is about
 * everything, a close, a message that is none, an hour that is over.
 */
export class Connection {
  readonly #server: RealtimeServer
  readonly #agent = new Agent({ webSocket: { maxPayloadSize: largestMessage } })
  readonly #socket: WebSocket
  readonly #asked = new Map<string, Asked>()
  readonly #opened = Promise.withResolvers<void>()
  readonly #patience: NodeJS.Timeout
  #status = 101
  #wording: Wording | null = null
  #count = 0
  #listener: Listener | null = null
  /** Why nothing more comes of it; null while something may. */
  broken: { why: ProviderUnavailable; at: number; wasOpen: boolean } | null = null

  constructor(server: RealtimeServer) {
    this.#server = server
    const address = new URL(server.url)
    if (!address.searchParams.has('model')) address.searchParams.set('model', server.model)
    const dispatcher = this.#agent.compose(
      watchStatus(seen => {
        this.#status = seen
      }),
    )
    const headers = server.apiKey ? { authorization: `Bearer ${server.apiKey}` } : {}
    this.#socket = new WebSocket(address, { dispatcher, headers })
    this.#opened.promise.catch(() => {})
    this.#patience = setTimeout(
      () => this.fail('timeout', `did not open a session within ${openWithin} ms`),
      openWithin,
    )
    this.#socket.addEventListener('error', () => {
      if (this.#status === 101) this.fail('network', 'can’t be reached, or broke off')
      else this.fail(reasonOfStatus(this.#status), `refused the connection (${this.#status})`)
    })
    this.#socket.addEventListener('close', ({ code }) =>
      this.fail('network', `closed the connection (${code})`),
    )
    this.#socket.addEventListener('message', ({ data }) => {
      if (this.broken) return
      const event = eventIn(data)
      if (event) this.#take(event)
      else this.fail('bad_answer', 'sent a message that is no event')
    })
  }

  /** Resolves once it can be used. Throws ProviderUnavailable. */
  opened(): Promise<void> {
    return this.#opened.promise
  }

  /** There is one ear on a connection. */
  listen(listener: Listener, transcription: { language?: string; prompt?: string }): void {
    this.#listener = listener
    this.#update(transcription)
  }

  tell(event: object): void {
    if (this.broken || this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#socket.bufferedAmount > mostWaiting) return void this.fail('timeout', 'does not keep up')
    this.#socket.send(JSON.stringify(event))
  }

  /** What comes of a response; it is cancelled when the reader leaves, or `signal` fires. Throws ProviderUnavailable. */
  async *respond(request: ResponseRequest, signal: AbortSignal): AsyncGenerator<ResponseEvent, void, void> {
    if (this.broken) throw this.broken.why
    const key = `response_${++this.#count}`
    const unread: ResponseEvent[] = []
    let failure: ProviderUnavailable | null = null
    let more = Promise.withResolvers<void>()
    const asked: Asked = {
      id: null,
      take: event => {
        if (unread.length >= mostUnread) return asked.fail(this.#failure('bad_answer', 'does not stop'))
        unread.push(event)
        more.resolve()
      },
      fail(error) {
        failure ??= error
        more.resolve()
      },
    }
    const leave = () => asked.fail(this.#failure('aborted', 'was stopped by the caller'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave)
    this.#asked.set(key, asked)
    this.tell({
      type: 'response.create',
      event_id: key,
      response: responseOf(this.#wording!, request, { key }),
    })
    let isOver = false
    try {
      while (!isOver) {
        const event = signal.aborted ? undefined : unread.shift()
        if (event) {
          isOver = event.type === 'done'
          yield event
        } else if (failure) throw failure
        else {
          await more.promise
          more = Promise.withResolvers<void>()
        }
      }
    } finally {
      signal.removeEventListener('abort', leave)
      this.#asked.delete(key)
      if (!isOver && asked.id) this.tell({ type: 'response.cancel', response_id: asked.id })
    }
  }

  close(): void {
    this.fail('aborted', 'was closed')
  }

  fail(reason: UnavailableReason, detail: string): void {
    if (this.broken) return
    const why = this.#failure(reason, detail)
    this.broken = { why, at: Date.now(), wasOpen: this.#wording !== null }
    clearTimeout(this.#patience)
    this.#opened.reject(why)
    for (const each of this.#asked.values()) each.fail(why)
    this.#listener?.over(why)
    this.#socket.close()
    void this.#agent.close().catch(() => {})
  }

  #failure(reason: UnavailableReason, detail: string): ProviderUnavailable {
    const { model, apiKey } = this.#server
    return new ProviderUnavailable(reason, withoutKey(`${model} ${detail}`, apiKey))
  }

  #update(transcription: { language?: string; prompt?: string }): void {
    const { voice, transcriber } = this.#server
    const session = sessionOf(this.#wording!, voice, { model: transcriber, ...transcription })
    this.tell({ type: 'session.update', event_id: 'session', session })
  }

  #take(event: ServerEvent): void {
    const { type, item_id: item = '', response } = event
    const listener = this.#listener
    switch (type) {
      case 'session.created': {
        this.#wording = event.session?.modalities && !event.session.type ? 'beta' : 'current'
        clearTimeout(this.#patience)
        this.#update({})
        return void this.#opened.resolve()
      }
      case 'error':
        return void this.#refused(event.error ?? {})
      case 'input_audio_buffer.committed':
        return void listener?.committed(item)
      case 'conversation.item.input_audio_transcription.delta':
        return void listener?.interim(item, event.delta ?? '')
      case 'conversation.item.input_audio_transcription.completed':
        return void listener?.completed(item, event.transcript ?? '')
      case 'conversation.item.input_audio_transcription.failed':
        return void listener?.failed(item)
      case 'response.created': {
        const asked = this.#asked.get(String(response?.metadata?.key))
        if (asked) asked.id = response?.id ?? null
        // Its reader has left already.
        else if (response?.id) this.tell({ type: 'response.cancel', response_id: response.id })
        return
      }
    }
    const id = event.response_id ?? response?.id
    const said = id && responseEvent(event)
    if (said) for (const each of this.#asked.values()) if (each.id === id) each.take(said)
  }

  #refused(error: NonNullable<ServerEvent['error']>): void {
    const { type, code, message, event_id: about } = error
    const detail = `failed: ${[type, code, message].filter(Boolean).join(' ').slice(0, 300)}`
    const reason = reasonOf(`${type} ${code}`)
    if (!about && reason === 'rejected') return
    if (!about) return void this.fail(reason, detail)
    if (about === 'session') return void this.fail(reason, detail)
    this.#asked.get(about)?.fail(this.#failure(reason, detail))
    this.#listener?.refused(about)
  }
}

/** An error event in our words; the server's own fault unless it says otherwise. */
function reasonOf(said: string): UnavailableReason {
  if (/rate_limit|quota/.test(said)) return 'rate_limited'
  if (/authentication|permission|api_key/.test(said)) return 'auth'
  // After an hour a session is over; the next one works.
  if (/session_expired/.test(said)) return 'network'
  return /invalid_request|not_found|unknown|cancel/.test(said) ? 'rejected' : 'server'
}
