import * as shape from '#contract/knowledge/crawl.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { cancelCrawl, crawlStatus, scheduleCrawl, startCrawl } from './crawl.ts'
import { listCrawlPages, listCrawls } from './lists.ts'

export const crawlEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/knowledge/crawl',
    summary: 'Learn from the pages of a website, now and on a schedule',
    access: 'owner',
    limit: 'ingest',
    body: shape.NewCrawl,
    answers: { 202: shape.CrawlStarted },
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
    params: shape.CrawlParams,
    answers: { 200: shape.Crawl },
    handle: (ctx, { params }) => crawlStatus(ctx, params.job_id),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/crawls',
    summary: 'Every crawl, newest first',
    access: 'agent',
    query: shape.CrawlFilter,
    answers: { 200: shape.CrawlList },
    handle: (ctx, { query }) => listCrawls(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/crawl/:job_id/pages',
    summary: 'The pages of a crawl: what was read, what could not be, what waits',
    access: 'agent',
    params: shape.CrawlParams,
    query: shape.CrawlPageFilter,
    answers: { 200: shape.CrawlPageList },
    handle: (ctx, { params, query }) => listCrawlPages(ctx, params.job_id, query),
  }),
  endpoint({
    method: 'PATCH',
    path: '/knowledge/crawl/:job_id',
    summary: 'Set how often a website is read again',
    access: 'owner',
    params: shape.CrawlParams,
    body: shape.CrawlChanges,
    answers: { 200: shape.Crawl },
    handle: (ctx, { params, body }) => scheduleCrawl(ctx, params.job_id, body.recrawl_hours),
  }),
  endpoint({
    method: 'DELETE',
    path: '/knowledge/crawl/:job_id',
    summary: 'Stop a crawl at once, and its schedule; what it has read stays',
    access: 'owner',
    params: shape.CrawlParams,
    answers: { 204: null },
    handle: (ctx, { params }) => cancelCrawl(ctx, params.job_id),
  }),
]
