import type { Account } from '#client'
import { useEdits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { changeAccount } from '../../queries.ts'
import { SaveForm } from '../../save-form.tsx'
import { settingsWords } from '../../words.ts'
import { DayHours } from './day-hours.tsx'
import css from './hours.module.css'
import { copiedDown, days, holds, sorted, type Week, weekOf } from './week.ts'

/** When the business is open. */
export function Hours({ account, closed }: { account: Account; closed: string | null }) {
  const words = settingsWords()
  const edits = useEdits<{ hours: Week }>(`hours:${account.id}`, { hours: weekOf(account.hours) })
  const { hours } = edits.values
  const wrong = days.every(day => holds(hours[day])) ? null : words.hours_wrong
  return (
    <Subject title={words.hours} note={words.hours_note}>
      <SaveForm
        edits={edits}
        wrong={wrong}
        closed={closed}
        save={() => changeAccount({ hours: sorted(hours) })}
      >
        <div className={css.week}>
          {days.map(day => (
            <DayHours
              key={day}
              day={day}
              ranges={hours[day]}
              change={ranges => edits.set({ hours: { ...hours, [day]: ranges } })}
              copyDown={() => edits.set({ hours: copiedDown(hours, day) })}
            />
          ))}
        </div>
      </SaveForm>
    </Subject>
  )
}
