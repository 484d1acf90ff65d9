import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Trouble } from '#web/pages/trouble/shell.ts'
import { pageHeaders } from '../pages/page-headers.ts'
import { loadPages } from '../pages/pages.ts'
import { pathOfUrl } from '../request/paths.ts'

const pages = loadPages()

/** Whether an address is one that people open: a page of ours, or an unknown one outside of the API. */
const isForPeople = ({ is404, routeOptions, url }: FastifyRequest): boolean =>
  routeOptions?.config?.page === true || (is404 && !/^\/+api(\/|$)/.test(pathOfUrl(url)))

/**
 * Shows a browser why there is no page, in its own language. Null where a program asks, which gets the usual shape of
 * errors, and where the pages are not built.
 */
export function troublePage(request: FastifyRequest, reply: FastifyReply, trouble: Trouble): string | null {
  if (!isForPeople(request)) return null
  reply.header('Vary', 'Accept, Accept-Language')
  const { accept, 'accept-language': languages } = request.headers
  if (!accept?.includes('text/html')) return null
  try {
    const page = pages.trouble(trouble, languages)
    reply.headers(pageHeaders)
    return page
  } catch (error) {
    request.ctx?.log.error({ err: error }, 'an error page could not be shown')
    return null
  }
}

export function troubleOf(status: number): Trouble {
  if (status === 429) return 'busy'
  if (status === 503) return 'away'
  if (status >= 500) return 'failed'
  return [401, 403, 405, 413, 415].includes(status) ? 'not_allowed' : 'not_found'
}
