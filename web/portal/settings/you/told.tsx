import { useQuery } from '@tanstack/react-query'
import type { NotificationPreferences } from '#client'
import { notificationKinds } from '#contract/notifications/kinds.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { Read } from '../../parts/read.tsx'
import { say } from '../../words/words.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeTold, toldQuery } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { settingsWords } from '../words.ts'
import css from './told.module.css'

/** What the member is told by mail, and when. */
export function Told() {
  const words = settingsWords()
  const query = useQuery(toldQuery)
  return (
    <Subject title={words.told} note={query.data && say(words.told_to, { email: query.data.email })}>
      <Read query={query} lines={8}>
        {told => <Wishes told={told} />}
      </Read>
    </Subject>
  )
}

const ways = ['at_once', 'digest', 'off'] as const
/** Of a week there is one mail. */
const weekly = ['at_once', 'off'] as const
type Way = (typeof ways)[number]

function Wishes({ told }: { told: NotificationPreferences }) {
  const words = settingsWords()
  const { kinds, digest, quiet_hours, timezone, language } = told
  const edits = useEdits('told', { kinds, digest, quiet_hours })
  const { values } = edits
  const quiet = values.quiet_hours ?? { from: '', to: '' }
  const setQuiet = (change: Partial<typeof quiet>) => {
    const next = { ...quiet, ...change }
    edits.set({ quiet_hours: next.from || next.to ? next : null })
  }
  const half = Boolean(quiet.from) !== Boolean(quiet.to)
  const wrong = quiet.from && quiet.from === quiet.to ? words.quiet_same : half ? words.check : null
  return (
    <SaveForm edits={edits} wrong={wrong} save={() => changeTold({ ...values, timezone, language })}>
      <ul className={css.kinds}>
        {notificationKinds.map(kind => (
          <li key={kind}>
            <label htmlFor={`told-${kind}`}>{words[`kind_${kind}`]}</label>
            <select
              id={`told-${kind}`}
              className={css.way}
              value={values.kinds[kind]}
              onChange={event => edits.set({ kinds: { ...values.kinds, [kind]: event.target.value as Way } })}
            >
              {(kind === 'weekly_report' ? weekly : ways).map(way => (
                <option key={way} value={way}>
                  {kind === 'weekly_report' && way === 'at_once' ? words.every_monday : words[way]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <div className={css.pair}>
        <ChoiceField
          label={words.digest_every}
          value={values.digest.every}
          onChange={event =>
            edits.set({ digest: { ...values.digest, every: event.target.value as 'day' | 'hour' } })
          }
          options={[
            ['day', words.every_day],
            ['hour', words.every_hour],
          ]}
        />
        {values.digest.every === 'day' && (
          <TextField
            label={words.digest_at}
            type="time"
            dir="ltr"
            required
            value={values.digest.at}
            onChange={event => edits.set({ digest: { ...values.digest, at: event.target.value } })}
          />
        )}
      </div>
      <fieldset className={css.quiet}>
        <legend>{words.quiet}</legend>
        <p>{words.quiet_note}</p>
        <div className={css.pair}>
          <TextField
            label={words.quiet_from}
            type="time"
            dir="ltr"
            value={quiet.from}
            onChange={event => setQuiet({ from: event.target.value })}
          />
          <TextField
            label={words.quiet_to}
            type="time"
            dir="ltr"
            value={quiet.to}
            onChange={event => setQuiet({ to: event.target.value })}
          />
        </div>
      </fieldset>
    </SaveForm>
  )
}
