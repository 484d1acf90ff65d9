import { create } from 'content-disposition'
import { LinkParams } from '#contract/questionnaires/links.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { getLink } from '../links/links.ts'
import { reportOf } from './report.ts'

export const reportEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/questionnaires/links/:token/report.pdf',
    summary: 'The written record of a session as a PDF, made for this request',
    access: 'agent',
    params: LinkParams,
    answers: { 200: 'application/pdf' },
    errors: [400, 503],
    handle: async (ctx, { params, reply }) => {
      const { pdf, name, plainName } = await reportOf(ctx, await getLink(ctx, params.token))
      // Both names are sent: for clients that know RFC 5987, and for those that don't.
      reply.header('content-disposition', create(name, { fallback: plainName }))
      reply.header('cache-control', 'private, no-store').type('application/pdf')
      return pdf
    },
  }),
]
