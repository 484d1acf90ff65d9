import { expect, test } from 'vitest'
import { zonesOf } from './time-zones.ts'

test('a zone is the contact’s own, else the number’s, else the country’s, else the business’s', () => {
  const nothing = { timezone: null, phone: null, country: null }
  const of = (person: object) => zonesOf({ ...nothing, ...person }, 'Asia/Tokyo')
  expect(of({ timezone: 'Europe/Rome', phone: '+12125550123', country: 'US' })).toEqual(['Europe/Rome'])
  expect(of({ phone: '+12125550123', country: 'FR' })).toEqual(['America/New_York'])
  expect(of({ phone: '+13105550123' })).toEqual(['America/Los_Angeles'])
  expect(of({ phone: '+4930123456' })).toEqual(['Europe/Berlin'])
  expect(of({ country: 'FR' })).toEqual(['Europe/Paris'])
  expect(of({ country: 'US' })).toContain('Pacific/Honolulu')
  // This part of Idaho’s numbers is given out in both of its zones.
  expect(of({ phone: '+12082999999', country: 'US' })).toEqual(['America/Boise', 'America/Los_Angeles'])
  expect(of({})).toEqual(['Asia/Tokyo'])
})
