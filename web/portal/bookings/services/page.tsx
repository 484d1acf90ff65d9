import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Service } from '#client'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { EditIcon, PlusIcon } from '../../parts/icons.tsx'
import { useKept } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { priceOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { servicesQuery } from '../queries.ts'
import { accountQuery } from '../settings/account.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { BookingPageCard } from './booking-page.tsx'
import { ServiceDialog } from './service-dialog.tsx'

const none: Service[] = []

/** What can be booked, and the page on which visitors do. */
export function Page() {
  const words = settingWords().services
  const isOwner = useIsOwner()
  const { data, error, refetch } = useQuery(servicesQuery)
  const services = useKept(data?.services ?? none)
  const account = useQuery(accountQuery).data
  const [open, setOpen] = useState<Service | 'new' | null>(null)
  const add = isOwner && (
    <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={() => setOpen('new')}>
      {words.add}
    </Button>
  )
  const currency = services.findLast(each => each.currency)?.currency ?? ''
  return (
    <div className={css.column}>
      <Card title={words.title} aside={services.length ? add : undefined}>
        {data ? (
          services.length ? (
            <ul className={css.rows}>
              {services.map(service => (
                <ServiceLine key={service.id} service={service} open={isOwner ? setOpen : null} />
              ))}
            </ul>
          ) : (
            <Empty title={words.none} note={words.none_note} action={add} />
          )
        ) : (
          <Pending error={error} retry={refetch} lines={4} height={56} />
        )}
      </Card>
      <BookingPageCard />
      {open && account && (
        <ServiceDialog
          service={open === 'new' ? null : open}
          currency={currency}
          hours={account.hours}
          close={() => setOpen(null)}
        />
      )}
    </div>
  )
}

function ServiceLine({ service, open }: { service: Service; open: ((service: Service) => void) | null }) {
  const words = settingWords().services
  const { name, description, duration_minutes, capacity, price, currency, resource, hours, is_active } =
    service
  const facts = [
    counted(words.minutes, duration_minutes),
    price !== null && currency !== null && priceOf(price, currency),
    capacity > 1 && counted(words.seats, capacity),
    resource,
    hours && words.own_hours,
  ].filter(fact => typeof fact === 'string')
  return (
    <li className={css.row}>
      <div className={css.grow}>
        <b dir="auto">{name}</b> {!is_active && <Chip>{words.paused}</Chip>}
        {description && (
          <p className={css.quiet} dir="auto">
            {description}
          </p>
        )}
      </div>
      <span className={css.quiet}>{facts.join(' · ')}</span>
      {open && (
        <Button
          variant="subtle"
          aria-label={say(words.edit, { name })}
          title={say(words.edit, { name })}
          onClick={() => open(service)}
        >
          <EditIcon size={16} />
        </Button>
      )}
    </li>
  )
}
