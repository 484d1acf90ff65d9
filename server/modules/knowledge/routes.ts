import * as shape from '#contract/knowledge/knowledge.ts'
import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { hungUp } from '#server/http/connections/hung-up.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { deleteOrphanedPictures } from './albums/blobs.ts'
import { albumEndpoints, photoPages } from './albums/routes.ts'
import { calibrateWeights } from './calibration/jobs.ts'
import { crawlCron } from './crawl/cron.ts'
import { crawlSite } from './crawl/jobs.ts'
import { crawlEndpoints } from './crawl/routes.ts'
import { deletionEndpoints } from './deletions/routes.ts'
import { purgeSources, reversibleSources } from './documents/bulk/bulk.ts'
import { documentEndpoints } from './documents/routes.ts'
import { announceChanges, countTaught, embedMissing, embedSources } from './jobs.ts'
import { ingestFile, search, searchScopeOf } from './knowledge.ts'
import { priorityEndpoints } from './priority/routes.ts'
import { sizeLimitOf } from './reading/reading.ts'
import { citedUnits } from './search/cite.ts'

export const knowledge: Module = {
  name: 'knowledge',
  about: 'What the assistant knows: documents, questions, photos and websites.',
  jobs: [embedSources, countTaught, calibrateWeights, crawlSite, purgeSources as Job<never>],
  reversible: [reversibleSources],
  cron: [embedMissing, announceChanges, deleteOrphanedPictures, crawlCron],
  pages: photoPages,
  endpoints: [
    ...priorityEndpoints,
    ...deletionEndpoints,
    ...albumEndpoints,
    ...crawlEndpoints,
    ...documentEndpoints,
    endpoint({
      method: 'POST',
      path: '/knowledge/portal/upload',
      summary: 'Teach a document or an image',
      access: 'owner',
      limit: 'ingest',
      body: shape.UploadFields,
      files: { field: 'file', min: 1, max: 1, bytes: sizeLimitOf },
      answers: { 201: shape.DocumentAdded },
      errors: [400, 402, 404, 503],
      handle: async (ctx, { body, files, reply }) => {
        const linkId = body.link_id || null
        const { id, chunks, captionSource, notices } = await ingestFile(ctx, {
          linkId,
          caption: body.caption,
          file: files[0]!,
          signal: hungUp(reply),
        })
        return {
          success: true,
          doc_id: id,
          chunks,
          ...(captionSource && { caption_source: captionSource }),
          ...(notices.length && { notices }),
        }
      },
    }),
    endpoint({
      method: 'POST',
      path: '/knowledge/search',
      summary: 'What the assistant would be given for a question',
      access: 'agent',
      audited: false,
      body: shape.KnowledgeSearch,
      answers: { 200: shape.Passages },
      errors: [404],
      handle: async (ctx, { body }) => {
        const scope = await searchScopeOf(ctx, body.link_id || null)
        const limit = body.limit ?? 5
        return { passages: citedUnits(await search(ctx, scope, body.query, limit), limit) }
      },
    }),
  ],
}
