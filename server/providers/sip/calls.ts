import { randomBytes } from 'node:crypto'
import { hostInUri, parseNameAddress, parseUri } from './address.ts'
import { allowed, Dialog, type DialogParts, tagOf } from './dialog.ts'
import { keyOfInfo } from './keys.ts'
import { type Headers, headerOf, headersOf, type SipRequest } from './message.ts'
import type {
  CallOrder,
  IncomingCall,
  PlacedCallEvents,
  PlacedSipCall,
  SipCall,
  SipCallEvents,
} from './port.ts'
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

const sdpHeader: [string, string] = ['content-type', 'application/sdp']

/** A call on its way or in progress, from either side. */
function openCall(parts: CallParts, dialog: Dialog, events: SipCallEvents) {
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

/** Takes an INVITE that is no part of a call yet. */
export function incomingCall(parts: CallParts, incoming: Incoming): IncomingCall {
  const { request, from, tag } = incoming
  const caller = parseNameAddress(headersOf(request, 'p-asserted-identity')[0] ?? headerOf(request, 'from')!)
  const dialog = new Dialog(parts, {
    callId: headerOf(request, 'call-id')!,
    local: withTag(headerOf(request, 'to')!, tag),
    remote: headerOf(request, 'from')!,
    target: caller?.uri ?? '',
    peer: from,
  })
  dialog.establishedByRequest(request)
  const userIn = (text = ''): string => parseUri(parseNameAddress(text)?.uri ?? '')?.user ?? ''
  const shown = parseNameAddress(headerOf(request, 'from')!)
  return {
    callId: dialog.callId,
    from: { user: parseUri(caller?.uri ?? '')?.user ?? '', name: caller?.name || shown?.name || '' },
    dialled: [
      parseUri(request.uri)?.user ?? '',
      userIn(headerOf(request, 'p-called-party-id')),
      userIn(headerOf(request, 'to')),
    ].filter(Boolean),
    sdp: request.body || null,
    ring: () => incoming.respond(180, 'Ringing', { headers: [['contact', `<${parts.contact()}>`]] }),
    answer(sdp, events) {
      const opened = openCall(parts, dialog, events)
      parts.opened(opened.call)
      opened.accept(incoming, sdp, !request.body)
      return opened.sipCall
    },
    reject: status => incoming.respond(status, reasons[status] ?? 'Declined'),
    onCancel(then) {
      incoming.onCancel = () => {
        incoming.respond(487, 'Request Terminated')
        then()
      }
    },
  }
}

const reasons: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  480: 'Temporarily Unavailable',
  486: 'Busy Here',
  488: 'Not Acceptable Here',
  500: 'Server Internal Error',
  503: 'Service Unavailable',
  603: 'Decline',
}

/** Calls somebody by way of the trunk. */
export function placeCall(parts: CallParts, order: CallOrder, events: PlacedCallEvents): PlacedSipCall {
  const domain = hostInUri(parts.address.domain)
  const target = `sip:${order.to}@${domain}`
  // Trunks want their own account in From, and take the number that is shown from P-Asserted-Identity or From.
  const from = `"${plain(order.name)}" <sip:${order.from || parts.address.user}@${domain}>`
  const dialog = new Dialog(parts, {
    callId: `${randomBytes(16).toString('hex')}@frontdesk`,
    local: withTag(from, randomBytes(8).toString('hex')),
    remote: `<${target}>`,
    target,
    peer: parts.server,
  })
  const opened = openCall(parts, dialog, events)
  let answered = false
  let cancelled = false
  const invite = (credentials: Headers) =>
    dialog.request(
      'INVITE',
      [
        ['contact', `<${parts.contact()}>`],
        ['allow', allowed],
        ['p-asserted-identity', `<sip:${order.from || parts.address.user}@${domain}>`],
        ...credentials,
        sdpHeader,
      ],
      order.sdp,
    )
  opened.offer(order.sdp)
  const sent = dialog.send(invite, (response, source, request) => {
    const { status } = response
    if (status < 200) {
      if (status >= 180) events.ringing()
      return
    }
    if (status >= 300) {
      if (!answered) events.failed(status, response.reason)
      return
    }
    if (answered) {
      // The same 200 again wants the same ACK; another telephone's is thanked and hung up.
      if (tagOf(headerOf(response, 'to')!) === dialog.remoteTag) return void dialog.acknowledge(request)
      return endFork(parts, dialog, { response, source, request })
    }
    answered = true
    dialog.establishedByResponse(response, source)
    parts.opened(opened.call)
    void dialog.acknowledge(request)
    if (cancelled) {
      opened.call.hangUp()
      return events.failed(487, 'Request Terminated')
    }
    events.answered(opened.sipCall, response.body)
  })
  return {
    callId: dialog.callId,
    cancel() {
      cancelled = true
      void sent.then(each => each.cancel())
    },
  }
}

/** A second telephone that answered the same call. */
function endFork(
  parts: CallParts,
  dialog: Dialog,
  {
    response,
    source,
    request,
  }: { response: Parameters<Dialog['takeTarget']>[0]; source: Endpoint; request: SipRequest },
): void {
  const fork = new Dialog(parts, {
    callId: dialog.callId,
    local: headerOf(request, 'from')!,
    remote: headerOf(response, 'to')!,
    target: request.uri,
    peer: source,
    sequence: 1_000,
  })
  if ('status' in response) fork.establishedByResponse(response, source)
  void fork.acknowledge(request)
  void fork.send(
    credentials => fork.request('BYE', credentials),
    () => {},
  )
}

const withTag = (address: string, tag: string): string => `${address};tag=${tag}`

/** A display name without what a header could break on. */
const plain = (name: string): string =>
  name
    .replace(/[\p{Cc}"\\]/gu, '')
    .trim()
    .slice(0, 60)
