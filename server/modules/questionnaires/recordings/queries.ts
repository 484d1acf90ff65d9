import { type Selectable, sql, type Updateable } from 'kysely'
import type { Recording, RecordingFile, RecordingPart } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type RecordingRow = Selectable<Recording>
export type PartRow = Selectable<RecordingPart>
type FileRow = Selectable<RecordingFile>

export const selectRecording = (db: Tx, link: string): Promise<RecordingRow | undefined> =>
  db.selectFrom('recording').selectAll().where('link_id', '=', link).executeTakeFirst()

/** The same, locked for a change: others wait until the transaction ends. */
export const lockRecording = (db: Tx, link: string): Promise<RecordingRow | undefined> =>
  db.selectFrom('recording').selectAll().where('link_id', '=', link).forUpdate().executeTakeFirst()

export async function insertRecording(db: Tx, link: string, mode: string): Promise<void> {
  await db
    .insertInto('recording')
    .values({ link_id: link, mode })
    .onConflict(conflict => conflict.columns(['tenant_id', 'link_id']).doNothing())
    .execute()
}

export async function updateRecording(db: Tx, link: string, changes: Updateable<Recording>): Promise<void> {
  await db.updateTable('recording').set(changes).where('link_id', '=', link).execute()
}

/** In the order in which they were recorded. */
export const selectParts = (db: Tx, link: string): Promise<PartRow[]> =>
  db
    .selectFrom('recording_part')
    .selectAll()
    .where('link_id', '=', link)
    .orderBy('started_ms')
    .orderBy('n')
    .execute()

export async function insertPart(
  db: Tx,
  part: Pick<PartRow, 'link_id' | 'id' | 'n' | 'started_ms'>,
): Promise<void> {
  await db.insertInto('recording_part').values(part).execute()
}

export async function updatePart(
  db: Tx,
  { link_id, id }: Pick<PartRow, 'link_id' | 'id'>,
  changes: Updateable<RecordingPart>,
): Promise<void> {
  await db
    .updateTable('recording_part')
    .set(changes)
    .where('link_id', '=', link_id)
    .where('id', '=', id)
    .execute()
}

type NewFile = Pick<FileRow, 'file_key' | 'link_id' | 'kind'> & {
  part_id?: string
  at_byte?: number
  bytes: number
  created_at: Date
}

/** Adds the row of a file that is about to be stored. A second try keeps the row and renews its time. */
export async function insertFile(db: Tx, file: NewFile): Promise<void> {
  await db
    .insertInto('recording_file')
    .values(file)
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'file_key']).doUpdateSet({ created_at: file.created_at }),
    )
    .execute()
}

export async function keepFile(db: Tx, key: string): Promise<void> {
  await db.updateTable('recording_file').set({ kept: true }).where('file_key', '=', key).execute()
}

export async function deleteFile(db: Tx, key: string): Promise<void> {
  await db.deleteFrom('recording_file').where('file_key', '=', key).execute()
}

/** The slices of a part that were stored, in order. */
export const selectSlices = (db: Tx, link: string, part: string): Promise<FileRow[]> =>
  db
    .selectFrom('recording_file')
    .selectAll()
    .where('link_id', '=', link)
    .where('part_id', '=', part)
    .where('kept', '=', true)
    .orderBy('at_byte')
    .execute()

/** The keys of a link's files of these kinds, but for `but`. */
export async function selectKeys(
  db: Tx,
  link: string,
  kinds: string[],
  but: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('recording_file')
    .select('file_key')
    .where('link_id', '=', link)
    .where('kind', 'in', kinds)
    .execute()
  return rows.map(row => row.file_key).filter(key => key !== but)
}

/**
 * Files of every business that have no owner any more: their session is gone, their recording was deleted, or they were
 * never stored though their row is from before `before`. At most 500.
 */
export const selectForgottenFiles = (db: Tx, before: Date) =>
  db
    .selectFrom('recording_file as file')
    .leftJoin('recording', join =>
      join
        .onRef('recording.tenant_id', '=', 'file.tenant_id')
        .onRef('recording.link_id', '=', 'file.link_id'),
    )
    .leftJoin('still', join =>
      join.onRef('still.tenant_id', '=', 'file.tenant_id').onRef('still.file_key', '=', 'file.file_key'),
    )
    .select(['file.tenant_id', 'file.file_key'])
    .where('file.created_at', '<', before)
    .where(({ or, and, eb }) =>
      or([
        and([eb('file.kind', '=', 'still'), eb('still.file_key', 'is', null)]),
        and([
          eb('file.kind', '=', 'joined'),
          or([eb('recording.file_key', 'is', null), eb('recording.file_key', '!=', eb.ref('file.file_key'))]),
        ]),
        and([
          eb('file.kind', '=', 'slice'),
          or([
            eb('recording.link_id', 'is', null),
            eb('recording.deleted_at', 'is not', null),
            eb('file.kept', '=', false),
          ]),
        ]),
      ]),
    )
    .limit(500)
    .execute()

/** Recordings of every business whose session ended before `before`, and which still wait to be joined. At most 500. */
export const selectUnjoined = (db: Tx, before: Date) =>
  db
    .selectFrom('recording')
    .select(['tenant_id', 'link_id'])
    .where('sealed_at', '<', before)
    .where('deleted_at', 'is', null)
    .whereRef('joined_bytes', '<', 'bytes')
    .limit(500)
    .execute()

/** Whether a `link` still has a recording, a still or a picture of evidence. */
const hasMedia = sql<boolean>`(
  exists (select from recording as r
    where r.tenant_id = link.tenant_id and r.link_id = link.id and r.bytes > 0 and r.deleted_at is null)
  or exists (select from still as s
    where s.tenant_id = link.tenant_id and s.link_id = link.id and s.file_key is not null)
  or exists (select from monitoring_evidence as e where e.tenant_id = link.tenant_id and e.link_id = link.id))`

/** Links of every business whose session ended before, and which still have media. At most 500. */
export const selectOverdue = (db: Tx, endedBefore: Date) =>
  db
    .selectFrom('questionnaire_link as link')
    .select(['link.tenant_id', 'link.id'])
    .where('link.completed_at', '<', endedBefore)
    .where(hasMedia)
    .limit(500)
    .execute()

export async function selectHasMedia(db: Tx, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('questionnaire_link as link')
    .select('link.id')
    .where('link.id', '=', id)
    .where(hasMedia)
    .executeTakeFirst()
  return found !== undefined
}
