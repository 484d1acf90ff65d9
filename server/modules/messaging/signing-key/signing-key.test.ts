import { createVerify, generateKeyPairSync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { startFakeDns } from '#server/test/fakes/dns.ts'
import { asLocalhost } from '#server/test/fakes/localhost.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

const path = '/communication/signing-key'

async function start({ connected = true } = {}) {
  const zone: Record<string, string[]> = {}
  const dns = await startFakeDns(zone)
  const smtp = await startFakeSmtp({ certificate: asLocalhost() })
  onTestFinished(async () => {
    await dns.close()
    await smtp.close()
  })
  const app = await startApp({ env: { DNS_SERVERS: dns.address, ALLOW_PRIVATE_NETWORK: 'on' } })
  const account = (await registerOwner(app)).browser
  await account.call('PATCH', '/account', { communication_enabled: true })
  const email = {
    host: '127.0.0.1',
    port: Number(new URL(smtp.url).port),
    security: 'none',
    from_email: 'hello@riverside.example',
  }
  if (connected) {
    const put = await account.call('PUT', '/communication/connections/email', email)
    expect(put.status, JSON.stringify(put.body)).toBe(200)
  }
  return { app, account, smtp, zone, email }
}

const unfolded = (raw: string) => raw.replace(/\r\n[ \t]+/g, ' ')

test('a key is made, waits for its record, and signs mails from then on so that everybody can check it', async () => {
  const { app, account, smtp, zone, email } = await start()
  expect((await account.call('GET', path)).body).toEqual({ active: null, waiting: null })
  const made = await account.call('POST', path, {})
  expect(made).toMatchObject({
    status: 201,
    body: {
      active: null,
      waiting: {
        domain: 'riverside.example',
        selector: expect.stringMatching(/^fd\d{8}[\da-f]{4}$/),
        record: expect.stringMatching(/^v=DKIM1; k=rsa; p=[\w+/]{380,}={0,2}$/),
      },
    },
  })
  const { name, record, selector } = made.body.waiting
  expect(name).toBe(`${selector}._domainkey.riverside.example`)
  expect(JSON.stringify(made.body)).not.toContain('PRIVATE')

  // Neither nothing nor another key is enough.
  const use = () => account.call('POST', `${path}/use`)
  expect(await use()).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('no such record yet') },
  })
  zone[`TXT ${name}`] = ['v=DKIM1; k=rsa; p=AAAA']
  expect(await use()).toMatchObject({ status: 409, body: { detail: expect.stringContaining('another key') } })
  const send = () => account.call('POST', '/communication/connections/email/test-mail')
  await send()
  expect(smtp.received.at(-1)!.raw).not.toContain('DKIM-Signature')
  zone[`TXT ${name}`] = [record]
  expect((await use()).body).toEqual({
    active: { domain: 'riverside.example', selector, name },
    waiting: null,
  })

  // A real signature over what was sent, by the key that the record shows.
  await send()
  const { raw } = smtp.received.at(-1)!
  const [signature] = /^DKIM-Signature: .*$/m.exec(unfolded(raw))!
  const tags = Object.fromEntries(
    signature
      .slice('DKIM-Signature: '.length)
      .split(';')
      .map(
        tag =>
          tag
            .trim()
            .split(/=(.*)/s)
            .map(part => part.trim()) as [string, string],
      ),
  )
  expect(tags).toMatchObject({ d: 'riverside.example', s: selector, a: 'rsa-sha256', c: 'relaxed/relaxed' })
  const headers = unfolded(raw.split('\r\n\r\n')[0]!).split('\r\n')
  const relaxed = (line: string) => {
    const [field, value] = line.split(/:(.*)/s) as [string, string]
    return `${field.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`
  }
  const signed = tags.h!.split(':').flatMap(field => {
    const found = headers.findLast(line => line.toLowerCase().startsWith(`${field.trim().toLowerCase()}:`))
    return found ? [`${relaxed(found)}\r\n`] : []
  })
  const bare = relaxed(signature).replace(/; b=.*$/, '; b=')
  const key = `-----BEGIN PUBLIC KEY-----\n${/p=(.*)$/.exec(record)![1]}\n-----END PUBLIC KEY-----`
  const isSigned = createVerify('RSA-SHA256')
    .update(signed.join('') + bare)
    .verify(key, tags.b!.replace(/\s/g, ''), 'base64')
  expect(isSigned).toBe(true)

  // What else changes of the account leaves it, and the private half is stored sealed.
  await account.call('PUT', '/communication/connections/email', {
    ...email,
    from_name: 'Riverside',
    dkim: { domain: 'riverside.example', selector },
  })
  expect((await account.call('GET', path)).body.active.selector).toBe(selector)
  const tenant = (await account.call('GET', '/account')).body.id
  const stored = await app.open.crossTenant(db =>
    db.selectFrom('connection').selectAll().where('tenant_id', '=', tenant).executeTakeFirstOrThrow(),
  )
  expect(`${JSON.stringify(stored.settings)}${stored.secrets.toString('latin1')}`).not.toContain(
    'PRIVATE KEY',
  )

  expect((await account.call('DELETE', `${path}/active`)).status).toBe(204)
  expect((await account.call('DELETE', `${path}/active`)).status).toBe(404)
  await send()
  expect(smtp.received.at(-1)!.raw).not.toContain('DKIM-Signature')
})

test('a key of one’s own is taken with its selector; the one in use signs until the next is seen', async () => {
  const { account, zone } = await start()
  const pem = generateKeyPairSync('rsa', { modulusLength: 1_024 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const bring = (body: object) => account.call('POST', path, body)
  expect((await bring({ private_key: pem })).body.detail[0].loc).toEqual(['body', 'selector'])
  const ec = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const private_key of ['no key', ec])
    expect((await bring({ selector: 's1', private_key })).body.detail[0].loc).toEqual(['body', 'private_key'])
  expect((await bring({ selector: 'a.b c', private_key: pem })).status).toBe(422)
  const { waiting } = (await bring({ selector: 'S1', private_key: pem })).body
  expect(waiting.selector).toBe('s1')
  zone[`TXT ${waiting.name}`] = [waiting.record]
  expect((await account.call('POST', `${path}/use`)).status).toBe(200)
  expect((await bring({ selector: 's1' })).status).toBe(409)
  const next = await bring({})
  expect(next.body).toMatchObject({ active: { selector: 's1' }, waiting: { domain: 'riverside.example' } })
  expect((await account.call('DELETE', `${path}/waiting`)).status).toBe(204)
  expect((await account.call('POST', `${path}/use`)).status).toBe(404)
  expect((await account.call('GET', path)).body).toMatchObject({ active: { selector: 's1' }, waiting: null })
})

test('without a mail account of its own a business has no key, and with the account its key goes', async () => {
  const { account, email, zone } = await start({ connected: false })
  expect(await account.call('POST', path, {})).toMatchObject({ status: 409 })
  expect((await account.call('DELETE', `${path}/active`)).status).toBe(404)
  expect((await account.call('DELETE', `${path}/nonsense`)).status).toBe(404)
  await account.call('PUT', '/communication/connections/email', email)
  const { waiting } = (await account.call('POST', path, {})).body
  zone[`TXT ${waiting.name}`] = [waiting.record]
  // The record is right, but a signature of another domain would prove nothing.
  await account.call('PUT', '/communication/connections/email', {
    ...email,
    from_email: 'hello@other.example',
  })
  expect(await account.call('POST', `${path}/use`)).toMatchObject({
    status: 409,
    body: { detail: 'Mails come from other.example now. Make a key for that domain.' },
  })
  await account.call('DELETE', '/communication/connections/email')
  expect((await account.call('GET', path)).body).toEqual({ active: null, waiting: null })
})

test('name servers that are silent are no refusal of the key', async () => {
  const { account, zone } = await start()
  const { waiting } = (await account.call('POST', path, {})).body
  Object.assign(zone, { [`TXT ${waiting.name}`]: 'silent' })
  expect(await account.call('POST', `${path}/use`)).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('did not answer') },
  })
})
