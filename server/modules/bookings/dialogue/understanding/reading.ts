import { spoken } from '#server/language/phrases.ts'
import { namedDaysIn } from '#server/language/times/dates.ts'
import { spanOfPart } from '#server/language/times/clock.ts'
import type { NamedDay, Times, TimesOptions } from '#server/language/times/times.ts'

export function timesIn(message: string, o: TimesOptions): Times {
  const today = Temporal.Instant.fromEpochMilliseconds(o.now.getTime()).toZonedDateTimeISO(o.timezone).toPlainDate()
  const named = namedDaysIn(message, o.language, { today, country: o.country ?? null })
  const day = (p: { from: Temporal.PlainDate; to: Temporal.PlainDate }, as: NamedDay['as'], weekday: number | null): NamedDay => ({
    as, periods: [p], weekday, repeats: false, year: false, past: Temporal.PlainDate.compare(p.to, today) < 0, contradicts: false,
  })
  const days = [
    ...named.periods.map(p => day(p, 'date', null)),
    ...named.weekdays.map(w => { const d = today.add({ days: (w + 1 - today.dayOfWeek + 7) % 7 }); return day({ from: d, to: d }, 'weekday', w + 1) }),
  ]
  const pool = named.left.split(/[^\p{L}\p{N}@.']+/u)
  let left = message.replace(/[\p{L}\p{M}\p{N}'’]+/gu, w => { const f = spoken(w).split(' '); const ok = f.every(x => pool.includes(x)); if (ok) for (const x of f) pool.splice(pool.indexOf(x), 1); return ok ? w : ' ' })
  const clocks: Times['clocks'] = named.hours.map(h => ({ side: h.side, minutes: h.minutes as [number], to: null, moment: null, day: null, bare: false }))
  if (!clocks.length && o.asked === 'time') {
    const m = /(?<![\d+])(\d{1,2})(?:ish)?(?!\d)/.exec(left)
    if (m && Number(m[1]) < 24 && left.length < 30) {
      const n = Number(m[1]) * 60
      clocks.push({ side: 'at', minutes: n && n < 720 ? (n < 420 ? [n + 720, n] : [n, n + 720]) : [n], to: null, moment: null, day: null, bare: true })
      left = left.replace(m[0], ' ')
    }
  }
  if (!days.length && !clocks.length && !named.parts.length) left = message
  return { days, excluded: [], anyDay: false, clocks, parts: named.parts.map(part => ({ part, ...spanOfPart[part], day: null })), wants: null, zone: null, left }
}
