import type { LookupFunction } from 'node:net'
import type { Agent, Dispatcher } from 'undici'
import { closePool, explained, openPool, parseAddress } from './outbound.ts'

/** Connections that stay open between posts whose answers nobody reads. */
export interface PostLine {
  /**
   * Posts, and returns the status of the answer; a redirect is an answer too. Throws OutboundRefused and OutboundFailed,
   * like outboundFetch.
   */
  post(url: string, headers: Record<string, string>, body: string): Promise<number>
  /** Cuts all of them at once. */
  close(): void
}

interface PostLineOptions {
  /** Whether addresses in private networks and on this machine may be reached; default no. */
  allowPrivate?: boolean
  /** Resolves a host name; the system's resolver unless a test passes its own. */
  lookup?: LookupFunction
  /** For a whole exchange, the end of its answer included. */
  timeoutMs: number
  /** Connections to each origin at most. */
  connections: number
  /** A longer answer is cut off, which costs the connection. A short one is read, so that the connection can be reused. */
  maxBytes: number
}

/**
 * Opens a line for many posts to one place. It speaks to undici's pool without the streams and signals that a fetch takes
 * for each answer: they cost as much again as the post.
 */
export function openPostLine(options: PostLineOptions): PostLine {
  const pool = openPool(options)
  let target = { url: '', origin: '', path: '' }
  const targetOf = (url: string) => {
    if (target.url === url) return target
    const { origin, pathname, search } = parseAddress(url)
    target = { url, origin, path: pathname + search }
    return target
  }
  return {
    async post(url, headers, body) {
      const { origin, path } = targetOf(url)
      return exchange(pool, { origin, path, method: 'POST', headers, body }, options)
    },
    close: () => closePool(pool),
  }
}

function exchange(
  pool: Agent,
  request: Dispatcher.DispatchOptions,
  { timeoutMs, maxBytes }: PostLineOptions,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let controller: Dispatcher.DispatchController | null = null
  let late = false
  let [status, bytes] = [0, 0]
  const tooLate = () => new Error('the answer took too long')
  const deadline = setTimeout(() => {
    late = true
    controller?.abort(tooLate())
  }, timeoutMs)
  const succeed = () => {
    clearTimeout(deadline)
    resolve(status)
  }
  pool.dispatch(request, {
    onRequestStart(started) {
      controller = started
      if (late) started.abort(tooLate())
    },
    onResponseStart(_controller, code) {
      status = code
    },
    onResponseData(answering, chunk) {
      bytes += chunk.length
      if (bytes <= maxBytes) return
      succeed()
      answering.abort(new Error('the rest of the answer is not wanted'))
    },
    onResponseEnd: succeed,
    onResponseError(_controller, error) {
      clearTimeout(deadline)
      reject(explained(error, { stopped: false, late }))
    },
  })
  return promise
}
