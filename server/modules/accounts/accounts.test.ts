import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import {
  allBusinesses,
  allowsOrigin,
  business,
  businessById,
  businessBySlug,
  openAccount,
  setLimits,
} from './accounts.ts'

test('a new business shows every default', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Riverside Dental' })
  const { status, body } = await account.call('GET', '/account')
  expect(status).toBe(200)
  expect(body).toEqual({
    id: account.tenant,
    name: 'Riverside Dental',
    slug: account.slug,
    email: null,
    phone: null,
    website: null,
    address: null,
    timezone: 'UTC',
    country: null,
    language: 'en',
    agent_name: 'Assistant',
    greeting: null,
    tone: null,
    primary_color: null,
    logo_url: null,
    suggested_questions: [],
    channels: { chat: true, call: true, book: true },
    hours: {},
    closures: [],
    booking: {
      min_notice_minutes: 60,
      horizon_days: 60,
      slot_step_minutes: 30,
      paused: false,
      reminder_minutes: 1_440,
      reminder_words: null,
      reminder_texts: false,
      reminder_text_words: null,
      reminder_template_id: null,
    },
    calls: {
      record: false,
      transfer_to: null,
      outage_transfer_to: null,
      at_once: null,
      engine: 'cascade',
      on_machine: 'hang_up',
      voicemail: null,
      hours: null,
    },
    allowed_domains: [],
    communication_enabled: true,
    email_replies: 'off',
    caller_countries: { email: ['*'], sms: [], whatsapp: [], voice: [] },
    retention: {
      record_days: 365,
      conversation_days: null,
      lead_days: null,
      booking_days: null,
      message_days: null,
      audit_days: 365,
    },
    limits: { chat_links: 20, documents: -1 },
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

const everything = {
  name: 'Riverside',
  email: 'hello@riverside.example',
  phone: '+49 30 1234567',
  website: 'https://riverside.example/',
  address: 'River Street 1, Berlin',
  timezone: 'Europe/Berlin',
  country: 'DE',
  language: 'de',
  agent_name: 'Mara',
  greeting: 'Guten Tag!',
  tone: 'warm, brief',
  primary_color: '#0F766E',
  suggested_questions: ['Do you take new patients?'],
  channels: { chat: true, call: false, book: true },
  hours: {
    mon: [
      ['09:00', '12:30'],
      ['14:00', '18:00'],
    ],
    sat: [['22:00', '24:00']],
    sun: [],
  },
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }],
  booking: { min_notice_minutes: 0, horizon_days: 30, slot_step_minutes: 15, paused: true },
  calls: {
    record: true,
    transfer_to: '+493012345678',
    outage_transfer_to: '+493012345679',
    on_machine: 'leave_message',
  },
  allowed_domains: ['riverside.example', 'https://*.riverside.example'],
  communication_enabled: false,
  email_replies: 'draft',
  caller_countries: { email: ['*'], sms: ['DE', 'AT'], whatsapp: [], voice: ['DE'] },
  retention: {
    record_days: 30,
    conversation_days: 180,
    lead_days: 730,
    booking_days: null,
    message_days: 90,
    audit_days: 400,
  },
}

test('GET shows everything that PATCH takes', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const before = (await account.call('GET', '/account')).body
  app.clock.advance(1000)
  const patched = await account.call('PATCH', '/account', {
    ...everything,
    limits: { chat_links: 999 },
    id: 'x',
    extra: 1,
  })
  expect(patched.status).toBe(200)
  expect(patched.body).toMatchObject({
    ...everything,
    id: before.id,
    slug: before.slug,
    limits: before.limits,
  })
  expect(patched.body.updated_at > before.updated_at).toBe(true)
  expect((await account.call('GET', '/account')).body).toEqual(patched.body)
})

test('a PATCH keeps absent fields, also inside records of settings, and the days of absent hours', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', everything)
  const { body } = await account.call('PATCH', '/account', {
    channels: { call: true },
    booking: { paused: false },
    caller_countries: { voice: ['*', 'fr', 'FR'], sms: null },
    hours: { tue: [['10:00', '11:00']], sat: null, noday: [['10:00', '11:00']] },
  })
  const { mon, sun } = everything.hours
  expect(body).toMatchObject({
    ...everything,
    hours: { mon, sat: [], sun, tue: [['10:00', '11:00']] },
    channels: { chat: true, call: true, book: true },
    booking: { ...everything.booking, paused: false },
    caller_countries: { email: ['*'], sms: ['DE'], whatsapp: [], voice: ['*', 'FR'] },
  })
  expect(Object.keys(body.hours).toSorted()).toEqual(['mon', 'sat', 'sun', 'tue'])
})

test('null or blank text clears an optional field', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', everything)
  const cleared = {
    email: null,
    phone: ' ',
    website: null,
    address: '',
    country: null,
    language: null,
    greeting: null,
    tone: '  ',
    primary_color: null,
  }
  const { status, body } = await account.call('PATCH', '/account', cleared)
  expect(status).toBe(200)
  for (const field of Object.keys(cleared)) expect(body[field], field).toBeNull()
  for (const field of ['name', 'slug', 'timezone', 'agent_name', 'channels']) {
    const kept = await account.call('PATCH', '/account', { [field]: null })
    expect([kept.status, kept.body[field]], field).toEqual([200, body[field]])
  }
  const { hours, closures, allowed_domains } = everything
  await account.call('PATCH', '/account', { hours, closures, allowed_domains })
  const emptied = await account.call('PATCH', '/account', {
    hours: null,
    closures: null,
    allowed_domains: null,
  })
  expect(emptied.body).toMatchObject({ hours: {}, closures: [], allowed_domains: [] })
})

test('typed values are stored in their usual form', async () => {
  const account = await makeAccount(await startApp())
  const { body } = await account.call('PATCH', '/account', {
    name: '  Riverside  ',
    email: ' Hello@Riverside.Example ',
    website: 'riverside.example/contact',
    timezone: 'america/new_york',
    country: 'us',
    language: 'pt-br',
    allowed_domains: ['https://Riverside.Example/shop', 'WWW.riverside.example', 'www.riverside.example'],
  })
  expect(body).toMatchObject({
    name: 'Riverside',
    email: 'hello@riverside.example',
    website: 'https://riverside.example/contact',
    timezone: 'America/New_York',
    country: 'US',
    language: 'pt-BR',
    allowed_domains: ['https://riverside.example', 'www.riverside.example'],
  })
})

test.each<[object, (string | number)[]]>([
  [{ name: ' ' }, ['name']],
  [{ slug: 'Not A Slug' }, ['slug']],
  [{ slug: 'a' }, ['slug']],
  [{ slug: 'api' }, ['slug']],
  [{ email: 'nobody' }, ['email']],
  [{ website: 'ftp://files.example' }, ['website']],
  [{ website: 'two words' }, ['website']],
  [{ timezone: 'Nowhere/City' }, ['timezone']],
  [{ country: 'ZZ' }, ['country']],
  [{ language: 'not a language' }, ['language']],
  [{ primary_color: 'red' }, ['primary_color']],
  [{ channels: { chat: 'yes' } }, ['channels', 'chat']],
  [{ hours: { mon: [['9:00', '17:00']] } }, ['hours', 'mon', '0', '0']],
  [{ hours: { mon: [['09:00']] } }, ['hours', 'mon', '0']],
  [{ hours: { mon: [['17:00', '09:00']] } }, ['hours', 'mon', '0']],
  [
    {
      hours: {
        fri: [
          ['09:00', '12:00'],
          ['11:59', '17:00'],
        ],
      },
    },
    ['hours', 'fri', '1'],
  ],
  [
    {
      hours: {
        fri: [
          ['14:00', '17:00'],
          ['09:00', '12:00'],
        ],
      },
    },
    ['hours', 'fri', '1'],
  ],
  [{ closures: [{ from: '2026-02-30', to: '2026-03-01' }] }, ['closures', '0', 'from']],
  [{ closures: [{ from: '2026-03-02', to: '2026-03-01' }] }, ['closures', '0', 'to']],
  [{ closures: [{ from: 'tomorrow', to: '2026-03-01' }] }, ['closures', '0', 'from']],
  [{ booking: { horizon_days: 0 } }, ['booking', 'horizon_days']],
  [{ booking: { slot_step_minutes: 7.5 } }, ['booking', 'slot_step_minutes']],
  [{ allowed_domains: ['example.com', 'not a domain'] }, ['allowed_domains', '1']],
  [{ email_replies: 'always' }, ['email_replies']],
  [{ calls: { transfer_to: 'the front desk' } }, ['calls', 'transfer_to']],
  [{ calls: { outage_transfer_to: '030 12' } }, ['calls', 'outage_transfer_to']],
  [{ calls: { outage_transfer_to: '+81312345678' } }, ['calls', 'outage_transfer_to']],
  [{ caller_countries: { sms: ['DE', 'QQ'] } }, ['caller_countries', 'sms', '1']],
  [{ retention: { record_days: 0 } }, ['retention', 'record_days']],
  [{ retention: { audit_days: 29 } }, ['retention', 'audit_days']],
])('%j is refused and nothing changes', async (changes, at) => {
  const account = await makeAccount(await startApp())
  const refused = await account.call('PATCH', '/account', { greeting: 'changed', ...changes })
  expect(refused.status).toBe(422)
  expect(refused.body.detail).toMatchObject([{ loc: ['body', ...at] }])
  expect((await account.call('GET', '/account')).body.greeting).toBeNull()
})

test('one answer lists every error', async () => {
  const account = await makeAccount(await startApp())
  const refused = await account.call('PATCH', '/account', {
    timezone: 'x',
    country: 'QQ',
    hours: { mon: [['10:00', '09:00']] },
  })
  const places = refused.body.detail.map((d: { loc: string[] }) => d.loc.slice(1).join('.')).sort()
  expect(places).toEqual(['country', 'hours.mon.0', 'timezone'])
})

test('a slug can change to one that nobody has', async () => {
  const app = await startApp()
  const [one, two] = [await makeAccount(app), await makeAccount(app)]
  expect(await one.call('PATCH', '/account', { slug: two.slug })).toMatchObject({
    status: 409,
    body: { detail: 'Another business has this address already. Choose another slug.' },
  })
  const slug = `fresh-${one.slug}`
  expect((await one.call('PATCH', '/account', { slug })).body.slug).toBe(slug)
  expect((await businessBySlug(app.open, slug))?.id).toBe(one.tenant)
  expect(await businessBySlug(app.open, one.slug)).toBeNull()
})

test('other modules can read a business by its context, slug or id', async () => {
  const app = await startApp()
  const { tenant, slug, call } = await makeAccount(app)
  const shown = (await call('PATCH', '/account', { allowed_domains: ['example.com'] })).body
  expect(await business(app.open.as(tenant, { kind: 'system' }))).toEqual(shown)
  expect(await businessBySlug(app.open, slug)).toEqual(shown)
  expect(await businessById(app.open, tenant)).toEqual(shown)
  expect(await businessById(app.open, crypto.randomUUID())).toBeNull()
  expect(allowsOrigin(shown, 'https://www.example.com')).toBe(true)
  expect(allowsOrigin(shown, 'https://example.org')).toBe(false)
})

test('the operator opens businesses, lists them and sets their limits', async () => {
  const app = await startApp()
  const slug = `made-${crypto.randomUUID().slice(0, 8)}`
  const owner = { email: `${slug}@example.com`, password: 'long enough' }
  const { business: made } = await openAccount(app.open, { name: 'Made', slug, owner })
  expect(made).toMatchObject({ name: 'Made', slug, limits: { chat_links: 20, documents: -1 } })
  expect((await setLimits(app.open, slug, { chatLinks: -1 }))?.limits).toEqual({
    chat_links: -1,
    documents: -1,
  })
  expect((await setLimits(app.open, slug, { documents: 5 }))?.limits).toEqual({
    chat_links: -1,
    documents: 5,
  })
  expect(await setLimits(app.open, 'nobody-has-this', { documents: 5 })).toBeNull()
  expect((await allBusinesses(app.open)).map(b => b.slug)).toContain(slug)
  const again = { name: 'Again', slug, owner: { ...owner, email: `2-${owner.email}` } }
  await expect(openAccount(app.open, again)).rejects.toMatchObject({ status: 409 })
})
