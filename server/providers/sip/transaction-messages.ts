import { parseVia } from './address.ts'
import { cseqOf, headerOf, headersOf, type SipMessage, type SipRequest, type SipResponse } from './message.ts'
import type { Endpoint } from './transport.ts'

// The messages of a transaction: how they are recognised, and what answers them.

/** What a transaction is known by: the branch of the top `Via` and the method (section 17.1.3) … */
export function keyOf(message: SipMessage, method = cseqOf(message)?.method): string {
  const via = parseVia(headersOf(message, 'via')[0]!)
  return `${via?.params.get('branch') || headerOf(message, 'call-id')} ${method}`
}

/** … and for what others ask of us, who sent it as well: two may choose one branch (section 17.2.3). */
export function theirKeyOf(request: SipRequest, method = request.method): string {
  const via = parseVia(headersOf(request, 'via')[0]!)
  return `${keyOf(request, method)} ${via?.host}:${via?.port ?? ''}`
}

const shared = new Set([
  'via',
  'route',
  'from',
  'to',
  'call-id',
  'max-forwards',
  'authorization',
  'proxy-authorization',
])

/** The ACK of a refusal, or the CANCEL, of an INVITE: of the same transaction (section 9.1, 17.1.1.3). */
export function within(invite: SipRequest, method: 'ACK' | 'CANCEL', to?: string): SipRequest {
  const headers = invite.headers
    .filter(([name]) => shared.has(name))
    .map(([name, value]): [string, string] => [name, name === 'to' && to ? to : value])
  return {
    method,
    uri: invite.uri,
    headers: [...headers, ['cseq', `${cseqOf(invite)!.number} ${method}`]],
    body: '',
  }
}

/** A response to a request; with our tag where the request has none. */
export function responseTo(
  request: SipRequest,
  status: number,
  reason: string,
  ours?: { tag: string; from: Endpoint },
): SipResponse {
  const kept = new Set(['via', 'from', 'to', 'call-id', 'cseq', ...(status < 300 ? ['record-route'] : [])])
  const headers = request.headers
    .filter(([name]) => kept.has(name))
    .map(([name, value]): [string, string] => [
      name,
      name === 'to' && ours && status > 100 && !/;\s*tag=/i.test(value) ? `${value};tag=${ours.tag}` : value,
    ])
  const top = headers.find(([name]) => name === 'via')!
  // Where the request really came from, so that the answer finds its way back through routers (RFC 3581).
  if (ours)
    top[1] = `${top[1].replace(/;\s*rport(?=;|$)/i, `;rport=${ours.from.port}`)};received=${ours.from.host}`
  return { status, reason, headers, body: '' }
}

/** Where the response to a request goes: back to where it came from (RFC 3581), else to the port in its `Via`. */
export function returnPath(request: SipRequest, from: Endpoint): Endpoint {
  const via = parseVia(headersOf(request, 'via')[0]!)
  return !via || via.params.has('rport') ? from : { host: from.host, port: via.port ?? 5060 }
}
