import { type FormEvent, useState } from 'react'
import type { Contact } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { AreaField, TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { momentOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import { channels } from '../channels.ts'
import rows from '../rows.module.css'
import css from './audiences.module.css'
import { ConsentFields, isComplete } from './consent-fields.tsx'
import { type ContactForm, changesOf, emptyForm, formOf } from './contact-form.ts'
import { useSaveContact } from './queries.ts'
import { audienceWords } from './words.ts'

/** A person of a list is changed; without one, somebody is added. */
export function ContactDialog({
  audience,
  contact,
  close,
}: {
  audience: string
  contact: Contact | null
  close: () => void
}) {
  const { person: words, list } = audienceWords()
  const before = contact ? formOf(contact) : emptyForm
  const [form, setForm] = useState(before)
  const [source, setSource] = useState('')
  const save = useSaveContact(audience, contact?.id ?? null)
  const set = (changes: Partial<ContactForm>) => setForm(given => ({ ...given, ...changes }))
  const agreed = channels.filter(channel => form[`consent_${channel}`])
  const consent = { channels: agreed, source }
  const isReady = Boolean(form.email.trim() || form.phone.trim()) && (contact !== null || isComplete(consent))
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    save.mutate(
      { changes: changesOf(before, form), source: source.trim() },
      {
        onSuccess: added => {
          const rejected = added?.rejected_rows[0]
          if (rejected) return setRefusal(rejected.reason)
          const name = isolated(form.name.trim() || form.email.trim() || form.phone.trim())
          tell(added ? say(added.created ? words.added : words.was_there, { name }) : list.saved)
          close()
        },
        onError: error => setRefusal(faultSentence(error)),
      },
    )
  }
  const field = (name: 'name' | 'email' | 'phone' | 'country' | 'timezone' | 'external_id') => ({
    label: words[name],
    maxLength: name === 'email' ? 254 : 200,
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <Dialog title={contact ? words.title : words.title_new} close={close} wide>
      <form className={css.form} onSubmit={send}>
        <TextField {...field('name')} />
        <div className={css.pair}>
          <TextField {...field('email')} dir="ltr" inputMode="email" />
          <TextField {...field('phone')} dir="ltr" inputMode="tel" note={words.phone_note} />
        </div>
        {contact ? (
          <Consents form={form} set={set} />
        ) : (
          <ConsentFields
            consent={consent}
            write={next => {
              setSource(next.source)
              set(
                Object.fromEntries(
                  channels.map(channel => [`consent_${channel}`, next.channels.includes(channel)]),
                ),
              )
            }}
          />
        )}
        <AreaField
          label={words.own}
          note={words.own_note}
          value={form.own}
          onChange={event => set({ own: event.currentTarget.value })}
        />
        <div className={css.pair}>
          <TextField {...field('country')} dir="ltr" note={words.country_note} />
          <TextField {...field('timezone')} dir="ltr" placeholder="Europe/Berlin" />
        </div>
        <TextField {...field('external_id')} />
        {contact && contact.consent_log.length > 0 && <Log contact={contact} />}
        {refusal !== null && (
          <p className={rows.alarm} role="alert">
            {refusal}
          </p>
        )}
        <div className={css.ways}>
          <Button type="submit" disabled={!isReady} loading={save.isPending}>
            {words.save}
          </Button>
          {!form.email.trim() && !form.phone.trim() && <span className={rows.note}>{words.neither}</span>}
        </div>
      </form>
    </Dialog>
  )
}

function Consents({ form, set }: { form: ContactForm; set: (changes: Partial<ContactForm>) => void }) {
  const { person: words, channels: names } = audienceWords()
  return (
    <fieldset className={css.consent}>
      <legend className={css.legend}>{words.consent}</legend>
      <div className={css.checks}>
        {channels.map(channel => (
          <label key={channel} className={rows.check}>
            <input
              type="checkbox"
              checked={form[`consent_${channel}`]}
              onChange={event => set({ [`consent_${channel}`]: event.currentTarget.checked })}
            />
            {names[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Log({ contact }: { contact: Contact }) {
  const { person: words, channels: names } = audienceWords()
  return (
    <details>
      <summary className={css.legend}>{words.log}</summary>
      <ul className={css.log}>
        {contact.consent_log.toReversed().map(({ channel, granted, source, at }) => (
          <li key={`${channel} ${at}`}>
            {say(granted ? words.granted : words.withdrawn, {
              channel: names[channel],
              source: isolated(source),
            })}
            {' · '}
            <time dateTime={at}>{momentOf(at)}</time>
          </li>
        ))}
      </ul>
    </details>
  )
}
