import { job } from '#server/core/job.ts'
import { bestWeight, defaultWeight } from './calibration.ts'
import { selectTitled, selectUncalibrated, setKnownWeight, updateWeight } from './queries.ts'

/** Headings used. More give the same result, and each costs two embeddings and a pass over all passages. */
const mostTitles = 150

/** Calibrates each knowledge base of a business that has new vectors. */
export const calibrateWeights = job<Record<string, never>>({
  name: 'knowledge.calibrate_weights',
  async run(ctx, _data, signal) {
    const { embeddings } = ctx
    if (!embeddings) return
    const { model, weight: known } = embeddings
    if (known !== undefined) {
      await ctx.tx(db => setKnownWeight(db, { dense_weight: known, weighed_model: model }))
      return
    }
    for (const { kb, chunks } of await ctx.tx(db => selectUncalibrated(db, model))) {
      const passages = await ctx.tx(db => selectTitled(db, kb, mostTitles))
      const weight = await bestWeight(passages, embeddings, signal)
      await ctx.tx(db =>
        updateWeight(db, kb, {
          dense_weight: weight ?? defaultWeight,
          weighed_model: model,
          weighed_chunks: chunks,
        }),
      )
    }
  },
})
