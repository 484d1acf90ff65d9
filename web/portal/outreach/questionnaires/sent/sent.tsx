import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { useRowKeys } from '../../../parts/row-keys.ts'
import { Rows } from '../../../parts/rows.tsx'
import { Empty, Pending } from '../../../parts/states.tsx'
import { say } from '../../../words/words.ts'
import css from '../list.module.css'
import { questionnaireWords } from '../words.ts'
import { LinkRow } from './link-row.tsx'
import { sentQuery } from './queries.ts'
import { readSent, states } from './search.ts'

/** Pixels of a row. */
const rowHeight = 59

/** As many can be read side by side. */
const mostCompared = 5

/** To whom questions were sent and where they stand; `set`: those of one set alone. */
export function Sent({ set, title }: { set?: string; title?: string }) {
  const words = questionnaireWords()
  const navigate = useNavigate()
  const { status } = readSent(useSearch({ strict: false }))
  const list = useInfiniteQuery(sentQuery({ status, set }))
  const [chosen, setChosen] = useState<string[]>([])
  const links = list.data?.pages.flatMap(page => page.links) ?? []
  const toggle = (token: string) =>
    setChosen(all =>
      all.includes(token) ? all.filter(one => one !== token) : [...all, token].slice(-mostCompared),
    )
  useRowKeys(token => {
    if (links.find(link => link.token === token)?.status === 'completed') toggle(token)
  })
  const some = chosen.filter(token => links.some(link => link.token === token))
  return (
    <section className={css.card} aria-labelledby="sent">
      <div className={css.head}>
        <h2 id="sent" className={css.title}>
          {title ?? words.sent}
        </h2>
        {(links.length > 0 || status) && (
          <select
            className={css.select}
            aria-label={words.all_states}
            value={status ?? ''}
            onChange={event =>
              void navigate({
                to: '.',
                search: readSent({ status: event.currentTarget.value }) as never,
                replace: true,
                resetScroll: false,
              })
            }
          >
            <option value="">{words.all_states}</option>
            {states.map(state => (
              <option key={state} value={state}>
                {words.state[state]}
              </option>
            ))}
          </select>
        )}
      </div>
      {links.length ? (
        <Rows
          items={links}
          keyOf={link => link.token}
          height={rowHeight}
          label={words.sent}
          onEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        >
          {link => (
            <LinkRow
              link={link}
              showsSet={!set}
              chosen={some.includes(link.token)}
              choose={link.status === 'completed' ? () => toggle(link.token) : null}
            />
          )}
        </Rows>
      ) : list.data ? (
        <Empty title={status ? words.sent_none_match : set ? words.sent_none_here : words.sent_none} />
      ) : (
        <Pending error={list.error} retry={list.refetch} lines={5} height={rowHeight} />
      )}
      {some.length > 0 && (
        <div className={css.bar}>
          <span>{words.compare_hint}</span>
          {some.length > 1 && (
            <Button
              component={Link}
              to={'/outreach/questionnaires/compare' as never}
              search={{ people: some.join(',') } as never}
            >
              {say(words.compare, { count: some.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
