import { parseNameAddress, parseUri } from './address.ts'
import { type CallParts, openCall, withTag } from './calls.ts'
import { Dialog } from './dialog.ts'
import { headerOf, headersOf } from './message.ts'
import type { IncomingCall } from './port.ts'
import type { Incoming } from './transactions.ts'

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
