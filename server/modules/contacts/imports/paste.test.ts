import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

test('people are found in pasted text, and what is none is skipped with the reason', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', { country: 'DE' })
  const read = async (text: string) =>
    (await account.call('POST', '/communication/audiences/parse-text', { text })).body
  for (const [line, contact] of [
    ['Ann Smith <Ann@Example.com>', { name: 'Ann Smith', email: 'ann@example.com', phone: null }],
    ['"Smith, Ann" <ann@example.com>', { name: 'Smith, Ann', email: 'ann@example.com' }],
    ['ann@example.com', { name: null, email: 'ann@example.com' }],
    ['mailto:ann@example.com.', { name: null, email: 'ann@example.com' }],
    ['Ann, ann@example.com, 030 123456', { name: 'Ann', email: 'ann@example.com', phone: '+4930123456' }],
    ['Name: Ann\tTel: +44 20 7946 0018', { name: 'Ann', email: null, phone: '+442079460018' }],
    ['Ann 2026-01-31 030/123456 31.1.26', { name: 'Ann', phone: '+4930123456' }],
    ['Luc +33 1 23 45 67 89', { name: 'Luc', phone: '+33123456789' }],
    ['Luc 0033 1.23.45.67.89', { name: 'Luc', phone: '+33123456789' }],
    ['info@münchen.de', { email: 'info@münchen.de' }],
  ] as const) {
    expect(await read(line), line).toMatchObject({ count: 1, contacts: [contact], skipped: [] })
  }
  for (const [line, reason] of [
    ['Ann Smith', /no email address and no phone/],
    ['ann@example', /“ann@example” is not an email address/],
    ['Meeting on 2026-01-31', /no email address and no phone/],
    ['Ann 030 123456 ext 12', /extension/],
    ['Ann 123456789012345678', /not a valid phone number/],
    ['x'.repeat(2_000), /longer/],
  ] as const) {
    expect(await read(`\n${line}`), line).toMatchObject({
      count: 0,
      contacts: [],
      skipped: [{ line: 2, reason: expect.stringMatching(reason) }],
    })
  }
  expect(
    await read(
      'Ann <a@example.com>; Bob, Jr. <b@example.com>;c@example.com\r\nA@example.com, d@example.com d@, e@example.com',
    ),
  ).toEqual({
    contacts: [
      { name: 'Ann', email: 'a@example.com', phone: null },
      { name: 'Bob, Jr.', email: 'b@example.com', phone: null },
      { name: null, email: 'c@example.com', phone: null },
      { name: null, email: 'd@example.com', phone: null },
      { name: null, email: 'e@example.com', phone: null },
    ],
    skipped: [{ line: 2, text: 'd@', reason: '“d@” is not an email address.' }],
    count: 5,
  })
  expect(await read('')).toEqual({ contacts: [], skipped: [], count: 0 })
})

test('a text of a million characters is read, whatever is in it', async () => {
  const account = await makeAccount(await startApp())
  for (const piece of ['a', '1', '@', ',', '"', '1.1.', 'a@', '+1 ', '(((', 'a@example.com,']) {
    const text = piece.repeat(Math.floor(1_000_000 / piece.length))
    const answer = await account.call('POST', '/communication/audiences/parse-text', { text })
    expect(answer.status, piece).toBe(200)
  }
  const text = 'x'.repeat(1_000_001)
  expect((await account.call('POST', '/communication/audiences/parse-text', { text })).status).toBe(422)
})
