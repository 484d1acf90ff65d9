import * as shape from '#contract/checks.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { createCheck, listChecks, removeCheck, runChecks } from './checks.ts'

export const checks: Module = {
  name: 'checks',
  listeners: [
    {
      name: 'checks.run_after_change',
      types: ['knowledge.changed'],
      async handle(ctx) {
        await runChecks(ctx, new AbortController().signal)
      },
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
    endpoint({
      method: 'POST',
      path: '/knowledge/checks/run',
      summary: 'Ask the assistant all of them now; it happens by itself after each change of knowledge',
      access: 'owner',
      limit: 'ingest',
      answers: { 200: shape.CheckRun },
      handle: async ctx => {
        const results = await runChecks(ctx, new AbortController().signal)
        const passed = results.filter(result => result.passed).length
        return { passed, failed: results.length - passed, results }
      },
    }),
  ],
}
