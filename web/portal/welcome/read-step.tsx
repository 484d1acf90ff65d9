import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Crawl } from '#client'
import { Button } from '../parts/button.tsx'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { TextField } from '../parts/field.tsx'
import { Bones, Failure, Late } from '../parts/states.tsx'
import { counted, say } from '../words/words.ts'
import { LearnAside } from './learn-aside.tsx'
import { PageRow } from './page-row.tsx'
import {
  accountQuery,
  isReading,
  newestCrawlQuery,
  pagesQuery,
  sourcesQuery,
  useReadSite,
} from './queries.ts'
import css from './read.module.css'
import { siteAddress } from './site-address.ts'
import { welcomeWords } from './words.ts'

/** The website is read at once, its pages shown as they come; a business without one teaches otherwise. */
export function ReadStep({ foot }: { foot: ReactNode }) {
  const words = welcomeWords()
  const crawl = useQuery(newestCrawlQuery)
  const account = useQuery(accountQuery)
  const start = useReadSite()
  const [again, setAgain] = useState(false)
  const website = account.data?.website ?? null
  const begun = useRef(false)
  const { mutate } = start
  const knows = useQuery(sourcesQuery).data?.total
  // Who gave an address when they registered need not give it twice.
  useEffect(() => {
    if (begun.current || !website || crawl.data !== null || knows !== 0) return
    begun.current = true
    mutate(website)
  }, [website, crawl.data, knows, mutate])

  if (crawl.isError || account.isError)
    return (
      <>
        <Failure
          error={crawl.error ?? account.error}
          retry={() => Promise.all([crawl.refetch(), account.refetch()])}
        />
        {foot}
      </>
    )
  const showsForm =
    again || start.isError || (crawl.data === null && !start.isPending && (!website || Boolean(knows)))
  return (
    <>
      <h2 className={css.title}>{words.read_title}</h2>
      <p className={css.note}>{words.read_note}</p>
      {crawl.data === undefined && (
        <Late>
          <Bones lines={4} height={36} />
        </Late>
      )}
      {crawl.data === null && !showsForm && <Beginning website={website} />}
      {showsForm && (
        <SiteForm
          first={website ?? ''}
          busy={start.isPending}
          error={start.error}
          read={url => start.mutate(url, { onSuccess: () => setAgain(false) })}
        />
      )}
      {crawl.data && !again && <Progress crawl={crawl.data} other={() => setAgain(true)} />}
      <LearnAside />
      {foot}
    </>
  )
}

/** Until the first page is asked for. */
function Beginning({ website }: { website: string | null }) {
  const url = website && siteAddress(website)
  const site = url ? new URL(url).host : ''
  const text = say(welcomeWords().reading, { site })
  return (
    <div className={css.progress}>
      <p className={css.site}>{text}</p>
      <progress className={css.bar} aria-label={text} />
    </div>
  )
}

function SiteForm({
  first,
  busy,
  error,
  read,
}: {
  first: string
  busy: boolean
  error: unknown
  read: (url: string) => void
}) {
  const words = welcomeWords()
  const [typed, setTyped] = useState(first)
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const url = siteAddress(typed)
    setWrong(url === null)
    if (url) read(url)
  }
  const refusal = error ? reasonSentence(error) : null
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={words.website}
        error={wrong ? words.website_wrong : refusal}
        name="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        maxLength={2_000}
        placeholder="example.com"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" loading={busy}>
        {words.read_it}
      </Button>
    </form>
  )
}

/** What was found, read and failed, and the pages themselves: the newest first while it reads. */
function Progress({ crawl, other }: { crawl: Crawl; other: () => void }) {
  const words = welcomeWords()
  const { data } = useQuery(pagesQuery(crawl))
  const reading = isReading(crawl)
  const { pages_found: found, pages_done: done, pages_failed: failed } = crawl
  const site = new URL(crawl.url).host
  const state = reading ? words.reading : crawl.status === 'failed' && !done ? words.read_failed : words.read
  const pages = data?.pages ?? []
  const shown = pages.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '')).slice(0, mostShown)
  return (
    <div className={css.progress}>
      <div className={css.head}>
        <p className={css.site} aria-live="polite">
          {say(state, { site })}
        </p>
        {!reading && (
          <Button variant="subtle" size="xs" onClick={other}>
            {words.read_again}
          </Button>
        )}
      </div>
      <progress
        className={css.bar}
        max={Math.max(found, 1)}
        value={reading ? Math.min(done + failed, Math.max(found, 1) * 0.97) : Math.max(found, 1)}
        aria-label={say(state, { site })}
      />
      <p className={css.counts}>
        <span>{counted(words.pages_found, found)}</span>
        <span>{counted(words.pages_read, done)}</span>
        {failed > 0 && <span className={css.failed}>{counted(words.pages_failed, failed)}</span>}
        <span>{counted(words.passages, crawl.chunks)}</span>
      </p>
      {crawl.status === 'failed' && crawl.errors[0] && <p className={css.failed}>{crawl.errors[0].reason}</p>}
      <ul className={css.pages} data-reading={reading || undefined}>
        {shown.map(page => (
          <PageRow key={page.url} page={page} />
        ))}
      </ul>
    </div>
  )
}

const mostShown = 8
