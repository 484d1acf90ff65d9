import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Webhook } from '#client'
import { Empty, Pending } from '../../parts/states.tsx'
import { Subject } from '../frame.tsx'
import rows from '../rows.module.css'
import { DeliveryRow } from './delivery-row.tsx'
import { deliveriesQuery, deliveryStatuses } from './queries.ts'
import { programsWords } from './words.ts'

/** What a webhook was told, newest first; the address says which of it is shown. */
export function Deliveries({ webhook: { id, is_active } }: { webhook: Webhook }) {
  const words = programsWords()
  const go = useNavigate()
  const given = useSearch({ strict: false }) as { status?: unknown }
  const status = deliveryStatuses.find(each => each === given.status)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(id, status),
  )
  const deliveries = data?.pages.flat() ?? []
  return (
    <Subject
      title={words.deliveries}
      aside={
        <select
          className={rows.way}
          aria-label={words.show}
          value={status ?? ''}
          onChange={event =>
            void go({ to: '.', search: { status: event.target.value || undefined } as never, replace: true })
          }
        >
          <option value="">{words.all}</option>
          {deliveryStatuses.map(each => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
      }
    >
      {data ? (
        deliveries.length ? (
          <ul className={rows.list}>
            {deliveries.map(delivery => (
              <DeliveryRow key={delivery.id} webhook={id} delivery={delivery} mayRepeat={is_active} />
            ))}
          </ul>
        ) : (
          <Empty title={status ? words.no_such : words.no_deliveries} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={4} height={44} />
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Subject>
  )
}
