import { BulkDone } from '#contract/bulk.ts'
import { LeadBulk } from '#contract/leads/bulk.ts'
import * as shape from '#contract/leads/leads.ts'
import * as merge from '#contract/leads/merges.ts'
import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { csvFile } from '#server/http/csv.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { invalid } from '#server/http/problem.ts'
import { changeInBulk, purgeLeads, reversibleLeads } from './bulk/bulk.ts'
import { tableOf } from './csv.ts'
import { duplicateEndpoints } from './duplicates/routes.ts'
import { fieldEndpoints } from './fields/routes.ts'
import { capture, changeLead, getLead, listLeads, listTags, removeLead, timeline } from './leads.ts'
import { listMerges, mergeLeads, undoMerge } from './merges/merges.ts'
import { leadPersonalData } from './people.ts'

export const leads: Module = {
  name: 'leads',
  about: 'People who want something: one record for each person, on every channel.',
  jobs: [purgeLeads as Job<never>],
  personalData: leadPersonalData,
  reversible: [reversibleLeads],
  endpoints: [
    ...fieldEndpoints,
    ...duplicateEndpoints,
    endpoint({
      method: 'GET',
      path: '/leads',
      summary: 'People who want something, newest first',
      access: 'standard',
      query: shape.LeadPage,
      answers: { 200: shape.LeadList },
      handle: (ctx, { query }) => listLeads(ctx, query),
    }),
    endpoint({
      method: 'GET',
      path: '/leads.csv',
      summary: 'The same as a table for spreadsheets, oldest first',
      access: 'standard-or-owner',
      query: shape.LeadFilter,
      answers: { 200: 'text/csv' },
      handle: async (ctx, { query, reply }) => {
        const { head, rows } = await tableOf(ctx, query)
        return csvFile(reply, 'leads.csv', head, rows)
      },
    }),
    endpoint({
      method: 'GET',
      path: '/leads/tags',
      summary: 'The tags that people have; the first 200 of the alphabet',
      access: 'standard',
      answers: { 200: shape.LeadTagList },
      handle: async ctx => ({ tags: await listTags(ctx) }),
    }),
    endpoint({
      method: 'POST',
      path: '/leads',
      summary: 'Add a lead; somebody known by the same email address, else the same number, is updated (200)',
      access: 'standard',
      body: shape.NewLead,
      answers: { 201: shape.Lead, 200: shape.Lead },
      handle: async (ctx, { body, reply }) => {
        if (![body.name, body.email, body.phone].some(told => told?.trim())) {
          throw invalid(['body'], 'One of name, email and phone is required', 'missing')
        }
        const { lead, news } = await capture(ctx, { ...body, source: body.source ?? 'api' })
        reply.code(news === 'captured' ? 201 : 200)
        return lead
      },
    }),
    endpoint({
      method: 'POST',
      path: '/leads/bulk',
      summary: 'Do one thing to many leads, which can be taken back for a minute',
      access: 'standard',
      body: LeadBulk,
      answers: { 200: BulkDone },
      handle: (ctx, { body }) => changeInBulk(ctx, body),
    }),
    endpoint({
      method: 'GET',
      path: '/leads/:id',
      summary: 'One lead',
      access: 'standard',
      params: shape.LeadParams,
      answers: { 200: shape.Lead },
      handle: (ctx, { params }) => getLead(ctx, params.id),
    }),
    endpoint({
      method: 'PATCH',
      path: '/leads/:id',
      summary: 'Change a lead',
      access: 'standard',
      params: shape.LeadParams,
      body: shape.LeadChanges,
      answers: { 200: shape.Lead },
      errors: [409],
      handle: (ctx, { params, body }) => changeLead(ctx, params.id, body),
    }),
    endpoint({
      method: 'DELETE',
      path: '/leads/:id',
      summary: 'Forget a lead with its timeline',
      access: 'standard',
      params: shape.LeadParams,
      answers: { 204: null },
      handle: (ctx, { params }) => removeLead(ctx, params.id),
    }),
    endpoint({
      method: 'GET',
      path: '/leads/:id/timeline',
      summary: 'What happened with a lead, newest first',
      access: 'standard',
      params: shape.LeadParams,
      query: shape.TimelinePage,
      answers: { 200: shape.LeadTimeline },
      handle: (ctx, { params, query }) => timeline(ctx, params.id, query),
    }),
    endpoint({
      method: 'POST',
      path: '/leads/:id/merge',
      summary: 'Say that another lead is the same person: its past becomes this one’s',
      access: 'standard',
      params: shape.LeadParams,
      body: merge.LeadMergeRequest,
      answers: { 200: shape.Lead },
      errors: [409],
      handle: (ctx, { params, body }) => mergeLeads(ctx, params.id, body.lead_id),
    }),
    endpoint({
      method: 'GET',
      path: '/leads/:id/merges',
      summary: 'What a lead was merged of: which, when, why and by whom',
      access: 'standard',
      params: shape.LeadParams,
      answers: { 200: merge.LeadMergeList },
      handle: (ctx, { params }) => listMerges(ctx, params.id),
    }),
    endpoint({
      method: 'POST',
      path: '/leads/:id/merges/:merge_id/undo',
      summary: 'Make two leads of one again',
      access: 'standard',
      params: merge.MergeParams,
      answers: { 200: merge.LeadMergeUndone },
      errors: [409],
      handle: (ctx, { params }) => undoMerge(ctx, params.id, params.merge_id),
    }),
  ],
}
