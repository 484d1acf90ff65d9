import { Crawl, CrawlParams, CrawlStarted, NewCrawl } from '#contract/knowledge/crawl.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { cancelCrawl, crawlStatus, startCrawl } from './crawl.ts'

export const crawlEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/knowledge/crawl',
    summary: 'Learn from the pages of a website, now and on a schedule',
    access: 'owner',
    limit: 'ingest',
    body: NewCrawl,
    answers: { 202: CrawlStarted },
    errors: [400, 404, 409],
    handle: async (ctx, { body }) => {
      const { url, max_pages = 50, max_depth = 3, include, exclude, recrawl_hours = null, link_id } = body
      const id = await startCrawl(ctx, {
        url,
        max_pages,
        max_depth,
        include: include ?? [],
        exclude: exclude ?? [],
        recrawl_hours,
        link_id: link_id || null,
      })
      return { job_id: id, status: 'queued' }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/crawl/:job_id/status',
    summary: 'How far a crawl is, and what it could not read',
    access: 'agent',
    params: CrawlParams,
    answers: { 200: Crawl },
    handle: (ctx, { params }) => crawlStatus(ctx, params.job_id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/knowledge/crawl/:job_id',
    summary: 'Stop a crawl at once, and its schedule; what it has read stays',
    access: 'owner',
    params: CrawlParams,
    answers: { 204: null },
    handle: (ctx, { params }) => cancelCrawl(ctx, params.job_id),
  }),
]
