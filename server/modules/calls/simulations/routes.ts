import { Type } from 'typebox'
import * as shape from '#contract/calls/simulations.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import {
  createSimulation,
  getRun,
  listRuns,
  listSimulations,
  removeSimulation,
  replaceSimulation,
  startRun,
} from './simulations.ts'

export const simulationEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/calls/simulations',
    summary: 'Keep a scripted caller, with what a call with them must come to',
    access: 'owner',
    body: shape.NewCallSimulation,
    answers: { 201: shape.CallSimulation },
    errors: [400, 404],
    handle: (ctx, { body }) => createSimulation(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/calls/simulations',
    summary: 'The scripted callers, each with its last run',
    access: 'agent',
    answers: { 200: shape.CallSimulationList },
    handle: async ctx => ({ simulations: await listSimulations(ctx) }),
  }),
  endpoint({
    method: 'PUT',
    path: '/calls/simulations/:id',
    summary: 'Put another script in the place of one; its runs stay',
    access: 'owner',
    params: shape.CallSimulationParams,
    body: shape.NewCallSimulation,
    answers: { 200: shape.CallSimulation },
    errors: [404],
    handle: (ctx, { params, body }) => replaceSimulation(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/calls/simulations/:id',
    summary: 'Forget a scripted caller and its runs',
    access: 'owner',
    params: shape.CallSimulationParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeSimulation(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/calls/simulations/:id/runs',
    summary:
      'Have the assistant talk with a scripted caller, behind the answer; nothing of it stays but the result',
    access: 'owner',
    limit: 'calls',
    params: shape.CallSimulationParams,
    body: Type.Optional(shape.NewCallSimulationRun),
    answers: { 202: shape.CallSimulationRun },
    errors: [409],
    handle: (ctx, { params, body }) => startRun(ctx, params.id, body ?? {}),
  }),
  endpoint({
    method: 'GET',
    path: '/calls/simulations/:id/runs',
    summary: 'The last runs of a scripted caller, newest first',
    access: 'agent',
    params: shape.CallSimulationParams,
    answers: { 200: shape.CallSimulationRunList },
    handle: async (ctx, { params }) => ({ runs: await listRuns(ctx, params.id) }),
  }),
  endpoint({
    method: 'GET',
    path: '/calls/simulation-runs/:id',
    summary: 'One run: whether it went as expected, and the call as it would have been kept',
    access: 'agent',
    params: shape.CallSimulationRunParams,
    answers: { 200: shape.CallSimulationRun },
    handle: (ctx, { params }) => getRun(ctx, params.id),
  }),
]
