import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingIdOf, type CalendarEntry, calendarFile, uidOf } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: uidOf('0198c0de-0000-7000-8000-000000000001'),
  sequence: 2,
  status: 'CONFIRMED',
  startsAt: new Date('2026-03-29T00:30:00Z'),
  endsAt: new Date('2026-03-29T01:00:00Z'),
  createdAt: new Date('2026-03-01T00:00:00Z'),
  changedAt: new Date('2026-03-02T00:00:00Z'),
  summary: 'Check-up',
  description: '',
  location: null,
  url: 'https://example.com/c/b/token',
  organizer: { name: 'Riverside, "Dental"', email: 'desk@example.com' },
  attendee: { name: 'Ann; Lee', email: 'ann@example.com' },
}

const read = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!)

// Any text a person may write: every script, quotes, separators, line breaks.
const words = fc.string({ unit: 'grapheme', maxLength: 300 })

test('another program reads back every entry unchanged', () => {
  fc.assert(
    fc.property(words, words, words, (summary, description, name) => {
      const file = calendarFile(
        [{ ...entry, summary, description, attendee: { name, email: 'a@b.example' } }],
        {
          method: 'REQUEST',
        },
      )
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(file.isWellFormed()).toBe(
        summary.isWellFormed() && description.isWellFormed() && name.isWellFormed(),
      )
      const event = read(file)
      const kept = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}--[\t\n]]/gv, '')
      expect(event.summary).toBe(kept(summary))
      expect(event.description ?? '').toBe(kept(description))
      const attendee = event.component.getFirstProperty('attendee')!
      expect(attendee.getParameter('cn')).toBe(kept(name))
    }),
  )
})

test('times are in UTC, and organizer and attendee are named', () => {
  const file = calendarFile([entry], { method: 'CANCEL' })
  expect(file).toContain('METHOD:CANCEL\r\n')
  const event = read(file)
  expect(event.startDate.toJSDate()).toEqual(entry.startsAt)
  expect(event.endDate.toJSDate()).toEqual(entry.endsAt)
  expect(event.sequence).toBe(2)
  expect(event.organizer).toBe('mailto:desk@example.com')
  expect(event.component.getFirstProperty('organizer')!.getParameter('cn')).toBe('Riverside, "Dental"')
  expect(event.uid).toBe('0198c0de-0000-7000-8000-000000000001@booking.frontdesk')
})

test('a UID names its booking', () => {
  expect(bookingIdOf(uidOf('0198c0de-0000-7000-8000-000000000001'))).toBe(
    '0198c0de-0000-7000-8000-000000000001',
  )
  for (const foreign of ['', 'x@booking.frontdesk', '0198c0de-0000-7000-8000-000000000001@example.com']) {
    expect(bookingIdOf(foreign)).toBeNull()
  }
})
