import { Agent, type Dispatcher, WebSocket } from 'undici'
import { withoutKey } from '../posting.ts'
import { reasonOfStatus } from '../unavailable.ts'
import { SpeechUnavailable } from './port.ts'

const openWithin = 10_000
/** A connection without sound is closed after ten seconds. */
const keepAliveEvery = 4000
/** The most bytes by which the server may fall behind: half a minute of speech. */
const mostWaiting = 1024 * 1024
/** A message holds the words of a few seconds. */
const largestMessage = 1024 * 1024

/** A connection over which a server hears along. */
export interface ListeningSocket {
  /** Why it yields no more words; null while it does. */
  broken(): SpeechUnavailable | null
  send(pcm: Int16Array): void
  tell(message: object): void
  fail(reason: SpeechUnavailable['reason'], detail: string): void
}

interface SocketOptions {
  model: string
  address: URL
  apiKey: string | null
  signal: AbortSignal
  /** Keeps the connection while nobody speaks. */
  keepAlive(socket: ListeningSocket): void
  /** A message of the server, which is JSON. It may come before `open` has resolved. */
  told(message: object, socket: ListeningSocket): void
  /** Once, when it breaks or is closed. */
  over(why: SpeechUnavailable): void
}

/**
 * Connections to Deepgram. Resolves once one is open; rejects with SpeechUnavailable, as do all later failures go to `over`: a
 * refusal with the reason of its status, an error frame, a close code, a message that is too large or no JSON.
 */
export function listeningSockets(): {
  open(options: SocketOptions): Promise<ListeningSocket>
  close(): void
} {
  const agent = new Agent({ webSocket: { maxPayloadSize: largestMessage } })

  async function open({
    model,
    address,
    apiKey,
    signal,
    keepAlive,
    told,
    over,
  }: SocketOptions): Promise<ListeningSocket> {
    /** The status with which the server refused to open the connection; the socket itself does not tell. */
    let status = 101
    const dispatcher = agent.compose(watchStatus(seen => (status = seen)))
    const headers = apiKey ? { authorization: `Token ${apiKey}` } : {}
    const socket = new WebSocket(address, { dispatcher, headers })
    socket.binaryType = 'arraybuffer'
    let broken: SpeechUnavailable | null = null
    let alive: NodeJS.Timeout | undefined
    const opened = Promise.withResolvers<void>()
    opened.promise.catch(() => {})

    function fail(reason: SpeechUnavailable['reason'], detail: string): void {
      if (broken) return
      broken = new SpeechUnavailable(reason, withoutKey(`${model} ${detail}`, apiKey))
      clearTimeout(patience)
      clearInterval(alive)
      signal.removeEventListener('abort', leave)
      opened.reject(broken)
      tell({ type: 'CloseStream' })
      socket.close()
      over(broken)
    }
    function tell(message: object): void {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    }
    const connection: ListeningSocket = {
      broken: () => broken,
      tell,
      fail,
      send(pcm) {
        if (broken) return
        if (socket.bufferedAmount > mostWaiting) return fail('timeout', 'does not keep up with the speech')
        socket.send(pcm.slice())
      },
    }
    const leave = () => fail('aborted', 'was stopped by the caller')
    const patience = setTimeout(() => fail('timeout', `did not answer within ${openWithin} ms`), openWithin)
    signal.addEventListener('abort', leave)
    socket.addEventListener('open', () => {
      clearTimeout(patience)
      opened.resolve()
    })
    socket.addEventListener('error', () => {
      if (status === 101) fail('network', 'can’t be reached, or broke off')
      else
        fail(status === 402 ? 'rate_limited' : reasonOfStatus(status), `refused the connection (${status})`)
    })
    socket.addEventListener('close', ({ code, reason }) =>
      fail(
        reasonOfClose(code, reason),
        `closed the connection (${[code, reason].filter(Boolean).join(' ')})`,
      ),
    )
    socket.addEventListener('message', ({ data }) => {
      if (broken) return
      const message = read(data)
      if (!message) return fail('bad_answer', 'sent a message that is no JSON')
      const { type, code, err_code, description, message: text } = message as Record<string, unknown>
      if (type !== 'Error') return told(message, connection)
      const kind = String(code ?? err_code ?? '')
      fail(reasonOfError(kind), `failed: ${[kind, description ?? text].filter(Boolean).join(' ')}`)
    })
    if (signal.aborted) leave()
    await opened.promise
    if (!broken) alive = setInterval(() => keepAlive(connection), keepAliveEvery)
    return connection
  }

  return { open, close: () => void agent.destroy().catch(() => {}) }
}

const watchStatus =
  (see: (status: number) => void): Dispatcher.DispatcherComposeInterceptor =>
  dispatch =>
  (options, handler) =>
    dispatch(
      options,
      new Proxy(handler, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (...given: unknown[]) => {
            if (name === 'onResponseStart' && typeof given[1] === 'number' && given[1] >= 200) see(given[1])
            return value.apply(target, given)
          }
        },
      }),
    )

/** developers.deepgram.com/docs/stt-troubleshooting-websocket-data-and-net-errors */
function reasonOfClose(code: number, reason: string): SpeechUnavailable['reason'] {
  if (reason.includes('NET-0001')) return 'timeout'
  if (code === 1008) return 'rejected'
  return code === 1011 ? 'server' : 'network'
}

function reasonOfError(code: string): SpeechUnavailable['reason'] {
  if (/TIMEOUT/.test(code)) return 'timeout'
  return /INVALID|UNPARSABLE|UNSUPPORTED|BAD_REQUEST/.test(code) ? 'rejected' : 'server'
}

function read(data: unknown): object | null {
  try {
    const message: unknown = JSON.parse(String(data))
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}
