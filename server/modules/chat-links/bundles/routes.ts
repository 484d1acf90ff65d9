import { Type } from 'typebox'
import { BundleMade, BundleProgress, maxFiles, NewBundle } from '#contract/chat-links/bundles.ts'
import { Id } from '#contract/schema.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { sizeLimitOf } from '#server/modules/knowledge/reading/reading.ts'
import { showLink } from '../wire.ts'
import { bundleCounts, createBundle, statusOf } from './bundles.ts'

export const bundleEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/chat-links/bundle',
    summary: 'Make a chat link together with what it is to know',
    access: 'owner',
    limit: 'ingest',
    body: NewBundle,
    files: { field: 'files', min: 0, max: maxFiles, bytes: sizeLimitOf },
    answers: { 201: BundleMade },
    errors: [400, 503],
    handle: async (ctx, { body, files }) => {
      const { link, id, counts } = await createBundle(ctx, body, files)
      const { queued } = counts
      return { link: showLink(ctx, link), knowledge: { job_id: id, status: statusOf(counts), queued } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/chat-links/bundle/:job_id',
    summary: 'How far the ingest of a bundle is',
    access: 'agent',
    params: Type.Object({ job_id: Id('Bundle job') }),
    answers: { 200: BundleProgress },
    handle: async (ctx, { params }) => {
      const counts = await bundleCounts(ctx, params.job_id)
      return { ...counts, status: statusOf(counts) }
    },
  }),
]
