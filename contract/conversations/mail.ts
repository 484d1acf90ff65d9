import { type Static, Type } from 'typebox'
import { longestMessage } from '#contract/limits.ts'
import { Id, Named, Nullable, RecordId } from '#contract/schema.ts'
import { replyExtras } from './replies.ts'
import { speaker } from './takeovers.ts'

export const DraftToSend = Named(
  'DraftToSend',
  Type.Object({
    text: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 5 * longestMessage,
          description: `In place of the draft: 1 to ${longestMessage} characters; white space around them is taken away`,
        }),
      ),
    ),
    ...replyExtras,
    ...speaker,
  }),
)

export const MailParams = Type.Object({ id: Id('Conversation'), message_id: Id('Message') })

export type Mail = Static<typeof Mail>
export const Mail = Named(
  'Mail',
  Type.Object({
    message_id: RecordId,
    subject: Type.String(),
    text: Type.String({ description: 'Its whole text, with what it quotes; at most 100,000 characters' }),
    attachments: Type.Array(Type.String(), {
      description: 'Names of its files; those that were kept are attachments of the message',
    }),
  }),
)
