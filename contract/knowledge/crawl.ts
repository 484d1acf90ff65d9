import { Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { LinkId } from './knowledge.ts'

const Globs = Type.Optional(
  Nullable(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: 50,
      description: 'On the path: * within a folder, ** across folders, ? one character, {a,b} either',
    }),
  ),
)

export const NewCrawl = Named(
  'NewCrawl',
  Type.Object({
    url: Type.String({ minLength: 1, maxLength: 2_000 }),
    max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
    max_depth: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10, default: 3, description: 'Links from the first page' }),
    ),
    include: Globs,
    exclude: Globs,
    recrawl_hours: Type.Optional(
      Nullable(Type.Integer({ minimum: 1, maximum: 8_760, description: 'Crawl again this often' })),
    ),
    link_id: LinkId,
  }),
)

const CrawlState = Named('CrawlState', OneOf('queued', 'running', 'completed', 'failed', 'cancelled'))

export const CrawlStarted = Named('CrawlStarted', Type.Object({ job_id: RecordId, status: CrawlState }))

export const Crawl = Named(
  'Crawl',
  Type.Object({
    job_id: RecordId,
    status: CrawlState,
    url: Type.String(),
    pages_found: Type.Integer({
      description: 'Pages of the site seen so far, those beyond max_pages included',
    }),
    pages_done: Type.Integer(),
    pages_failed: Type.Integer(),
    chunks: Type.Integer({ description: 'Passages that the pages done have in the knowledge base' }),
    errors: Type.Array(Type.Object({ url: Type.String(), reason: Type.String() })),
    started_at: Nullable(Timestamp),
    finished_at: Nullable(Timestamp),
    recrawl_hours: Nullable(Type.Integer()),
    recrawl_at: Nullable(Timestamp),
  }),
)

export const CrawlParams = Type.Object({ job_id: Id('Crawl') })

export const CrawlFilter = Type.Object({ status: Type.Optional(CrawlState), ...KeysetPage })

export const CrawlList = Named('CrawlList', Type.Object({ crawls: Type.Array(Crawl), ...KeysetEnd }))

export const CrawlChanges = Named(
  'CrawlChanges',
  Type.Object({
    recrawl_hours: Type.Unsafe<number | null>({
      ...Nullable(Type.Integer({ minimum: 1, maximum: 8_760 })),
      description: 'Crawl again this often; null: not again',
    }),
  }),
)

const CrawlPageState = Named('CrawlPageState', OneOf('done', 'failed', 'queued'))

export const CrawlPageFilter = Type.Object({ status: Type.Optional(CrawlPageState), ...KeysetPage })

export const CrawlPageList = Named(
  'CrawlPageList',
  Type.Object({
    pages: Type.Array(
      Type.Object({
        url: Type.String(),
        title: Nullable(Type.String({ description: 'Once it was read' })),
        status: CrawlPageState,
        chunks: Type.Integer(),
        reason: Nullable(Type.String({ description: 'Why it could not be read' })),
        at: Nullable(Timestamp),
      }),
      { description: 'In the order in which they were found' },
    ),
    ...KeysetEnd,
  }),
)
