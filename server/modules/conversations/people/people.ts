import type { Ctx } from '#server/core/context.ts'
import { isTheirs, type Person } from '#server/core/personal-data.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import * as rows from './queries.ts'

/** The conversations of a person, whom other modules may know by them alone. */
export const conversationsOfPerson = async (ctx: Ctx, person: Person): Promise<string[]> =>
  (await recordsOf(ctx, person)).conversations

/** The conversations and inbox items of a person. */
export async function recordsOf(
  ctx: Ctx,
  person: Person,
): Promise<{ conversations: string[]; items: string[] }> {
  const { country } = await business(ctx)
  const theirs = (row: { email: string | null; phone: string | null }) => isTheirs(person, row, country)
  return ctx.tx(async db => {
    const conversations = (await rows.selectCandidates(db, person)).filter(theirs).map(({ id }) => id)
    const items = await rows.selectItemCandidates(db, person, conversations)
    const said = new Set(conversations)
    return {
      conversations,
      items: items
        .filter(item => (item.conversation_id && said.has(item.conversation_id)) || theirs(item))
        .map(({ id }) => id),
    }
  })
}
