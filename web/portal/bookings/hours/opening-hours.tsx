import type { Account } from '#client'
import { days, holds, sorted, weekOf } from '../../parts/hours/week.ts'
import { WeekHours } from '../../parts/hours/week-hours.tsx'
import { hoursWords } from '../../parts/hours/words.ts'
import { Card } from '../../parts/page.tsx'
import { useAccountChange } from '../settings/account.ts'
import { DraftForm } from '../settings/draft-form.tsx'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'

/** The hours of the week. */
export function OpeningHours({ account, isOwner }: { account: Account; isOwner: boolean }) {
  const words = settingWords().hours
  const { change } = useAccountChange()
  return (
    <Card title={words.week}>
      <p className={css.note}>{words.week_note}</p>
      <DraftForm
        name="bookings:hours"
        saved={{ hours: weekOf(account.hours) }}
        wrong={({ hours }) => (days.every(day => holds(hours[day])) ? null : hoursWords().wrong)}
        save={({ hours }) => change({ hours: sorted(hours) })}
        done={words.saved_hours}
        isClosed={!isOwner}
      >
        {({ hours }, set) => <WeekHours week={hours} change={week => set({ hours: week })} />}
      </DraftForm>
    </Card>
  )
}
