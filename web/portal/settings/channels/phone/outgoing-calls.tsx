import type { Account } from '#client'
import { longestVoicemail } from '#contract/limits.ts'
import { AreaField, ChoiceField, TextField } from '../../../parts/field.tsx'
import { useEdits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { changeAccount } from '../../queries.ts'
import { SaveForm } from '../../save-form.tsx'
import { orNull } from '../nested.ts'
import { callsWords } from '../words.ts'
import { endOf, startOf, textOf } from './hours.ts'
import css from './phone.module.css'

/** When the assistant may call, and what it does at a machine. */
export function OutgoingCalls({ account, closed }: { account: Account; closed: string | null }) {
  const words = callsWords()
  const { hours, on_machine, voicemail } = account.calls
  const edits = useEdits(`outgoing:${account.id}`, {
    hours: hours && { from: textOf(hours.start), to: textOf(hours.end) },
    on_machine,
    voicemail: voicemail ?? '',
  })
  const { values, set } = edits
  const { from, to } = values.hours ?? { from: '', to: '' }
  const save = ({ hours, voicemail, ...rest }: Partial<typeof values>) =>
    changeAccount({
      calls: {
        ...rest,
        ...(hours !== undefined && {
          hours: hours && { start: startOf(hours.from), end: endOf(hours.to) },
        }),
        ...(voicemail !== undefined && { voicemail: orNull(voicemail) }),
      },
    })
  return (
    <Subject title={words.outgoing}>
      <SaveForm
        edits={edits}
        save={save}
        closed={closed}
        wrong={values.hours && from === to ? words.hours_same : null}
      >
        <label className={css.check}>
          <input
            type="checkbox"
            checked={values.hours !== null}
            onChange={event => set({ hours: event.target.checked ? { from: '09:00', to: '20:00' } : null })}
          />
          <span>
            {words.hours}
            <small>{values.hours ? words.hours_note : words.any_hour}</small>
          </span>
        </label>
        {values.hours && (
          <div className={css.pair}>
            <TextField
              label={words.from}
              type="time"
              dir="ltr"
              required
              value={from}
              onChange={event => set({ hours: { from: event.target.value, to } })}
            />
            <TextField
              label={words.to}
              type="time"
              dir="ltr"
              required
              value={to}
              onChange={event => set({ hours: { from, to: event.target.value } })}
            />
          </div>
        )}
        <ChoiceField
          label={words.on_machine}
          value={values.on_machine}
          onChange={event => set({ on_machine: event.target.value as typeof on_machine })}
          options={[
            ['hang_up', words.on_machine_hang_up],
            ['leave_message', words.on_machine_leave_message],
          ]}
        />
        {values.on_machine === 'leave_message' && (
          <AreaField
            label={words.voicemail}
            note={words.voicemail_note}
            maxLength={longestVoicemail}
            value={values.voicemail}
            onChange={event => set({ voicemail: event.target.value })}
          />
        )}
      </SaveForm>
    </Subject>
  )
}
