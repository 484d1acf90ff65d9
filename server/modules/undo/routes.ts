import { Undone, UndoParams } from '#contract/bulk.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { forgetOldUndos, takeBack } from './undo.ts'

/** Takes back what was done to records of these modules. */
export const undo = (modules: Module[]): Module => {
  const nouns = modules.flatMap(module => module.reversible ?? [])
  return {
    name: 'undo',
    about: 'What was done to many records at once, taken back within a minute.',
    cron: [forgetOldUndos],
    endpoints: [
      endpoint({
        method: 'POST',
        path: '/undo/:token',
        summary: 'Take back what one did to records, within a minute, once',
        access: 'standard',
        params: UndoParams,
        answers: { 200: Undone },
        errors: [410],
        handle: (ctx, { params }) => takeBack(ctx, params.token, nouns),
      }),
    ],
  }
}
