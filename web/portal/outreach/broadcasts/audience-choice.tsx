import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ContactSegment } from '#client'
import { numberOf } from '../../words/dates.ts'
import css from './editor/editor.module.css'
import { audiencesQuery } from './queries.ts'
import { broadcastWords } from './words.ts'

export const segments = ['leads', 'bookings', 'callers', 'chatters'] as const satisfies ContactSegment[]

/** The segment that a choice means; null for an audience. */
export const segmentIn = (choice: string): ContactSegment | null =>
  segments.find(segment => choice === `segment:${segment}`) ?? null

/** An audience with the number of its people, or people whom the business knows already (`segment:leads`). */
export function AudienceChoice({
  label,
  value,
  choose,
}: {
  label: string
  value: string
  choose: (choice: string) => void
}) {
  const words = broadcastWords()
  const id = useId()
  const { data: audiences = [] } = useQuery(audiencesQuery)
  const known = new Set(audiences.map(({ source }) => source.segment))
  const free = segments.filter(segment => !known.has(segment))
  const isGone = value !== '' && !segmentIn(value) && !audiences.some(audience => audience.id === value)
  return (
    <div className={css.labelled}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={css.select}
        value={value}
        onChange={event => choose(event.currentTarget.value)}
      >
        {isGone && <option value={value}>…</option>}
        {audiences.length > 0 && (
          <optgroup label={words.new.audiences}>
            {audiences.map(({ id: audience, name, contact_count: count }) => (
              <option key={audience} value={audience}>
                {`${name} (${numberOf(count)})`}
              </option>
            ))}
          </optgroup>
        )}
        {free.length > 0 && (
          <optgroup label={words.new.known}>
            {free.map(segment => (
              <option key={segment} value={`segment:${segment}`}>
                {words.segments[segment]}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  )
}
