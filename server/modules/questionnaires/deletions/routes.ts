import { Type } from 'typebox'
import { Page } from '#contract/paging.ts'
import { type QuestionnaireDeletion, QuestionnaireDeletionList } from '#contract/questionnaires/deletions.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listDeletions } from './deletions.ts'
import type { DeletionRow } from './queries.ts'

export const deletionEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/questionnaires/deletions',
    summary: 'What was deleted of links, when and by whom, newest first',
    access: 'agent',
    query: Type.Object(Page),
    answers: { 200: QuestionnaireDeletionList },
    handle: async (ctx, { query }) => {
      const { rows, total } = await listDeletions(ctx, query)
      return { deletions: rows.map(showDeletion), total }
    },
  }),
]

const showDeletion = (row: DeletionRow): QuestionnaireDeletion => ({
  id: row.id,
  title: row.title,
  started: row.started,
  turns: row.turns,
  pictures: row.pictures,
  recording_bytes: row.recording_bytes,
  files_left: row.files_left,
  deleted_at: row.deleted_at.toISOString(),
  deleted_by: {
    kind: row.actor_kind as QuestionnaireDeletion['deleted_by']['kind'],
    id: row.actor_id,
    name: row.actor_name,
  },
})
