import { expect } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from './app.ts'

/** A business that is always open, in the UTC time zone, with one service. */
export async function start(
  options: { settings?: object; service?: object; jobs?: boolean } = {},
): Promise<{ app: TestApp; account: Account; service: string; slots: string[] }> {
  const app = await startApp({ jobs: options.jobs })
  const account = await makeAccount(app, { name: 'Riverside Dental' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const settings = {
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
    booking: { min_notice_minutes: 0, slot_step_minutes: 60 },
    ...options.settings,
  }
  expect((await account.call('PATCH', '/account', settings)).status).toBe(200)
  const made = await account.call('POST', '/services', {
    name: 'Check-up',
    duration_minutes: 60,
    ...options.service,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const service = made.body.id
  return { app, account, service, slots: await slotsOf(account, service) }
}

export async function slotsOf(account: Account, service: string, query = ''): Promise<string[]> {
  const { status, body } = await account.call('GET', `/bookings/availability?service_id=${service}${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.slots.map((slot: { starts_at: string }) => slot.starts_at)
}

export const booked = (account: Account, service: string, startsAt: string, fields: object = {}) =>
  account.call('POST', '/bookings', {
    service_id: service,
    starts_at: startsAt,
    name: 'Ann Lee',
    email: 'Ann@Example.com ',
    ...fields,
  })
