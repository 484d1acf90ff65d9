import { type RankedKind, rankedKinds } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { selectOrder, upsertOrder } from './queries.ts'

/** The order of kinds, which decides only between passages of equal score (see search). */
export const sourcePriority = async (ctx: Ctx): Promise<RankedKind[]> =>
  (await ctx.tx(selectOrder)) ?? [...rankedKinds]

/** Sets that order; 400 unless it names every kind once. */
export async function setSourcePriority(ctx: Ctx, order: string[]): Promise<RankedKind[]> {
  const kinds = readOrder(order)
  await ctx.tx(db => upsertOrder(db, kinds))
  return kinds
}

function readOrder(order: string[]): RankedKind[] {
  const unknown = order.find(name => !isRanked(name))
  if (unknown !== undefined) {
    throw new Problem(400, `Unknown source name: "${unknown}". The sources are ${rankedKinds.join(', ')}.`)
  }
  if (order.length !== rankedKinds.length || new Set(order).size !== rankedKinds.length) {
    throw new Problem(400, `The order must name each source once: ${rankedKinds.join(', ')}.`)
  }
  return order.filter(isRanked)
}

const isRanked = (name: string): name is RankedKind => rankedKinds.some(kind => kind === name)
