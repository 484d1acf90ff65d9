import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Channel, channels } from '#contract/contacts/channels.ts'
import type { Contact } from '#server/modules/contacts/contacts.ts'
import type { Template } from '#server/modules/messaging/templates/templates.ts'
import { check, type Facts } from './eligibility.ts'

const template = (channel: Channel, changes: Partial<Template> = {}): Template => ({
  id: `template of ${channel}`,
  name: channel,
  channel,
  subject: channel === 'email' ? 'Hello {{name}}' : null,
  body: 'Hello {{name}}, news.',
  blocks: null,
  preheader: null,
  category: channel === 'whatsapp' ? 'utility' : null,
  language: 'en',
  variable_sources: {},
  variables: ['name'],
  dlt_template_id: null,
  on_machine: null,
  voicemail: null,
  is_active: true,
  provider_status: channel === 'whatsapp' ? 'approved' : null,
  provider_error: null,
  provider_name: null,
  provider_id: null,
  provider_account: null,
  provider_positions: channel === 'whatsapp' ? ['name'] : null,
  review_asked_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  ...changes,
})

const facts = (changes: Partial<Facts> = {}): Facts => ({
  now: new Date('2026-01-15T12:00:00Z'),
  order: channels,
  templates: Object.fromEntries(channels.map(channel => [channel, template(channel)])),
  ready: new Set(channels),
  countries: { email: ['*'], sms: ['DE', 'IN'], whatsapp: ['DE'], voice: ['DE'] },
  context: { business: { name: 'B', email: null, phone: null, website: null }, typed: {}, bookingUrl: null },
  window: null,
  callingHours: null,
  timezone: 'Europe/Berlin',
  ...changes,
})

const agreed = { email: true, sms: true, whatsapp: true, voice: true }
const contact = (changes: Partial<Contact> = {}): Contact => ({
  id: 'c',
  audience_id: 'a',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '+4930123456',
  country: 'DE',
  timezone: null,
  external_id: null,
  consent: agreed,
  attributes: {},
  suppressed: [],
  ...changes,
})

const verdict = (person: Partial<Contact>, changes: Partial<Facts> = {}) => {
  const { kind, channel, ...rest } = check(contact(person), facts(changes))
  return [kind, channel, ...('reason' in rest ? [rest.reason] : [])]
}
const only = (channel: Channel): Partial<Facts> => ({ order: [channel] })
const no = { email: false, sms: false, whatsapp: false, voice: false }

test('the reasons come in the order of the checks', () => {
  const everythingWrong = {
    consent: no,
    suppressed: [],
    phone: '+12125550123',
    country: 'US',
    name: null,
  }
  const steps: [Partial<Contact>, Partial<Facts>, string][] = [
    [everythingWrong, { ready: new Set() }, 'no_consent'],
    [{ ...everythingWrong, consent: agreed, suppressed: ['whatsapp'] }, { ready: new Set() }, 'unsubscribed'],
    [{ ...everythingWrong, consent: agreed }, { ready: new Set() }, 'channel_not_ready'],
    [
      { ...everythingWrong, consent: agreed },
      { templates: { whatsapp: template('whatsapp', { provider_status: 'pending' }) } },
      'template_not_approved',
    ],
    [{ ...everythingWrong, consent: agreed }, {}, 'channel_not_allowed'],
    [{ name: null }, {}, 'missing_variable'],
    [{ phone: null }, {}, 'no_reachable_channel'],
  ]
  for (const [person, changes, reason] of steps) {
    const [kind, , said] = verdict(person, { ...only('whatsapp'), ...changes })
    expect([kind, said]).toEqual(['blocked', reason])
  }
  // Consent comes before any rule on countries, also for calls.
  expect(verdict({ consent: no, phone: '+12125550123' }, only('voice'))).toEqual([
    'blocked',
    'voice',
    'no_consent',
  ])
})

test('a number’s own country counts, for mail the contact’s; India’s carriers want a registered text', () => {
  expect(verdict({ phone: '+12125550123', country: 'DE' }, only('sms'))).toEqual([
    'blocked',
    'sms',
    'channel_not_allowed',
  ])
  expect(verdict({ phone: '+4930123456', country: 'US' }, only('sms'))).toEqual(['send', 'sms'])
  const india = { phone: '+919812345678', country: 'IN' }
  expect(verdict(india, only('sms'))).toEqual(['blocked', 'sms', 'channel_not_allowed'])
  const registered = { templates: { sms: template('sms', { dlt_template_id: '1107' }) } }
  expect(verdict(india, { ...only('sms'), ...registered })).toEqual(['send', 'sms'])
  const german = { countries: { ...facts().countries, email: ['DE'] } }
  expect(verdict({ country: 'DE' }, { ...only('email'), ...german })).toEqual(['send', 'email'])
  expect(verdict({ country: 'FR' }, { ...only('email'), ...german })).toEqual([
    'blocked',
    'email',
    'channel_not_allowed',
  ])
  expect(verdict({ country: null }, { ...only('email'), ...german })[0]).toBe('blocked')
})

test('the calling hours of the account hold calls alone, together with the window', () => {
  const callingHours = { start: 14, end: 20 }
  const until = (changes: Partial<Facts>) => {
    const found = check(contact(), facts({ callingHours, ...changes }))
    return found.kind === 'held' ? found.until.toISOString() : found.kind
  }
  // It is 13:00 in Berlin.
  expect(until(only('email'))).toBe('send')
  expect(until(only('voice'))).toBe('2026-01-15T13:00:00.000Z')
  expect(until({ ...only('voice'), window: { start: 16, end: 18 } })).toBe('2026-01-15T15:00:00.000Z')
  expect(until({ ...only('voice'), window: { start: 9, end: 15 } })).toBe('2026-01-15T13:00:00.000Z')
  // Never open together: the account's hours count.
  expect(until({ ...only('voice'), window: { start: 6, end: 9 } })).toBe('2026-01-15T13:00:00.000Z')
})

test('the window holds, and never blocks; what is said is ready', () => {
  const window = { start: 8, end: 9 }
  expect(check(contact(), facts({ ...only('email'), window }))).toMatchObject({
    kind: 'held',
    until: new Date('2026-01-16T07:00:00Z'),
    to: 'ann@example.com',
    subject: 'Hello Ann',
  })
  expect(verdict({ consent: no }, { ...only('email'), window })).toEqual(['blocked', 'email', 'no_consent'])
})

test('each contact gets the first channel of the order on which it alone would be sent to', () => {
  const some = fc.subarray([...channels])
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...channels], { minLength: 1 }),
      some,
      some,
      some,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('+4930123456', '+12125550123'),
      (order, consenting, suppressed, ready, mail, telephone, number) => {
        const person = contact({
          email: mail ? 'ann@example.com' : null,
          phone: telephone ? number : null,
          consent: Object.fromEntries(channels.map(c => [c, consenting.includes(c)])) as Contact['consent'],
          suppressed,
        })
        const on = (changes: Partial<Facts>) => check(person, facts({ ready: new Set(ready), ...changes }))
        const alone = order.map(channel => on({ order: [channel] }))
        const whole = on({ order })
        const sent = alone.find(each => each.kind === 'send')
        if (sent) expect(whole).toMatchObject({ kind: 'send', channel: sent.channel })
        else {
          const first = alone.find(each => each.channel !== null)
          expect(whole).toEqual(
            first ?? { kind: 'blocked', reason: 'no_reachable_channel', channel: null, to: null },
          )
        }
      },
    ),
  )
})
