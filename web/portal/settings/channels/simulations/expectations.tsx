import { AreaField, ChoiceField, TextField } from '../../../parts/field.tsx'
import { simulationsWords } from '../words.ts'
import type { Either, Script } from './script.ts'
import css from './simulations.module.css'

/** What should come of a call, or should not. */
export function Expectations({ values, set }: { values: Script; set: (change: Partial<Script>) => void }) {
  const words = simulationsWords()
  const ways = [
    ['', words.any],
    ['yes', words.yes],
    ['no', words.no],
  ] as const
  return (
    <>
      <AreaField
        label={words.must_say}
        note={words.must_say_note}
        rows={2}
        maxLength={10_000}
        value={values.must_say}
        onChange={event => set({ must_say: event.target.value })}
      />
      <AreaField
        label={words.must_not_say}
        note={words.must_say_note}
        rows={2}
        maxLength={10_000}
        value={values.must_not_say}
        onChange={event => set({ must_not_say: event.target.value })}
      />
      <div className={css.three}>
        {(['booked', 'transferred'] as const).map(what => (
          <ChoiceField
            key={what}
            label={words[what]}
            value={values[what]}
            onChange={event => set({ [what]: event.target.value as Either })}
            options={ways}
          />
        ))}
        <ChoiceField
          label={words.hung_up_by}
          value={values.hung_up_by}
          onChange={event => set({ hung_up_by: event.target.value as Script['hung_up_by'] })}
          options={[
            ['', words.any],
            ['assistant', words.by_assistant],
            ['caller', words.by_caller],
          ]}
        />
      </div>
      <fieldset className={css.noted}>
        <legend>{words.noted}</legend>
        <div className={css.three}>
          <TextField
            label={words.noted_name}
            maxLength={200}
            value={values.lead_name}
            onChange={event => set({ lead_name: event.target.value })}
          />
          <TextField
            label={words.noted_email}
            dir="ltr"
            maxLength={320}
            value={values.lead_email}
            onChange={event => set({ lead_email: event.target.value })}
          />
          <TextField
            label={words.noted_phone}
            dir="ltr"
            type="tel"
            maxLength={40}
            value={values.lead_phone}
            onChange={event => set({ lead_phone: event.target.value })}
          />
        </div>
      </fieldset>
    </>
  )
}
