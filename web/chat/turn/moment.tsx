import type { ChatTurn } from '../conversation/conversation.ts'

/** Between messages that follow each other faster the time says nothing. */
const pauseMs = 5 * 60_000

/** The time of a turn, when there was a pause before it or its day is another: in the reader's zone and manner. */
export function Moment({ turn, before, lang }: { turn: ChatTurn; before?: ChatTurn; lang: string }) {
  const text = momentText(new Date(turn.asked_at), lastOf(before), { lang, now: new Date() })
  return text === null ? null : (
    <time class="moment" dateTime={turn.asked_at}>
      {text}
    </time>
  )
}

/** When the last message of a turn came, as far as the page knows. */
function lastOf(turn: ChatTurn | undefined): Date | null {
  const last = turn?.people?.at(-1)?.created_at ?? turn?.asked_at
  return last === undefined ? null : new Date(last)
}

/** Null where no time is due. A first message says its day when that is not today. */
export function momentText(
  moment: Date,
  before: Date | null,
  { lang, now, zone }: { lang: string; now: Date; zone?: string },
): string | null {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: zone })
  const day = format({ year: 'numeric', month: 'numeric', day: 'numeric' })
  const sameDay = day.format(moment) === day.format(before ?? now)
  if (sameDay && (!before || moment.getTime() - before.getTime() < pauseMs)) return null
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  if (sameDay) return format(time).format(moment)
  return format({ weekday: 'short', day: 'numeric', month: 'long', ...time }).format(moment)
}
