import { Type } from 'typebox'
import * as shape from '#contract/checks.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { compareRuns, getRun, listRuns, runChecks, startRun } from './runs.ts'

export const checkRunEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/knowledge/checks/run',
    summary:
      'Ask the assistant all of them now and wait; it happens by itself after each change of knowledge',
    access: 'owner',
    limit: 'ingest',
    body: Type.Optional(shape.NewCheckRun),
    answers: { 200: shape.CheckRun },
    errors: [409],
    handle: (ctx, { body }) => runChecks(ctx, body?.with_model),
  }),
  endpoint({
    method: 'POST',
    path: '/knowledge/checks/runs',
    summary: 'Ask all of them behind the response; while such a run is under way, it is that one',
    access: 'owner',
    limit: 'ingest',
    body: Type.Optional(shape.NewCheckRun),
    answers: { 202: shape.CheckRunState },
    errors: [409],
    handle: (ctx, { body }) => startRun(ctx, body?.with_model),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/checks/runs',
    summary: 'The last runs, newest first',
    access: 'agent',
    answers: { 200: shape.CheckRunList },
    handle: async ctx => ({ runs: await listRuns(ctx) }),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/checks/runs/:id',
    summary: 'How far a run is, with its results so far',
    access: 'agent',
    params: shape.CheckRunParams,
    answers: { 200: shape.CheckRun },
    handle: (ctx, { params }) => getRun(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/checks/runs/:id/comparison',
    summary: 'Which checks changed since another run, by default the last one before',
    access: 'agent',
    params: shape.CheckRunParams,
    query: shape.CheckRunAgainst,
    answers: { 200: shape.CheckComparison },
    handle: (ctx, { params, query }) => compareRuns(ctx, params.id, query.against),
  }),
]
