import { Link } from '@tanstack/react-router'
import type { BroadcastReport } from '#client'
import { numberOf } from '../../../words/dates.ts'
import own from '../editor/editor.module.css'
import { reasonIn } from '../reason.ts'
import { broadcastWords } from '../words.ts'
import css from './report.module.css'

/** Why some did not get it, each reason leading to its people. */
export function Reasons({ report: { blocked, failed } }: { report: BroadcastReport }) {
  const words = broadcastWords()
  const groups = [
    ['blocked', words.report.left_out, blocked],
    ['failed', words.report.not_arrived, failed],
  ] as const
  return groups.map(([show, title, reasons]) => {
    const sorted = Object.entries(reasons).sort(([, one], [, two]) => two.count - one.count)
    if (!sorted.length) return null
    return (
      <section key={show} className={own.card}>
        <h3 className={own.title}>{title}</h3>
        <ul className={css.reasons}>
          {sorted.map(([reason, { count, label }]) => (
            <li key={reason}>
              <Link to="." search={{ show, reason } as never} replace className={css.reason}>
                <b>{numberOf(count)}</b>
                <span>{reasonIn(words.reasons, reason, label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
