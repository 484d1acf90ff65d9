import { useEffect, useState } from 'preact/hooks'
import type { OfferedService } from '#contract/bookings/booking-page.ts'
import type { PanelTexts } from '#locales/types.ts'
import { Book } from '#web/booking/book.tsx'
import { type Answer, ask } from '#web/booking/requests.ts'
import { readersZone } from '#web/ui/time-zone.ts'
import type { PanelGiven } from '../config.ts'

interface DeskAnswer {
  name: string
  timezone: string
  horizon_days: number
  enabled: boolean
  services: OfferedService[]
}

/** Books a time, as the booking page does. */
export function BookView({ given, words, locale }: { given: PanelGiven; words: PanelTexts; locale: string }) {
  const { api, tenantId, config } = given
  const strings = words.booking
  const [answer, setAnswer] = useState<Answer<DeskAnswer> | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const control = new AbortController()
    setAnswer(null)
    const { signal } = control
    void ask<DeskAnswer>(`${api}/booking-page/${tenantId}`, { signal }).then(
      found => signal.aborted || setAnswer(found),
    )
    return () => control.abort()
  }, [api, tenantId, tries])

  if (!answer) {
    return (
      <p class="note" role="status">
        {strings.loading}
      </p>
    )
  }
  if (!answer.ok) {
    return (
      <>
        <p class="failure" role="alert">
          {strings[answer.failure]}
        </p>
        <p class="choices">
          <button type="button" class="quiet-button" onClick={() => setTries(tries + 1)}>
            {strings.retry}
          </button>
        </p>
      </>
    )
  }
  const { name, enabled, services, horizon_days, timezone } = answer.value
  const zone = readersZone() ?? timezone
  return (
    <Book
      data={{
        ...{ api, services, horizon_days, timezone, strings },
        business: name,
        slug: tenantId,
        takes_bookings: enabled,
        lang: config.language,
      }}
      locale={locale}
      readersZone={zone}
    />
  )
}
