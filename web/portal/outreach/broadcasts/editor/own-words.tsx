import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Broadcast, BroadcastWords, Channel } from '#client'
import { writeAndGoOn } from '../../../parts/caret.ts'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { fieldsQuery } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'

type Own = NonNullable<BroadcastWords['email']>

/** Fields of their own that are offered for the text. */
const mostFields = 12

/** The words of one channel, and what fills itself in for each person. */
export function OwnWords({
  channel,
  own,
  draft,
  write,
}: {
  channel: Channel
  own: Own
  draft: Broadcast
  write: (own: Own) => void
}) {
  const words = broadcastWords().what
  const area = useRef<HTMLDivElement>(null)
  const { data: fields = [] } = useQuery(fieldsQuery(draft.audience_id))
  const offered: [string, string][] = [
    [words.fields.name, 'contact.name'],
    [words.fields.booking, 'booking_link'],
    [words.fields.business, 'business.name'],
    [words.fields.phone, 'business.phone'],
    ...fields.slice(0, mostFields).map((name): [string, string] => [name, `contact.attributes.${name}`]),
  ]
  const insert = (placeholder: string) => {
    const field = area.current?.querySelector('textarea')
    const [from, to] = [field?.selectionStart ?? own.body.length, field?.selectionEnd ?? own.body.length]
    const mark = `{{${placeholder}}}`
    const body = own.body.slice(0, from) + mark + own.body.slice(to)
    writeAndGoOn(field ?? null, () => write({ ...own, body }), from + mark.length)
  }
  return (
    <div ref={area} className={css.stack}>
      {channel === 'email' && (
        <TextField
          label={words.subject}
          maxLength={900}
          value={own.subject ?? ''}
          onChange={event => write({ ...own, subject: event.currentTarget.value })}
        />
      )}
      <AreaField
        label={channel === 'voice' ? words.brief : words.body}
        note={channel === 'voice' ? words.brief_note : undefined}
        rows={channel === 'email' ? 8 : 4}
        maxLength={100_000}
        value={own.body}
        onChange={event => write({ ...own, body: event.currentTarget.value })}
      />
      <div className={css.inserts}>
        <span className={css.quiet}>{words.insert}</span>
        {offered.map(([label, placeholder]) => (
          <button
            key={placeholder}
            type="button"
            className={css.insert}
            dir="auto"
            onClick={() => insert(placeholder)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
