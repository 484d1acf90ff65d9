import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Chip } from '../parts/chip.tsx'
import { Card } from '../parts/page.tsx'
import { Read } from '../parts/read.tsx'
import { Empty } from '../parts/states.tsx'
import { numberOf, shareOf } from '../words/dates.ts'
import { say } from '../words/words.ts'
import css from './answered.module.css'
import page from './page.module.css'
import { answeredQuery } from './queries.ts'
import { Trend } from './trend.tsx'
import { todayWords } from './words.ts'

/** How much of what visitors ask the assistant answers by itself, and whether that grows. */
export function Answered() {
  const words = todayWords()
  const answered = useQuery(answeredQuery)
  return (
    <Card title={words.answered} aside={<span className={page.link}>{words.answered_days}</span>}>
      <Read query={answered} lines={5} height={42}>
        {({ total, before, series }) =>
          total === null ? (
            <Empty title={words.answered_none} note={words.answered_none_note} />
          ) : (
            <>
              <p className={css.head}>
                <Link
                  to={'/inbox' as string}
                  search={{ view: 'all' } as never}
                  className={css.figure}
                  aria-label={say(words.answered_open, { share: shareOf(total) })}
                >
                  {shareOf(total)}
                </Link>
                {before !== null && <Change total={total} before={before} />}
              </p>
              <Trend points={series[0]?.points ?? []} />
            </>
          )
        }
      </Read>
    </Card>
  )
}

/** In points of a hundred, against the 28 days before. */
function Change({ total, before }: { total: number; before: number }) {
  const words = todayWords()
  const points = Math.round(total * 100) - Math.round(before * 100)
  if (!points) return <Chip>{words.same}</Chip>
  const sentence = points > 0 ? words.up : words.down
  return (
    <Chip tone={points > 0 ? 'ok' : 'plain'}>{say(sentence, { count: numberOf(Math.abs(points)) })}</Chip>
  )
}
