import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { faultOf, reasonOf } from '../../api/api.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { Empty } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { shellWords } from '../../shell/words.ts'
import { startOf } from '../days.ts'
import { contactOf } from '../new-booking/queries.ts'
import { servicesQuery } from '../queries.ts'
import { bookingWords } from '../words.ts'
import { useWaitlist } from './queries.ts'
import css from './waitlist.module.css'

/** Notes somebody who wants a time. */
export function AddWaiting({ close }: { close: () => void }) {
  const words = bookingWords().waitlist
  const shell = shellWords()
  const { timezone: zone } = useMe().tenant
  const services = useQuery(servicesQuery).data?.services.filter(({ is_active }) => is_active) ?? []
  const [service, setService] = useState('')
  const [name, setName] = useDraft('waitlist:name')
  const [contact, setContact] = useDraft('waitlist:contact')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { add } = useWaitlist()
  const chosen = services.find(({ id }) => id === service)?.id ?? services[0]?.id
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setRefusal(null)
    try {
      await add.mutateAsync({
        service_id: chosen,
        name: name.trim(),
        ...contactOf(contact.trim()),
        ...(from && { earliest: startOf(from, zone) }),
        ...(to && { latest: startOf(to, zone, 1) }),
      })
    } catch (error) {
      setRefusal(reasonOf(error) ?? shell[`fault_${faultOf(error)}`])
      return
    }
    setName('')
    setContact('')
    close()
  }
  return (
    <Dialog title={words.add} close={close}>
      {services.length ? (
        <form className={css.form} onSubmit={event => void submit(event)}>
          <ChoiceField
            label={words.service}
            options={services.map(each => [each.id, each.name] as const)}
            value={chosen ?? ''}
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
          <Button type="submit" disabled={!name.trim() || !contact.trim()} loading={add.isPending}>
            {words.note_down}
          </Button>
        </form>
      ) : (
        <Empty title={bookingWords().week.no_services} />
      )}
    </Dialog>
  )
}
