import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../parts/page.tsx'
import { Read } from '../parts/read.tsx'
import { Empty } from '../parts/states.tsx'
import { countsQuery } from '../shell/counts.ts'
import { counted } from '../words/words.ts'
import { NeedRow } from './need-row.tsx'
import css from './needs-now.module.css'
import page from './page.module.css'
import { needsQuery } from './queries.ts'
import { todayWords } from './words.ts'

/** Who waits for a person, the newest first: the one who may still be at the other end. */
export function NeedsNow() {
  const words = todayWords()
  const needs = useQuery(needsQuery)
  const total = useQuery(countsQuery).data?.needs_you.total ?? needs.data?.count
  return (
    <Card
      title={words.needs}
      aside={
        total ? (
          <Link to={'/inbox' as string} search={{ view: 'needs' } as never} className={page.link}>
            {counted(words.needs_all, total)}
          </Link>
        ) : undefined
      }
    >
      <Read query={needs} lines={3} height={42}>
        {({ items }) =>
          items.length ? (
            <ul className={css.rows}>
              {items.map(item => (
                <NeedRow key={item.id} item={item} />
              ))}
            </ul>
          ) : (
            <Empty title={words.needs_none} note={words.needs_none_note} />
          )
        }
      </Read>
    </Card>
  )
}
