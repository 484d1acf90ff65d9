import { Type } from 'typebox'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { type TwilioCallback, twilioCallbackOf } from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { takeMessageRecording } from '../recordings/messages.ts'
import { takeRecording } from '../recordings/recordings.ts'
import { directCall } from './answering.ts'
import { bringBack, takeStream } from './lines.ts'
import { messageLeft } from './outage.ts'
import { takeCallStatus, takeMachine } from './reports.ts'
import type { CallbackTarget } from './resolve-tenant.ts'
import { accepted, briefing, takeAnsweringMachine, transferOver } from './transfer.ts'

const form = 'application/x-www-form-urlencoded'
const Text = Type.Optional(Type.String({ maxLength: 100 }))
const NamedQuery = Type.Object({ call: Text, message: Text, tenant: Text, line: Text })

/** What every address for the carrier is: public, since its requests are signed, and counted against no limit. */
const signed = (path: string, summary: string) =>
  ({
    method: 'POST',
    path: `/providers/twilio/voice${path}`,
    summary: `${summary} (signed by Twilio)`,
    access: 'public',
    counted: false,
    query: NamedQuery,
    raw: form,
  }) as const

/** An address at which the carrier asks what to do; it is answered in TwiML. */
const direction = (
  path: string,
  summary: string,
  direct: (open: OpenCtx, callback: TwilioCallback, named: CallbackTarget) => Promise<string>,
): Endpoint =>
  endpoint({
    ...signed(path, summary),
    answers: { 200: 'text/xml' },
    errors: [403],
    handle: async (ctx, { raw, query, request, reply }) => {
      const twiml = await direct(ctx, twilioCallbackOf(ctx, raw, request), query)
      reply.type('text/xml; charset=utf-8')
      return twiml
    },
  })

/** An address at which the carrier tells us something. */
const report = (
  path: string,
  summary: string,
  take: (open: OpenCtx, callback: TwilioCallback, named: CallbackTarget) => Promise<void>,
): Endpoint =>
  endpoint({
    ...signed(path, summary),
    answers: { 204: null },
    errors: [403],
    handle: (ctx, { raw, query, request }) => take(ctx, twilioCallbackOf(ctx, raw, request), query),
  })

/**
 * The carrier asks and reports here. Its signature proves who it is: a callback without a valid one is 403 and changes
 * nothing. Callbacks may come twice, late and in any order.
 */
export const phoneEndpoints: Endpoint[] = [
  direction('', 'What to do with a call that comes in, or was picked up', directCall),
  direction('/briefing', 'What a person hears before a caller is put through to them', briefing),
  direction('/accepted', 'What to do with a person who pressed a key to take a caller', accepted),
  direction('/transferred', 'What to do with a caller who was put through', transferOver),
  direction('/lost', 'What to do with a caller whose stream broke off', bringBack),
  direction('/message-left', 'What to do with a caller who left a message', messageLeft),
  report('/status', 'What became of a call', takeCallStatus),
  report('/machine', 'Whether a person or a machine picked up', takeMachine),
  report('/answered-by', 'Whether a machine picked up to whom a caller is put through', takeAnsweringMachine),
  report('/stream', 'What became of a stream of a call', takeStream),
  report('/message', 'The message of a caller can be fetched', takeMessageRecording),
  report('/recording', 'A recording of a call can be fetched', takeRecording),
]
