import { Type } from 'typebox'
import { longestMessage } from '#contract/limits.ts'
import { Named, Nullable } from '#contract/schema.ts'
import { mostAttachments } from './attachments.ts'
import { speaker } from './takeovers.ts'

/** What a reply may carry besides its words. */
export const replyExtras = {
  attachment_ids: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: mostAttachments,
      description: 'Files that were added to the conversation and not sent yet, in this order',
    }),
  ),
  if_last_position: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description:
          'The position of the last message that the writer has seen: 409 when somebody of the team has written since',
      }),
    ),
  ),
}

/** What a 409 answers to `if_last_position` besides the sentence, as `last`. */
export interface LastReply {
  author: string | null
  text: string
  position: number
}

export const Reply = Named(
  'Reply',
  Type.Object({
    text: Type.String({
      maxLength: 5 * longestMessage,
      description: `1 to ${longestMessage} characters (a text message: 1,600), none where files go along; white space around them is taken away`,
    }),
    ...replyExtras,
    ...speaker,
  }),
)
