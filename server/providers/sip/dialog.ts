import { isIP } from 'node:net'
import { parseNameAddress, parseUri } from './address.ts'
import { answerChallenge, type Credentials, isStale } from './digest.ts'
import { cseqOf, type Headers, headerOf, headersOf, type SipRequest, type SipResponse } from './message.ts'
import type { Transactions } from './transactions.ts'
import type { Endpoint } from './transport.ts'

/** What a dialog needs of the program that it lives in. */
export interface DialogParts {
  transactions: Transactions
  credentials: Credentials | null
  /** Our `Contact`, as a URI. */
  contact(): string
  /** The address of a host in a URI; null when there is none. */
  addressOf(host: string, port: number | null): Promise<Endpoint | null>
}

export const userAgent = 'frontdesk'
export const allowed = 'INVITE, ACK, CANCEL, BYE, OPTIONS, INFO, UPDATE, NOTIFY, REFER'

/** One side's view of a call (RFC 3261, section 12). */
export class Dialog {
  readonly callId: string
  readonly #parts: DialogParts
  /** `From` and `To` of our requests, with their tags. */
  #local: string
  #remote: string
  #target: string
  #routes: string[] = []
  /** Where the message came from that made it a dialog. */
  #peer: Endpoint
  #sequence: number
  #theirs = -1
  #established = false

  constructor(
    parts: DialogParts,
    given: {
      callId: string
      local: string
      remote: string
      target: string
      peer: Endpoint
      sequence?: number
    },
  ) {
    this.#parts = parts
    this.callId = given.callId
    this.#local = given.local
    this.#remote = given.remote
    this.#target = given.target
    this.#peer = given.peer
    this.#sequence = given.sequence ?? 0
  }

  get localTag(): string {
    return tagOf(this.#local)
  }

  get remoteTag(): string {
    return tagOf(this.#remote)
  }

  /** Their INVITE makes it a dialog. */
  establishedByRequest(request: SipRequest): void {
    this.#routes = headersOf(request, 'record-route')
    this.takeTarget(request)
    this.#theirs = cseqOf(request)!.number
    this.#established = true
  }

  /** Their 2xx to our INVITE makes it a dialog. */
  establishedByResponse(response: SipResponse, from: Endpoint): void {
    this.#routes = headersOf(response, 'record-route').reverse()
    this.#remote = headerOf(response, 'to')!
    this.#peer = from
    this.takeTarget(response)
    this.#established = true
  }

  /** A request that refreshes the target (INVITE, UPDATE), or a response to one of ours. */
  takeTarget(message: SipRequest | SipResponse): void {
    const contact = parseNameAddress(headerOf(message, 'contact') ?? '')?.uri
    if (contact && parseUri(contact)) this.#target = contact
  }

  /** Whether a request within the dialog comes in its turn; one that was sent before is refused (section 12.2.2). */
  inTurn(request: SipRequest): boolean {
    const { number } = cseqOf(request)!
    if (number < this.#theirs) return false
    this.#theirs = number
    return true
  }

  /** A request of ours, with the next number unless one is given. */
  request(method: string, headers: Headers, body = '', sequence = ++this.#sequence): SipRequest {
    return {
      method,
      uri: this.#target,
      headers: [
        ...this.#routes.map((route): [string, string] => ['route', route]),
        ['max-forwards', '70'],
        ['from', this.#local],
        ['to', this.#remote],
        ['call-id', this.callId],
        ['cseq', `${sequence} ${method}`],
        ['user-agent', userAgent],
        ...headers,
      ],
      body,
    }
  }

  /** Sends a request, a second time with our password where that is asked for. `take` gets every response but that. */
  async send(
    make: (credentials: Headers) => SipRequest,
    take: (response: SipResponse, from: Endpoint, request: SipRequest) => void,
  ): Promise<{ cancel(): void }> {
    const to = await this.nextHop()
    const { transactions, credentials } = this.#parts
    let current: { cancel(): void } | null = null
    let tries = 0
    const attempt = (headers: Headers) => {
      const request = make(headers)
      current = transactions.send(request, to, (response, from) => {
        const answer = credentials && tries < 2 ? credentialsFor(request, response, credentials) : null
        // A second refusal is final, unless only the nonce was too old.
        if (!answer || (tries > 0 && !answer.stale)) return take(response, from, request)
        tries++
        attempt([answer.header])
      })
    }
    attempt([])
    return { cancel: () => current?.cancel() }
  }

  async acknowledge(invite: SipRequest): Promise<void> {
    const authorization = invite.headers.filter(([name]) => name.endsWith('authorization'))
    const ack = this.request('ACK', authorization, '', cseqOf(invite)!.number)
    this.#parts.transactions.sendAck(ack, await this.nextHop())
  }

  /**
   * Where requests go: back through the proxies that asked for it, else to the other side itself. One in a private
   * network that we don't share is reached by way of the trunk.
   */
  async nextHop(): Promise<Endpoint> {
    if (!this.#established || this.#routes.length) return this.#peer
    const target = parseUri(this.#target)
    if (!target?.host || (isPrivate(target.host) && !isPrivate(this.#peer.host))) return this.#peer
    return (await this.#parts.addressOf(target.host, target.port)) ?? this.#peer
  }
}

/** The header that answers a 401 or 407; null for other responses, and where we know no answer. */
export function credentialsFor(
  request: SipRequest,
  response: SipResponse,
  credentials: Credentials,
): { header: [string, string]; stale: boolean } | null {
  if (response.status !== 401 && response.status !== 407) return null
  const isProxy = response.status === 407
  const challenges = headersOf(response, isProxy ? 'proxy-authenticate' : 'www-authenticate')
  const answer = answerChallenge(challenges, request, credentials)
  if (!answer) return null
  return {
    header: [isProxy ? 'proxy-authorization' : 'authorization', answer],
    stale: isStale(challenges),
  }
}

export const tagOf = (address: string): string => parseNameAddress(address)?.params.get('tag') ?? ''

/** Addresses of networks that are nobody's in public: RFC 1918, RFC 4193. */
const isPrivate = (host: string): boolean =>
  isIP(host) === 4
    ? /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(host)
    : /^(f[cd]|fe80)/i.test(host)
