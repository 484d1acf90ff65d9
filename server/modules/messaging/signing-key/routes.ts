import * as shape from '#contract/messaging/signing-key.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { addSigningKey, dropSigningKey, signingKeys, useSigningKey } from './signing-key.ts'

export const signingKeyEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/signing-key',
    summary:
      'The key with which the business’s mails are signed (DKIM), and one that waits for its DNS record',
    access: 'owner',
    answers: { 200: shape.SigningKeys },
    handle: ctx => signingKeys(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/signing-key',
    summary: 'Make a key, or bring one; it signs nothing until the DNS shows its record',
    access: 'owner',
    limit: 'analytics',
    body: shape.NewSigningKey,
    answers: { 201: shape.SigningKeys },
    errors: [409],
    handle: (ctx, { body }) => addSigningKey(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/signing-key/use',
    summary: 'Look for the record of the key that waits, and sign with it from now on',
    access: 'owner',
    limit: 'analytics',
    answers: { 200: shape.SigningKeys },
    errors: [404, 409, 503],
    handle: ctx => useSigningKey(ctx),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/signing-key/:which',
    summary: 'Throw away the key that waits, or sign no longer',
    access: 'owner',
    params: shape.SigningKeyParams,
    answers: { 204: null },
    handle: (ctx, { params }) => dropSigningKey(ctx, params.which),
  }),
]
