import type { WebSocket } from 'ws'
import { Problem } from '#server/http/problem.ts'

/** A socket that sends more messages without sense than this is closed. */
const mostNonsense = 20
/** The other side must say within this time how it begins. */
const beginMs = 10_000

/** Reads a message; null where it makes no sense. */
export type Parse<Message> = (data: unknown) => Message | null

/**
 * Hands over every message of a socket that makes sense. Calls `end` once, when the socket closed (`closed` on purpose,
 * `broken` otherwise) or when too many messages made no sense. `nonsense` counts one more of them.
 */
export function readFrames<Message>(
  socket: WebSocket,
  parse: Parse<Message>,
  on: { message(message: Message): void; end(how: 'closed' | 'broken' | 'nonsense'): void },
): { nonsense(): void } {
  let bad = 0
  let ended = false
  const end = (how: 'closed' | 'broken' | 'nonsense') => {
    if (ended) return
    ended = true
    on.end(how)
  }
  const nonsense = () => {
    if (++bad <= mostNonsense || ended) return
    socket.close(1008, 'Too many messages that make no sense.')
    end('nonsense')
  }
  socket.on('message', (data, isBinary) => {
    if (ended) return
    const message = isBinary ? null : parse(readJson(String(data)))
    if (message) on.message(message)
    else nonsense()
  })
  // 1000: done; 1001: the page was left; 1005: closed without saying why.
  socket.on('close', code => end([1000, 1001, 1005].includes(code) ? 'closed' : 'broken'))
  socket.resume()
  return { nonsense }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Waits for `begin`; Problem (408) with this sentence when it takes longer than `ms`. */
export function inTime<T>(begin: Promise<T>, sentence: string, ms = beginMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem(408, sentence)), ms)
  })
  return Promise.race([begin, late]).finally(() => clearTimeout(timer))
}
