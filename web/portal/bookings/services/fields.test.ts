import { expect, test } from 'vitest'
import type { Service } from '#client'
import { fieldsOf, hasCurrency, serviceOf } from './fields.ts'

test('what is typed becomes a service, and a service comes back as it was', () => {
  const empty = fieldsOf(null, 'EUR')
  expect(
    serviceOf({ ...empty, name: ' Cut ', price: '32,50', currency: 'eur', resource: ' ' }),
  ).toMatchObject({
    name: 'Cut',
    duration_minutes: 30,
    price: 32.5,
    currency: 'EUR',
    resource: null,
    hours: null,
  })
  expect(serviceOf(empty)).toMatchObject({ price: null, currency: null })
  const service = {
    ...{ name: 'Cut', description: '', duration_minutes: 45, buffer_before: 5, buffer_after: 10 },
    ...{ capacity: 2, resource: 'Mara', price: 0, currency: 'EUR', is_active: false },
    hours: { mon: [['09:00', '12:00']] },
  }
  expect(serviceOf(fieldsOf(service as unknown as Service, 'USD'))).toMatchObject({
    ...service,
    hours: { ...service.hours, tue: [] },
  })
})

test('a price needs a currency', () => {
  const fields = fieldsOf(null, '')
  expect(hasCurrency(fields)).toBe(true)
  expect(hasCurrency({ ...fields, price: '3' })).toBe(false)
  expect(hasCurrency({ ...fields, price: '3', currency: 'chf' })).toBe(true)
})
