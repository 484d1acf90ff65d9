import { Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { LinkId } from './knowledge.ts'

export const Photo = Named(
  'Photo',
  Type.Object({
    id: RecordId,
    parent_doc_id: RecordId,
    album_id: RecordId,
    caption: Type.String(),
    caption_source: OneOf('model', 'given', 'file_name'),
    url: Type.String({ description: 'Whoever knows it sees the photo; nobody can guess it' }),
    thumb_url: Type.String(),
    type: Type.String({ description: 'Media type' }),
    width: Type.Integer(),
    height: Type.Integer(),
    bytes: Type.Integer(),
    created_at: Timestamp,
  }),
)

export const Album = Named(
  'Album',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    description: Type.String(),
    link_id: Nullable(RecordId),
    photos: Type.Array(Photo),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

export const AlbumList = Named('AlbumList', Type.Object({ albums: Type.Array(Album) }))

const name = Type.String({
  maxLength: 200,
  pattern: '\\S',
  description: 'Searched together with every caption',
})
const description = Type.Optional(Nullable(Type.String({ maxLength: 2_000 })))

export const NewAlbum = Named('NewAlbum', Type.Object({ name, description, link_id: LinkId }))

export const AlbumChanges = Named('AlbumChanges', Type.Object({ name: Type.Optional(name), description }))

export const PhotoChanges = Named(
  'PhotoChanges',
  Type.Object({ caption: Type.String({ maxLength: 2_000, pattern: '\\S' }) }),
)

export const AlbumParams = Type.Object({ id: Id('Album') })

export const PhotoParams = Type.Object({ id: Id('Album'), pid: Id('Photo') })

export const PhotoToken = Type.Object({ token: Type.String() })
