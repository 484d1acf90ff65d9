import { type Static, Type } from 'typebox'
import { Named, RecordId } from '#contract/schema.ts'

/** Most files of one reply, and bytes of one of them. */
export const mostAttachments = 10
export const mostAttachmentBytes = 10 * 1024 * 1024

/** Bytes of all files of one mail: with what mail adds to them it stays under the 25 MB that mail servers take. */
export const mostMailedBytes = 18 * 1024 * 1024

export type Attachment = Static<typeof Attachment>
export const Attachment = Named(
  'Attachment',
  Type.Object(
    {
      id: RecordId,
      name: Type.String(),
      type: Type.String({ description: 'Media type, found in the file' }),
      bytes: Type.Integer(),
      url: Type.String({
        description: 'Whoever holds it may open the file, until the conversation is erased',
      }),
    },
    { description: 'A file of a message' },
  ),
)
