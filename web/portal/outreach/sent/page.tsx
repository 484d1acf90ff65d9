import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { useRowKeys } from '../../parts/row-keys.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useFilter } from '../../parts/use-filter.ts'
import { numberOf } from '../../words/dates.ts'
import { channels } from '../channels.ts'
import rows from '../rows.module.css'
import { MessageRow } from './message-row.tsx'
import { broadcastNamesQuery, figuresQuery, logQuery } from './queries.ts'
import { type LogSearch, readSearch, states } from './search.ts'
import css from './sent.module.css'
import { sentWords } from './words.ts'

/** Everything that was sent or should have been, newest first. */
export function Page() {
  const words = sentWords()
  const navigate = useNavigate()
  const search = readSearch(useSearch({ strict: false }))
  const isFiltered = Object.keys(search).length > 0
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...logQuery(search),
    placeholderData: before => before,
  })
  const messages = data?.pages.flatMap(page => page.messages) ?? []
  useRowKeys()
  return (
    <div className={css.page}>
      {data && (messages.length > 0 || isFiltered) && <Figures />}
      <section className={rows.card} aria-label={words.title}>
        {(messages.length > 0 || isFiltered) && <Filter search={search} />}
        {data ? (
          messages.length ? (
            <div data-stale={isPlaceholderData || undefined} className={rows.rows}>
              <Rows
                items={messages}
                keyOf={({ id }) => id}
                height={60}
                label={words.title}
                onEnd={() => hasNextPage && void fetchNextPage()}
              >
                {message => <MessageRow message={message} />}
              </Rows>
            </div>
          ) : isFiltered ? (
            <Empty
              title={words.none_found}
              action={
                <Button variant="default" onClick={() => void navigate({ to: '.', search: {} as never })}>
                  {words.clear_filter}
                </Button>
              }
            />
          ) : (
            <Empty title={words.none} note={words.none_note} />
          )
        ) : (
          <Pending error={error} retry={refetch} lines={10} height={60} />
        )}
      </section>
    </div>
  )
}

function Figures() {
  const words = sentWords().figures
  const { data } = useQuery(figuresQuery)
  const counts = data?.counts
  // Each counts where it is now: who has read a mail got it, too.
  const arrived = counts && counts.delivered + counts.read + counts.replied
  const figures = [
    [words.sent, counts && counts.sent + arrived!],
    [words.delivered, arrived],
    [words.replied, counts?.replied],
    [words.failed, counts && counts.failed + counts.blocked],
  ] as const
  return (
    <section className={css.figures} aria-label={words.title}>
      <h2 className={css.period}>{words.title}</h2>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? '–' : numberOf(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Filter({ search }: { search: LogSearch }) {
  const words = sentWords()
  const { data: broadcasts } = useQuery(broadcastNamesQuery)
  const change = useFilter(readSearch)
  const day = (which: 'from' | 'to') => (
    <label className={rows.labelled}>
      {words[which]}
      <input
        type="date"
        className={rows.field}
        value={search[which] ?? ''}
        onChange={event => change({ [which]: event.currentTarget.value || undefined })}
      />
    </label>
  )
  return (
    <div className={rows.head}>
      <SearchField
        className={rows.search}
        label={words.search}
        q={search.q ?? ''}
        search={q => change({ q })}
      />
      <select
        className={rows.select}
        aria-label={words.state}
        value={search.state ?? ''}
        onChange={event => change({ state: event.currentTarget.value || undefined })}
      >
        <option value="">{words.all_states}</option>
        {states.map(state => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </select>
      <select
        className={rows.select}
        aria-label={words.channel}
        value={search.channel ?? ''}
        onChange={event => change({ channel: event.currentTarget.value || undefined })}
      >
        <option value="">{words.all_channels}</option>
        {channels.map(channel => (
          <option key={channel} value={channel}>
            {words.channels[channel]}
          </option>
        ))}
      </select>
      <select
        className={rows.select}
        aria-label={words.broadcast}
        value={search.broadcast ?? ''}
        onChange={event => change({ broadcast: event.currentTarget.value || undefined })}
      >
        <option value="">{words.all_broadcasts}</option>
        {broadcasts?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {day('from')}
      {day('to')}
    </div>
  )
}
