import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../words/words.ts'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import { FindingRow } from './finding-row.tsx'
import { findingsOf } from './findings-of.ts'
import css from './gaps.module.css'
import { noticesQuery, scoreQuery } from './queries.ts'

/** Shown at first. */
const few = 4

/** What the sources say themselves is over, what contradicts, what is old or there twice. Nothing where there is nothing. */
export function Findings() {
  const words = knowledgeWords().findings
  const { data: notices } = useQuery(noticesQuery)
  const { data: report } = useQuery(scoreQuery)
  const [isLong, setLong] = useState(false)
  if (!notices || !report) return null
  const findings = findingsOf(notices, report)
  if (!findings.length) return null
  const shown = isLong ? findings : findings.slice(0, few)
  return (
    <section className={css.gaps} aria-labelledby="findings">
      <div className={css.head}>
        <h2 id="findings" className={css.title}>
          {words.title}
        </h2>
        <p className={css.note}>{words.note}</p>
      </div>
      <ul>
        {shown.map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name of their own
          <FindingRow key={i} finding={finding} />
        ))}
      </ul>
      {findings.length > shown.length && (
        <div className={css.more}>
          <button type="button" className={controls.button} onClick={() => setLong(true)}>
            {counted(words.show, findings.length - shown.length)}
          </button>
        </div>
      )}
    </section>
  )
}
