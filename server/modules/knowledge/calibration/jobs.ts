import { job } from '#server/core/job.ts'
import { bestWeight, usualWeight } from './calibration.ts'
import { selectTitled, selectUnweighed, updateWeight } from './queries.ts'

/** Headings asked: more say the same, and each costs two embeddings and a pass over them all. */
const mostTitles = 150

/** Finds how much the vectors should count in each knowledge base of a business that has new ones. */
export const calibrateWeights = job<Record<string, never>>({
  name: 'knowledge.calibrate_weights',
  async run(ctx, _data, signal) {
    const { embeddings } = ctx
    if (!embeddings) return
    for (const { kb, chunks } of await ctx.tx(db => selectUnweighed(db, embeddings.model))) {
      const passages = await ctx.tx(db => selectTitled(db, kb, mostTitles))
      const weight = await bestWeight(passages, embeddings, signal)
      await ctx.tx(db =>
        updateWeight(db, kb, {
          dense_weight: weight ?? usualWeight,
          weighed_model: embeddings.model,
          weighed_chunks: chunks,
        }),
      )
    }
  },
})
