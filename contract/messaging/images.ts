import { type Static, Type } from 'typebox'
import { Named, RecordId } from '#contract/schema.ts'

export type MailImage = Static<typeof MailImage>
export const MailImage = Named(
  'MailImage',
  Type.Object({
    id: RecordId,
    url: Type.String({ description: 'For the `url` of an image block; anybody who has it sees the image' }),
    width: Type.Integer({ description: 'Pixels of the stored image' }),
    height: Type.Integer(),
    bytes: Type.Integer(),
  }),
)

export const MailImageParams = Type.Object({ token: Type.String({ maxLength: 64 }) })
