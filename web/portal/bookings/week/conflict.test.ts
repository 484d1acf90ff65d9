import { expect, test } from 'vitest'
import type { Booking, BusyTime, Service } from '#client'
import { conflictOf, type Known } from './conflict.ts'

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00Z`)
const moment = (clock: string) => new Date(at(clock)).toISOString()
const booking = (id: string, from: string, to: string, service_id = 'cut') =>
  ({ id, name: id, status: 'confirmed', service_id, starts_at: moment(from), ends_at: moment(to) }) as Booking
const service = (id: string, fields: Partial<Service> = {}) =>
  ({ id, capacity: 1, resource: null, hours: null, ...fields }) as Service
const busy = (kind: BusyTime['kind'], from: string, to: string, name: string | null = null): BusyTime => ({
  kind,
  name,
  starts_at: moment(from),
  ends_at: moment(to),
})

const moved = booking('me', '09:00', '09:30')
const known = (fields: Partial<Known> = {}): Known => ({
  now: at('08:00'),
  bookings: [moved, booking('Ann', '10:00', '10:30')],
  busy: [busy('closed', '00:00', '08:30'), busy('calendar', '12:00', '13:00', 'Private')],
  services: [service('cut'), service('wash')],
  free: null,
  ...fields,
})
const why = (from: string, to: string, fields: Partial<Known> = {}) =>
  conflictOf(moved, { from: at(from), to: at(to) }, known(fields))

test('what lies in the way is named; a booking is not in its own way', () => {
  expect(why('07:00', '07:30')).toEqual({ kind: 'past', name: null })
  expect(why('08:15', '08:45')).toEqual({ kind: 'closed', name: null })
  expect(why('09:15', '09:45')).toBeNull()
  expect(why('09:45', '10:15')).toEqual({ kind: 'taken', name: 'Ann' })
  expect(why('11:45', '12:15')).toEqual({ kind: 'calendar', name: 'Private' })
  const away = [busy('closure', '00:00', '23:00', 'Inventory')]
  expect(why('15:00', '15:30', { busy: away })).toEqual({ kind: 'closure', name: 'Inventory' })
})

test('the server’s word counts where it has been heard', () => {
  const free = new Set([at('08:15'), at('11:00')])
  expect(why('11:00', '11:30', { free })).toBeNull()
  expect(why('11:05', '11:35', { free })).toEqual({ kind: 'refused', name: null })
  // A service may have hours of its own.
  expect(why('08:15', '08:45', { free })).toBeNull()
  // What was booked since is seen before the server is asked again.
  expect(why('10:00', '10:30', { free: new Set([at('10:00')]) })).toEqual({ kind: 'taken', name: 'Ann' })
})

test('several share a time as far as there is room, and services as far as nobody is needed twice', () => {
  const room = [service('cut', { capacity: 2 }), service('wash')]
  expect(why('10:00', '10:30', { services: room })).toBeNull()
  const wash = [booking('Bob', '10:00', '10:30', 'wash')]
  expect(why('10:00', '10:30', { bookings: wash })).toBeNull()
  const mara = { resource: 'Mara' }
  const both = [service('cut', { capacity: 2, ...mara }), service('wash', mara)]
  expect(why('10:00', '10:30', { bookings: wash, services: both })).toEqual({ kind: 'taken', name: 'Bob' })
})

test('a booking may last past closing, not into the next one', () => {
  const longer = (to: string) =>
    conflictOf(
      moved,
      { from: at('09:00'), to: at(to), isLonger: true },
      known({ busy: [busy('closed', '09:30', '20:00')] }),
    )
  expect(longer('10:00')).toBeNull()
  expect(longer('10:15')).toEqual({ kind: 'taken', name: 'Ann' })
})
