import type { Account } from '#client'
import { AreaField, TextField } from '../../parts/field.tsx'
import { Card } from '../../parts/page.tsx'
import { useAccountChange } from '../settings/account.ts'
import { DraftForm } from '../settings/draft-form.tsx'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { MarksNote } from './marks-note.tsx'
import { type RuleFields, ruleFieldsOf, rulesHold, rulesOf } from './rule-fields.ts'
import { TextReminder } from './text-reminder.tsx'

const marks = '{name}, {service}, {when}, {business}'

/** By which rules bookings are taken, and how visitors are reminded of them. */
export function Rules({ account, isOwner }: { account: Account; isOwner: boolean }) {
  const words = settingWords()
  const own = words.rules
  const { change } = useAccountChange()
  return (
    <Card title={own.title}>
      <DraftForm<RuleFields>
        name="bookings:rules"
        saved={ruleFieldsOf(account.booking)}
        wrong={values => (rulesHold(values) ? null : own.wrong)}
        save={values => change({ booking: rulesOf(values) })}
        done={words.saved}
        isClosed={!isOwner}
      >
        {(values, set) => {
          const number = (
            key: 'noticeHours' | 'horizonDays' | 'stepMinutes' | 'reminderHours',
            min: number,
          ) => ({
            type: 'number',
            inputMode: 'decimal' as const,
            step: 'any',
            min,
            required: true,
            value: values[key],
            onChange: (event: { currentTarget: HTMLInputElement }) =>
              set({ [key]: event.currentTarget.value }),
          })
          const check = (key: 'isPaused' | 'reminds', label: string) => (
            <label className={css.check}>
              <input
                type="checkbox"
                checked={values[key]}
                onChange={event => set({ [key]: event.currentTarget.checked })}
              />
              {label}
            </label>
          )
          return (
            <div className={css.form}>
              <div className={css.pair}>
                <TextField label={own.notice} {...number('noticeHours', 0)} />
                <TextField label={own.horizon} {...number('horizonDays', 1)} />
                <TextField label={own.step} {...number('stepMinutes', 5)} />
              </div>
              {check('isPaused', own.paused)}
              <h3>{own.reminder}</h3>
              <p className={css.quiet}>{own.reminder_note}</p>
              {check('reminds', own.reminder_on)}
              {values.reminds && (
                <>
                  <div className={css.pair}>
                    <TextField label={own.reminder_when} {...number('reminderHours', 0.25)} />
                  </div>
                  <AreaField
                    label={own.reminder_words}
                    note={<MarksNote text={own.reminder_words_note} marks={marks} />}
                    rows={3}
                    maxLength={2_000}
                    value={values.reminderWords}
                    onChange={event => set({ reminderWords: event.currentTarget.value })}
                  />
                  <TextReminder account={account} values={values} set={set} />
                </>
              )}
            </div>
          )
        }}
      </DraftForm>
    </Card>
  )
}
