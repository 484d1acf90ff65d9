import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Crawl, CrawlPageState } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { BackIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { useTitle } from '../../parts/page.tsx'
import { Rows } from '../../parts/rows.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { lasting, momentOf, numberOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { Meter } from '../meter.tsx'
import { knowledgeWords } from '../words.ts'
import css from './crawl.module.css'
import { CrawledRow } from './crawled-row.tsx'
import { isReading, scheduleOf, schedules, shareRead } from './progress.ts'
import { crawlPagesQuery, crawlQuery, useSchedule, useStartCrawl, useStopCrawl } from './queries.ts'

/** A website being read, as it happens, and what came of it. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const words = knowledgeWords().websites
  const { data, error, refetch } = useQuery(crawlQuery(id))
  return (
    <>
      <Link to="/knowledge/crawls" className={css.back}>
        <BackIcon size={16} />
        {words.all_websites}
      </Link>
      {data ? (
        <>
          <Overview crawl={data} />
          <Pages crawl={data} key={id} />
        </>
      ) : (
        <Pending error={error} retry={refetch} lines={4} height={60} />
      )}
    </>
  )
}

function Overview({ crawl }: { crawl: Crawl }) {
  const words = knowledgeWords().websites
  const site = crawl.url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  useTitle(site)
  const figures = [
    [words.found, crawl.pages_found],
    [words.read, crawl.pages_done],
    [words.failed, crawl.pages_failed],
    [words.passages, crawl.chunks],
  ] as const
  return (
    <section className={list.card}>
      <div className={css.overview}>
        <div className={css.line}>
          <h2 className={css.site} dir="ltr">
            <a href={crawl.url} target="_blank" rel="noreferrer">
              {site}
            </a>
          </h2>
          <Actions crawl={crawl} />
        </div>
        <p className={css.state} role="status">
          {words.status[crawl.status]}
          {crawl.started_at && ` · ${say(words.started, { when: momentOf(crawl.started_at) })}`}
          {crawl.started_at && crawl.finished_at && (
            <>
              {' · '}
              {say(words.lasted, {
                time: lasting((Date.parse(crawl.finished_at) - Date.parse(crawl.started_at)) / 1000),
              })}
            </>
          )}
        </p>
        {isReading(crawl) && <Meter share={shareRead(crawl)} label={say(words.progress, { site })} />}
        <dl className={css.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={css.figure}>
              <dt>{name}</dt>
              <dd>{numberOf(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Actions({ crawl }: { crawl: Crawl }) {
  const words = knowledgeWords().websites
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const stop = useStopCrawl()
  const start = useStartCrawl()
  const schedule = useSchedule(crawl.job_id)
  if (!isOwner) return null
  const hours = scheduleOf(crawl.recrawl_hours)
  return (
    <div className={css.actions}>
      {!isReading(crawl) || crawl.recrawl_hours ? (
        <label className={controls.labelled}>
          {words.schedule}
          <select
            className={controls.select}
            value={hours ?? ''}
            onChange={event =>
              schedule.mutate(event.currentTarget.value ? Number(event.currentTarget.value) : null, {
                onSuccess: () => tell(words.scheduled),
                onError: error => tell(faultSentence(error)),
              })
            }
          >
            <option value="">{words.never}</option>
            {schedules.map(each => (
              <option key={each} value={each}>
                {words.every[each]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {isReading(crawl) ? (
        <Button
          variant="default"
          loading={stop.isPending}
          onClick={() =>
            stop.mutate(crawl.job_id, {
              onSuccess: () => tell(words.stopped),
              onError: error => tell(faultSentence(error)),
            })
          }
        >
          {words.stop}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={start.isPending}
          onClick={() =>
            start.mutate(
              { url: crawl.url, recrawl_hours: crawl.recrawl_hours },
              {
                onSuccess: ({ job_id: id }) =>
                  void navigate({ to: '/knowledge/crawls/$id', params: { id } as never }),
                onError: error => tell(faultSentence(error)),
              },
            )
          }
        >
          {words.again_now}
        </Button>
      )}
    </div>
  )
}

const filters = [undefined, 'done', 'failed', 'queued'] as const

function Pages({ crawl }: { crawl: Crawl }) {
  const words = knowledgeWords().websites
  const [status, setStatus] = useState<CrawlPageState | undefined>()
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    ...crawlPagesQuery(crawl, status),
    // The same list goes on when the reading ends; another filter is another list.
    placeholderData: (before, query) => (query?.queryKey[2] === (status ?? 'all') ? before : undefined),
  })
  const pages = data?.pages.flatMap(page => page.pages) ?? []
  return (
    <section className={list.card} aria-labelledby="pages">
      <div className={list.head}>
        <h2 id="pages" className={list.title}>
          {words.pages}
        </h2>
        <fieldset className={css.filters} aria-label={words.pages}>
          {filters.map(each => (
            <button
              key={each ?? 'all'}
              type="button"
              className={css.filter}
              aria-pressed={status === each}
              onClick={() => setStatus(each)}
            >
              {each ? words.page_status[each] : words.all}
            </button>
          ))}
        </fieldset>
      </div>
      {data ? (
        pages.length ? (
          <Rows
            items={pages}
            keyOf={page => page.url}
            height={52}
            label={words.pages}
            onEnd={() => hasNextPage && void fetchNextPage()}
          >
            {page => <CrawledRow page={page} />}
          </Rows>
        ) : (
          <Empty title={words.no_pages} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={8} height={52} />
      )}
    </section>
  )
}
