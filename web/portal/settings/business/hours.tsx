import type { Account } from '#client'
import { days, holds, sorted, type Week, weekOf } from '../../parts/hours/week.ts'
import { WeekHours } from '../../parts/hours/week-hours.tsx'
import { hoursWords } from '../../parts/hours/words.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { settingsWords } from '../words.ts'

/** When the business is open. */
export function Hours({ account, closed }: { account: Account; closed: string | null }) {
  const words = settingsWords()
  const edits = useEdits<{ hours: Week }>(`hours:${account.id}`, { hours: weekOf(account.hours) })
  const { hours } = edits.values
  const wrong = days.every(day => holds(hours[day])) ? null : hoursWords().wrong
  return (
    <Subject title={words.hours} note={words.hours_note}>
      <SaveForm
        edits={edits}
        wrong={wrong}
        closed={closed}
        save={() => changeAccount({ hours: sorted(hours) })}
      >
        <WeekHours week={hours} change={week => edits.set({ hours: week })} />
      </SaveForm>
    </Subject>
  )
}
