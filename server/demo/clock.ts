import { type AppDependencies, type Ctx, type OpenCtx, openCtx } from '#server/core/context.ts'

/** A clock that can be set back: what is done by it bears that time, and its ids sort there. */
export interface PastClock {
  open: OpenCtx
  /** Sets it to so many days ago, at a time of day of the business; 0 with null is now. */
  ago(days: number, time: string | null): void
  /** Lets so many milliseconds pass. */
  pass(ms: number): void
}

/**
 * The installation under a clock that can be set back. Nothing outside of it is asked: the built-in assistant answers, so
 * that the demo is the same everywhere and costs nobody anything.
 */
export function pastClock(deps: AppDependencies, timezone: string): PastClock {
  let backMs = 0
  const then: AppDependencies = {
    ...deps,
    now: () => new Date(deps.now().getTime() - backMs),
    id: () => movedBack(deps.id(), backMs),
    language: null,
    checker: null,
    vision: null,
    embeddings: null,
  }
  return {
    open: openCtx(then, { requestId: 'demo', ip: '', log: deps.log }),
    ago(days, time) {
      const now = deps.now()
      backMs = time === null ? 0 : now.getTime() - momentOf(dayFrom(now, -days, timezone), time, timezone)
    },
    pass(ms) {
      backMs -= Math.round(ms)
    },
  }
}

/** So many days from the context's now, as `2026-01-31` on the calendar of a time zone. */
export const dayIn = (ctx: Ctx, days: number, timezone: string): string =>
  dayFrom(ctx.now(), days, timezone).toString()

const dayFrom = (now: Date, days: number, timezone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .add({ days })

const momentOf = (day: Temporal.PlainDate, plainTime: string, timeZone: string): number =>
  day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds

/** A UUID v7 begins with its time in milliseconds, 48 bits long (RFC 9562, section 5.7). */
function movedBack(id: string, ms: number): string {
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16) - ms
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`
}
