import { Type } from 'typebox'
import { Nullable } from './schema.ts'

/** `limit` (1 to 500, default 50) and `offset` of a list. */
export const Page = {
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
}

/** `total` of a list read by cursor counts no further. */
export const mostCounted = 1_000

/**
 * The same, and `cursor`: pages that follow one another by the key of the last record, so that none is shown twice and none
 * is left out while others are added.
 */
export const KeysetPage = {
  ...Page,
  cursor: Type.Optional(
    Type.String({
      maxLength: 1_000,
      description:
        'Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset`',
    }),
  ),
}

/** What the answer of such a list says of the records behind its own. */
export const KeysetEnd = {
  next: Nullable(
    Type.String({ description: 'The cursor of the next page; null on the last one, and without `cursor`' }),
  ),
  total: Type.Integer({ description: `All that match; with \`cursor\` at most ${mostCounted}` }),
  total_capped: Type.Boolean({ description: 'Whether there are more than `total`' }),
}
