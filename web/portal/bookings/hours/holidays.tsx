import { queryOptions, useQueries } from '@tanstack/react-query'
import type { Account } from '#client'
import { api } from '../../api/api.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Card } from '../../parts/page.tsx'
import { Failure } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { useNow } from '../../words/clock.ts'
import { fullDateOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { dayFromNow } from '../days.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { useClosures } from './use-closures.ts'

const holidaysQuery = (country: string | null, year: number) =>
  queryOptions({
    queryKey: ['account', 'holidays', country, year],
    queryFn: ({ signal }) => api.get('/api/v1/bookings/holidays', { query: { year }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How many are offered at once: about a year of them. */
const most = 12

/** The next public holidays of the country, each of which can become a closed day. */
export function Holidays({ account }: { account: Account }) {
  const words = settingWords().hours
  const { timezone: zone } = useMe().tenant
  const today = dayFromNow(zone, useNow())
  const year = Number(today.slice(0, 4))
  const [now, then] = useQueries({
    queries: [holidaysQuery(account.country, year), holidaysQuery(account.country, year + 1)],
  })
  const { closures, put } = useClosures(account)
  const isClosed = (day: string) => closures.some(({ from, to }) => from <= day && day <= to)
  const ahead = [...(now.data?.holidays ?? []), ...(then.data?.holidays ?? [])]
    .filter(({ day }) => day >= today)
    .slice(0, most)
  const open = ahead.filter(({ day }) => !isClosed(day))
  const close = (days: typeof ahead, when: string) =>
    put(
      { added: days.map(({ day, name }) => ({ from: day, to: day, reason: name })), removed: [] },
      say(words.closed_added, { when }),
    )
  const error = now.error ?? then.error
  return (
    <Card
      title={words.holidays}
      aside={
        open.length > 1 && (
          <Button variant="default" onClick={() => close(open, words.holidays)}>
            {words.close_all}
          </Button>
        )
      }
    >
      {error ? (
        <Failure error={error} retry={() => Promise.all([now.refetch(), then.refetch()])} />
      ) : now.data?.country === null ? (
        <p className={css.quiet}>{words.no_country}</p>
      ) : (
        <>
          <p className={css.note}>{words.holidays_note}</p>
          <ul className={css.rows}>
            {ahead.map(holiday => (
              <li key={`${holiday.day} ${holiday.name}`} className={css.row}>
                <div className={css.grow}>
                  <b dir="auto">{holiday.name}</b>{' '}
                  <span className={css.quiet}>{fullDateOf(`${holiday.day}T12:00:00Z`, 'UTC')}</span>
                </div>
                {isClosed(holiday.day) ? (
                  <Chip tone="ok">{words.is_closed}</Chip>
                ) : (
                  <Button variant="default" size="xs" onClick={() => close([holiday], holiday.name)}>
                    {say(words.add_holiday, { name: holiday.name })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
