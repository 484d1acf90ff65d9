import * as shape from '#contract/rehearsals.ts'
import type { Module } from '#server/core/module.ts'
import { hungUp } from '#server/http/connections/hung-up.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { tryQuestion } from './rehearsals.ts'

export const rehearsals: Module = {
  name: 'rehearsals',
  about: 'What the assistant would say, tried out where no visitor sees it.',
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/assistant/ask',
      summary: 'Ask the assistant as a visitor would, perhaps with answers not taught yet; nothing is kept',
      access: 'agent',
      audited: false,
      body: shape.TrialQuestion,
      answers: { 200: shape.TrialAnswer },
      errors: [404],
      handle: (ctx, { body, reply }) => {
        const { question, link_id, language, with: pairs } = body
        const asked = { question, link_id: link_id || null, language: language ?? null }
        return tryQuestion(ctx, asked, pairs ?? [], hungUp(reply))
      },
    }),
  ],
}
