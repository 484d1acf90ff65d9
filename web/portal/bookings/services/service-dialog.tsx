import { type FormEvent, useState } from 'react'
import type { Service } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { AreaField, TextField } from '../../parts/field.tsx'
import { days, holds, weekOf } from '../../parts/hours/week.ts'
import { WeekHours } from '../../parts/hours/week-hours.tsx'
import { hoursWords } from '../../parts/hours/words.ts'
import { holdRemoval, tell } from '../../parts/notices/notices.ts'
import { shellWords } from '../../shell/words.ts'
import { isolated, say } from '../../words/words.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { type Fields, fieldsOf, hasCurrency, serviceOf } from './fields.ts'
import { useServices } from './queries.ts'

/** A service, new or changed. What is typed outlives the dialog. `hours`: of the business, to begin own ones with. */
export function ServiceDialog({
  service,
  currency,
  hours,
  close,
}: {
  service: Service | null
  currency: string
  hours: Parameters<typeof weekOf>[0]
  close: () => void
}) {
  const words = settingWords()
  const own = words.services
  const [draft, write] = useDraft(`service:${service?.id ?? 'new'}`)
  const fields: Fields = { ...fieldsOf(service, currency), ...(draft ? JSON.parse(draft) : {}) }
  const set = (change: Partial<Fields>) =>
    write(JSON.stringify({ ...(draft ? JSON.parse(draft) : {}), ...change }))
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { save, remove } = useServices()
  const wrongHours = fields.hours !== null && !days.every(day => holds(fields.hours![day]))
  const wrong = wrongHours ? hoursWords().wrong : hasCurrency(fields) ? null : own.currency_wrong

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong) return
    setBusy(true)
    setRefusal(null)
    try {
      await save(service?.id ?? null, serviceOf(fields))
      write('')
      tell(words.saved)
      close()
    } catch (error) {
      setRefusal(reasonSentence(error))
    }
    setBusy(false)
  }
  const drop = ({ id, name }: Service) => {
    write('')
    close()
    holdRemoval(say(own.removed, { name: isolated(name) }), id, () =>
      remove(id).catch(error => tell(reasonSentence(error))),
    )
  }
  const text = (key: 'name' | 'resource' | 'price' | 'currency') => ({
    value: fields[key],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [key]: event.currentTarget.value }),
  })
  const number = (key: 'duration' | 'before' | 'after' | 'capacity', min: number, max: number) => ({
    type: 'number',
    required: true,
    ...{ min, max },
    value: fields[key],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [key]: event.currentTarget.value }),
  })
  return (
    <Dialog title={service?.name ?? own.new_title} close={close} wide>
      <form className={css.form} onSubmit={event => void submit(event)}>
        <TextField label={own.name} required maxLength={120} {...text('name')} />
        <AreaField
          label={own.description}
          note={own.description_note}
          rows={2}
          maxLength={2_000}
          value={fields.description}
          onChange={event => set({ description: event.currentTarget.value })}
        />
        <div className={css.pair}>
          <TextField label={own.duration} {...number('duration', 1, 1_440)} />
          <TextField label={own.before} {...number('before', 0, 1_440)} />
          <TextField label={own.after} {...number('after', 0, 1_440)} />
          <TextField label={own.capacity} {...number('capacity', 1, 500)} />
        </div>
        <div className={css.pair}>
          <TextField label={own.price} inputMode="decimal" pattern="\d+([.,]\d{1,2})?" {...text('price')} />
          <TextField label={own.currency} maxLength={3} {...text('currency')} />
        </div>
        <TextField label={own.resource} note={own.resource_note} maxLength={80} {...text('resource')} />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={fields.isActive}
            onChange={event => set({ isActive: event.currentTarget.checked })}
          />
          {own.offered}
        </label>
        <label className={css.check}>
          <input
            type="checkbox"
            checked={fields.hours !== null}
            onChange={event => set({ hours: event.currentTarget.checked ? weekOf(hours) : null })}
          />
          {own.has_hours}
        </label>
        {fields.hours && (
          <div>
            <p className={css.note}>{own.has_hours_note}</p>
            <WeekHours week={fields.hours} change={week => set({ hours: week })} />
          </div>
        )}
        <p role="alert" className={css.wrong}>
          {wrong ?? refusal}
        </p>
        <div className={css.acts}>
          <Button type="submit" loading={busy} disabled={wrong !== null || !fields.name.trim()}>
            {service ? shellWords().save : own.create}
          </Button>
          {service && (
            <Button variant="alarm" onClick={() => drop(service)}>
              {own.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
