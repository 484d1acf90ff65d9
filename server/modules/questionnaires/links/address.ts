import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/core/config.ts'
import { apiBase } from '#server/http/serve.ts'

/** Characters of a title in an address; the rest of a long title would tell nobody more. */
const longestTitle = 60

/**
 * Where the person answers: `{public_url}/{readable title}/{token}`, without the title where an address can show none of
 * it. The token alone opens the page, so that a title which changes breaks no link.
 */
export function pageUrl(config: Config, title: string, token: string): string {
  const readable = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestTitle)
    .replace(/^-+|-+$/g, '')
  return [config.sessionUrl, readable, token].filter(Boolean).join('/')
}

/** The address of an endpoint about a link, for programs: absolute, under the host that was called. */
export const endpointUrl = (
  request: FastifyRequest,
  token: string,
  what: 'recording' | 'report.pdf',
): string => `${request.protocol}://${request.host}${apiBase}/questionnaires/links/${token}/${what}`
