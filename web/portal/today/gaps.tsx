import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenGap } from '#client'
import { Card } from '../parts/page.tsx'
import { Read } from '../parts/read.tsx'
import { Empty } from '../parts/states.tsx'
import { counted } from '../words/words.ts'
import { GapRow } from './gap-row.tsx'
import css from './gaps.module.css'
import page from './page.module.css'
import { gapsQuery } from './queries.ts'
import { todayWords } from './words.ts'

/** The questions that were asked most in vain, each to be answered once, here. */
export function GapsWorthAnswering() {
  const words = todayWords()
  const gaps = useQuery(gapsQuery)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Card
      title={words.once}
      aside={
        gaps.data?.gaps.length ? (
          <Link to={'/knowledge' as string} className={page.link}>
            {words.once_all}
          </Link>
        ) : undefined
      }
    >
      <Read query={gaps} lines={3} height={42}>
        {({ gaps: found }) =>
          found.length ? (
            <>
              <p className={css.saved}>{saved(found)}</p>
              <ul className={css.rows}>
                {found.map(gap => (
                  <GapRow
                    key={gap.id}
                    gap={gap}
                    isOpen={open === gap.id}
                    toggle={() => setOpen(open === gap.id ? null : gap.id)}
                  />
                ))}
              </ul>
            </>
          ) : (
            <Empty title={words.once_none} note={words.once_none_note} />
          )
        }
      </Read>
    </Card>
  )
}

function saved(gaps: OpenGap[]): string {
  const words = todayWords()
  const asked = gaps.reduce((sum, gap) => sum + gap.asked, 0)
  return `${counted(words.once_answers, gaps.length)} ${counted(words.once_asked, asked)}`
}
