import { randomBytes } from 'node:crypto'
import { hostInUri } from './address.ts'
import { type CallParts, openCall, sdpHeader, withTag } from './calls.ts'
import { allowed, Dialog, tagOf } from './dialog.ts'
import { type Headers, headerOf, type SipRequest, type SipResponse } from './message.ts'
import type { CallOrder, PlacedCallEvents, PlacedSipCall } from './port.ts'
import type { Endpoint } from './transport.ts'

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
  { response, source, request }: { response: SipResponse; source: Endpoint; request: SipRequest },
): void {
  const fork = new Dialog(parts, {
    callId: dialog.callId,
    local: headerOf(request, 'from')!,
    remote: headerOf(response, 'to')!,
    target: request.uri,
    peer: source,
    sequence: 1_000,
  })
  fork.establishedByResponse(response, source)
  void fork.acknowledge(request)
  void fork.send(
    credentials => fork.request('BYE', credentials),
    () => {},
  )
}

/** A display name without what a header could break on. */
const plain = (name: string): string =>
  name
    .replace(/[\p{Cc}"\\]/gu, '')
    .trim()
    .slice(0, 60)
