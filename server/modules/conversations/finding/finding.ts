import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { chosen } from '../listing/listing.ts'
import { selectByMessage } from '../listing/queries.ts'
import { readerOf, selectByIds } from '../listing/record.ts'

/** The conversations in which words begin like this, the one with the newest message first. */
export const findConversations = (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  ctx.tx(async db => {
    const selection = await chosen(ctx, db, { q }, { byWords: true })
    const page = { after: null, limit, offset: 0 }
    const { placed } = await selectByMessage(db, selection, 'desc', page, null)
    const rows = await selectByIds(
      db,
      placed.map(({ id }) => id),
      readerOf(ctx),
    )
    return rows.map(({ id, client_name, email, phone, subject, last_message }) => {
      const title = client_name || email || phone || subject || last_message || id
      return { id, title, detail: [subject, last_message].find(text => text && text !== title) || null }
    })
  })
