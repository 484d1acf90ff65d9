import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GlobeIcon } from '../parts/icons.tsx'
import { Card } from '../parts/page.tsx'
import { useIsOwner } from '../shell/me.ts'
import { numberOf } from '../words/dates.ts'
import { counted, say } from '../words/words.ts'
import { Meter } from './meter.tsx'
import css from './side-sources.module.css'
import { iconOf } from './sources/icons.ts'
import { newestQuery } from './sources/queries.ts'
import { ChooseFiles } from './uploads/choose.tsx'
import { shareRead } from './websites/progress.ts'
import { readingQuery } from './websites/queries.ts'
import { knowledgeWords } from './words.ts'

/** What was taught last, what is being read, and a place for more. */
export function SideSources() {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const { data: newest } = useQuery(newestQuery)
  const { data: reading } = useQuery(readingQuery)
  const total = newest && (
    <span className={css.total}>
      {newest.capped
        ? say(words.more_than, { count: numberOf(newest.total) })
        : counted(words.count_sources, newest.total)}
    </span>
  )
  return (
    <Card title={words.tabs.sources} aside={total}>
      {isOwner && <ChooseFiles />}
      <ul className={css.list}>
        {reading?.map(crawl => (
          <li key={crawl.job_id}>
            <Link to="/knowledge/crawls/$id" params={{ id: crawl.job_id } as never} className={css.line}>
              <GlobeIcon size={16} />
              <span className={css.reading}>
                <span className={css.name}>
                  {say(words.websites.progress, { site: new URL(crawl.url).hostname })}
                </span>
                <Meter share={shareRead(crawl)} />
              </span>
              <span className={css.count}>
                {say(words.websites.progress_of, {
                  read: numberOf(crawl.pages_done + crawl.pages_failed),
                  found: numberOf(crawl.pages_found),
                })}
              </span>
            </Link>
          </li>
        ))}
        {newest?.sources.map(({ parent_doc_id: id, name, kind, chunks }) => {
          const Icon = iconOf(kind)
          return (
            <li key={id}>
              <Link to="/knowledge/sources/$id" params={{ id } as never} className={css.line}>
                <Icon size={16} />
                <span className={css.name} dir="auto">
                  {name}
                </span>
                <span className={css.count} title={counted(words.count_passages, chunks)}>
                  {numberOf(chunks)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
