import { type Static, Type } from 'typebox'
import { type SourceDeletion, SourceDeletionList } from '#contract/knowledge/deletions.ts'
import { Page } from '#contract/paging.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listDeletions } from './deletions.ts'
import type { DeletionRow } from './queries.ts'

export const deletionEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/knowledge/deletions',
    summary: 'What was forgotten, when and by whom, newest first',
    access: 'agent',
    query: Type.Object(Page),
    answers: { 200: SourceDeletionList },
    handle: async (ctx, { query }) => {
      const { rows, total } = await listDeletions(ctx, query)
      return { deletions: rows.map(showDeletion), total }
    },
  }),
]

const showDeletion = (row: DeletionRow): Static<typeof SourceDeletion> => ({
  id: row.id,
  parent_doc_id: row.source_id,
  kind: row.kind as Static<typeof SourceDeletion>['kind'],
  name: row.name,
  origin: row.origin,
  link_id: row.link_id,
  chunks: row.chunks,
  digest: row.digest.toString('hex'),
  deleted_at: row.deleted_at.toISOString(),
  deleted_by: {
    kind: row.actor_kind as Static<typeof SourceDeletion>['deleted_by']['kind'],
    id: row.actor_id,
    name: row.actor_name,
  },
})
