import { type Static, Type } from 'typebox'
import * as shape from '#contract/knowledge/albums.ts'
import { CaptionedFile } from '#contract/knowledge/knowledge.ts'
import type { Config } from '#server/core/config.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { pictureHeaders } from '#server/http/files/inert.ts'
import { Problem } from '#server/http/problem.ts'
import { sizeLimitOf } from '../reading/reading.ts'
import {
  type AlbumWithPhotos,
  addPhoto,
  changeAlbum,
  changeCaption,
  createAlbum,
  listAlbums,
  pictureOf,
  removeAlbum,
  removePhoto,
} from './albums.ts'
import { photosPath, thumbOf } from './photo-url.ts'
import type { PhotoRow } from './queries.ts'

export const albumEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/knowledge/albums',
    summary: 'Make a photo album',
    access: 'owner',
    body: shape.NewAlbum,
    answers: { 201: shape.Album },
    errors: [404],
    handle: async (ctx, { body }) => {
      const { name, description, link_id } = body
      return showAlbum(
        ctx.config,
        await createAlbum(ctx, { name, description: description ?? '', linkId: link_id || null }),
      )
    },
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/albums',
    summary: 'Every photo album with its photos, newest first',
    access: 'agent',
    query: Type.Object({ link_id: Type.Optional(Type.String({ maxLength: 64 })) }),
    answers: { 200: shape.AlbumList },
    errors: [404],
    handle: async (ctx, { query }) => {
      const albums = await listAlbums(ctx, query.link_id || null)
      return { albums: albums.map(album => showAlbum(ctx.config, album)) }
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/knowledge/albums/:id',
    summary: 'Change the fields that are sent',
    access: 'owner',
    params: shape.AlbumParams,
    body: shape.AlbumChanges,
    answers: { 200: shape.Album },
    handle: async (ctx, { params, body: { name, description } }) => {
      const changes = {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description: description ?? '' }),
      }
      return showAlbum(ctx.config, await changeAlbum(ctx, params.id, changes))
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/knowledge/albums/:id',
    summary: 'Forget an album with all its photos',
    access: 'owner',
    params: shape.AlbumParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeAlbum(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/knowledge/albums/:id/photos',
    summary: 'Add a photo to an album',
    access: 'owner',
    limit: 'ingest',
    params: shape.AlbumParams,
    body: CaptionedFile,
    files: { field: 'file', min: 1, max: 1, bytes: sizeLimitOf },
    answers: { 201: shape.Photo },
    errors: [400, 503],
    handle: async (ctx, { params, body, files }) => {
      const photo = await addPhoto(ctx, params.id, { file: files[0]!, caption: body.caption })
      return showPhoto(ctx.config, photo)
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/knowledge/albums/:id/photos/:pid',
    summary: 'Give a photo another caption',
    access: 'owner',
    params: shape.PhotoParams,
    body: shape.PhotoChanges,
    answers: { 200: shape.Photo },
    handle: async (ctx, { params, body }) =>
      showPhoto(ctx.config, await changeCaption(ctx, params.id, params.pid, body.caption)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/knowledge/albums/:id/photos/:pid',
    summary: 'Forget one photo',
    access: 'owner',
    params: shape.PhotoParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removePhoto(ctx, params.id, params.pid),
  }),
]

/** The pictures, public to anybody who has their address. */
export const photoPages = (): Endpoint[] => [
  endpoint({
    method: 'GET',
    at: 'root',
    path: `${photosPath}/:token`,
    summary: 'A photo',
    access: 'public',
    params: shape.PhotoToken,
    answers: { 200: 'image/jpeg' },
    handle: (ctx, input) => showPicture(ctx, input, 'full'),
  }),
  endpoint({
    method: 'GET',
    at: 'root',
    path: thumbOf(`${photosPath}/:token`),
    summary: "A photo's thumbnail",
    access: 'public',
    params: shape.PhotoToken,
    answers: { 200: 'image/webp' },
    handle: (ctx, input) => showPicture(ctx, input, 'thumb'),
  }),
]

interface PictureRequest {
  params: { token: string }
  reply: { headers(values: Record<string, string | number>): unknown }
}

async function showPicture(ctx: OpenCtx, { params, reply }: PictureRequest, size: 'full' | 'thumb') {
  const picture = await pictureOf(ctx, params.token, size)
  if (!picture) throw new Problem(404, 'Photo not found', { 'Cache-Control': 'no-store' })
  reply.headers({
    ...pictureHeaders(picture.type),
    'content-length': picture.bytes,
    'x-robots-tag': 'noindex',
  })
  return picture.stream
}

const showAlbum = (config: Config, { album, photos }: AlbumWithPhotos): Static<typeof shape.Album> => ({
  id: album.id,
  name: album.name,
  description: album.description,
  link_id: album.link_id,
  photos: photos.map(photo => showPhoto(config, photo)),
  created_at: album.created_at.toISOString(),
  updated_at: album.updated_at.toISOString(),
})

function showPhoto({ publicUrl }: Config, photo: PhotoRow): Static<typeof shape.Photo> {
  const url = publicUrl + photo.path
  return {
    id: photo.id,
    parent_doc_id: photo.id,
    album_id: photo.album_id,
    caption: photo.caption,
    caption_source: photo.caption_source as Static<typeof shape.Photo>['caption_source'],
    url,
    thumb_url: thumbOf(url),
    type: photo.type,
    width: photo.width,
    height: photo.height,
    bytes: photo.size,
    created_at: photo.created_at.toISOString(),
  }
}
