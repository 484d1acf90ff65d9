import * as shape from '#contract/questionnaires/links.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { rewrite } from '../result/write-up.ts'
import { showQuestions } from '../wire.ts'
import { pageUrl } from './address.ts'
import { bundle } from './bundle.ts'
import { getLink, recordDays, statusOf, tokenOf } from './links.ts'
import { listLinks } from './list.ts'
import { removeLink, revokeLink } from './removal.ts'
import { personOf, showFound, showLink, showWhole } from './wire.ts'

export const linkEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/questionnaires/bundle',
    summary: 'Make a link for one person, and the questionnaire that they answer',
    access: 'owner',
    body: shape.NewQuestionnaireLink,
    answers: { 200: shape.QuestionnaireLinkMade },
    errors: [400],
    handle: async (ctx, { body }) => {
      const { questionnaire, sent } = await bundle(ctx, body)
      const { link } = sent
      const { id, title, questions, link_count } = questionnaire
      const token = tokenOf(ctx, link)
      return {
        ok: true,
        questionnaire: {
          id,
          title,
          link_count,
          questions: showQuestions(questions),
          question_count: questions.length,
        },
        link: {
          token,
          url: pageUrl(ctx.config, sent.questionnaire.title, token),
          status: statusOf(link, ctx.now()),
          person: personOf(link),
          expires_at: link.expires_at.toISOString(),
          result: null,
        },
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/questionnaires/links/all',
    summary: 'Links and where they stand, newest first',
    access: 'agent',
    query: shape.LinkQuery,
    answers: { 200: shape.QuestionnaireLinkList },
    errors: [400],
    handle: async (ctx, { query, request }) => {
      const { links, days } = await listLinks(ctx, query)
      return {
        links: links.map(({ link, questionnaire }) => showLink(ctx, request, link, questionnaire, days)),
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/questionnaires/links/:token/result',
    summary: 'One link, with what came of it once its session has ended',
    access: 'agent',
    params: shape.LinkParams,
    answers: { 200: shape.QuestionnaireLinkResult },
    handle: async (ctx, { params, request }) => ({
      ok: true,
      link: await showWhole(await getLink(ctx, params.token), request, await recordDays(ctx)),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/links/:token/revoke',
    summary: 'End a link at once',
    access: 'owner',
    params: shape.LinkParams,
    answers: { 200: shape.OneQuestionnaireLink },
    errors: [409],
    handle: async (ctx, { params, request }) => ({
      ok: true,
      link: showFound(await revokeLink(ctx, params.token), request, await recordDays(ctx)),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/links/:token/rewrite',
    summary: 'Have a session that has ended written up once more',
    access: 'agent',
    params: shape.LinkParams,
    answers: { 200: shape.QuestionnaireLinkResult },
    errors: [409],
    handle: async (ctx, { params, request }) => {
      const found = await getLink(ctx, params.token)
      await rewrite(ctx, found.link.id)
      return { ok: true, link: await showWhole(found, request, await recordDays(ctx)) }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/questionnaires/links/:token',
    summary: 'Remove a link with its record and its recording',
    access: 'owner',
    params: shape.LinkParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeLink(ctx, params.token),
  }),
]
