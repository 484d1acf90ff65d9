import { randomBytes } from 'node:crypto'
import { hostInUri } from './address.ts'
import {
  cseqOf,
  type Headers,
  headerOf,
  isRequest,
  type SipMessage,
  type SipRequest,
  type SipResponse,
} from './message.ts'
import { keyOf, responseTo, returnPath, theirKeyOf, within } from './transaction-messages.ts'
import type { Endpoint, Transport } from './transport.ts'

// Transactions (RFC 3261, section 17): what gets lost on the way is sent again, and what comes twice counts once.

/** The estimated way there and back, and the longest pause between two tries. Milliseconds. */
const t1 = 500
const t2 = 4_000
/** After so long nobody answers any more, and nothing comes late any more. */
const overMs = 64 * t1
/** Nobody waits longer for an answer to an INVITE (section 16.6, timer C). */
const ringingMs = 180_000
/** More requests at once are no trunk's. */
const mostOpen = 2_000

/** An incoming request that waits for its response. */
export interface Incoming {
  request: SipRequest
  from: Endpoint
  /** The tag of our side, for a request that begins a dialog. */
  tag: string
  /** Sends a provisional or the final response. */
  respond(status: number, reason: string, more?: { headers?: Headers; body?: string }): void
  /** An INVITE was taken back before its final response. */
  onCancel: (() => void) | null
  /** The final response to an INVITE got no ACK. */
  onUnacknowledged: (() => void) | null
  /** Stops sending the 2xx again: its ACK has come. */
  acknowledged(): void
}

/** A request of ours on its way. */
export interface Sent {
  /** Takes an INVITE back: it ends with a 487, unless it was answered meanwhile. */
  cancel(): void
}

type TakeResponse = (response: SipResponse, from: Endpoint) => void

interface TransactionEvents {
  request(incoming: Incoming): void
  /** An ACK for a 2xx: it is no transaction of its own. */
  ack(request: SipRequest): void
}

export interface Transactions {
  /** Sends a request without `Via`. `take` gets every response; a 408 of our own making when none comes. */
  send(request: SipRequest, to: Endpoint, take: TakeResponse): Sent
  /** Sends the ACK for a 2xx, which nobody answers. */
  sendAck(request: SipRequest, to: Endpoint): void
  /** A message has come. */
  receive(message: SipMessage, from: Endpoint): void
  close(): void
}

interface Server {
  resend(): void
  ack(request: SipRequest): void
  cancel(): void
  end(): void
}

/** `sentBy`: the address in our `Via`, to which answers come. */
export function createTransactions(
  transport: Transport,
  sentBy: () => Endpoint,
  events: TransactionEvents,
): Transactions {
  const clients = new Map<string, { take: TakeResponse; end(): void }>()
  const servers = new Map<string, Server>()
  const isLossy = transport.kind === 'udp'

  const withVia = (request: SipRequest): SipRequest => {
    const { host, port } = sentBy()
    const branch = `z9hG4bK${randomBytes(12).toString('hex')}`
    const via = `SIP/2.0/${transport.kind.toUpperCase()} ${hostInUri(host)}:${port};branch=${branch};rport`
    return { ...request, headers: [['via', via], ...request.headers] }
  }

  /** Sends a request, and again until an answer comes. */
  function start(request: SipRequest, to: Endpoint, take: TakeResponse): Sent {
    const isInvite = request.method === 'INVITE'
    const key = keyOf(request)
    let provisional = false
    let final = false
    let cancelled = false
    const again = repeat(() => transport.send(request, to), isInvite ? Number.POSITIVE_INFINITY : t2)
    const end = () => {
      again.stop()
      clearTimeout(over)
      clients.delete(key)
    }
    const giveUp = () => {
      end()
      if (!final) take(responseTo(request, 408, 'Request Timeout'), to)
    }
    let over = setTimeout(giveUp, overMs)
    const prolong = () => {
      clearTimeout(over)
      over = setTimeout(giveUp, overMs)
    }
    const sendCancel = () => {
      start(within(request, 'CANCEL'), to, () => {})
      prolong()
    }
    const finish: TakeResponse = (response, from) => {
      again.stop()
      if (!isInvite) end()
      else if (response.status >= 300) transport.send(within(request, 'ACK', headerOf(response, 'to')), to)
      // Every 2xx is the dialog's, to acknowledge: it comes again, or from another telephone (section 13.2.2.4).
      if (final && response.status >= 300) return
      if (isInvite && !final) prolong()
      final = true
      take(response, from)
    }
    clients.set(key, {
      end,
      take(response, from) {
        if (response.status >= 200) return finish(response, from)
        if (final) return
        again.stop()
        // A telephone rings for as long as its caller wants.
        if (isInvite) clearTimeout(over)
        if (!provisional && cancelled) sendCancel()
        provisional = true
        take(response, from)
      },
    })
    transport.send(request, to)
    if (isLossy) again.start()
    return {
      cancel() {
        if (cancelled || final) return
        cancelled = true
        // Before a provisional response the other side may not know the request yet (section 9.1).
        if (provisional) sendCancel()
      },
    }
  }

  function receiveRequest(request: SipRequest, from: Endpoint) {
    if (cseqOf(request)?.method !== request.method) return
    const invite = servers.get(theirKeyOf(request, 'INVITE'))
    if (request.method === 'ACK') return invite ? invite.ack(request) : events.ack(request)
    const known = servers.get(theirKeyOf(request))
    if (known) return known.resend()
    if (servers.size >= mostOpen) return
    const incoming = serve(request, from)
    if (request.method !== 'CANCEL') return events.request(incoming)
    incoming.respond(invite ? 200 : 481, invite ? 'OK' : 'Call/Transaction Does Not Exist')
    invite?.cancel()
  }

  function serve(request: SipRequest, from: Endpoint): Incoming {
    const isInvite = request.method === 'INVITE'
    const key = theirKeyOf(request)
    const tag = randomBytes(8).toString('hex')
    let last: SipResponse | null = null
    let final = false
    let acknowledged = false
    const resend = () => {
      if (last) transport.send(last, returnPath(request, from))
    }
    const again = repeat(resend, t2)
    const end = () => {
      again.stop()
      clearTimeout(over)
      servers.delete(key)
    }
    let over = setTimeout(end, ringingMs)
    const incoming: Incoming = {
      request,
      from,
      tag,
      onCancel: null,
      onUnacknowledged: null,
      respond(status, reason, { headers = [], body = '' } = {}) {
        if (final) return
        const response = responseTo(request, status, reason, { tag, from })
        last = { ...response, headers: [...response.headers, ...headers], body }
        resend()
        if (status < 200) return
        final = true
        // A 2xx is sent again over connections as well: only its ACK ends that (section 13.3.1.4).
        if (isInvite && (isLossy || status < 300)) again.start()
        clearTimeout(over)
        over = setTimeout(() => {
          end()
          if (isInvite && !acknowledged) incoming.onUnacknowledged?.()
        }, overMs)
      },
      acknowledged() {
        acknowledged = true
        again.stop()
      },
    }
    servers.set(key, {
      resend,
      end,
      ack(request) {
        incoming.acknowledged()
        // Some put the branch of the INVITE on the ACK of its 2xx as well.
        if (last && last.status < 300) events.ack(request)
      },
      cancel() {
        if (!final) incoming.onCancel?.()
      },
    })
    return incoming
  }

  return {
    send: (request, to, take) => start(withVia(request), to, take),
    sendAck: (request, to) => transport.send(withVia(request), to),
    receive(message, from) {
      if (isRequest(message)) receiveRequest(message, from)
      else clients.get(keyOf(message))?.take(message, from)
    },
    close() {
      for (const each of [...clients.values(), ...servers.values()]) each.end()
    },
  }
}

/** Calls `work` after 0.5, 1, 2 … seconds, at most every `longest` milliseconds, until it is stopped. */
function repeat(work: () => void, longest: number): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const next = (ms: number) => {
    timer = setTimeout(() => {
      work()
      next(Math.min(2 * ms, longest))
    }, ms)
  }
  return {
    start() {
      if (!stopped) next(t1)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
