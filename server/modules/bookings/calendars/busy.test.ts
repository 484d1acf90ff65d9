import { describe, expect, test } from 'vitest'
import { busyTimes } from './busy.ts'
import { CalendarUnreadable, readBusy } from './read-busy.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
]
const window = { from: Date.parse('2026-03-01T00:00:00Z'), to: Date.parse('2026-04-15T00:00:00Z') }
const busy = (file: string, timezone = 'Europe/Berlin') =>
  busyTimes([file], window, timezone).map(({ from, to }) => `${text(from)}/${text(to)}`)
const text = (at: number) => new Date(at).toISOString().slice(5, 16)

describe('when a calendar is busy', () => {
  test('single events, in UTC, in a named zone and in none', () => {
    const file = calendar(
      ...event('a', 'DTSTART:20260302T100000Z', 'DTEND:20260302T110000Z'),
      ...event('b', 'DTSTART;TZID=America/New_York:20260303T090000', 'DURATION:PT30M'),
      ...event('c', 'DTSTART:20260304T090000', 'DTEND:20260304T100000'),
    )
    expect(busy(file)).toEqual([
      '03-02T10:00/03-02T11:00',
      '03-03T14:00/03-03T14:30',
      '03-04T08:00/03-04T09:00',
    ])
  })

  test('a whole day is one of the business, also when it has 23 hours', () => {
    const file = calendar(...event('a', 'DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'))
    expect(busy(file)).toEqual(['03-28T23:00/03-29T22:00'])
  })

  test('a series keeps its time of day when the clocks change, but for what was changed or left out', () => {
    const file = calendar(
      ...event(
        'a',
        'DTSTART;TZID=Europe/Berlin:20260318T090000',
        'DTEND;TZID=Europe/Berlin:20260318T093000',
        'RRULE:FREQ=WEEKLY;UNTIL=20260410T000000Z',
        'EXDATE;TZID=Europe/Berlin:20260408T090000',
      ),
      ...event(
        'a',
        'RECURRENCE-ID;TZID=Europe/Berlin:20260401T090000',
        'DTSTART;TZID=Europe/Berlin:20260402T150000',
        'DTEND;TZID=Europe/Berlin:20260402T160000',
      ),
    )
    expect(busy(file)).toEqual([
      '03-18T08:00/03-18T08:30',
      '03-25T08:00/03-25T08:30',
      '04-02T13:00/04-02T14:00',
    ])
  })

  test('a zone that only the file knows is read as the file describes it', () => {
    const file = calendar(
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...event('a', 'DTSTART;TZID=W. Europe Standard Time:20260310T090000', 'DURATION:PT1H'),
      ...event('b', 'DTSTART;TZID=W. Europe Standard Time:20260410T090000', 'DURATION:PT1H'),
    )
    expect(busy(file, 'Asia/Tokyo')).toEqual(['03-10T08:00/03-10T09:00', '04-10T07:00/04-10T08:00'])
  })

  test('cancelled and free events and our own bookings block nothing', () => {
    const times = ['DTSTART:20260302T100000Z', 'DTEND:20260302T110000Z']
    const file = calendar(
      ...event('a', ...times, 'STATUS:CANCELLED'),
      ...event('b', ...times, 'TRANSP:TRANSPARENT'),
      ...event('c', ...times, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      ...event('0198c0de-0000-7000-8000-000000000001@booking.frontdesk', ...times),
      ...event('d', 'DTSTART:20260302T103000Z', 'DTEND:20260302T120000Z'),
      ...event('e', 'DTSTART:20260302T110000Z', 'DTEND:20260302T113000Z'),
    )
    expect(busy(file)).toEqual(['03-02T10:30/03-02T12:00'])
  })

  test('an endless series, and one that could block a parser, do no harm', async () => {
    const endless = calendar(
      ...event('a', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
    )
    expect(busy(endless)).toEqual([])
    const daily = calendar(...event('a', 'DTSTART:20100101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'))
    expect(await readBusy([daily], window, 'UTC')).toHaveLength(45)
  })

  test('a text that is no calendar is refused', async () => {
    for (const nothing of ['', '<html></html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT']) {
      await expect(readBusy([nothing], window, 'UTC')).rejects.toThrow(CalendarUnreadable)
    }
  })
})
