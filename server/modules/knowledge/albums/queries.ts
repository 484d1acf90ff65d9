import { type Insertable, type Selectable, sql } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import type { Album, Photo } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { CaptionSource } from '../reading/images/images.ts'

export type AlbumRow = Selectable<Album>

/** A photo with its source's caption and path. */
export type PhotoRow = Selectable<Photo> & { caption: string; path: string }

export async function insertAlbum(db: Tx, album: Insertable<Album>): Promise<void> {
  await db.insertInto('album').values(album).execute()
}

/** Albums of one link, or of the whole account, newest first. */
export const selectAlbums = (db: Tx, linkId: string | null): Promise<AlbumRow[]> =>
  db
    .selectFrom('album')
    .selectAll()
    .$if(linkId !== null, q => q.where('link_id', '=', linkId))
    .orderBy('id', 'desc')
    .execute()

export const selectAlbum = (db: Tx, id: string): Promise<AlbumRow | undefined> =>
  db.selectFrom('album').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends: shared to read, exclusive to change. */
export const lockAlbum = (db: Tx, id: string, to: 'read' | 'change'): Promise<AlbumRow | undefined> =>
  db
    .selectFrom('album')
    .selectAll()
    .where('id', '=', id)
    .$if(to === 'read', q => q.forShare())
    .$if(to === 'change', q => q.forUpdate())
    .executeTakeFirst()

export async function updateAlbum(
  db: Tx,
  id: string,
  changes: { name?: string; description?: string; updated_at: Date },
): Promise<void> {
  await db.updateTable('album').set(changes).where('id', '=', id).execute()
}

export async function deleteAlbum(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('album').where('id', '=', id).execute()
}

export async function insertPhoto(db: Tx, photo: Insertable<Photo>): Promise<void> {
  await db.insertInto('photo').values(photo).execute()
}

export async function updateCaptionSource(db: Tx, id: string, source: CaptionSource): Promise<void> {
  await db.updateTable('photo').set({ caption_source: source }).where('id', '=', id).execute()
}

/** The photos of albums, in the order added. */
export async function selectPhotos(db: Tx, albums: string[]): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select p.*, s.text as caption, s.origin as path
    from photo p join knowledge_source s on s.tenant_id = p.tenant_id and s.id = p.id
    where p.album_id = any(${albums}::uuid[]) order by p.id`.execute(db)
  return rows
}

export async function insertBlobs(db: Tx, photo: string, keys: string[], now: Date): Promise<void> {
  const rows = keys.map(key => ({ photo_id: photo, blob_key: key, created_at: now }))
  await db.insertInto('photo_blob').values(rows).execute()
}

/** The pictures of those sources that are photos. */
export async function selectBlobs(db: Tx, photos: string[]): Promise<string[]> {
  const rows = await db.selectFrom('photo_blob').select('blob_key').where('photo_id', 'in', photos).execute()
  return rows.map(row => row.blob_key)
}

export async function deleteBlob(db: Tx, key: string): Promise<void> {
  await db.deleteFrom('photo_blob').where('blob_key', '=', key).execute()
}

/** Pictures of every business stored before a moment, whose photo does not exist. */
export const selectOrphanedBlobs = (
  db: Tx,
  before: Date,
): Promise<{ tenant_id: string; blob_key: string }[]> =>
  db
    .selectFrom('photo_blob as b')
    .leftJoin('photo as p', join =>
      join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.id', '=', 'b.photo_id'),
    )
    .select(['b.tenant_id', 'b.blob_key'])
    .where('b.created_at', '<', before)
    .where('p.id', 'is', null)
    .execute()

interface FoundPhoto {
  tenant_id: string
  id: string
  type: string
  size: number
  thumb_size: number
}

/** The photo of a token, of any business; one round trip (see migrations/0008_albums.sql). */
export async function findByToken(ctx: OpenCtx, hash: Buffer): Promise<FoundPhoto | undefined> {
  const { rows } = await sql<FoundPhoto>`select * from find_photo(${hash})`.execute(ctx.db.kysely)
  return rows[0]
}
