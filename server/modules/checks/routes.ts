import * as shape from '#contract/checks.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { answerCheckEndpoints } from './answers/routes.ts'
import { createCheck, listChecks, removeCheck } from './checks.ts'
import { checksPersonalData } from './personal-data.ts'
import { checkRunEndpoints } from './runs/routes.ts'
import { finishCheckRun, runAfterChange } from './runs/runs.ts'

export const checks: Module = {
  name: 'checks',
  about: 'Questions that the assistant is asked again after each change of its knowledge.',
  personalData: checksPersonalData,
  jobs: [finishCheckRun],
  listeners: [
    {
      name: 'checks.run_after_change',
      types: ['knowledge.changed'],
      handle: (ctx, { id }) => runAfterChange(ctx, id),
    },
  ],
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/knowledge/checks',
      summary: 'Add a question with what the assistant’s answer must be',
      access: 'owner',
      body: shape.NewCheck,
      answers: { 201: shape.Check },
      errors: [400, 404],
      handle: (ctx, { body }) => createCheck(ctx, body),
    }),
    endpoint({
      method: 'GET',
      path: '/knowledge/checks',
      summary: 'The owner’s questions to the assistant, each with how it did last',
      access: 'agent',
      answers: { 200: shape.CheckList },
      handle: async ctx => ({ checks: await listChecks(ctx) }),
    }),
    endpoint({
      method: 'DELETE',
      path: '/knowledge/checks/:id',
      summary: 'Forget a question',
      access: 'owner',
      params: shape.CheckParams,
      answers: { 204: null },
      handle: (ctx, { params }) => removeCheck(ctx, params.id),
    }),
    ...checkRunEndpoints,
    ...answerCheckEndpoints,
  ],
}
