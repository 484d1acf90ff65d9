import type { CrawlPageList } from '#client'
import css from './read.module.css'
import { welcomeWords } from './words.ts'

/** One page of the site: its name once it was read, its path until then, and why it failed. */
export function PageRow({ page }: { page: CrawlPageList['pages'][number] }) {
  const words = welcomeWords()
  const { url, title, status, reason } = page
  const { pathname, search } = new URL(url)
  return (
    <li className={css.page} data-status={status}>
      <span className={css.dot} aria-hidden="true" />
      <span className={css.name}>
        <bdi>{title ?? decoded(pathname + search)}</bdi>
      </span>
      <span className={css.status}>
        {status === 'done' ? words.page_read : status === 'queued' ? words.page_waits : reason}
      </span>
    </li>
  )
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
