import type { ContactsAdded } from '#client'
import { numberOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import rows from '../../rows.module.css'
import css from '../audiences.module.css'
import { audienceWords } from '../words.ts'
import type { ReadList } from './queries.ts'

/** Rows that are named one by one. */
const mostNamed = 50

/** What an import would do: who is new, who was there, and which rows can't be taken, with the reason. */
export function Run({ list, added }: { list: ReadList; added: ContactsAdded }) {
  const words = audienceWords().import
  // What could not be read of a pasted text never became a row.
  const unread =
    list.from === 'paste'
      ? list.read.skipped.map(({ line, text, reason }) => ({ row: line, said: text, reason, isLine: true }))
      : []
  const refused = added.rejected_rows.map(({ row, reason, data }) => ({
    row,
    reason,
    said: data ? Object.values(data).filter(Boolean).join(', ') : '',
    isLine: false,
  }))
  const out = [...unread, ...refused]
  const count = unread.length + added.rejected
  const more = count - Math.min(out.length, mostNamed)
  return (
    <section className={css.run} aria-label={words.run} role="status">
      <p className={css.figures}>
        <span>{counted(words.created, added.created)}</span>
        <span>{counted(words.updated, added.updated)}</span>
        <span className={count ? rows.alarm : undefined}>{counted(words.rejected, count)}</span>
      </p>
      {out.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <ul className={css.rejected} tabIndex={0} aria-label={counted(words.rejected, count)}>
          {out.slice(0, mostNamed).map(({ row, reason, said, isLine }) => (
            <li key={`${isLine} ${row} ${said}`}>
              <span className={css.where}>
                {say(isLine ? words.line : words.row, { row: numberOf(row) })}
              </span>
              {': '}
              {reason} <bdi className={css.data}>{said.slice(0, 200)}</bdi>
            </li>
          ))}
          {more > 0 && <li className={css.data}>{counted(words.more, more)}</li>}
        </ul>
      )}
    </section>
  )
}
