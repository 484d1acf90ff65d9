import { NoticeFilter, NoticeList } from '#contract/knowledge/notices.ts'
import * as shape from '#contract/quality.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { gapEndpoints } from './gaps/routes.ts'
import { listNotices } from './notices-page.ts'
import { qualityPersonalData } from './personal-data.ts'
import { refreshKept, refreshReport, reportOf } from './reports.ts'
import { scored } from './score.ts'
import { teach } from './teaching.ts'
import { tellAnswer } from './telling/telling.ts'

export const quality: Module = {
  name: 'quality',
  about: 'How well the knowledge covers what people ask, and where it has gaps.',
  personalData: qualityPersonalData,
  jobs: [refreshReport, tellAnswer],
  listeners: [{ name: 'quality.refresh_after_change', types: ['knowledge.changed'], handle: refreshKept }],
  endpoints: [
    ...gapEndpoints,
    endpoint({
      method: 'POST',
      path: '/knowledge/portal/ingest',
      summary: 'Teach a question with its answer, or a text; perhaps what visitors asked in vain',
      access: 'agent',
      limit: 'ingest',
      body: shape.Teaching,
      bodyLimit: 8 * 1024 * 1024,
      answers: { 201: shape.Taught },
      errors: [400, 404, 503],
      handle: async (ctx, { body }) => {
        const { id, chunks, notified } = await teach(ctx, body)
        return { success: true, doc_id: id, chunks, notified }
      },
    }),
    endpoint({
      method: 'GET',
      path: '/knowledge/agent-summary',
      summary: 'What the assistant knows, in plain language',
      access: 'agent',
      answers: { 200: shape.AgentSummary },
      handle: ctx => reportOf(ctx, 'summary'),
    }),
    endpoint({
      method: 'GET',
      path: '/knowledge/quality-score',
      summary: 'How well the knowledge covers what visitors ask, and what is missing or wrong in it',
      access: 'agent',
      answers: { 200: shape.QualityScore },
      handle: async ctx => scored(ctx, await reportOf(ctx, 'quality')),
    }),
    endpoint({
      method: 'GET',
      path: '/knowledge/notices',
      summary: 'What the knowledge says itself is over, and what its sources contradict each other in',
      access: 'agent',
      query: NoticeFilter,
      answers: { 200: NoticeList },
      handle: (ctx, { query }) => listNotices(ctx, query),
    }),
  ],
}
