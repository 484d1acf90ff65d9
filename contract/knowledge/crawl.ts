import { Type } from 'typebox'
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
