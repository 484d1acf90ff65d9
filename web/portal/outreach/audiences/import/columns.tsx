import type { ParsedContacts } from '#client'
import { say } from '../../../words/words.ts'
import rows from '../../rows.module.css'
import css from '../audiences.module.css'
import { audienceWords } from '../words.ts'

const fields = [
  'name',
  'email',
  'phone',
  'country',
  'timezone',
  'external_id',
  'consent_email',
  'consent_sms',
  'consent_whatsapp',
  'consent_voice',
] as const

/** A field of its own is null on the wire, which no option of a select can be. */
const own = '*'

/** What each column of a file is. */
export function Columns({
  read,
  mapping,
  write,
}: {
  read: ParsedContacts
  mapping: Record<string, string | null>
  write: (mapping: Record<string, string | null>) => void
}) {
  const words = audienceWords().import
  return (
    <section className={css.columns} aria-label={words.columns}>
      <h3 className={css.legend}>{words.columns}</h3>
      {read.headers.map(header => {
        const example = read.rows.find(row => row[header])?.[header]
        return (
          <label key={header} className={css.column}>
            <span className={css.columnName}>
              <bdi>{header}</bdi>{' '}
              {example !== undefined && (
                <span className={rows.note}>{say(words.example, { value: example.slice(0, 60) })}</span>
              )}
            </span>
            <select
              className={rows.select}
              value={mapping[header] === null ? own : (mapping[header] ?? '')}
              onChange={event => {
                const chosen = event.currentTarget.value
                write({ ...mapping, [header]: chosen === own ? null : chosen })
              }}
            >
              <option value="">{words.leave_out}</option>
              <option value={own}>{words.own_field}</option>
              {fields.map(field => (
                <option key={field} value={field}>
                  {words.fields[field]}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </section>
  )
}
