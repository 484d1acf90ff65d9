import { hostInUri } from './address.ts'
import { allowed, type Dialog, type DialogParts } from './dialog.ts'
import { keyOfInfo } from './keys.ts'
import { type Headers, headerOf, headersOf, type SipRequest } from './message.ts'
import type { SipCall, SipCallEvents } from './port.ts'
import type { Incoming } from './transactions.ts'
import type { Endpoint } from './transport.ts'

/** A transfer that nobody picked up by then has failed. */
const referMs = 45_000

/** A dialog that requests of the other side reach. */
export interface OpenCall {
  dialog: Dialog
  request(incoming: Incoming): void
  acknowledge(request: SipRequest): void
  hangUp(): void
}

export interface CallParts extends DialogParts {
  /** Our own address, `sip:user@domain`; and the trunk's domain, to which numbers belong. */
  address: { user: string; domain: string }
  server: Endpoint
  opened(call: OpenCall): void
  closed(call: OpenCall): void
}

export const sdpHeader: [string, string] = ['content-type', 'application/sdp']

/** A call on its way or in progress, from either side. */
export function openCall(parts: CallParts, dialog: Dialog, events: SipCallEvents) {
  let over = false
  let ours = ''
  /** A 200 of ours with SDP that waits for its ACK; `offers`: the ACK brings the answer. */
  let pending: { incoming: Incoming; offers: boolean } | null = null
  let referred: ((through: boolean) => void) | null = null

  const end = (why: 'hung_up' | 'lost' | null) => {
    if (over) return
    over = true
    referred?.(false)
    parts.closed(call)
    if (why) events.ended(why)
  }
  const bye = () => {
    if (over) return
    end(null)
    void dialog.send(
      credentials => dialog.request('BYE', credentials),
      () => {},
    )
  }
  const lost = () => {
    if (over) return
    bye()
    events.ended('lost')
  }
  const contact = (): [string, string] => ['contact', `<${parts.contact()}>`]

  /** Answers with 200 and our SDP, and waits for the ACK. */
  const accept = (incoming: Incoming, sdp: string, offers: boolean) => {
    ours = sdp
    pending = { incoming, offers }
    incoming.onUnacknowledged = lost
    incoming.respond(200, 'OK', {
      headers: [contact(), ['allow', allowed], ...timerOf(incoming.request), sdpHeader],
      body: sdp,
    })
  }
  const reinvite = (incoming: Incoming) => {
    const { request } = incoming
    dialog.takeTarget(request)
    if (!request.body) return accept(incoming, ours, true)
    const answer = events.renegotiate(request.body)
    if (answer === null) return incoming.respond(488, 'Not Acceptable Here')
    accept(incoming, answer, false)
  }
  const update = (incoming: Incoming) => {
    const { request } = incoming
    dialog.takeTarget(request)
    const answer = request.body ? events.renegotiate(request.body) : ''
    if (answer === null) return incoming.respond(488, 'Not Acceptable Here')
    const headers: Headers = [contact(), ...timerOf(request), ...(answer ? [sdpHeader] : [])]
    incoming.respond(200, 'OK', { headers, body: answer })
  }
  /** How a transfer goes on (RFC 3515): the first line of the response that the trunk got. */
  const notify = (incoming: Incoming) => {
    incoming.respond(200, 'OK')
    const status = Number(/^SIP\/2\.0 (\d{3})/.exec(incoming.request.body)?.[1] ?? 0)
    const ended = /terminated/i.test(headerOf(incoming.request, 'subscription-state') ?? '')
    if (status >= 200 || ended) referred?.(status >= 200 && status < 300)
  }

  const call: OpenCall = {
    dialog,
    acknowledge(request) {
      if (!pending) return
      pending.incoming.acknowledged()
      if (pending.offers && request.body) events.described(request.body)
      pending = null
    },
    request(incoming) {
      const { method } = incoming.request
      if (!dialog.inTurn(incoming.request)) return incoming.respond(500, 'Server Internal Error')
      if (method === 'BYE') {
        incoming.respond(200, 'OK')
        return end('hung_up')
      }
      if (method === 'INVITE') return reinvite(incoming)
      if (method === 'UPDATE') return update(incoming)
      if (method === 'NOTIFY') return notify(incoming)
      if (method === 'REFER') return incoming.respond(603, 'Decline')
      if (method === 'INFO') {
        const key = keyOfInfo(headerOf(incoming.request, 'content-type') ?? '', incoming.request.body)
        incoming.respond(200, 'OK')
        return key === null ? undefined : events.key(key)
      }
      if (method === 'OPTIONS') return incoming.respond(200, 'OK', { headers: [['allow', allowed]] })
      incoming.respond(405, 'Method Not Allowed', { headers: [['allow', allowed]] })
    },
    hangUp: bye,
  }
  const sipCall: SipCall = {
    callId: dialog.callId,
    hangUp: bye,
    async refer(uri) {
      if (over) return false
      const through = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => through.resolve(false), referMs)
      referred = through.resolve
      const headers: Headers = [
        ['refer-to', `<${uri}>`],
        ['referred-by', `<sip:${parts.address.user}@${hostInUri(parts.address.domain)}>`],
        contact(),
      ]
      void dialog.send(
        credentials => dialog.request('REFER', [...headers, ...credentials]),
        ({ status }) => {
          if (status >= 300) through.resolve(false)
        },
      )
      return through.promise.finally(() => clearTimeout(timer))
    },
  }
  return {
    call,
    sipCall,
    accept,
    lost,
    isOver: () => over,
    offer(sdp: string) {
      ours = sdp
    },
  }
}

/** The other side watches whether the call is alive (RFC 4028): it refreshes, we only answer. */
function timerOf(request: SipRequest): Headers {
  const [, seconds] = /^(\d{1,6})/.exec(headerOf(request, 'session-expires') ?? '') ?? []
  const supported = headersOf(request, 'supported').concat(headersOf(request, 'require'))
  if (!seconds || !supported.some(each => each.toLowerCase() === 'timer')) return []
  return [
    ['require', 'timer'],
    ['session-expires', `${seconds};refresher=uac`],
  ]
}

export const withTag = (address: string, tag: string): string => `${address};tag=${tag}`
