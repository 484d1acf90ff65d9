import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined, placeholdersIn, readParts } from './placeholders.ts'
import { needsBooking, placeholdersOf, positional, render, type TemplateText } from './rendering.ts'
import type { Recipient, RenderContext } from './values.ts'

const ann: Recipient = {
  name: 'Ann Smith',
  email: 'ann@example.com',
  phone: '+12025550143',
  country: 'US',
  timezone: null,
  external_id: null,
  attributes: { city: 'Boston', name: 'not this one', 'first name': 'Ann', 'contact.city': 'dotted' },
}

const filling: RenderContext = {
  business: { name: 'Oak & Sons', email: 'desk@oak.example', phone: null, website: 'https://oak.example' },
  typed: { discount: '10 %', city: 'typed city' },
  bookingUrl: 'https://desk.example/c/oak/book',
}

const wording = (body: string, rest: Partial<TemplateText> = {}): TemplateText => ({
  channel: 'voice',
  subject: null,
  variable_sources: {},
  provider_positions: null,
  ...rest,
  body,
})

const said = (body: string, rest: Partial<TemplateText> = {}, person: Partial<Recipient> = {}) =>
  render(wording(body, rest), { ...ann, ...person }, filling)

test.each([
  ['contact.name', 'Ann Smith'],
  ['contact.email', 'ann@example.com'],
  ['contact.phone', '+12025550143'],
  ['contact.attributes.city', 'Boston'],
  ['contact.attributes.first name', 'Ann'],
  ['contact.attributes.name', 'not this one'],
  ['name', 'Ann Smith'],
  ['country', 'US'],
  ['city', 'Boston'],
  ['first name', 'Ann'],
  ['contact.city', 'dotted'],
  ['business.name', 'Oak & Sons'],
  ['business.email', 'desk@oak.example'],
  ['business.website', 'https://oak.example'],
])('{{%s}} is filled by its own name: %s', (name, value) => {
  expect(said(`Say {{ ${name} }}.`)).toMatchObject({ body: `Say ${value}.`, missing: [] })
})

test.each(['timezone', 'business.phone', 'business.address', 'contact.attributes.nope', 'nope', 'discount'])(
  '{{%s}}, which nothing fills, stays and is named',
  name => {
    expect(said(`Say {{${name}}}.`)).toMatchObject({ body: `Say {{${name}}}.`, missing: [name] })
  },
)

test.each(['constructor', 'toString', 'hasOwnProperty', 'contact.attributes.valueOf', '__proto__'])(
  '{{%s}} is a field like any other',
  name => {
    expect(said(`{{${name}}}`).missing).toEqual([name])
    const field = name.replace('contact.attributes.', '')
    const attributes = JSON.parse(`{ ${JSON.stringify(field)}: "own" }`)
    expect(said(`{{${name}}}`, {}, { attributes }).body).toBe('own')
  },
)

test.each([
  ['recipient.name', 'Ann Smith', []],
  ['recipient.phone', '+12025550143', []],
  ['recipient.email', 'ann@example.com', []],
  ['page', 'typed city', []],
  ['typed', 'typed city', []],
  ['fixed', 'Salem', []],
  ['booking', 'https://desk.example/c/oak/book', []],
] as const)('a source decides before the name does: %s', (from, value, missing) => {
  const variable_sources = { city: { from, value: 'Salem' } }
  expect(said('{{city}}', { variable_sources })).toMatchObject({ body: value, missing })
})

test('the page may leave it to a field of the contact; a person who types may not', () => {
  const nothing = { ...filling, typed: {} }
  const from = (source: 'page' | 'typed') =>
    render(wording('{{city}}', { variable_sources: { city: { from: source } } }), ann, nothing)
  expect(from('page').body).toBe('Boston')
  expect(from('typed').missing).toEqual(['city'])
})

test('a booking link is missing while nobody can book, and such a template says that it needs one', () => {
  const template = wording('Book: {{link}}', { variable_sources: { link: { from: 'booking' } } })
  expect(render(template, ann, { ...filling, bookingUrl: null }).missing).toEqual(['link'])
  expect(needsBooking(template)).toBe(true)
  expect(needsBooking(wording('{{link}}'))).toBe(false)
  expect(needsBooking(wording('no link', { variable_sources: { link: { from: 'booking' } } }))).toBe(false)
})

test('values are one line, addresses of pages as they were', () => {
  const attributes = {
    note: ' a\r\n\tb\0c\u2028d\u0085e  f ',
    link: 'https://oak.example/a%20b?x=1&y={{name}}#top',
    blank: ' \n ',
  }
  expect(said('[{{note}}] {{link}} {{blank}}', {}, { attributes })).toMatchObject({
    body: '[a b c d e f] https://oak.example/a%20b?x=1&y={{name}}#top {{blank}}',
    missing: ['blank'],
  })
})

test('a subject holds no line break whatever fills it', () => {
  const name = 'Ann\r\nBcc: everybody@example.org'
  expect(said('x', { channel: 'email', subject: 'Hi {{name}}' }, { name }).subject).toBe(
    'Hi Ann Bcc: everybody@example.org',
  )
})

test('values are escaped in HTML, and turn no plain mail into HTML', () => {
  const name = '<img src=x onerror="alert(1)"> & \'co\''
  expect(said('<p title="{{name}}">Hi</p>', { channel: 'email' }, { name }).body).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;">Hi</p>',
  )
  expect(said('Hi {{name}} <ann@example.com>', { channel: 'email' }, { name }).body).toBe(
    'Hi ‹img src=x onerror="alert(1)"› & \'co\' <ann@example.com>',
  )
  expect(said('Hi {{name}}', { channel: 'sms' }, { name: 'A <b> & C' }).body).toContain('Hi A <b> & C')
})

test('variables stand in the order in which a reader meets them, each once', () => {
  const template = wording('{{b}} {{a}} {{ b }} {{c}}', { channel: 'email', subject: '{{a}} {{d}}' })
  expect(placeholdersOf(template)).toEqual(['a', 'd', 'b', 'c'])
})

test('WhatsApp: numbered in their order, one number for a repeated one, values from the stored map', () => {
  const body = 'Hi {{name}}, {{city}} calls {{name}}. Bye'
  expect(positional(body)).toEqual({
    text: 'Hi {{1}}, {{2}} calls {{1}}. Bye',
    positions: ['name', 'city'],
  })
  expect(said(body, { channel: 'whatsapp' }).params).toEqual(['Ann Smith', 'Boston'])
  expect(said(body, { channel: 'whatsapp', provider_positions: ['city', 'name'] }).params).toEqual([
    'Boston',
    'Ann Smith',
  ])
  expect(said(body, { channel: 'sms' }).params).toEqual([])
})

test.each([
  ['Hi {{name, your table', /never closed: “{{name, your table”/],
  ['Hi {{name} and {{city}}', /never closed/],
  ['Hi {{na\nme}}', /never closed/],
  ['{{{name}}}', /never closed/],
  ['Hi {{ }}', /without a name/],
  [`{{${'x'.repeat(101)}}}`, /at most 100/],
])('%j can’t be read, and why is said', (text, problem) => {
  expect(readParts(text).problem).toMatch(problem)
})

test.each(['a { b } c', 'a }} b', '@media print { .a { color: red }}', '', '{'])('%j is text', text => {
  expect(readParts(text)).toEqual({ parts: text ? [text] : [], problem: null })
})

const braced = fc.array(fc.constantFrom('{{', '}}', '{', '}', 'name', ' ', 'é', '\n', '😀', '.'), {
  maxLength: 30,
})

test('any text is taken apart without a throw; one without a problem goes together again', () => {
  fc.assert(
    fc.property(
      braced.map(pieces => pieces.join('')),
      text => {
        const { parts, problem } = readParts(text)
        if (problem) return
        const again = readParts(joined(parts, name => `{{${name}}}`))
        expect(again).toEqual({ parts, problem: null })
        const plain = text.replace(/\{\{([^{}]*)\}\}/g, (_all, name: string) => `{{${name.trim()}}}`)
        expect(joined(parts, name => `{{${name}}}`)).toBe(plain)
      },
    ),
  )
})

test('whatever values hold, no control character reaches a text, and nothing throws', () => {
  const control = fc.constantFrom(...'\0\t\n\r\x1b\x7f\x85\u2028\u2029 ')
  const other = fc.integer({ min: 0x20, max: 0x2fff }).map(code => String.fromCodePoint(code))
  const value = fc.string({ unit: fc.oneof(control, other, fc.constant('{{name}}')) })
  fc.assert(
    fc.property(
      fc.constantFrom('email', 'sms', 'whatsapp', 'voice'),
      fc.constantFrom('Hi {{name}} {{city}}.', '<p>{{name}}</p>{{city}}', '{{city'),
      fc.record({ name: value, city: value, typed: value }),
      (channel, body, values) => {
        const person = { ...ann, name: values.name, attributes: { city: values.city } }
        const subject = channel === 'email' ? 'To {{name}}, {{city}}' : null
        const all = render(wording(body, { channel, subject }), person, filling)
        for (const text of [all.subject ?? '', all.body.replaceAll('\nReply', ' Reply'), ...all.params]) {
          expect(text).not.toMatch(/\p{Cc}/u)
        }
      },
    ),
  )
})

test('what is numbered for review and filled from its map is what the text itself says', () => {
  const names = fc.constantFrom('name', 'email', 'city', 'business.name', 'contact.phone')
  const words = fc.constantFrom(' hello ', ' — ', '1', ' {x} ', '\n')
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          names.map(name => `{{${name}}}`),
          words,
        ),
      ),
      pieces => {
        const body = pieces.join('')
        const { text, positions } = positional(body)
        const { params, body: filled } = render(
          wording(body, { channel: 'whatsapp', provider_positions: positions }),
          ann,
          filling,
        )
        const { parts } = readParts(text)
        expect(placeholdersIn(parts)).toEqual(positions.map((_name, i) => `${i + 1}`))
        expect(joined(parts, number => params[Number(number) - 1]!)).toBe(filled)
      },
    ),
  )
})
