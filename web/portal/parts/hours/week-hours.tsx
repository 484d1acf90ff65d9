import { DayHours } from './day-hours.tsx'
import css from './hours.module.css'
import { copiedDown, days, type Week } from './week.ts'

/** The hours of a week, day by day. */
export function WeekHours({ week, change }: { week: Week; change: (week: Week) => void }) {
  return (
    <div className={css.week}>
      {days.map(day => (
        <DayHours
          key={day}
          day={day}
          ranges={week[day]}
          change={ranges => change({ ...week, [day]: ranges })}
          copyDown={() => change(copiedDown(week, day))}
        />
      ))}
    </div>
  )
}
