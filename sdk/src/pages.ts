interface Page {
  items: unknown[]
  /** Whether nothing comes after it, as far as the answer tells; null where it does not. */
  isLast: boolean | null
}

/**
 * The items of a list, page by page from `query.offset` on, until a page is empty, the answer says that it is the last,
 * or it holds fewer items than were asked for.
 */
export async function* pagesOf(
  ask: (query: Record<string, unknown>) => Promise<unknown>,
  query: { limit?: number; offset?: number } = {},
): AsyncGenerator<unknown, void, undefined> {
  let offset = query.offset ?? 0
  for (;;) {
    const { items, isLast } = pageOf(await ask({ ...query, offset }), offset)
    yield* items
    offset += items.length
    const isShort = query.limit !== undefined && items.length < query.limit
    if (!items.length || (isLast ?? isShort)) return
  }
}

/** Lists say how many there are (`total`), or whether more come (`has_more`), or neither. */
function pageOf(answer: unknown, offset: number): Page {
  const fields = answer as Record<string, unknown>
  const items: unknown[] = Object.values(fields).find(value => Array.isArray(value)) ?? []
  const { total, has_more } = fields
  if (typeof total === 'number') return { items, isLast: offset + items.length >= total }
  return { items, isLast: typeof has_more === 'boolean' ? !has_more : null }
}
