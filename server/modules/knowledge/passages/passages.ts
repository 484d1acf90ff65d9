import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { originOf } from '../albums/photo-url.ts'
import * as rows from './queries.ts'

/** A passage as the source that it stands in has it today. */
export interface StandingPassage {
  parent_doc_id: string
  name: string
  kind: Kind
  origin: string | null
  /** The headings above it, or the question it answers. */
  title: string
  text: string
}

/** Those of these passages that still stand in the knowledge, in reading order; deleted and changed ones are gone. */
export const standingPassages = async (ctx: Ctx, chunks: number[]): Promise<StandingPassage[]> => {
  const found = chunks.length ? await ctx.tx(db => rows.selectPassages(db, chunks)) : []
  return found.map(passage => ({ ...passage, origin: originOf(ctx.config, passage) }))
}
