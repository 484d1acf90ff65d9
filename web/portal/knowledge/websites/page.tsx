import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Rows } from '../../parts/rows.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { useOpenDoor } from '../door.ts'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import { CrawlRow } from './crawl-row.tsx'
import { crawlsQuery } from './queries.ts'

/** Every reading of a website, the newest first. */
export function Page() {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const open = useOpenDoor()
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(crawlsQuery)
  const crawls = data?.pages.flatMap(page => page.crawls) ?? []
  const read = isOwner && (
    <Button variant="default" onClick={() => open('website')}>
      {words.read_website}
    </Button>
  )
  return (
    <section className={list.card} aria-labelledby="websites">
      <div className={list.head}>
        <h2 id="websites" className={list.title}>
          {words.websites.history}
        </h2>
        {crawls.length > 0 && read}
      </div>
      {data ? (
        crawls.length ? (
          <Rows
            items={crawls}
            keyOf={crawl => crawl.job_id}
            height={64}
            label={words.websites.history}
            onEnd={() => hasNextPage && void fetchNextPage()}
          >
            {crawl => <CrawlRow crawl={crawl} />}
          </Rows>
        ) : (
          <Empty title={words.websites.none} note={words.websites.none_note} action={read || undefined} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={64} />
      )}
    </section>
  )
}
