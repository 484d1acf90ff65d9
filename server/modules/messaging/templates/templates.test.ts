import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const path = '/communication/templates'

async function enabled(app: TestApp, fields: object = {}): Promise<Account> {
  const account = await makeAccount(app, { name: 'Oak & Sons' })
  await account.call('PATCH', '/account', { communication_enabled: true, ...fields })
  return account
}

const make = async (account: Account, fields: object) =>
  (await account.call('POST', path, { name: 'Reminder', ...fields })).body

/** A broadcast of this template, as it stands in the middle of one. */
const makeBroadcast = (app: TestApp, { tenant }: Account, template: string, status: string) =>
  app.open.as(tenant, { kind: 'system' }).tx(db =>
    db
      .insertInto('broadcast')
      .values({
        id: randomUUIDv7(),
        name: 'Spring',
        channel_order: ['sms'],
        allow_replies: false,
        status,
        template_ids: JSON.stringify({ sms: template }),
        created_at: app.clock.now(),
      })
      .execute(),
  )

test('a template is made, listed, changed and deactivated', async () => {
  const app = await startApp()
  const [account, other] = [await enabled(app), await enabled(app)]
  const made = await account.call('POST', path, {
    name: ' Spring  sale ',
    channel: 'email',
    subject: 'For {{name}}\r\nBcc: x@example.org',
    body: 'Hi {{name}}, {{discount}} off until {{date}}. {{business.name}}',
    variable_sources: { discount: { from: 'typed' }, date: { from: 'page' }, city: { from: 'page' } },
    variables: ['declared'],
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: 'Spring sale',
      channel: 'email',
      subject: 'For {{name}} Bcc: x@example.org',
      category: null,
      language: 'en',
      variables: ['name', 'discount', 'date', 'business.name'],
      context_keys: ['date'],
      typed_keys: ['discount'],
      provider_status: null,
      provider_error: null,
      is_active: true,
      dlt_template_id: null,
      sms_characters: null,
      sms_segments: null,
      sms_unicode: null,
    },
  })
  const { id } = made.body
  const sms = await make(account, { channel: 'sms', body: 'Hi', language: 'pt-BR' })
  expect(sms.language).toBe('pt-BR')
  const ids = async (query = '', of = account) =>
    (await of.call('GET', path + query)).body.templates.map((template: { id: string }) => template.id)
  expect(await ids()).toEqual([sms.id, id])
  expect(await ids('?channel=email')).toEqual([id])
  expect(await ids('', other)).toEqual([])
  expect((await account.call('GET', `${path}?channel=fax`)).status).toBe(422)

  const changed = await account.call('PATCH', `${path}/${id}`, { name: 'Sale', dlt_template_id: ' 110 ' })
  expect(changed).toMatchObject({
    status: 200,
    body: { id, name: 'Sale', body: made.body.body, dlt_template_id: '110', typed_keys: ['discount'] },
  })
  for (const [method, sent] of [
    ['PATCH', { name: 'x' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await other.call(method, `${path}/${id}`, sent)).status).toBe(404)
  }
  expect((await account.call('DELETE', `${path}/${id}`)).status).toBe(204)
  expect((await account.call('DELETE', `${path}/${id}`)).status).toBe(204)
  expect(await ids()).toEqual([sms.id])
  expect(await ids('?include_inactive=true')).toEqual([sms.id, id])
  expect((await account.call('PATCH', `${path}/${id}`, { is_active: true })).body.is_active).toBe(true)
})

test('what a channel needs and how much it takes is checked, all at once', async () => {
  const account = await enabled(await startApp())
  const refused = async (fields: object) => {
    const { status, body } = await account.call('POST', path, { name: 'x', body: 'Hi', ...fields })
    expect(status, JSON.stringify(fields)).toBe(422)
    return body.detail.map(({ loc, type }: { loc: string[]; type: string }) => `${loc.join('.')} ${type}`)
  }
  expect(await refused({ channel: 'email' })).toEqual(['body.subject missing'])
  expect(await refused({ channel: 'email', subject: ' ' })).toEqual(['body.subject missing'])
  expect(await refused({ channel: 'whatsapp', body: 'x'.repeat(1_025) })).toEqual([
    'body.body string_too_long',
    'body.category missing',
  ])
  expect(await refused({ channel: 'sms', body: 'x'.repeat(1_601) })).toEqual(['body.body string_too_long'])
  expect(await refused({ channel: 'voice', body: 'x'.repeat(4_001) })).toEqual(['body.body string_too_long'])
  expect(await refused({ channel: 'email', subject: 'x', body: 'x'.repeat(100_001) })).toEqual([
    'body.body string_too_long',
  ])
  expect(await refused({ channel: 'fax' })).toEqual(['body.channel enum'])
  expect(await refused({ channel: 'sms', body: ' ' })).toEqual(['body.body string_pattern_mismatch'])
  const fixed = { channel: 'sms', body: '{{a}}', variable_sources: { a: { from: 'fixed', value: ' ' } } }
  expect(await refused(fixed)).toEqual(['body.variable_sources.a.value missing'])
  const unknown = { channel: 'sms', variable_sources: { a: { from: 'the sky' } } }
  expect(await refused(unknown)).toEqual(['body.variable_sources.a.from enum'])
  for (const name of ['a\nb', '', 'x'.repeat(101)]) {
    await refused({ channel: 'sms', variable_sources: { [name]: null } })
  }
  for (const [channel, length] of [
    ['email', 100_000],
    ['sms', 1_600],
    ['whatsapp', 1_024],
    ['voice', 4_000],
  ] as const) {
    const fields = { channel, name: 'x', subject: 'x', category: 'utility', body: '😀'.repeat(length) }
    expect((await account.call('POST', path, fields)).status, channel).toBe(201)
  }
})

test('a text that could never be filled in or sent is refused in a sentence', async () => {
  const account = await enabled(await startApp())
  const many = Array.from({ length: 101 }, (_, i) => `{{v${i}}}`).join(' ')
  for (const [fields, detail] of [
    [{ channel: 'sms', body: 'Hi {{name' }, /never closed: “\{\{name”/],
    [{ channel: 'email', subject: '{{a', body: 'Hi' }, /never closed/],
    [{ channel: 'whatsapp', category: 'utility', body: '{{name}}, hi' }, /begin or end/],
    [{ channel: 'whatsapp', category: 'utility', body: 'Hi {{name}}\n' }, /begin or end/],
    [{ channel: 'voice', body: many }, /at most 100/],
    [
      { channel: 'sms', body: 'Hi', variable_sources: { a: { from: 'typed' } } },
      /the text does not contain it/,
    ],
  ] as const) {
    expect(await account.call('POST', path, { name: 'x', ...fields })).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(detail) },
    })
  }
})

test('no edit drops what somebody types without a word', async () => {
  const account = await enabled(await startApp())
  const { id } = await make(account, {
    channel: 'sms',
    body: 'Now {{discount}} off',
    variable_sources: { discount: { from: 'typed' } },
  })
  const edit = (sent: object) => account.call('PATCH', `${path}/${id}`, sent)
  for (const sent of [{ body: 'Sale' }, { variable_sources: {} }, { variable_sources: null }]) {
    expect(await edit(sent)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('{{discount}}') },
    })
  }
  expect((await edit({ body: '{{discount}} off!' })).body.typed_keys).toEqual(['discount'])
  const fixed = { discount: { from: 'fixed', value: '10 %' } }
  expect((await edit({ variable_sources: fixed })).body).toMatchObject({ typed_keys: [] })
  await edit({ variable_sources: { discount: { from: 'typed' } } })
  expect((await edit({ body: 'Sale', variable_sources: {} })).body.variables).toEqual([])
})

test('an account has 200 templates, not counting inactive ones', async () => {
  const app = await startApp()
  const account = await enabled(app)
  const { id, created_at } = await make(account, { channel: 'sms', body: 'Hi' })
  const row = { name: 'x', channel: 'sms', body: 'x', language: 'en', created_at, updated_at: created_at }
  const others = Array.from({ length: 198 }, () => ({ ...row, id: randomUUIDv7() }))
  await app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.insertInto('message_template').values(others).execute())
  const sent = { name: 'x', channel: 'sms', body: 'x' }
  const both = await Promise.all([account.call('POST', path, sent), account.call('POST', path, sent)])
  expect(both.map(answer => answer.status).sort()).toEqual([201, 400])
  expect(both.find(answer => answer.status === 400)!.body.detail).toContain('200')
  await account.call('DELETE', `${path}/${id}`)
  expect((await account.call('POST', path, sent)).status).toBe(201)
  expect((await account.call('PATCH', `${path}/${id}`, { is_active: true })).status).toBe(400)
})

test('a template is not taken away from under a broadcast that is on its way', async () => {
  const app = await startApp()
  const account = await enabled(app)
  for (const status of ['queued', 'sending']) {
    const { id } = await make(account, { channel: 'sms', body: 'Hi' })
    await makeBroadcast(app, account, id, status)
    expect(await account.call('DELETE', `${path}/${id}`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('broadcast') },
    })
    expect((await account.call('PATCH', `${path}/${id}`, { is_active: false })).status).toBe(409)
    expect((await account.call('PATCH', `${path}/${id}`, { name: 'y' })).status).toBe(200)
  }
  for (const status of ['draft', 'completed', 'cancelled']) {
    const { id } = await make(account, { channel: 'sms', body: 'Hi' })
    await makeBroadcast(app, account, id, status)
    expect((await account.call('DELETE', `${path}/${id}`)).status).toBe(204)
  }
})

test('a text message’s cost is told, with the line that is added to it', async () => {
  const account = await enabled(await startApp())
  const cost = async (body: string) => {
    const { sms_characters, sms_segments, sms_unicode } = await make(account, { channel: 'sms', body })
    return [sms_characters, sms_segments, sms_unicode]
  }
  const line = '\nReply STOP to opt out'.length
  expect(await cost('x'.repeat(160 - line))).toEqual([160, 1, false])
  expect(await cost('x'.repeat(161 - line))).toEqual([161, 2, false])
  expect(await cost(`${'x'.repeat(70 - line)}ł`)).toEqual([71, 2, true])
  expect(await cost('Reply STOP to opt out')).toEqual([21, 1, false])
  expect(await cost('Hi {{name}}')).toEqual(['Hi name'.length + line, 1, false])
})

test('a preview says it to a real contact, or to somebody made up while there is none', async () => {
  const account = await enabled(await startApp(), { website: 'https://oak.example' })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const preview = async (fields: object) => {
    const { id } = await make(account, fields)
    const { status, body } = await account.call('POST', `${path}/${id}/preview`)
    expect(status).toBe(200)
    return body
  }
  const letter = {
    ...{
      channel: 'email',
      subject: 'Hi {{name}}',
      body: '{{pet}}, {{discount}}, {{link}} {{business.phone}}',
    },
    variable_sources: { discount: { from: 'typed' }, link: { from: 'booking' } },
  }
  const page = expect.stringMatching(/^pet, discount, https?:\/\/\S+\/book \{\{business\.phone\}\}$/)
  expect(await preview(letter)).toEqual({
    subject: 'Hi Ann Example',
    body: page,
    html: expect.stringMatching(/^<p>pet, discount, <a href="https?:/),
    text: page,
    voicemail: null,
    params: [],
    missing: ['business.phone'],
    sms: null,
  })
  expect(await preview({ channel: 'sms', body: 'Hi {{contact.attributes.pet}}' })).toEqual({
    subject: null,
    body: 'Hi pet\nReply STOP to opt out',
    html: null,
    text: null,
    voicemail: null,
    params: [],
    missing: [],
    sms: { characters: 28, segments: 1, unicode: false },
  })

  const { body: audience } = await account.call('POST', '/communication/audiences', { name: 'Friends' })
  await account.call('POST', `/communication/audiences/${audience.id}/contacts`, {
    rows: [{ name: 'Zoë Łuk', email: 'zoe@example.com', country: 'PL' }],
  })
  expect(await preview({ channel: 'sms', body: 'Hi {{name}} of {{country}}' })).toMatchObject({
    body: 'Hi Zoë Łuk of PL\nReply STOP to opt out',
    sms: { characters: 38, unicode: true },
  })
  expect(await preview(letter)).toMatchObject({ subject: 'Hi Zoë Łuk', missing: ['pet', 'business.phone'] })

  await account.call('PATCH', '/account', { booking: { paused: true } })
  expect((await preview(letter)).missing).toEqual(['pet', 'link', 'business.phone'])
  expect((await account.call('POST', `${path}/${randomUUIDv7()}/preview`)).status).toBe(404)
})

test('a template of calls may say what a machine that picks up is told; null leaves it to the account', async () => {
  const account = await enabled(await startApp())
  const spoken = await make(account, { channel: 'voice', body: 'Hi', on_machine: 'leave_message' })
  expect(spoken.on_machine).toBe('leave_message')
  const change = async (sent: object) =>
    (await account.call('PATCH', `${path}/${spoken.id}`, sent)) as { status: number; body: object }
  expect((await change({ name: 'Call' })).body).toMatchObject({ on_machine: 'leave_message' })
  expect((await change({ on_machine: null })).body).toMatchObject({ on_machine: null })
  expect((await change({ on_machine: 'beep' })).status).toBe(422)
  // Nothing else is picked up by a machine.
  const sms = await make(account, { channel: 'sms', body: 'Hi', on_machine: 'hang_up' })
  expect(sms.on_machine).toBeNull()
})
