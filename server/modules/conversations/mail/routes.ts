import { Message, NeedsYouParams } from '#contract/conversations/conversations.ts'
import { DraftToSend, Mail, MailParams } from '#contract/conversations/mail.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { getMail, sendDraft } from './drafts.ts'

export const mailEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/needs-you/:id/send',
    summary: 'Answer a mail: with the assistant’s draft, or in one’s own words',
    access: 'standard',
    params: NeedsYouParams,
    body: DraftToSend,
    answers: { 201: Message },
    errors: [409],
    handle: (ctx, { params, body }) => sendDraft(ctx, params.id, body),
  }),
  endpoint({
    method: 'GET',
    path: '/conversations/:id/messages/:message_id/mail',
    summary: 'The mail that a message came by, whole',
    access: 'standard',
    params: MailParams,
    answers: { 200: Mail },
    handle: (ctx, { params }) => getMail(ctx, { conversationId: params.id, messageId: params.message_id }),
  }),
]
