import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FakeMeta, type MetaFailure, startFakeMeta } from '#server/test/fakes/meta.ts'
import { whatsappCloud } from './cloud.ts'

let meta: FakeMeta
beforeAll(async () => {
  meta = await startFakeMeta()
})
afterAll(() => meta.close())

function whatsapp(more: object = {}) {
  const { accessToken, phoneNumberId, businessAccountId } = meta
  const url = `${meta.url}/v24.0`
  const api = whatsappCloud({ url, accessToken, phoneNumberId, businessAccountId, ...more })
  onTestFinished(api.close)
  return api
}

const reminder = (name: string) => ({
  name,
  language: 'en_US',
  category: 'utility',
  body: 'Hi {{1}}, see you at {{2}} tomorrow.',
  examples: ['Ann', '10:00'],
})
const message = (name: string) => ({
  to: '+15550100201',
  template: { name, language: 'en_US' },
  params: ['Ann', '10:00'],
  reference: 'row-1',
})

/** A submitted and approved template. */
async function approved(name: string) {
  await whatsapp().createTemplate(reminder(name))
  meta.review(name, 'APPROVED')
  return name
}

test('a template is submitted with an example for each placeholder, and its review is followed', async () => {
  const made = await whatsapp().createTemplate(reminder('reminder'))
  expect(made).toEqual({ id: meta.templates[0]!.id, status: 'PENDING', category: 'utility' })
  expect(meta.templates[0]).toMatchObject({ body: reminder('x').body, category: 'UTILITY' })
  expect(await whatsapp().templateStatus({ id: made.id })).toEqual({
    id: made.id,
    status: 'PENDING',
    reason: null,
  })
  meta.review('reminder', 'REJECTED', 'INVALID_FORMAT')
  const standing = { id: made.id, status: 'REJECTED', reason: 'INVALID_FORMAT' }
  expect(await whatsapp().templateStatus({ id: made.id })).toEqual(standing)
  expect(await whatsapp().templateStatus({ name: 'reminder' })).toEqual(standing)
})

test('a missing template is null, also when its name is a part of another’s', async () => {
  await approved('welcome_2')
  expect(await whatsapp().templateStatus({ name: 'welcome' })).toBeNull()
  expect(await whatsapp().templateStatus({ id: '1' })).toBeNull()
})

test('a template that Meta refuses fails with a sentence', async () => {
  const bad = { ...reminder('bad'), examples: ['Ann'] }
  await expect(whatsapp().createTemplate(bad)).rejects.toMatchObject({
    name: 'WhatsAppUnavailable',
    reason: 'rejected',
    message: '(#100) refused',
  })
})

test('a message carries its template, its values and our id', async () => {
  const name = await approved('carried')
  const { providerId } = await whatsapp().send(message(name))
  expect(meta.messages.at(-1)).toMatchObject({
    id: providerId,
    to: '+15550100201',
    template: name,
    language: 'en_US',
    params: ['Ann', '10:00'],
    reference: 'row-1',
  })
})

const refusals: [MetaFailure, object][] = [
  [{ code: 131050 }, { reason: 'unsubscribed', suppress: true, temporary: false }],
  [{ code: 130429 }, { reason: 'rate_limited', temporary: true, retryAfterSeconds: 10 }],
  [{ code: 131056 }, { reason: 'rate_limited', temporary: true }],
  [{ code: 131026 }, { reason: 'undeliverable', temporary: false }],
  [{ code: 131049 }, { reason: 'whatsapp_131049', temporary: false }],
  [{ code: 132015 }, { reason: 'template_not_approved', temporary: false }],
  [{ code: 132000 }, { reason: 'whatsapp_132000', temporary: false }],
  [
    { code: 190, status: 401 },
    { reason: 'account_refused', temporary: true, retryAfterSeconds: 300 },
  ],
  [{ code: 131042 }, { reason: 'account_refused', temporary: true }],
  [
    { code: 131016, status: 500 },
    { reason: 'provider_unavailable', temporary: true },
  ],
  [{ status: 503 }, { reason: 'provider_unavailable', temporary: true }],
  [{ status: 502 }, { reason: 'outcome_unknown', temporary: false }],
  ['cut', { reason: 'outcome_unknown', temporary: false }],
]
test.for(refusals)('%j counts as %j', async ([failure, said], { task }) => {
  const name = await approved(`t${task.id.replace(/\D/g, '')}`)
  meta.failNext(failure)
  await expect(whatsapp().send(message(name))).rejects.toMatchObject({ name: 'DeliveryFailed', ...said })
})

test('a template that is in review or missing is not sent', async () => {
  await whatsapp().createTemplate(reminder('waiting'))
  for (const name of ['waiting', 'nothing'])
    await expect(whatsapp().send(message(name))).rejects.toMatchObject({ reason: 'template_not_approved' })
})

test('a wrong token concerns the account, and is not shown', async () => {
  const wrong = whatsapp({ accessToken: 'wrong-one' })
  const errors = [await wrong.check().catch((e: unknown) => e), await wrong.send(message('x')).catch(e => e)]
  expect(errors[0]).toMatchObject({ name: 'WhatsAppUnavailable', reason: 'auth' })
  expect(errors[1]).toMatchObject({ reason: 'account_refused', temporary: true })
  expect(JSON.stringify(errors)).not.toContain('wrong-one')
  expect(await whatsapp().check()).toEqual({ number: '+1 555-010-0200' })
})
