import * as shape from '#contract/questionnaires/links.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { recordDays } from '../links/links.ts'
import { showFound } from '../links/wire.ts'
import { invite } from './invitations.ts'

export const invitationEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/questionnaires/links/:token/invite',
    summary: 'Send the person their link, by mail or text message',
    access: 'owner',
    params: shape.LinkParams,
    body: shape.NewInvitation,
    answers: { 200: shape.OneQuestionnaireLink },
    errors: [400, 409],
    handle: async (ctx, { params, body, request }) => ({
      ok: true,
      link: showFound(await invite(ctx, params.token, body.channel), request, await recordDays(ctx)),
    }),
  }),
]
