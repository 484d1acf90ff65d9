-- Crawls of websites, and what is remembered of their pages from one crawl to the next.

create table crawl (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid,
  kb uuid not null generated always as (coalesce(link_id, tenant_id)) stored,
  url text not null,
  site text not null,                    -- its host without "www.", with the port where one is named
  max_pages integer not null,
  max_depth integer not null,
  include text[] not null,               -- globs on the path
  exclude text[] not null,
  recrawl_hours integer,
  recrawl_at timestamptz,                -- when the clock starts it again
  by_clock boolean not null default false, -- whether the clock started the present run
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  reason text,                           -- why it ended before its pages did
  robots jsonb not null default '{}',    -- origin → { text } of its robots.txt, or { closed: why nothing may be read }
  requests integer not null default 0,
  bytes bigint not null default 0,       -- fetched, unpacked
  failures integer not null default 0,   -- in a row, of the site and not of a page
  revisiting boolean not null default false, -- whether pages of earlier crawls that nothing led to are in line
  job text,                              -- the queue's job that works on it
  runner uuid,                           -- one run of that job; another that takes over takes this away from it
  lease_until timestamptz,               -- until when the runner may be believed to live
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade
);
create index on crawl (tenant_id, kb, url);
create index on crawl (status, created_at);
create index on crawl (recrawl_at);
-- One crawl of a site at a time, whoever asked for it: unique over all businesses, which row-level security
-- does not bound.
create unique index crawl_of_site on crawl (site) where status = 'running';
select protect('crawl');

-- What one crawl has found: pages, and sitemaps that list pages. What is queued is its frontier.
create table crawl_page (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  crawl_id uuid not null,
  url text not null,
  kind text not null check (kind in ('page', 'sitemap')),
  depth integer not null,                -- links from the first page
  position integer not null,             -- order in which they were found
  pattern text not null,                 -- '' or the pattern of addresses that are endless on some sites
  status text not null default 'queued' check (status in ('queued', 'done', 'failed', 'passed')),
  attempts integer not null default 0,
  revisit boolean not null default false, -- known from an earlier crawl: looked at even beyond max_pages
  moved_to text,                         -- where a redirect leads
  reason text,
  chunks integer not null default 0,
  primary key (tenant_id, crawl_id, url),
  foreign key (tenant_id, crawl_id) references crawl (tenant_id, id) on delete cascade
);
create index on crawl_page (tenant_id, crawl_id, status, depth, position);
select protect('crawl_page');

-- A page that a knowledge base was taught, for the next crawl: what to ask the server whether it changed, and
-- where it leads if it did not.
create table crawled_page (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid,
  kb uuid not null generated always as (coalesce(link_id, tenant_id)) stored,
  url text not null,
  site text not null,
  source_id uuid,                        -- null once the business has removed the page: no clock brings it back
  depth integer not null,
  etag text,
  last_modified text,
  links text[] not null,
  gone integer not null default 0,       -- crawls in a row that found it gone
  checked_at timestamptz not null,
  primary key (tenant_id, kb, url),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade,
  foreign key (tenant_id, source_id) references knowledge_source (tenant_id, id) on delete set null (source_id)
);
create index on crawled_page (tenant_id, source_id);
create index on crawled_page (tenant_id, kb, site);
select protect('crawled_page');
