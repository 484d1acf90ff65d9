import { Link } from '@tanstack/react-router'
import type { Crawl } from '#client'
import { Chip, type Tone } from '../../parts/chip.tsx'
import { GlobeIcon } from '../../parts/icons.tsx'
import { briefly, momentOf, numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import list from '../list.module.css'
import { Meter } from '../meter.tsx'
import { knowledgeWords } from '../words.ts'
import { isReading, shareRead } from './progress.ts'

const tones: Record<Crawl['status'], Tone> = {
  queued: 'sky',
  running: 'sky',
  completed: 'ok',
  failed: 'alarm',
  cancelled: 'plain',
}

/** One reading of a website. */
export function CrawlRow({ crawl }: { crawl: Crawl }) {
  const words = knowledgeWords().websites
  const { job_id: id, status, url, pages_done: done, pages_failed: failed, pages_found: found } = crawl
  const at = crawl.finished_at ?? crawl.started_at
  return (
    <Link to="/knowledge/crawls/$id" params={{ id } as never} className={list.row}>
      <GlobeIcon size={16} />
      <span className={list.words}>
        <span className={list.name} dir="ltr">
          {url.replace(/^https?:\/\//, '')}
        </span>
        {isReading(crawl) ? (
          <Meter share={shareRead(crawl)} label={say(words.progress, { site: url })} />
        ) : (
          <span className={list.detail}>
            {counted(words.done_of, done)}
            {failed > 0 && ` · ${numberOf(failed)} ${words.failed}`}
            {crawl.recrawl_at && ` · ${say(words.next_time, { when: momentOf(crawl.recrawl_at) })}`}
          </span>
        )}
      </span>
      <span className={list.figures}>
        {isReading(crawl) &&
          say(words.progress_of, { read: numberOf(done + failed), found: numberOf(found) })}
        <Chip tone={tones[status]}>{words.status[status]}</Chip>
        {at && <time dateTime={at}>{briefly(at)}</time>}
      </span>
    </Link>
  )
}
