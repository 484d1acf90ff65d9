import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openings, startOf, type Week } from './openings.ts'
import { freeSlots, type SlotRules, type TakenTime } from './slots.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const week = (hours: Week['hours'], fields: Partial<Week> = {}): Week => ({
  timezone: 'Europe/Berlin',
  closures: [],
  hours,
  ...fields,
})
const everyDay = (...ranges: string[][]): Week['hours'] =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(name => [name, ranges]))
const plain: SlotRules = { duration: 60, before: 0, after: 0, step: 60, capacity: 1 }

/** The slots of some days, on the clock of the business. */
function slotsOf(
  hours: Week,
  from: string,
  to: string,
  measure: SlotRules,
  taken: TakenTime[] = [],
): string[] {
  const window = {
    from: startOf(day(from), hours.timezone),
    to: startOf(day(to).add({ days: 1 }), hours.timezone),
  }
  return freeSlots(openings(hours, day(from), day(to)), measure, taken, window).map(slot =>
    Temporal.Instant.fromEpochMilliseconds(slot.from)
      .toZonedDateTimeISO(hours.timezone)
      .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
      .slice(8),
  )
}

describe('the days on which clocks change', () => {
  test('in spring a night from 1 to 5 has three hours, none of which is the missing one', () => {
    expect(slotsOf(week({ sun: [['01:00', '05:00']] }), '2026-03-29', '2026-03-29', plain)).toEqual([
      '29T01:00+01:00',
      '29T03:00+02:00',
      '29T04:00+02:00',
    ])
  })

  test('in autumn it has five, and the hour that comes twice can be booked twice', () => {
    expect(slotsOf(week({ sun: [['01:00', '05:00']] }), '2026-10-25', '2026-10-25', plain)).toEqual([
      '25T01:00+02:00',
      '25T02:00+02:00',
      '25T02:00+01:00',
      '25T03:00+01:00',
      '25T04:00+01:00',
    ])
  })

  test('a business that is always open is open for 23 and for 25 hours', () => {
    const always = week(everyDay(['00:00', '24:00']))
    expect(slotsOf(always, '2026-03-29', '2026-03-29', plain)).toHaveLength(23)
    expect(slotsOf(always, '2026-10-25', '2026-10-25', plain)).toHaveLength(25)
    expect(slotsOf(always, '2026-06-01', '2026-06-01', plain)).toHaveLength(24)
  })

  test('where clocks change at midnight, the day begins when it does', () => {
    const beirut = week(everyDay(['00:00', '03:00']), { timezone: 'Asia/Beirut' })
    expect(slotsOf(beirut, '2026-03-29', '2026-03-29', plain)).toEqual(['29T01:00+03:00', '29T02:00+03:00'])
  })
})

test('hours that go on past midnight are one, and each day’s steps begin with its own', () => {
  const bar = week({ fri: [['22:00', '24:00']], sat: [['00:00', '02:00']] })
  expect(slotsOf(bar, '2026-06-05', '2026-06-05', { ...plain, duration: 120 })).toEqual([
    '05T22:00+02:00',
    '05T23:00+02:00',
  ])
  expect(slotsOf(bar, '2026-06-06', '2026-06-06', { ...plain, duration: 120 })).toEqual(['06T00:00+02:00'])
})

test('a closure ends an opening that would continue into it', () => {
  const closed = week(everyDay(['00:00', '24:00']), { closures: [{ from: '2026-06-06', to: '2026-06-06' }] })
  expect(slotsOf(closed, '2026-06-05', '2026-06-06', { ...plain, duration: 120 }).at(-1)).toBe(
    '05T22:00+02:00',
  )
})

test('buffers keep a distance to taken times, not to the opening hours', () => {
  const hours = week(everyDay(['09:00', '12:00']), { timezone: 'UTC' })
  const measure = { duration: 30, before: 15, after: 15, step: 30, capacity: 1 }
  expect(slotsOf(hours, '2026-06-01', '2026-06-01', measure)).toHaveLength(6)
  const at = (time: string) => Date.parse(`2026-06-01T${time}:00Z`)
  const taken = [{ from: at('10:15'), to: at('11:15'), seat: 1 }] // 10:30 to 11:00 with its own buffers
  expect(slotsOf(hours, '2026-06-01', '2026-06-01', measure, taken)).toEqual([
    '01T09:00+00:00',
    '01T09:30+00:00',
    '01T11:30+00:00',
  ])
})

test('the free seats are counted; a busy calendar leaves none', () => {
  const hours = week(everyDay(['09:00', '11:00']), { timezone: 'UTC' })
  const at = (time: string) => Date.parse(`2026-06-01T${time}:00Z`)
  const taken: TakenTime[] = [
    { from: at('09:00'), to: at('10:00'), seat: 1 },
    { from: at('09:30'), to: at('10:30'), seat: 2 },
    { from: at('10:30'), to: at('10:45'), seat: null },
  ]
  const window = { from: at('00:00'), to: at('23:00') }
  const found = freeSlots(
    openings(hours, day('2026-06-01'), day('2026-06-01')),
    { ...plain, duration: 30, step: 30, capacity: 3 },
    taken,
    window,
  )
  expect(found.map(slot => [new Date(slot.from).toISOString().slice(11, 16), slot.remaining])).toEqual([
    ['09:00', 2],
    ['09:30', 1],
    ['10:00', 2],
  ])
})

// What the fast walk says, a slow one that looks at everything for every slot must say as well.
test('a slot is offered if and only if a seat is free throughout', () => {
  const hours = week(everyDay(['06:00', '12:00'], ['13:00', '24:00']), { timezone: 'UTC' })
  const start = Date.parse('2026-06-01T00:00:00Z')
  const piece = fc.record({
    from: fc.integer({ min: 0, max: 2_880 }),
    length: fc.integer({ min: 1, max: 400 }),
    seat: fc.constantFrom(1, 2, 3, null),
  })
  const measures = fc.record({
    duration: fc.integer({ min: 5, max: 300 }),
    before: fc.integer({ min: 0, max: 60 }),
    after: fc.integer({ min: 0, max: 60 }),
    step: fc.constantFrom(5, 15, 30, 45, 60),
    capacity: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), measures, (pieces, measure) => {
      const taken = pieces.map(({ from, length, seat }) => ({
        from: start + from * 60_000,
        to: start + (from + length) * 60_000,
        seat,
      }))
      const window = { from: start, to: start + 2 * 86_400_000 }
      const open = openings(hours, day('2026-06-01'), day('2026-06-02'))
      const found = freeSlots(open, measure, taken, window)
      const expected: { from: number; remaining: number }[] = []
      for (const { from: opens, to: closes, until } of open) {
        for (let at = opens; at < closes; at += measure.step * 60_000) {
          const to = at + measure.duration * 60_000
          if (to > until || at >= window.to) continue
          const held = { from: at - measure.before * 60_000, to: to + measure.after * 60_000 }
          const touching = taken.filter(one => one.from < held.to && one.to > held.from)
          const seats = new Set(touching.map(({ seat }) => seat))
          const remaining = seats.has(null) ? 0 : measure.capacity - seats.size
          if (remaining > 0) expected.push({ from: at, remaining })
        }
      }
      expect(found.map(({ from, remaining }) => ({ from, remaining }))).toEqual(expected)
    }),
  )
})
