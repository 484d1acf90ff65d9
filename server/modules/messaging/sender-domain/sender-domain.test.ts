import { generateKeyPairSync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { SenderDomain } from '#contract/messaging/sender-domain.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { type FakeDns, startFakeDns } from '#server/test/fakes/dns.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const published = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`

const own = { host: 'mail.riverside.example', from_email: 'hello@riverside.example' }

/** A business that sends through `connection`, with this zone behind it. */
async function report(
  zone: Parameters<typeof startFakeDns>[0],
  { connection = own, query = '' }: { connection?: object; query?: string } = {},
): Promise<{ status: number; body: SenderDomain; dns: FakeDns }> {
  const dns = await startFakeDns(zone)
  onTestFinished(() => dns.close())
  const account = await makeAccount(await startApp({ env: { DNS_SERVERS: dns.address } }))
  await account.call('PATCH', '/account', { communication_enabled: true })
  const put = await account.call('PUT', '/communication/connections/email', connection)
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  return { ...(await account.call('GET', `/communication/sender-domain${query}`)), dns }
}

const of = ({ body }: { body: SenderDomain }, kind: string) => body.records.find(each => each.kind === kind)

test('a domain without records is told which ones to enter', async () => {
  const { status, body } = await report({ 'A mail.riverside.example': ['198.51.100.7'] })
  expect(status).toBe(200)
  expect(body).toEqual({
    domain: 'riverside.example',
    own: true,
    server: 'mail.riverside.example',
    records: [
      {
        kind: 'spf',
        state: 'missing',
        name: 'riverside.example',
        found: [],
        wanted: 'v=spf1 a:mail.riverside.example ~all',
      },
      { kind: 'dkim', state: 'unknown', name: null, found: [], wanted: null },
      {
        kind: 'dmarc',
        state: 'missing',
        name: '_dmarc.riverside.example',
        found: [],
        wanted: 'v=DMARC1; p=none; rua=mailto:hello@riverside.example',
      },
    ],
  })
})

test('records that are right are found right, through what they include and in pieces', async () => {
  const spf = 'v=spf1 include:_spf.host.example -all'
  const dmarc = 'v=DMARC1; p=quarantine'
  const found = await report(
    {
      'TXT riverside.example': ['other=1', spf],
      'TXT _spf.host.example': ['v=spf1 ip4:198.51.100.0/24 ?all'],
      'A mail.riverside.example': ['198.51.100.7'],
      'TXT s1._domainkey.riverside.example': [published],
      'TXT _dmarc.riverside.example': [dmarc],
    },
    { connection: { ...own, dkim: { domain: 'riverside.example', selector: 's1', private_key: pem } } },
  )
  expect(of(found, 'spf')).toMatchObject({ state: 'right', found: [spf], wanted: null })
  expect(of(found, 'dkim')).toMatchObject({ state: 'right', found: [published], wanted: null })
  expect(of(found, 'dmarc')).toMatchObject({ state: 'right', found: [dmarc], wanted: null })
})

test('records that are there and wrong say what they should be', async () => {
  const found = await report(
    {
      'TXT riverside.example': ['v=spf1 mx -all'],
      'MX riverside.example': ['mx.riverside.example'],
      'A mx.riverside.example': ['192.0.2.1'],
      'A mail.riverside.example': ['198.51.100.7'],
      'TXT s1._domainkey.riverside.example': ['v=DKIM1; k=rsa; p=AAAA'],
      'TXT _dmarc.riverside.example': ['v=DMARC1; rua=mailto:x@riverside.example'],
    },
    { connection: { ...own, dkim: { domain: 'riverside.example', selector: 's1', private_key: pem } } },
  )
  expect(of(found, 'spf')).toMatchObject({
    state: 'incomplete',
    wanted: 'v=spf1 mx a:mail.riverside.example -all',
  })
  expect(of(found, 'dkim')).toMatchObject({ state: 'differs', wanted: published })
  expect(of(found, 'dmarc')).toMatchObject({ state: 'incomplete' })
})

test('a mail service is known by its host, its key by the selector that the owner names', async () => {
  const found = await report(
    {
      'TXT shop.riverside.example': ['v=spf1 include:_spf.google.com ~all'],
      'TXT _spf.google.com': ['v=spf1 ip4:192.0.2.0/24 ~all'],
      'TXT google._domainkey.shop.riverside.example': ['k=rsa; p='],
      'TXT _dmarc.riverside.example': ['v=DMARC1; p=none'],
    },
    {
      connection: { host: 'smtp.gmail.com', from_email: 'hello@shop.riverside.example' },
      query: '?selector=google',
    },
  )
  expect(of(found, 'spf')).toMatchObject({ state: 'right' })
  expect(of(found, 'dkim')).toMatchObject({ state: 'revoked' })
  expect(of(found, 'dmarc')).toMatchObject({ state: 'right', name: '_dmarc.riverside.example' })
})

test('two records become one, and one that never ends is counted', async () => {
  const two = await report({ 'TXT riverside.example': ['v=spf1 mx -all', 'v=spf1 a ~all'] })
  expect(of(two, 'spf')).toMatchObject({
    state: 'several',
    wanted: 'v=spf1 mx a a:mail.riverside.example ~all',
  })
  const names = Array.from({ length: 15 }, (_, i) => `s${i}.example`)
  const chain = names.map((name, i): [string, string[]] => [
    `TXT ${name}`,
    [`v=spf1 include:${names[i + 1] ?? names[0]} ~all`],
  ])
  const endless = await report({
    'TXT riverside.example': [`v=spf1 include:${names[0]} ~all`],
    ...Object.fromEntries(chain),
  })
  expect(of(endless, 'spf')).toMatchObject({ state: 'too_many', wanted: null })
  expect(endless.dns.asked.filter(each => each.startsWith('TXT s')).length).toBe(10)
})

test('a name server that is silent is said to be, and an address may be in no domain', async () => {
  const found = await report({ 'TXT riverside.example': 'silent', 'TXT _dmarc.riverside.example': [] })
  expect(of(found, 'spf')).toMatchObject({ state: 'unanswered' })
  expect(of(found, 'dmarc')).toMatchObject({ state: 'missing' })
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', { communication_enabled: true })
  expect(await account.call('GET', '/communication/sender-domain')).toMatchObject({
    status: 200,
    body: { domain: null, own: false, records: [] },
  })
})
