import { expect, test } from 'vitest'
import { fieldOf } from './correctable.ts'

test('a placeholder leads to the field of a person that is to be filled', () => {
  expect(fieldOf('contact.name')).toEqual({ name: 'name', isOwn: false })
  expect(fieldOf('name')).toEqual({ name: 'name', isOwn: false })
  expect(fieldOf('contact.attributes.bike')).toEqual({ name: 'bike', isOwn: true })
  expect(fieldOf('last_visit')).toEqual({ name: 'last_visit', isOwn: true })
  expect(fieldOf('business.phone')).toBeNull()
  expect(fieldOf('booking_link')).toBeNull()
})
