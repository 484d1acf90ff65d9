import { createHmac, timingSafeEqual } from 'node:crypto'
import { mostCounted } from '#contract/paging.ts'
import type { Ctx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import type { Key, Window } from '#server/db/keyset.ts'
import { invalid } from '../problem.ts'

/** What a request says about the page that it wants. */
export interface PageRequest {
  limit: number
  offset: number
  /** Empty: the first page by key. Undefined: a page by `offset`. */
  cursor?: string | undefined
}

/** A list, as the cursors of its pages know it: a cursor of another list, sort or filter is refused. */
interface List<Row> {
  name: string
  sort: string
  filter: object
  /** The rows of a window in the list's order. */
  select(window: Window): Promise<Row[]>
  /** The place of a row in that order. */
  keyOf(row: Row): Key
  /** How many match; counted no further than `most`, if given. */
  count(most: number | null): Promise<number>
}

/** A page, as answers have it (`KeysetEnd`), with its rows. */
export interface KeysetResult<Row> {
  rows: Row[]
  next: string | null
  total: number
  total_capped: boolean
}

/**
 * Reads one page of a list: by cursor if the request has one, else by offset. 422 for a cursor that we did not make for this
 * list, sort and filter of this business, and for an offset beside a cursor.
 */
export async function readPage<Row>(
  ctx: Ctx,
  list: List<Row>,
  { limit, offset, cursor }: PageRequest,
): Promise<KeysetResult<Row>> {
  if (cursor === undefined) {
    const rows = await list.select({ after: null, limit, offset })
    return { rows, next: null, total: await list.count(null), total_capped: false }
  }
  const after = placeOf(ctx, list, { limit, offset, cursor })
  const found = await list.select({ after, limit: limit + 1, offset: 0 })
  const rows = found.slice(0, limit)
  // A first page that is not full has them all.
  const whole = !after && found.length <= limit
  const counted = whole ? found.length : await list.count(mostCounted + 1)
  return {
    rows,
    next: found.length > limit ? writeCursor(ctx, list, list.keyOf(rows.at(-1)!)) : null,
    total: Math.min(counted, mostCounted),
    total_capped: counted > mostCounted,
  }
}

type Named = Pick<List<never>, 'name' | 'sort' | 'filter'>

/** The key after which a page begins: null for the first one, and for a page by offset. Throws as `readPage` does. */
export function placeOf(ctx: Ctx, list: Named, { offset, cursor }: PageRequest): Key | null {
  if (cursor !== undefined && offset > 0)
    throw invalid(['query', 'offset'], 'An offset can’t go with a cursor.')
  return cursor ? readCursor(ctx, list, cursor) : null
}

/** The cursor of the page that begins after this key. */
export const writeCursor = (ctx: Ctx, list: Named, key: Key): string => {
  const text = Buffer.from(JSON.stringify(key)).toString('base64url')
  return `${text}.${signatureOf(ctx, list, text).toString('base64url')}`
}

function readCursor(ctx: Ctx, list: Named, cursor: string): Key {
  const [text = '', signature = ''] = cursor.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(ctx, list, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw invalid(
      ['query', 'cursor'],
      'This cursor does not belong to this list with this filter and sort. Begin with an empty one.',
    )
  }
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Key
}

/** 96 bits: a forged cursor could only name another place in a list that its sender may read anyway. */
function signatureOf(ctx: Ctx, { name, sort, filter }: Named, text: string): Buffer {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  const bound = JSON.stringify([ctx.tenant, name, sort, given.sort(([a], [b]) => (a < b ? -1 : 1)), text])
  return createHmac('sha256', keyFor(ctx.secret, 'cursor')).update(bound).digest().subarray(0, 12)
}
