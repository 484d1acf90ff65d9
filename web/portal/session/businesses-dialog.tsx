import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OwnBusiness } from '#client'
import { initial } from '#web/ui/initial.ts'
import { api } from '../api/api.ts'
import { pageData } from '../page-data.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { CheckIcon, PlusIcon } from '../parts/icons.tsx'
import { guessCountry, zoneHere } from '../parts/places.ts'
import { Pending } from '../parts/states.tsx'
import css from './businesses-dialog.module.css'
import { closeBusinesses } from './businesses-door.ts'
import { enterDesk, goOnAt } from './door.ts'
import { refusalOf } from './refusals.ts'
import { doorWords } from './words.ts'

/** The businesses that the person belongs to: to go on at another one, or to open one more. */
export function BusinessesDialog() {
  const words = doorWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['businesses'],
    queryFn: ({ signal }) => api.get('/api/v1/auth/businesses', { signal }),
    staleTime: 0,
  })
  const [refusal, setRefusal] = useState<string | null>(null)
  const go = (id: string) => goOnAt(id).catch((failure: unknown) => setRefusal(refusalOf(failure)))
  return (
    <Dialog title={words.your_businesses} close={closeBusinesses}>
      {data ? (
        <ul className={css.list}>
          {data.businesses.map(business => (
            <li key={business.id}>
              <Row
                business={business}
                go={() => (business.current ? closeBusinesses() : void go(business.id))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Pending error={error} retry={refetch} lines={2} height={52} />
      )}
      <p className={css.refusal} role="alert">
        {refusal}
      </p>
      {/* Not before the list, which would push it away from under a press. */}
      {(data || error) && pageData.registration && <OpenAnother />}
    </Dialog>
  )
}

function Row({ business, go }: { business: OwnBusiness; go: () => void }) {
  const words = doorWords()
  return (
    <button type="button" className={css.row} onClick={go} aria-current={business.current || undefined}>
      <span className={css.arch} aria-hidden="true">
        {initial(business.name, pageData.lang)}
      </span>
      <span className={css.name}>
        <span dir="auto">{business.name}</span>
        <span className={css.role}>{business.role === 'owner' ? words.as_owner : words.as_agent}</span>
      </span>
      {business.current && (
        <span className={css.here}>
          <CheckIcon size={16} />
          {words.here}
        </span>
      )}
    </button>
  )
}

function OpenAnother() {
  const words = doorWords()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const country = guessCountry(zoneHere(), navigator.languages)
    const body = { business_name: name, timezone: zoneHere(), ...(country && { country }) }
    const { error } = await api.try.post('/api/v1/auth/businesses', { body, idempotencyKey: false })
    if (!error) return enterDesk('/welcome')
    setBusy(false)
    setRefusal(refusalOf(error))
  }
  if (!open)
    return (
      <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
        {words.open_another}
      </Button>
    )
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={words.business_name}
        required
        maxLength={120}
        value={name}
        onChange={event => setName(event.target.value)}
        error={refusal}
        autoFocus
      />
      <Button type="submit" loading={busy}>
        {words.open}
      </Button>
    </form>
  )
}
