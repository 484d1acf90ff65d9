import type { Readable } from 'node:stream'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { secretToken, tokenHash } from '#server/core/secret-token.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { deleteSources } from '../deletions/deletions.ts'
import { captionImage } from '../reading/images/images.ts'
import { checkUpload, isImage } from '../reading/reading.ts'
import { addSource, linkOf, lockLink, nameOf, replaceSource } from '../sources.ts'
import { passagesWithoutVectors } from '../words-first.ts'
import { blobKey, deletePictures, storePictures } from './blobs.ts'
import { photosPath } from './photo-url.ts'
import { picturesOf } from './pictures.ts'
import {
  type AlbumRow,
  deleteAlbum,
  findByToken,
  insertAlbum,
  insertPhoto,
  lockAlbum,
  type PhotoRow,
  selectAlbum,
  selectAlbums,
  selectPhotos,
  updateAlbum,
  updateCaptionSource,
} from './queries.ts'

export interface AlbumWithPhotos {
  album: AlbumRow
  photos: PhotoRow[]
}

/** Albums of one link, or of the whole account, newest first; 404 for an unknown link. */
export const listAlbums = (ctx: Ctx, linkId: string | null): Promise<AlbumWithPhotos[]> =>
  ctx.tx(async db => {
    if (linkId) await linkOf(db, linkId)
    const albums = await selectAlbums(db, linkId)
    const photos = Map.groupBy(
      await selectPhotos(
        db,
        albums.map(album => album.id),
      ),
      photo => photo.album_id,
    )
    return albums.map(album => ({ album, photos: photos.get(album.id) ?? [] }))
  })

/** Creates an empty album in the main knowledge base or of a link (404 for an unknown link). */
export const createAlbum = (
  ctx: Ctx,
  { name, description, linkId }: { name: string; description: string; linkId: string | null },
): Promise<AlbumWithPhotos> =>
  ctx.tx(async db => {
    const [id, now] = [ctx.id(), ctx.now()]
    const link = linkId && (await linkOf(db, linkId)).id
    if (link) await lockLink(db, link)
    const times = { created_at: now, updated_at: now }
    await insertAlbum(db, { id, link_id: link, name: name.trim(), description: description.trim(), ...times })
    await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'added' })
    return getAlbum(db, id)
  })

/** Changes the given fields; after a new name every photo is found under it. 404. */
export const changeAlbum = (
  ctx: Ctx,
  id: string,
  changes: { name?: string; description?: string },
): Promise<AlbumWithPhotos> =>
  ctx.tx(async db => {
    const before = await lockAlbum(db, id, 'change')
    if (!before) throw notFound('Album')
    const [name, description] = [changes.name?.trim() ?? before.name, changes.description?.trim()]
    const at = ctx.now()
    await updateAlbum(db, id, { name, ...(description !== undefined && { description }), updated_at: at })
    await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'changed' })
    const after = await getAlbum(db, id)
    if (name === before.name) return after
    for (const photo of after.photos) {
      await replaceSource(db, { ...sourceOf(photo), at }, await passagesOf(ctx, photo.caption, name))
    }
    return after
  })

/** Deletes an album with its photos; 404. */
export const removeAlbum = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await lockAlbum(db, id, 'change'))) throw notFound('Album')
    const photos = await selectPhotos(db, [id])
    await deleteSources(ctx, { ids: photos.map(photo => photo.id) })
    await deleteAlbum(db, id)
    await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'deleted' })
  })

/**
 * Adds a photo to an album. Searches find its caption: the owner's, or what a vision model sees, or the file's name.
 * 400 for a file that is no image, is damaged or has too many pixels, 413 over 5 MB; 404 when there is no such album,
 * 503 when the store is unavailable.
 */
export async function addPhoto(
  ctx: Ctx,
  albumId: string,
  { file, caption }: { file: UploadedFile; caption?: string },
): Promise<PhotoRow> {
  if (!(await ctx.tx(db => selectAlbum(db, albumId)))) throw notFound('Album')
  checkUpload(file)
  if (!isImage(file)) throw new Problem(400, 'An album holds pictures: .jpg .jpeg .png .webp .gif')
  const { vision } = ctx
  const told = await captionImage(
    file,
    caption?.trim() ? { caption } : { ...(vision && { describe: image => vision.describe(image) }) },
  )
  const pictures = await picturesOf(file.path, ctx.tenant)
  const id = ctx.id()
  await storePictures(ctx, id, pictures)
  try {
    return await ctx.tx(async db => {
      const album = await lockAlbum(db, albumId, 'read')
      if (!album) throw notFound('Album')
      const [token, at] = [secretToken(), ctx.now()]
      const path = `${photosPath}/${token}`
      const source = sourceOf({ id, caption: told.text, path, size: file.size })
      const place = { kind: 'photo' as const, linkId: album.link_id, at }
      await addSource(db, { ...source, ...place }, await passagesOf(ctx, told.text, album.name))
      await insertPhoto(db, {
        id,
        album_id: albumId,
        token_hash: tokenHash(token),
        caption_source: told.source,
        type: pictures.full.type,
        width: pictures.full.width,
        height: pictures.full.height,
        size: pictures.full.bytes.length,
        thumb_size: pictures.thumb.bytes.length,
        created_at: at,
      })
      await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'added' })
      return (await photoIn(db, albumId, id))!
    })
  } catch (error) {
    // After an unexpected error the photo may have been committed anyway: the cron job will see.
    const keys = (['full', 'thumb'] as const).map(size => blobKey(ctx.tenant, id, size))
    if (error instanceof Problem) await deletePictures(ctx, keys)
    throw error
  }
}

/** Gives a photo another caption, by which it is found from now on; 404. */
export const changeCaption = (ctx: Ctx, albumId: string, id: string, caption: string): Promise<PhotoRow> =>
  ctx.tx(async db => {
    const album = await lockAlbum(db, albumId, 'change')
    const photo = album && (await photoIn(db, albumId, id))
    if (!photo) throw notFound('Photo')
    const text = caption.trim()
    const source = { ...sourceOf({ ...photo, caption: text }), at: ctx.now() }
    await replaceSource(db, source, await passagesOf(ctx, text, album.name))
    await updateCaptionSource(db, id, 'given')
    await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'changed' })
    return (await photoIn(db, albumId, id))!
  })

const photoIn = async (db: Tx, albumId: string, id: string): Promise<PhotoRow | undefined> =>
  (await selectPhotos(db, [albumId])).find(photo => photo.id === id)

/** Deletes one photo of an album; 404. */
export const removePhoto = (ctx: Ctx, albumId: string, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await photoIn(db, albumId, id))) throw notFound('Photo')
    await deleteSources(ctx, { ids: [id] })
  })

/** The bytes of a photo; null when it is not in the store. The caller must read the stream to its end. */
export const readPhoto = (ctx: Ctx, id: string): Promise<Readable | null> =>
  ctx.blobs.get(blobKey(ctx.tenant, id, 'full'))

/** The picture of a token, or its thumbnail; null when there is none. The caller must read the stream to its end. */
export async function pictureOf(ctx: OpenCtx, token: string, size: 'full' | 'thumb') {
  const found = await findByToken(ctx, tokenHash(token))
  const stream = found && (await ctx.blobs.get(blobKey(found.tenant_id, found.id, size)))
  if (!stream) return null
  return size === 'full'
    ? { stream, type: found.type, bytes: found.size }
    : { stream, type: 'image/webp', bytes: found.thumb_size }
}

async function getAlbum(db: Tx, id: string): Promise<AlbumWithPhotos> {
  return { album: (await selectAlbum(db, id))!, photos: await selectPhotos(db, [id]) }
}

const sourceOf = ({ id, caption, path, size }: Pick<PhotoRow, 'id' | 'caption' | 'path' | 'size'>) => ({
  id,
  name: nameOf(caption),
  origin: path,
  bytes: size,
  text: caption,
})

/** A caption is indexed under its album's name, so that "photos of the garden" finds it. */
const passagesOf = (ctx: Ctx, caption: string, album: string) =>
  passagesWithoutVectors(ctx, caption, [{ text: caption, heading: album }])
