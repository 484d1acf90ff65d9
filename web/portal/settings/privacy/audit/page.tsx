import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Rows } from '../../../parts/rows.tsx'
import { Empty, Pending } from '../../../parts/states.tsx'
import { counted, say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import { OwnersOnly } from '../../owners-only.tsx'
import rows from '../../rows.module.css'
import { privacyWords } from '../words.ts'
import { EntryRow } from './entry-row.tsx'
import { Filters } from './filters.tsx'
import { auditQuery, tableAddress } from './queries.ts'
import { readSearch } from './search.ts'

/** Every change that members and keys made, newest first. */
export const Page = () => (
  <OwnersOnly wide>
    <Link to={'/settings/privacy' as never} className={rows.back}>
      {privacyWords().back}
    </Link>
    <Log />
  </OwnersOnly>
)

function Log() {
  const words = privacyWords()
  const search = readSearch(useSearch({ strict: false }))
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    ...auditQuery(search),
    placeholderData: before => before,
  })
  const entries = data?.pages.flatMap(page => page.entries) ?? []
  const [first] = data?.pages ?? []
  return (
    <Subject title={words.audit} note={words.audit_note}>
      <Filters search={search} />
      {first && entries.length > 0 && (
        <div className={rows.ways}>
          <p className={rows.more} role="status">
            {first.total_capped
              ? say(words.more_than, { count: first.total })
              : counted(words.entries, first.total)}
          </p>
          <a className={rows.back} href={tableAddress(search)} download>
            {words.save_table}
          </a>
        </div>
      )}
      {data ? (
        entries.length ? (
          <Rows
            items={entries}
            keyOf={({ id }) => id}
            height={60}
            label={words.audit}
            onEnd={() => hasNextPage && void fetchNextPage()}
          >
            {entry => <EntryRow entry={entry} />}
          </Rows>
        ) : (
          <Empty title={words.none} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={10} height={60} />
      )}
    </Subject>
  )
}
