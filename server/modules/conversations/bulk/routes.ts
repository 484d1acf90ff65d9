import { BulkDone } from '#contract/bulk.ts'
import { ConversationBulk } from '#contract/conversations/bulk.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { changeInBulk } from './bulk.ts'

export const bulkEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/bulk',
    summary: 'Do one thing to many conversations, which can be taken back for a minute',
    access: 'standard',
    body: ConversationBulk,
    answers: { 200: BulkDone },
    errors: [404],
    handle: (ctx, { body }) => changeInBulk(ctx, body),
  }),
]
