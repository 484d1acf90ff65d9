import { expect, test } from 'vitest'
import { lateTextAt, textAt } from './hours.ts'

const timezone = 'Europe/Berlin'
const at = (text: string) => new Date(`2027-03-09T${text}:00+01:00`)

test('a reminder goes when it is due, after the quiet hours, or before them where that would be too late', () => {
  const goes = (due: Date, startsAt: Date) => textAt({ due, startsAt, timezone })
  expect(goes(at('10:00'), at('12:00'))).toEqual(at('10:00'))
  // Due in the night for the afternoon: in the morning.
  expect(goes(at('03:00'), at('15:00'))).toEqual(at('08:00'))
  // Due at six for eight o'clock: on the evening before.
  expect(goes(at('06:00'), at('08:00'))).toEqual(new Date('2027-03-08T20:45:00+01:00'))
  expect(textAt({ due: at('10:00'), startsAt: at('23:00'), timezone: 'America/New_York' })).toEqual(
    at('14:00'),
  )
})

test('a late reminder waits for the morning, but not longer than for the booking', () => {
  expect(lateTextAt({ startsAt: at('12:00'), timezone }, at('11:00'))).toEqual(at('11:00'))
  expect(lateTextAt({ startsAt: at('12:00'), timezone }, at('02:00'))).toEqual(at('08:00'))
  expect(lateTextAt({ startsAt: at('07:00'), timezone }, at('02:00'))).toBeNull()
})
