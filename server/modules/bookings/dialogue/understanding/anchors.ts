import { textsOf } from '#locales/load.ts'
import { hearsAny } from '#server/language/phrases.ts'
import { anyTime, exactly, type Wanted } from './wanted.ts'

/** A time that a message counts from the one before: "the same day at 4", "the same time on Thursday", "right after". */
export interface Anchored {
  day: boolean
  hour: boolean
  after: boolean
}

/** Null when the message points at no time before. */
export function anchoredIn(language: string, message: string): Anchored | null {
  const { same_day, same_time, right_after } = textsOf(language).understanding.booking
  const found = {
    day: hearsAny(language, same_day, message),
    hour: hearsAny(language, same_time, message),
    after: hearsAny(language, right_after, message),
  }
  return found.day || found.hour || found.after ? found : null
}

/** What is wanted, with what it points at filled in. `before`: the time that is pointed at, ISO 8601. */
export function withAnchor(
  wanted: Wanted | null,
  { day, hour, after }: Anchored,
  before: { from: string; to: string },
  zone: string,
): Wanted {
  const said = wanted ?? anyTime()
  const { days, clocks } = exactly(after ? before.to : before.from, zone)
  // "The same day" is read as today where nothing was said before it.
  const hasDay = said.days.length > 0 && !day
  const hasHour = said.clocks.length > 0 || said.parts.length > 0
  return {
    ...said,
    days: hasDay || !(day || after || (hour && !wanted)) ? said.days : days,
    clocks: hasHour || !(hour || (after && !hasDay)) ? said.clocks : clocks,
  }
}
