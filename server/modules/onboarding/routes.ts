import * as shape from '#contract/onboarding.ts'
import type { Module } from '#server/core/module.ts'
import { hungUp } from '#server/http/connections/hung-up.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { hoursRead } from './hours/hours.ts'
import { firstSteps } from './onboarding.ts'
import { firstQuestions } from './questions/questions.ts'

export const onboarding: Module = {
  name: 'onboarding',
  about: 'The first steps of a new business: what is done, and what was understood of its website.',
  endpoints: [
    endpoint({
      method: 'GET',
      path: '/onboarding',
      summary: 'How far the business has come with its first steps',
      access: 'agent',
      answers: { 200: shape.Onboarding },
      handle: ctx => firstSteps(ctx),
    }),
    endpoint({
      method: 'GET',
      path: '/onboarding/questions',
      summary: 'Up to three questions to what was read, with the answers that visitors would get',
      access: 'agent',
      query: shape.FirstQuestionsFilter,
      answers: { 200: shape.FirstQuestions },
      errors: [404],
      handle: async (ctx, { query, reply }) => ({
        questions: await firstQuestions(ctx, query.link_id || null, hungUp(reply)),
      }),
    }),
    endpoint({
      method: 'GET',
      path: '/onboarding/hours',
      summary: 'The opening hours that stand in what was read, to be confirmed; null when they are unclear',
      access: 'agent',
      answers: { 200: shape.HoursGuess },
      handle: ctx => hoursRead(ctx),
    }),
  ],
}
