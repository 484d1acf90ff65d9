export interface SnoozeChoice {
  key: 'hour' | 'evening' | 'tomorrow' | 'monday' | 'week'
  until: Date
}

const hourMs = 3_600_000

/** Hours of the reader's day. */
const [morning, evening] = [9, 18]

const monday = 1

/**
 * When a conversation may wait again, in the reader's own zone: evenings while there are two hours left until then, Monday
 * unless that is tomorrow. The soonest first.
 */
export function snoozeChoices(now: number): SnoozeChoice[] {
  const at = (days: number, hour: number): Date => {
    const day = new Date(now)
    // By the calendar, so that a day of 23 or 25 hours ends where people end it.
    day.setDate(day.getDate() + days)
    day.setHours(hour, 0, 0, 0)
    return day
  }
  const toMonday = (monday - new Date(now).getDay() + 7) % 7 || 7
  const choices: (SnoozeChoice & { offered: boolean })[] = [
    { key: 'hour', until: new Date(now + hourMs), offered: true },
    { key: 'evening', until: at(0, evening), offered: at(0, evening).getTime() - now >= 2 * hourMs },
    { key: 'tomorrow', until: at(1, morning), offered: true },
    { key: 'monday', until: at(toMonday, morning), offered: toMonday > 1 && toMonday < 7 },
    { key: 'week', until: at(7, morning), offered: true },
  ]
  return choices.filter(({ offered }) => offered).map(({ key, until }) => ({ key, until }))
}

/** What `<input type="datetime-local">` holds, as a moment; null for what is no moment, or not within the coming year. */
export function pickedMoment(value: string, now: number): Date | null {
  const at = new Date(value)
  const ahead = at.getTime() - now
  return ahead > 0 && ahead <= 365 * 24 * hourMs ? at : null
}
