import type { Channel } from '#client'
import { TextField } from '../../parts/field.tsx'
import { channels } from '../channels.ts'
import rows from '../rows.module.css'
import css from './audiences.module.css'
import { audienceWords } from './words.ts'

export interface GivenConsent {
  channels: Channel[]
  source: string
}

/** A consent is kept only with how it was given. */
export const isComplete = ({ channels: chosen, source }: GivenConsent): boolean =>
  chosen.length === 0 || source.trim() !== ''

/** What people agreed to, and how: without both nobody is written to. */
export function ConsentFields({
  consent,
  write,
}: {
  consent: GivenConsent
  write: (consent: GivenConsent) => void
}) {
  const { consent: words, channels: names } = audienceWords()
  const toggle = (channel: Channel, isOn: boolean) =>
    write({
      ...consent,
      channels: channels.filter(each => (each === channel ? isOn : consent.channels.includes(each))),
    })
  return (
    <fieldset className={css.consent}>
      <legend className={css.legend}>{words.title}</legend>
      <p className={rows.note}>{words.note}</p>
      <div className={css.checks}>
        {channels.map(channel => (
          <label key={channel} className={rows.check}>
            <input
              type="checkbox"
              checked={consent.channels.includes(channel)}
              onChange={event => toggle(channel, event.currentTarget.checked)}
            />
            {names[channel]}
          </label>
        ))}
      </div>
      {consent.channels.length > 0 && (
        <TextField
          label={words.source}
          note={words.source_note}
          placeholder={words.source_example}
          maxLength={200}
          value={consent.source}
          onChange={event => write({ ...consent, source: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
