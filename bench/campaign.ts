import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#client'

/** Rows for each request. They keep its body under the limit of 1 MiB. */
const atOnce = 4_000

export const subject = 'Your appointment, {{contact.name}}'
/** About 2 KB on the wire. */
export const body = `Dear {{contact.name}},\n\n${'We look forward to seeing you again soon. '.repeat(20)}\n\nYours`

/** Makes an audience of this many people, who all agreed to mail. */
export async function makeAudience(client: Client, people: number): Promise<string> {
  const { id } = await client.post('/api/v1/communication/audiences', { body: { name: `${people} people` } })
  for (let from = 0; from < people; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, people - from) }, (_, i) => ({
      name: `Person ${from + i}`,
      email: `person.${from + i}@example.com`,
      country: 'DE',
      consent_email: true,
    }))
    await client.post('/api/v1/communication/audiences/{id}/contacts', { params: { id }, body: { rows } })
  }
  return id
}

/** Makes a draft of a mail to them. */
export async function makeBroadcast(client: Client, audience: string, fields: object = {}): Promise<string> {
  const template = await client.post('/api/v1/communication/templates', {
    body: {
      name: 'Bench',
      channel: 'email',
      subject,
      body,
    },
  })
  const broadcast = await client.post('/api/v1/communication/broadcasts', {
    body: {
      name: 'Bench',
      audience_id: audience,
      channel_order: ['email'],
      template_ids: { email: template.id },
      allow_replies: false,
      ...fields,
    },
  })
  return broadcast.id
}

/** Waits until a broadcast has ended. */
export async function untilCompleted(client: Client, broadcast: string) {
  for (;;) {
    const found = await client.get('/api/v1/communication/broadcasts/{id}', { params: { id: broadcast } })
    if (found.status === 'completed') return found
    await sleep(100)
  }
}
