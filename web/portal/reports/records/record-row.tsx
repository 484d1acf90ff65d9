import { Link } from '@tanstack/react-router'
import type { ReportRecord } from '#client'
import { momentOf } from '../../words/dates.ts'
import { keyName } from '../figures.ts'
import { reportWords } from '../words.ts'
import css from './records.module.css'

const paths: Record<ReportRecord['kind'], (id: string) => { to: string; search?: object }> = {
  conversation: id => ({ to: `/inbox/${id}`, search: { view: 'all' } }),
  call: id => ({ to: `/inbox/${id}`, search: { view: 'all' } }),
  booking: id => ({ to: '/bookings', search: { booking: id } }),
  lead: id => ({ to: `/people/${id}` }),
  broadcast: id => ({ to: `/outreach/broadcasts/${id}` }),
  questionnaire: id => ({ to: `/outreach/questionnaires/${id}` }),
}

/** A record: who or what, where from, when. What can't be opened, such as a call that nobody answered, is only told. */
export function RecordRow({
  record,
  value,
  zone,
}: {
  record: ReportRecord
  value: string | null
  zone: string
}) {
  const { kind, open_id, title, detail, at } = record
  const words = reportWords()
  const line = (
    <>
      <span className={css.what} dir="auto">
        {title ?? words.somebody}
      </span>
      <span className={css.detail} dir="auto">
        {detail && keyName('channel', { key: detail, name: null })}
      </span>
      <span className={css.value}>{value}</span>
      <time className={css.at} dateTime={at}>
        {momentOf(at, zone)}
      </time>
    </>
  )
  const path = open_id === null ? null : paths[kind](open_id)
  return (
    <li data-row-of={record.id}>
      {path ? (
        <Link to={path.to} search={(path.search ?? {}) as never} className={css.row} data-row={record.id}>
          {line}
        </Link>
      ) : (
        <div className={css.row}>{line}</div>
      )}
    </li>
  )
}
