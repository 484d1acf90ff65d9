import { primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import * as rows from './queries.ts'

/** Questions read to choose from. */
const mostRead = 60
/** More would push the greeting off a phone. */
const mostShown = 4
/** Characters. Longer ones are read, not pressed. */
const longestShown = 80

/** Which questions a page may offer, and in which language its reader reads. */
interface Asked {
  /** The business's own choice; none: taught questions. */
  own: string[]
  linkId: string | null
  /** Whether the main knowledge base answers there. */
  main: boolean
  lang: string
}

/**
 * What a page of the business offers to ask first: its own choice, else taught questions of the reader's language, those
 * first that most answers were made of. A question with somebody's name, address or number in it came from a
 * conversation, and is nobody else's business.
 */
export async function suggestedQuestions(ctx: Ctx, { own, linkId, main, lang }: Asked): Promise<string[]> {
  if (own.length) return own
  const kbs = [...(linkId ? [linkId] : []), ...(main ? [ctx.tenant] : [])]
  if (!kbs.length) return []
  const found = await ctx.tx(db => rows.selectQuestions(db, kbs, { longest: longestShown, limit: mostRead }))
  return found
    .filter(({ name, language }) => {
      const { email, phone } = contactIn(name)
      return primary(language) === primary(lang) && !email && !phone && !nameIn(language, name)
    })
    .map(({ name }) => name)
    .slice(0, mostShown)
}

/**
 * Counts an answer made of these sources, in the caller's transaction: of taught questions, which are offered by it. Waits for
 * nobody: a busy source is not counted.
 */
export const countAnswers = (ctx: Ctx, sources: { parent_doc_id: string; kind: string }[]): Promise<void> =>
  ctx.tx(async db => {
    const ids = sources.filter(({ kind }) => kind === 'qa').map(source => source.parent_doc_id)
    if (ids.length) await rows.addAnswers(db, ids)
  })
