import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { CountedBroadcast } from '#client'
import { Rows } from '../../../parts/rows.tsx'
import { Empty, Pending } from '../../../parts/states.tsx'
import own from '../editor/editor.module.css'
import { messagesQuery } from '../queries.ts'
import { reasonIn } from '../reason.ts'
import { broadcastWords } from '../words.ts'
import { readShown } from './figures.ts'
import { MessageRow } from './message-row.tsx'
import css from './report.module.css'

/** The people behind a figure, or everybody. */
export function Behind({ broadcast }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords()
  const shown = readShown(useSearch({ strict: false }))
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...messagesQuery(broadcast, shown),
    placeholderData: before => before,
  })
  const messages = data?.pages.flatMap(page => page.messages) ?? []
  const figure = shown.show ? words.report[shown.show] : words.report.everybody
  const title = shown.reason
    ? `${figure}: ${reasonIn(words.reasons, shown.reason, messages[0]?.reason_label ?? shown.reason)}`
    : figure
  return (
    <section className={css.list} aria-label={words.report.people}>
      <div className={css.listHead}>
        <h3 className={own.title}>{title}</h3>
        {shown.show && (
          <Link to="." search={{} as never} replace className={own.link}>
            {words.report.everybody}
          </Link>
        )}
      </div>
      {data ? (
        messages.length ? (
          <div data-stale={isPlaceholderData || undefined} className={css.rows}>
            <Rows
              items={messages}
              keyOf={({ id }) => id}
              height={56}
              label={words.report.people}
              onEnd={() => hasNextPage && void fetchNextPage()}
            >
              {message => <MessageRow message={message} />}
            </Rows>
          </div>
        ) : (
          <Empty title={words.report.nobody} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={56} />
      )}
    </section>
  )
}
