import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Waiting } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { Empty } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { shellWords } from '../../shell/words.ts'
import { dayOf, lastDayOf, startOf } from '../days.ts'
import { contactOf } from '../new-booking/queries.ts'
import { servicesQuery } from '../queries.ts'
import { bookingWords } from '../words.ts'
import { useWaitlist } from './queries.ts'
import css from './waitlist.module.css'

/** Notes somebody who wants a time, or changes what was noted; the service stays. */
export function WaitingDialog({ waiting, close }: { waiting: Waiting | null; close: () => void }) {
  const words = bookingWords().waitlist
  const { timezone: zone } = useMe().tenant
  const services = useQuery(servicesQuery).data?.services.filter(({ is_active }) => is_active) ?? []
  const [service, setService] = useState(waiting?.service_id ?? '')
  const draft = `waitlist:${waiting?.id ?? 'new'}`
  const [name, setName] = useDraft(`${draft}:name`, waiting?.name)
  const [contact, setContact] = useDraft(`${draft}:contact`, waiting?.email ?? waiting?.phone ?? '')
  const [from, setFrom] = useState(waiting?.earliest ? dayOf(waiting.earliest, zone) : '')
  const [to, setTo] = useState(waiting?.latest ? lastDayOf(waiting.latest, zone) : '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { save } = useWaitlist()
  const chosen = services.find(({ id }) => id === service)?.id ?? services[0]?.id
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setRefusal(null)
    try {
      await save.mutateAsync({
        id: waiting?.id ?? null,
        service_id: chosen,
        name: name.trim(),
        ...changedContact(waiting, contact.trim()),
        earliest: from ? startOf(from, zone) : null,
        latest: to ? startOf(to, zone, 1) : null,
      })
    } catch (error) {
      setRefusal(reasonSentence(error))
      return
    }
    setName('')
    setContact('')
    close()
  }
  return (
    <Dialog title={waiting?.name ?? words.add} close={close}>
      {services.length ? (
        <form className={css.form} onSubmit={event => void submit(event)}>
          <ChoiceField
            label={words.service}
            options={services.map(each => [each.id, each.name] as const)}
            value={chosen ?? ''}
            disabled={waiting !== null}
            onChange={event => setService(event.currentTarget.value)}
          />
          <TextField
            label={words.name}
            required
            maxLength={120}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <TextField
            label={words.contact}
            note={words.contact_note}
            required
            maxLength={254}
            value={contact}
            onChange={event => setContact(event.currentTarget.value)}
          />
          <div className={css.times}>
            <TextField
              label={words.earliest}
              type="date"
              value={from}
              onChange={event => setFrom(event.currentTarget.value)}
            />
            <TextField
              label={words.latest}
              type="date"
              {...(from && { min: from })}
              value={to}
              onChange={event => setTo(event.currentTarget.value)}
            />
          </div>
          <p role="alert" className={css.refusal}>
            {refusal}
          </p>
          <Button type="submit" disabled={!name.trim() || !contact.trim()} loading={save.isPending}>
            {waiting ? shellWords().save : words.note_down}
          </Button>
        </form>
      ) : (
        <Empty title={bookingWords().week.no_services} />
      )}
    </Dialog>
  )
}

/** What was typed takes the place of the address or number that the field showed; the other one stays. */
function changedContact(
  waiting: Waiting | null,
  typed: string,
): { email?: string | null; phone?: string | null } {
  const shown = waiting && (waiting.email === null ? { phone: null } : { email: null })
  return { ...shown, ...contactOf(typed) }
}
