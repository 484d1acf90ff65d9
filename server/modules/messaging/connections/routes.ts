import * as shape from '#contract/messaging/connections.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { dropConnection, listConnections, saveConnection, saveSipNumber } from './connections.ts'
import { readEmail, type StoredEmailConnection } from './email-settings.ts'
import { sendTestMail } from './test-mail.ts'
import { testConnection } from './testing.ts'
import { readTwilio, type StoredTwilioConnection } from './twilio-account.ts'
import { readWhatsApp, type StoredWhatsAppConnection } from './whatsapp-account.ts'

export const connectionEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/connections',
    summary: 'How each channel is connected',
    access: 'owner',
    answers: { 200: shape.ConnectionList },
    handle: async ctx => ({ connections: await listConnections(ctx) }),
  }),
  endpoint({
    method: 'PUT',
    path: '/communication/connections/email',
    summary: 'Connect the business’s own mail server and mailbox',
    access: 'owner',
    body: shape.EmailConnection,
    answers: { 200: shape.Connection },
    handle: (ctx, { body }) =>
      saveConnection(ctx, 'email', (known: StoredEmailConnection | null) => readEmail(body, known)),
  }),
  endpoint({
    method: 'PUT',
    path: '/communication/connections/sms',
    summary: 'Connect the business’s own account for text messages: Twilio, or a carrier with its API',
    access: 'owner',
    body: shape.TwilioConnection,
    answers: { 200: shape.Connection },
    handle: (ctx, { body }) =>
      saveConnection(ctx, 'sms', (known: StoredTwilioConnection | null) =>
        readTwilio(ctx, 'sms', body, known),
      ),
  }),
  endpoint({
    method: 'PUT',
    path: '/communication/connections/voice',
    summary: 'Connect the business’s own account for calls: Twilio, or a carrier with its API',
    access: 'owner',
    body: shape.TwilioConnection,
    answers: { 200: shape.Connection },
    handle: (ctx, { body }) =>
      saveConnection(ctx, 'voice', (known: StoredTwilioConnection | null) =>
        readTwilio(ctx, 'voice', body, known),
      ),
  }),
  endpoint({
    method: 'PUT',
    path: '/communication/connections/voice/sip',
    summary: 'Take calls on a number of the installation’s SIP trunk, and place them from it',
    access: 'owner',
    body: shape.SipConnection,
    answers: { 200: shape.Connection },
    handle: (ctx, { body }) => saveSipNumber(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/communication/connections/whatsapp',
    summary: 'Connect the business’s own WhatsApp business account',
    access: 'owner',
    body: shape.WhatsAppConnection,
    answers: { 200: shape.Connection },
    handle: (ctx, { body }) =>
      saveConnection(ctx, 'whatsapp', (known: StoredWhatsAppConnection | null) => readWhatsApp(body, known)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/connections/:channel',
    summary: 'Forget the business’s own account; the installation’s is used again',
    access: 'owner',
    params: shape.ConnectionParams,
    answers: { 204: null },
    handle: (ctx, { params }) => dropConnection(ctx, params.channel),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/connections/:channel/test',
    summary: 'Ask the provider whether the account answers; sends nothing',
    access: 'owner',
    params: shape.ConnectionParams,
    answers: { 200: shape.ConnectionTest },
    handle: (ctx, { params }) => testConnection(ctx, params.channel),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/connections/email/test-mail',
    summary: 'Mail the member who asks, as the business’s mails are sent',
    access: 'owner',
    answers: { 200: shape.TestMail },
    errors: [409],
    handle: sendTestMail,
  }),
]
