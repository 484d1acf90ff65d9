import { memo } from 'react'
import type { CrawlPageList } from '#client'
import { AlertIcon, CheckIcon, ClockIcon } from '../../parts/icons.tsx'
import { counted } from '../../words/words.ts'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import css from './crawl.module.css'

const icons = { done: CheckIcon, failed: AlertIcon, queued: ClockIcon }

type Crawled = CrawlPageList['pages'][number]

/** A page of the website: what it is called, what was learnt from it, or why not. */
export const CrawledRow = memo(({ page: { url, title, status, chunks, reason } }: { page: Crawled }) => {
  const words = knowledgeWords().websites
  const Icon = icons[status]
  const { pathname, search } = new URL(url)
  return (
    <div className={`${list.row} ${css[status]}`}>
      <Icon size={16} />
      <span className={list.words}>
        <a className={list.name} href={url} target="_blank" rel="noreferrer" dir="auto">
          {title || pathname + search}
        </a>
        <span className={status === 'failed' ? `${list.detail} ${list.alarm}` : list.detail} dir="auto">
          {status === 'failed' ? reason : pathname + search}
        </span>
      </span>
      <span className={list.figures}>
        {status === 'done' ? counted(words.page_passages, chunks) : words.page_status[status]}
      </span>
    </div>
  )
})
