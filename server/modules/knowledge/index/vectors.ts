import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** Vectors written at once: about a megabyte. */
const batchSize = 500

/** Stores the vectors (of length 1) of a model for chunks and replaces earlier ones. Unknown chunks are skipped. */
export async function addVectors(
  db: Tx,
  model: string,
  vectors: { chunk: number; vector: Float32Array }[],
): Promise<void> {
  for (let at = 0; at < vectors.length; at += batchSize)
    await write(db, model, vectors.slice(at, at + batchSize))
}

async function write(
  db: Tx,
  model: string,
  vectors: { chunk: number; vector: Float32Array }[],
): Promise<void> {
  await sql`
    insert into knowledge_vector (kb, chunk, model, signs, vector)
    select c.kb, c.id, ${model}, v.signs::varbit, v.vector
    from unnest(
      ${vectors.map(v => v.chunk)}::bigint[],
      ${vectors.map(v => signs(v.vector))}::text[],
      ${vectors.map(v => bytes(v.vector))}::bytea[]
    ) v (chunk, signs, vector) join knowledge_chunk c on c.id = v.chunk
    on conflict (tenant_id, chunk) do update
      set model = excluded.model, signs = excluded.signs, vector = excluded.vector`.execute(db)
}

/** Chunks of the business in these languages without a vector of `model`, oldest first: ids and the text to embed. */
export async function chunksWithoutVector(
  db: Tx,
  {
    model,
    languages,
    sourceId,
    limit,
  }: { model: string; languages?: readonly string[]; sourceId?: string; limit: number },
): Promise<{ chunk: number; text: string }[]> {
  const rows = await db
    .selectFrom('knowledge_chunk as c')
    .leftJoin('knowledge_vector as v', join => join.onRef('v.chunk', '=', 'c.id').on('v.model', '=', model))
    .select(['c.id', 'c.title', 'c.body'])
    .where('v.chunk', 'is', null)
    .$if(languages !== undefined, q => q.where('c.language', 'in', languages!))
    .$if(sourceId !== undefined, q => q.where('c.source_id', '=', sourceId!))
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows.map(row => ({ chunk: row.id, text: embeddable({ title: row.title, text: row.body }) }))
}

/** Whether any passage of these knowledge bases has a vector of `model`. */
export async function hasVectors(db: Tx, kbs: string[], model: string): Promise<boolean> {
  const found = await db
    .selectFrom('knowledge_vector')
    .select('chunk')
    .where('kb', 'in', kbs)
    .where('model', '=', model)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The cosine of `vector` to each of these chunks that has a vector of `model`. */
export async function cosines(
  db: Tx,
  { model, vector, chunks }: { model: string; vector: Float32Array; chunks: number[] },
): Promise<Map<number, number>> {
  if (!chunks.length) return new Map()
  const rows = await db
    .selectFrom('knowledge_vector')
    .select(['chunk', 'vector'])
    .where('chunk', 'in', chunks)
    .where('model', '=', model)
    .execute()
  return new Map(rows.map(row => [row.chunk, dotProduct(vector, fromBytes(row.vector))]))
}

/** The text to embed of a chunk, with its headings, which the text takes for granted. */
export const embeddable = ({ title, text }: { title: string; text: string }): string =>
  title ? `${title}\n\n${text}` : text

/** One bit for each dimension, `0` where the vector is negative. The coarse pass of a search compares these. */
export const signs = (vector: Float32Array): string => Array.from(vector, x => (x < 0 ? '0' : '1')).join('')

/** Little-endian float32, as on every platform that Node runs on. */
export const bytes = (vector: Float32Array): Buffer =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)

export function fromBytes(stored: Buffer): Float32Array {
  // The driver's buffer is a slice at any offset; float32 needs a multiple of four.
  const copy = new Uint8Array(stored)
  return new Float32Array(copy.buffer)
}

/** The cosine of two vectors of length 1. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
